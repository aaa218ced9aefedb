// `npm test`: everything that has to hold, in one command: setup, lint, types, unit and integration tests, both builds,
// pictures of every state, end-to-end tests. `npm test -- lint unit` runs just those steps.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { CHECKOUT, environmentFor, nodeForApp, run } from './checkout.mjs';
import { ensureTestPackages } from './debian-packages.mjs';
import { electronBinary } from './electron-binary.mjs';
import { setUp } from './setup.mjs';
import { countPlaywright, countVitest, summary } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').StepResult} StepResult */
/** @typedef {Omit<StepResult, 'name' | 'seconds'>} Outcome */

const REPORTS = path.join(CHECKOUT, 'test-results/reports');

/** @param {boolean} isGood @returns {Outcome} */
const outcomeOf = (isGood) => ({ outcome: isGood ? 'passed' : 'failed' });

/**
 * Runs a command of an installed package with the app's Node.
 * @param {string} script below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [extra]
 */
function tool(script, args, extra) {
  const node = nodeForApp();
  return run(node, [path.join(CHECKOUT, 'node_modules', script), ...args], { env: environmentFor(node, extra) });
}

/**
 * Runs a test runner and counts in the report that it leaves.
 * @param {string} file
 * @param {(report: unknown) => import('./test-report.mjs').Counts} count
 * @param {() => number} runTests
 * @returns {Outcome}
 */
function counted(file, count, runTests) {
  const code = runTests();
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    if (counts.passed + counts.failed === 0) return { outcome: 'failed', counts, reason: 'it ran no test' };
    return { ...outcomeOf(code === 0 && counts.failed === 0), counts };
  } catch (error) {
    return { outcome: 'failed', reason: `no report: ${error instanceof Error ? error.message : error}` };
  }
}

/**
 * What this machine lacks is said to a person, and fails where everything has to run.
 * @param {string} reason
 * @returns {Outcome}
 */
const lacking = (reason) => ({ outcome: process.env.CI ? 'failed' : 'not run', reason });

/** @returns {Outcome} */
function packages() {
  const unmet = ensureTestPackages();
  if (unmet.length === 0) return outcomeOf(true);
  return lacking(unmet.map(({ part, missing }) => `${part} needs ${missing.join(', ')}`).join('; '));
}

const NO_BROWSER = 'no browser: install Debian’s chromium, or run npx playwright install chromium';

/** Whether there is anything that can show a window: Electron, Debian's Chromium, or Playwright's. */
async function canShowWindow() {
  if (electronBinary({ mayDownload: false }) || existsSync('/usr/bin/chromium')) return true;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** @type {Record<string, () => Outcome | Promise<Outcome>>} */
const STEPS = {
  packages,
  lint: () => outcomeOf(tool('@biomejs/biome/bin/biome', ['check', '.', '--max-diagnostics=100']) === 0),
  types: () => outcomeOf(tool('typescript/bin/tsc', ['-p', 'tsconfig.json']) === 0),
  unit() {
    const file = path.join(REPORTS, 'unit.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return counted(file, countVitest, () => tool('vitest/vitest.mjs', ['run', ...reporters]));
  },
  build: () => outcomeOf(build() && build({ isTest: true })),
  async gallery() {
    if (!(await canShowWindow())) return lacking(NO_BROWSER);
    const node = nodeForApp();
    return outcomeOf(run(node, [path.join(CHECKOUT, 'scripts/gallery.mjs')], { env: environmentFor(node) }) === 0);
  },
  async e2e() {
    if (!(await canShowWindow())) return lacking(NO_BROWSER);
    if (results.some(({ name, outcome }) => name === 'build' && outcome === 'failed')) {
      return { outcome: 'not run', reason: 'the build failed' };
    }
    const file = path.join(REPORTS, 'e2e.json');
    return counted(file, countPlaywright, () =>
      tool('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    );
  },
};

/** @type {StepResult[]} */
const results = [];

/**
 * @param {string} name
 * @param {() => Outcome | Promise<Outcome>} step
 */
async function perform(name, step) {
  console.log(`\n── ${name} ──`);
  const begin = performance.now();
  /** @type {Outcome} */
  let outcome;
  try {
    outcome = await step();
  } catch (error) {
    outcome = { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
  results.push({ name, seconds: (performance.now() - begin) / 1000, ...outcome });
  return outcome.outcome !== 'failed';
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const isSetUp = await perform('setup', () => {
  setUp();
  return outcomeOf(true);
});
for (const [name, step] of Object.entries(STEPS)) {
  if (isSetUp && (wanted.length === 0 || wanted.includes(name))) await perform(name, step);
}
console.log(summary(results));
if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
