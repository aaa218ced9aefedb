// What every spec starts from: the app in the right shell, its services, and a watch over its window.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '#shared/settings/settings.ts';
import { electronBinary } from '../scripts/electron-binary.mjs';
import { isKeyringInstalled, type Keyring, startKeyring } from '../scripts/services/keyring.ts';
import { isSearxInstalled, type Searx, startSearx } from '../scripts/services/searx.ts';
import { startTownSite, type TownSite } from '../scripts/services/town-site.ts';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider/server.ts';
import { electronShell, type RunningApp, type Shell, webShell } from './shell.ts';
import { WindowWatch } from './window-watch.ts';
import { type Language, type Words, wordsIn } from './words.ts';

export { expect, type Page };

/** The key that the scripted provider takes; every other is refused. */
export const PROVIDER_KEY = 'sk-for-tests-only';

const PICTURES = path.join(import.meta.dirname, 'pictures');

/** The app as one test uses it, over as many starts as it likes. */
export class Confidant {
  readonly dataDir: string;
  readonly shell: Shell['name'];
  readonly watch = new WindowWatch();
  readonly #shell: Shell;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #look: { colorScheme: 'light' | 'dark'; language: Language };
  #running: RunningApp | undefined;
  #output = '';

  constructor(shell: Shell, dataDir: string, environment: Record<string, string>, look: Confidant['look']) {
    this.#shell = shell;
    this.shell = shell.name;
    this.dataDir = dataDir;
    this.#environment = environment;
    this.#look = look;
  }

  get look(): { colorScheme: 'light' | 'dark'; language: Language } {
    return this.#look;
  }

  /** The settings the next start finds, as if the person had made them. Only before a start. */
  async prepareSettings(settings: Partial<Settings> | string): Promise<void> {
    await mkdir(this.dataDir, { recursive: true });
    const content = typeof settings === 'string' ? settings : JSON.stringify({ schemaVersion: 1, ...settings });
    await writeFile(path.join(this.dataDir, 'settings.json'), content);
  }

  /** Names of the files in the data folder that hold this text, the database's log among them. */
  async filesWith(text: string): Promise<string[]> {
    const entries = await readdir(this.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
    return files
      .filter((_file, index) => contents[index]?.includes(text))
      .map((file) => path.relative(this.dataDir, file));
  }

  async open(): Promise<Page> {
    if (this.#running) throw new Error('The app is running already.');
    this.#running = await this.#shell.start({
      environment: this.#environment,
      colorScheme: this.#look.colorScheme,
      onWindow: (page) => this.watch.watch(page),
    });
    return this.#running.page;
  }

  /** Quits; a clean end is part of every test. */
  async quit(): Promise<void> {
    const running = this.#take();
    const code = await running.quit();
    this.#output += running.output();
    expect(code, `exit code of main; it wrote:\n${this.#output}`).toBe(0);
  }

  async restart(): Promise<Page> {
    await this.quit();
    return this.open();
  }

  /** Kills main as a crash would, and starts again. */
  async crashAndRestart(): Promise<Page> {
    this.watch.expect(/WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET/);
    const running = this.#take();
    await running.kill();
    this.#output += running.output();
    await running.page.context().close();
    return this.open();
  }

  /** Whatever main wrote so far, over all starts. */
  output(): string {
    return this.#output + (this.#running?.output() ?? '');
  }

  async dispose(): Promise<void> {
    if (this.#running) await this.quit();
  }

  #take(): RunningApp {
    const running = this.#running;
    if (!running) throw new Error('The app is not running.');
    this.#running = undefined;
    return running;
  }
}

interface TestFixtures {
  /** Options: how the system of this person is set. */
  language: Language;
  scheme: 'light' | 'dark';
  hasKeyring: boolean;
  /** Variables that main finds in its environment beside those of every test. */
  moreEnvironment: Readonly<Record<string, string>>;

  confidant: Confidant;
  provider: ScriptedProvider;
  searx: Searx;
  words: Words;
  /** Takes a picture of the window into e2e/pictures, for people to look at. */
  takePicture(page: Page, name: string): Promise<void>;
}

interface WorkerFixtures {
  shell: Shell;
  site: TownSite;
  /** Null where it is not installed: its tests are skipped then. `npm test` fails for that in CI. */
  searxServer: Searx | null;
}

function environmentFor(dataDir: string, site: TownSite, language: Language, keyring: Keyring | undefined) {
  const { PATH = '', TMPDIR, DISPLAY, XAUTHORITY, WAYLAND_DISPLAY, TZ = 'Europe/Berlin' } = process.env;
  const environment = {
    PATH,
    TMPDIR,
    DISPLAY,
    XAUTHORITY,
    WAYLAND_DISPLAY,
    TZ,
    HOME: path.join(dataDir, 'home'),
    LC_ALL: language === 'de' ? 'de_DE.UTF-8' : 'en_US.UTF-8',
    CONFIDANT_DATA_DIR: path.join(dataDir, 'data'),
    CONFIDANT_TEST_ALLOWED_ORIGINS: site.origin,
    // The provider of `readySettings`; one that a person sets up gets an id of its own and its key from the keyring.
    CONFIDANT_API_KEY_SCRIPTED: PROVIDER_KEY,
    // No keyring: an address that nothing listens at, so that nobody's real one is found.
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${dataDir}/no-bus`,
    ...keyring?.environment,
  };
  return Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1]));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  scheme: ['light', { option: true }],
  hasKeyring: [true, { option: true }],
  moreEnvironment: [{}, { option: true }],

  shell: [
    async ({ playwright }, use) => {
      const binary = electronBinary({ mayDownload: false });
      if (binary) return use(electronShell(binary));
      let browser: Promise<Browser> | undefined;
      // Launched when first needed; Playwright adds the launch options of the configuration.
      await use(webShell(() => (browser ??= playwright.chromium.launch())));
      await (await browser)?.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const site = await startTownSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  searxServer: [
    async ({ site }, use) => {
      const searx = isSearxInstalled() ? await startSearx(site.origin) : null;
      await use(searx);
      await searx?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  searx: async ({ searxServer }, use, testInfo) => {
    testInfo.skip(searxServer === null, 'Searx is not installed (Debian’s python3-searx).');
    if (searxServer) await use(searxServer);
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above
  provider: async ({}, use) => {
    const provider = await startScriptedProvider({ key: PROVIDER_KEY });
    await use(provider);
    await provider.close();
  },

  confidant: async ({ shell, site, language, scheme, hasKeyring, moreEnvironment }, use, testInfo) => {
    site.forgetRequests();
    const folder = await mkdtemp(path.join(tmpdir(), 'confidant-'));
    await mkdir(path.join(folder, 'home'));
    const keyring = hasKeyring && isKeyringInstalled() ? await startKeyring() : undefined;
    const environment = { ...environmentFor(folder, site, language, keyring), ...moreEnvironment };
    const confidant = new Confidant(shell, path.join(folder, 'data'), environment, { colorScheme: scheme, language });
    try {
      await use(confidant);
      await confidant.dispose();
      expect(confidant.watch.unexpected(), 'what went wrong in the window').toEqual([]);
    } finally {
      await testInfo.attach('main.log', { body: confidant.output() });
      await confidant.dispose().catch(() => {});
      await keyring?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },

  words: async ({ language }, use) => use(wordsIn(language)),

  takePicture: async ({ language, scheme }, use) => {
    if (!existsSync(PICTURES)) await mkdir(PICTURES, { recursive: true });
    await use(async (page, name) => {
      await page.screenshot({ path: path.join(PICTURES, `${name}-${scheme}-${language}.png`), animations: 'disabled' });
    });
  },
});
