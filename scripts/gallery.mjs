// Builds the gallery of visual states, takes a picture of each, in light and dark, English and German, into
// e2e/pictures/gallery, and has axe look at every one: what it calls serious or critical fails the run, and so does any
// number of first headings but one. `npm run gallery -- sheet chat` takes only pictures whose name begins with one of these words.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { build } from 'vite';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, scene?: string, width: number, height: number, step?: (page: Page) => Promise<void> }} Picture */

const root = path.join(import.meta.dirname, '..');
const pictures = path.join(root, 'e2e/pictures/gallery');
const wanted = process.argv.slice(2);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 900, height: 700 };

/** @param {Page} page */
async function chooseTemplate(page) {
  await page.locator('main [aria-haspopup="menu"]').last().click();
  await page.locator('[role="menuitem"]').nth(1).click();
  await page.locator('main [data-failed]').waitFor();
}

/** @param {Page} page */
async function openBeginning(page) {
  await page.locator('details summary').first().click();
  await page.locator('details dl').waitFor();
}

/** @type {Picture[]} */
const ALL = [
  { name: 'sheet', width: 1440, height: 1500 },
  { name: 'chat', ...WIDE },
  { name: 'approval', ...WIDE },
  { name: 'running', ...WIDE },
  { name: 'streaming', ...WIDE },
  { name: 'errors', ...WIDE },
  { name: 'folded', ...WIDE },
  {
    name: 'rich',
    width: 1440,
    height: 1500,
    step: async (page) => {
      await page.locator('canvas').waitFor();
      await page.locator('figure p').waitFor();
      await page.locator('math').first().waitFor();
    },
  },
  { name: 'long', ...WIDE },
  {
    name: 'versions',
    ...WIDE,
    step: (page) => page.locator('article').first().hover(),
  },
  {
    name: 'editing',
    scene: 'versions',
    ...WIDE,
    step: async (page) => {
      await page.locator('article').first().hover();
      await page.locator('article').first().locator('button:has(.lucide-pencil)').click();
    },
  },
  {
    name: 'actions',
    scene: 'versions',
    ...WIDE,
    step: (page) => page.locator('article').last().locator('[aria-haspopup="menu"]').click(),
  },
  {
    name: 'groups',
    ...WIDE,
    step: (page) => page.locator('[data-item="workspace:w0"]').hover(),
  },
  { name: 'queued', ...WIDE },
  {
    name: 'many',
    ...WIDE,
    step: async (page) => {
      await page.locator('[data-item="open"]').focus();
      await page.keyboard.press('End');
      await page.locator('[data-item="many-9999"]:focus').waitFor();
    },
  },
  {
    name: 'moving',
    scene: 'groups',
    ...WIDE,
    step: async (page) => {
      await page.locator('[data-item="open"]').click({ button: 'right' });
      await page.locator('[role="menuitem"]:has(.lucide-folder-input)').click();
    },
  },
  {
    name: 'deleted',
    scene: 'versions',
    ...WIDE,
    step: async (page) => {
      await page.locator('article').last().locator('[aria-haspopup="menu"]').click();
      await page.locator('[role="menuitem"]:has(.lucide-trash-2)').click();
    },
  },
  {
    name: 'temporary',
    scene: 'groups',
    ...WIDE,
    step: async (page) => {
      await page.locator('[data-item="workspace:w0"]').hover();
      await page.locator('[data-group="workspace:w0"] button:has(.lucide-plus)').click();
    },
  },
  {
    name: 'groups-narrow',
    scene: 'groups',
    width: 900,
    height: 700,
    step: (page) => page.locator('header button').first().click(),
  },
  {
    name: 'versions-small',
    scene: 'versions',
    width: 640,
    height: 480,
    step: (page) => page.locator('article').first().hover(),
  },
  { name: 'new', ...WIDE },
  { name: 'empty', ...WIDE },
  { name: 'connection', ...WIDE },
  { name: 'failed', ...WIDE },
  { name: 'organization', ...WIDE },
  { name: 'controls', ...WIDE },
  { name: 'workbench', ...WIDE },
  { name: 'workbench-settings', scene: 'settings', ...WIDE },
  { name: 'workbench-sees', scene: 'sees', ...WIDE },
  {
    name: 'workbench-try',
    scene: 'try',
    ...WIDE,
    step: (page) => page.getByRole('button', { name: /^(Run|Ausführen)$/ }).click(),
  },
  { name: 'editor', ...WIDE },
  { name: 'repair', ...WIDE },
  { name: 'dice', ...WIDE },
  { name: 'formula', ...WIDE },
  { name: 'gone', ...WIDE },
  { name: 'nowhere', ...WIDE },
  { name: 'examples', ...WIDE },
  { name: 'workbench-narrow', scene: 'workbench', ...NARROW },
  { name: 'workbench-settings-narrow', scene: 'settings', ...NARROW },
  { name: 'workbench-sees-narrow', scene: 'sees', ...NARROW },
  { name: 'editor-narrow', scene: 'editor', ...NARROW },
  { name: 'dice-narrow', scene: 'dice', ...NARROW },
  { name: 'workbench-small', scene: 'workbench', width: 640, height: 480 },
  { name: 'examples-small', scene: 'examples', width: 640, height: 480 },
  { name: 'locks', ...WIDE },
  { name: 'begin', ...WIDE, step: chooseTemplate },
  { name: 'begin-narrow', scene: 'begin', ...NARROW, step: chooseTemplate },
  {
    name: 'begin-menu',
    scene: 'begin',
    ...WIDE,
    step: (page) => page.locator('main [aria-haspopup="menu"]').last().click(),
  },
  { name: 'begun', ...WIDE, step: openBeginning },
  { name: 'begun-narrow', scene: 'begun', ...NARROW, step: openBeginning },
  { name: 'templates', ...WIDE },
  {
    name: 'templates-deleted',
    scene: 'templates',
    ...NARROW,
    step: async (page) => {
      await page.locator('main li [aria-haspopup="menu"]').click();
      await page.locator('[role="menuitem"]').last().click();
    },
  },
  { name: 'template', width: 1440, height: 1100 },
  { name: 'template-narrow', scene: 'template', ...NARROW },
  { name: 'template-locked', width: 1440, height: 1100 },
  { name: 'profiles', ...WIDE },
  { name: 'profile', ...WIDE },
  { name: 'agreement', ...WIDE },
  { name: 'narrow', scene: 'chat', width: 900, height: 700 },
  { name: 'small', scene: 'chat', width: 640, height: 480 },
  {
    name: 'picker',
    scene: 'errors',
    ...WIDE,
    step: (page) => page.locator('header [aria-haspopup="dialog"]').first().click(),
  },
  {
    name: 'menu',
    scene: 'chat',
    ...WIDE,
    step: (page) => page.locator('[data-chat]').nth(1).click({ button: 'right' }),
  },
  {
    name: 'opened',
    scene: 'chat',
    ...WIDE,
    step: (page) => page.locator('[data-state="done"] > button').nth(1).click(),
  },
  {
    name: 'drawer',
    scene: 'chat',
    width: 900,
    height: 700,
    step: (page) => page.locator('header button[aria-pressed]').last().click(),
  },
  {
    name: 'palette',
    scene: 'chat',
    ...WIDE,
    step: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('e');
    },
  },
  {
    name: 'find',
    scene: 'chat',
    ...WIDE,
    step: async (page) => {
      await page.keyboard.press('Control+f');
      await page.keyboard.type('e');
    },
  },
  {
    name: 'inspector',
    scene: 'chat',
    ...WIDE,
    step: (page) =>
      page
        .getByRole('button', { name: /^(Inspect|Ansehen)$/ })
        .last()
        .click(),
  },
  {
    name: 'inspector-narrow',
    scene: 'chat',
    width: 900,
    height: 700,
    step: (page) =>
      page
        .getByRole('button', { name: /^(Inspect|Ansehen)$/ })
        .last()
        .click(),
  },
  {
    name: 'data',
    scene: 'chat',
    ...WIDE,
    step: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('json import');
      await page.keyboard.press('Enter');
    },
  },
];
const chosen = ALL.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const FIXED_NOW = new Date('2026-11-28T14:06:00');
/** Nothing is served: the browser's requests to this address are answered from the build. */
const ORIGIN = 'http://gallery.invalid';

/** @param {string} outDir */
async function buildGallery(outDir) {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    root: path.join(root, 'src-renderer/gallery'),
    logLevel: 'warn',
    environments: { client: { build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 } } },
  });
}

/** @param {Page} page @param {Picture} picture @param {string} theme @param {string} language */
async function take(page, picture, theme, language) {
  const { name, scene = name, width, height, step } = picture;
  await page.clock.setFixedTime(FIXED_NOW);
  await page.setViewportSize({ width, height });
  await page.goto(`${ORIGIN}/index.html?page=${scene}&theme=${theme}&language=${language}`);
  await page.getByRole('main').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await step?.(page);
  // Menus have come, code has its colours, lists have measured themselves.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const titles = await page.getByRole('heading', { level: 1 }).count();
  await page.screenshot({ path: path.join(pictures, `${name}-${language}-${theme}.png`) });
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  // What opens over the screen hides its heading from those who listen, and has a name of its own.
  const isCovered = (await page.getByRole('dialog').or(page.getByRole('menu')).count()) > 0;
  return titles === 1 || isCovered ? findings : [...findings, `${titles} headings of the first level`];
}

async function main() {
  const outDir = await mkdtemp(path.join(tmpdir(), 'confidant-gallery-'));
  /** @type {Set<string>} */
  const failures = new Set();
  /** @type {import('@playwright/test').Browser | undefined} */
  let browser;
  try {
    await buildGallery(outDir);
    await mkdir(pictures, { recursive: true });
    browser = await chromium.launch({
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      for (const language of ['en', 'de']) {
        const context = await browser.newContext({
          colorScheme: theme,
          deviceScaleFactor: 1.5,
          reducedMotion: 'reduce',
        });
        await context.route(`${ORIGIN}/**`, (route) =>
          route.fulfill({ path: path.join(outDir, new URL(route.request().url()).pathname) }),
        );
        for (const picture of chosen) {
          const page = await context.newPage();
          page.on('pageerror', (error) => failures.add(`${picture.name}: ${error}`));
          page.on('console', (message) => {
            if (message.type() === 'error') failures.add(`${picture.name}: ${message.text()}`);
          });
          for (const finding of await take(page, picture, theme, language)) failures.add(`${picture.name}: ${finding}`);
          await page.close();
        }
        await context.close();
      }
    }
  } finally {
    await browser?.close();
    await rm(outDir, { recursive: true, force: true });
  }
  for (const failure of failures) console.error(failure);
  console.log(`${chosen.length * 4} pictures in e2e/pictures/gallery`);
  if (failures.size > 0) process.exitCode = 1;
}

await main();
