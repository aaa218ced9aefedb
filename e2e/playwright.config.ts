import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { electronBinary } from '../scripts/electron-binary.mjs';
import { CHROMIUM } from './chromium.ts';

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

if (process.env.TEST_WORKER_INDEX === undefined) {
  const shell = electronBinary({ mayDownload: false }) ? 'Electron' : 'the web shell (Electron’s binary is not here)';
  console.log(`End-to-end tests drive ${shell}.`);
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(import.meta.dirname, '../test-results/e2e'),
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : [['list']],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // For machines with two busy cores; a test that hangs still ends.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
