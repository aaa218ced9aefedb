import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium where there is one; elsewhere what `npx playwright install chromium` brought. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** How tests and benchmarks launch the browser. */
export const CHROMIUM: LaunchOptions = {
  ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
  // Without a locale of UTF-8 no name of a downloaded file has an umlaut.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
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
};
