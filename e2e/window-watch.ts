// Notices what must never happen in the window, whatever a test looks at.
import type { Page } from '@playwright/test';

const isLocal = (address: string) => {
  const url = new URL(address);
  if (['data:', 'blob:', 'about:', 'app:', 'devtools:'].includes(url.protocol)) return true;
  return url.hostname === '127.0.0.1' || url.hostname === '[::1]';
};

/** A problem may quote a whole file. */
const MAX_CHARACTERS = 500;

export class WindowWatch {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Must be called before the page shows anything of interest. */
  watch(page: Page): void {
    const note = (problem: string) => this.#problems.push(problem.slice(0, MAX_CHARACTERS));
    page.on('console', (message) => {
      // Violations of the content security policy are errors of the console, too.
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
    page.on('request', (request) => {
      if (!isLocal(request.url())) note(`left this computer: ${request.url()}`);
    });
    page.on('websocket', (socket) => {
      if (!isLocal(socket.url().replace(/^ws/, 'http'))) note(`left this computer: ${socket.url()}`);
    });
  }

  /** For tests that cause one on purpose: console errors like this one are fine from now on. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Problems that no test asked for. */
  unexpected(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((expected) => expected.test(problem)));
  }
}
