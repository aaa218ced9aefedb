// Starts the test build in one of its shells and hands out its window.
import path from 'node:path';
import { type Browser, _electron as electron, type Page } from '@playwright/test';
import { nodeForApp } from '../scripts/checkout.mjs';
import { startProcess, untilReady } from '../scripts/services/child-process.ts';

const CHECKOUT = path.join(import.meta.dirname, '..');
const MAIN = path.join(CHECKOUT, 'dist-test/main');
const READY = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/;

export interface ShellOptions {
  environment: Readonly<Record<string, string>>;
  colorScheme: 'light' | 'dark';
  /** Gets the window before it shows anything. */
  onWindow(page: Page): void;
}

/** A running app with its window. */
export interface RunningApp {
  page: Page;
  /** Quits as a person would. Resolves to the exit code. */
  quit(): Promise<number | null>;
  /** Ends main at once, without a chance to save anything; the window stays, when it is not main's child. */
  kill(): Promise<void>;
  /** What main wrote to stdout and stderr. */
  output(): string;
}

export interface Shell {
  name: 'electron' | 'web';
  start(options: ShellOptions): Promise<RunningApp>;
}

export function electronShell(binary: string): Shell {
  return {
    name: 'electron',
    async start({ environment, colorScheme, onWindow }) {
      const app = await electron.launch({
        executablePath: binary,
        args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), path.join(MAIN, 'electron.js')],
        env: { ...environment },
      });
      const main = app.process();
      let output = '';
      main.stdout?.on('data', (chunk) => (output += chunk));
      main.stderr?.on('data', (chunk) => (output += chunk));
      const ended = new Promise<number | null>((resolve) => main.once('exit', resolve));
      app.on('window', onWindow);
      const page = await app.firstWindow();
      await page.emulateMedia({ colorScheme });
      return {
        page,
        async quit() {
          await app.close();
          return ended;
        },
        async kill() {
          main.kill('SIGKILL');
          await ended;
        },
        output: () => output,
      };
    },
  };
}

export function webShell(browser: () => Promise<Browser>): Shell {
  return {
    name: 'web',
    async start({ environment, colorScheme, onWindow }) {
      const main = startProcess(nodeForApp(), [path.join(MAIN, 'web.js')], { env: { ...environment } });
      await untilReady('The web shell', main, async () => READY.test(main.output()));
      const context = await (await browser()).newContext({ colorScheme, viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      onWindow(page);
      await page.goto(READY.exec(main.output())?.[0] ?? '');
      return {
        page,
        async quit() {
          await context.close();
          await main.stop('SIGTERM');
          return main.child.exitCode;
        },
        async kill() {
          await main.stop('SIGKILL');
        },
        output: main.output,
      };
    },
  };
}
