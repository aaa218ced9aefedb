// Builds the gallery of visual states and takes a picture of each, in light and dark, English and German, into
// e2e/pictures/gallery. What fails the run: a screen that throws, logs an error, has nothing to read or any number of
// first headings but one, and what axe calls serious or critical. `npm run gallery -- sheet chat` takes only pictures
// whose name begins with one of these words.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM } from '../e2e/chromium.ts';
import { PICTURES } from './gallery/pictures.mjs';
import { take } from './gallery/take.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'e2e/pictures/gallery');
const wanted = process.argv.slice(2);
const chosen = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));

const FIXED_NOW = new Date('2026-11-28T14:06:00');
/** Nothing is served: the browser's requests to this address are answered from the build. */
const ORIGIN = 'https://gallery.invalid';
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Two at a time, one for each core of a small machine. Axe sees each language and each scheme once. */
const LOOKS = /** @type {const} */ ([
  { language: 'en', axeIn: 'light' },
  { language: 'de', axeIn: 'dark' },
]);

/** @param {string} outDir */
async function buildGallery(outDir) {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    root: path.join(root, 'src-renderer/gallery'),
    logLevel: 'warn',
    environments: { client: { build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 } } },
  });
}

/**
 * Takes every chosen picture in one language, light and dark.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} outDir
 * @param {typeof LOOKS[number]} look
 * @param {Set<string>} failures what went wrong is added here
 */
async function takeAll(browser, outDir, look, failures) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(outDir, new URL(route.request().url()).pathname) }),
  );
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.clock.setFixedTime(FIXED_NOW);
  await page.addInitScript({ path: AXE });
  let place = '';
  const fail = (/** @type {string} */ what) => failures.add(`${place}: ${what}`);
  page.on('pageerror', (error) => fail(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') fail(message.text());
  });
  await page.goto(`${ORIGIN}/index.html`);
  // Another scheme would fade in on every element of the screen.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  for (const picture of chosen) {
    place = `${picture.name}, ${look.language}`;
    try {
      for (const finding of await take(page, devTools, picture, { ...look, folder })) fail(finding);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  }
  await context.close();
}

async function main() {
  const outDir = await mkdtemp(path.join(tmpdir(), 'confidant-gallery-'));
  /** @type {Set<string>} */
  const failures = new Set();
  /** @type {import('@playwright/test').Browser | undefined} */
  let browser;
  try {
    await buildGallery(outDir);
    await mkdir(folder, { recursive: true });
    const opened = await chromium.launch(CHROMIUM);
    browser = opened;
    await Promise.all(LOOKS.map((look) => takeAll(opened, outDir, look, failures)));
  } finally {
    await browser?.close();
    await rm(outDir, { recursive: true, force: true });
  }
  for (const failure of failures) console.error(failure);
  console.log(`${chosen.length * LOOKS.length * 2} pictures in ${path.relative(root, folder)}`);
  if (failures.size > 0) process.exitCode = 1;
}

await main();
