// `npm run build`: builds the app into dist (`-- --test`: the build for end-to-end tests into dist-test).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, environmentFor, isEntry, nodeForApp, run } from './checkout.mjs';

/** What a build is made from. */
const SOURCES = [
  'src-main',
  'src-renderer',
  'src-shared',
  'assets',
  'tool_definitions',
  'vite.config.ts',
  'scripts/diagram-page.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * @param {string} folder
 * @returns {Generator<string>} every file below it, in a fixed order
 */
function* filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

/**
 * A digest of all sources: a build is stale exactly when this changed, whatever the clock or git did to file times.
 * @param {string} [checkout]
 * @returns {string}
 */
export function digestOfSources(checkout = CHECKOUT) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const full = path.join(checkout, source);
    if (!existsSync(full)) continue;
    const files = path.extname(source) ? [full] : filesBelow(full);
    for (const file of files) {
      const content = readFileSync(file);
      hash.update(`${path.relative(checkout, file).split(path.sep).join('/')}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

const folderOf = (/** @type {boolean} */ isTest) => (isTest ? 'dist-test' : 'dist');

/**
 * @param {{ isTest?: boolean, checkout?: string }} [options]
 * @returns {boolean} true when the build folder was made from today's sources
 */
export function isBuilt({ isTest = false, checkout = CHECKOUT } = {}) {
  try {
    const stamp = readFileSync(path.join(checkout, folderOf(isTest), 'built-from'), 'utf8');
    return stamp.trim() === digestOfSources(checkout);
  } catch {
    return false;
  }
}

/**
 * Builds, whether needed or not.
 * @param {{ isTest?: boolean, output?: 'inherit' | 'stderr' }} [options]
 * @returns {boolean} whether it worked
 */
export function build({ isTest = false, output = 'inherit' } = {}) {
  const node = nodeForApp();
  const stamp = path.join(CHECKOUT, folderOf(isTest), 'built-from');
  const digest = digestOfSources();
  // Taken away first: a build that breaks off leaves a folder that counts as stale.
  rmSync(stamp, { force: true });
  const env = environmentFor(node, { CONFIDANT_TEST_BUILD: isTest ? '1' : undefined });
  const code = run(node, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], { env, output });
  if (code !== 0) return false;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${digest}\n`);
  return true;
}

/**
 * Builds when the sources changed since the last build.
 * @param {{ isTest?: boolean, output?: 'inherit' | 'stderr' }} [options]
 * @throws {Error} in words for a person
 */
export function ensureBuilt({ isTest = false, output = 'inherit' } = {}) {
  if (isBuilt({ isTest })) return;
  console.error(`Building into ${folderOf(isTest)} …`);
  if (!build({ isTest, output })) throw new Error('The build failed; its reason is above.');
}

if (isEntry(import.meta.url) && !build({ isTest: process.argv.includes('--test') })) process.exitCode = 1;
