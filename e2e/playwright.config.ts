import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { electronBinary } from '../scripts/electron-binary.mjs';

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Debian's Chromium where there is one; elsewhere what `npx playwright install chromium` brought. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

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
    launchOptions: {
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      // The first is for root, the others keep the browser from looking for its maker's servers.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
