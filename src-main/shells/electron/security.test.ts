import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The check of this folder's source that electronegativity would do, see docs/decisions/electron-source-check.md. Each
 * rule carries a sample that it must find, so that no rule can rot unseen. What the shell does at run time is checked
 * by the other tests here.
 */
interface Rule {
  forbids: string;
  pattern: RegExp;
  sample: string;
  /** The one file where it belongs. */
  exceptIn?: string;
}

const RULES: readonly Rule[] = [
  // Not a danger but a standstill: Electron becomes ready only when the entry has been evaluated.
  { forbids: 'waiting at the top of a module', pattern: /^await\b/m, sample: 'await runElectronShell(createApp);' },
  { forbids: 'Node in the page', pattern: /nodeIntegration\w*: *true/, sample: 'nodeIntegrationInWorker: true' },
  { forbids: 'one world for page and preload', pattern: /contextIsolation: *false/, sample: 'contextIsolation: false' },
  { forbids: 'a page outside the sandbox', pattern: /sandbox: *false/, sample: 'sandbox: false' },
  { forbids: 'switching off web security', pattern: /webSecurity: *false/, sample: 'webSecurity: false' },
  {
    forbids: 'mixed content',
    pattern: /allowRunningInsecureContent: *true/,
    sample: 'allowRunningInsecureContent: true',
  },
  { forbids: 'experimental features', pattern: /experimentalFeatures: *true/, sample: 'experimentalFeatures: true' },
  { forbids: 'chosen Blink features', pattern: /(?:enable|disable)BlinkFeatures/, sample: "enableBlinkFeatures: 'X'" },
  { forbids: 'webviews', pattern: /webviewTag: *true/, sample: 'webviewTag: true' },
  { forbids: 'plug-ins', pattern: /plugins: *true/, sample: 'plugins: true' },
  {
    forbids: 'navigation by dropping a file',
    pattern: /navigateOnDragDrop: *true/,
    sample: 'navigateOnDragDrop: true',
  },
  {
    forbids: 'an inspector in every build',
    pattern: /devTools: *true|openDevTools/,
    sample: 'contents.openDevTools()',
  },
  {
    forbids: 'a scheme beyond the policy',
    pattern: /bypassCSP|allowServiceWorkers|allowExtensions/,
    sample: 'bypassCSP: true',
  },
  {
    forbids: 'code from text',
    pattern: /\beval\(|new Function\(|executeJavaScript|insertCSS/,
    sample: 'contents.executeJavaScript(x)',
  },
  { forbids: 'pages from disk', pattern: /loadFile\(|file:\/\//, sample: "window.loadURL('file:///x')" },
  { forbids: 'pages from the network', pattern: /loadURL\((?!APP_PAGE\))/, sample: "window.loadURL('https://x')" },
  {
    forbids: 'a window elsewhere',
    pattern: /new BrowserWindow\(|WebContentsView|BrowserView/,
    sample: 'new BrowserWindow({})',
    exceptIn: 'main-window.ts',
  },
  {
    forbids: 'opening without the check',
    pattern: /shell\.open\w+\(/,
    sample: 'shell.openPath(x)',
    exceptIn: 'open-external.ts',
  },
  { forbids: 'channels for all windows', pattern: /\bipcMain\b/, sample: "ipcMain.handle('x', f)" },
  {
    forbids: 'channels outside the preload',
    pattern: /\bipcRenderer\b/,
    sample: 'ipcRenderer.send(x)',
    exceptIn: 'preload.ts',
  },
  {
    forbids: 'handing Electron to the page',
    pattern: /exposeInMainWorld\([^)]*(?:ipcRenderer|electron|require)/,
    sample: "exposeInMainWorld('x', ipcRenderer)",
  },
  {
    forbids: 'a second object in the page',
    pattern: /exposeInMainWorld\((?!'confidant')/,
    sample: "exposeInMainWorld('extra', {})",
  },
  { forbids: 'calls that block', pattern: /sendSync|sendToHost/, sample: "ipcRenderer.sendSync('x')" },
  { forbids: 'remote', pattern: /@electron\/remote|enableRemoteModule/, sample: "import x from '@electron/remote'" },
  {
    forbids: 'trusting every certificate',
    pattern: /ignore-certificate-errors|callback\(true\)|callback\(0\)/,
    sample: 'callback(true)',
  },
  {
    forbids: 'weakening switches',
    pattern: /no-sandbox|disable-web-security|remote-debugging|js-flags|disable-site-isolation|allow-file-access/,
    sample: "appendSwitch('no-sandbox')",
  },
  { forbids: 'crash reports', pattern: /crashReporter/, sample: 'crashReporter.start({})' },
  { forbids: 'updates from the network', pattern: /autoUpdater/, sample: 'autoUpdater.checkForUpdates()' },
  {
    forbids: 'taking over a scheme',
    pattern: /(?:intercept|register)\w+Protocol\(/,
    sample: 'protocol.registerFileProtocol(x)',
  },
  { forbids: 'a session that stays on disk', pattern: /persist:|defaultSession/, sample: "fromPartition('persist:x')" },
  { forbids: 'opening a popup', pattern: /action: *'allow'/, sample: "({ action: 'allow' })" },
];

const folder = import.meta.dirname;
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('fake-'))
  .map((name) => ({ name, code: withoutComments(readFileSync(path.join(folder, name), 'utf8')) }));

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

describe('the source of the Electron shell', () => {
  it('is read whole', () => {
    const names = sources.map(({ name }) => name);
    for (const name of ['run.ts', 'main-window.ts', 'preload.ts', 'lockdown.ts', 'window-session.ts']) {
      expect(names).toContain(name);
    }
  });

  it.each(RULES)('has no $forbids', ({ pattern, sample, exceptIn }) => {
    expect(sample).toMatch(pattern);
    const found = sources.filter(({ name, code }) => name !== exceptIn && pattern.test(code)).map(({ name }) => name);
    expect(found).toEqual([]);
    // An exception that nothing needs any more would hide the next offence.
    if (exceptIn) expect(sources.find(({ name }) => name === exceptIn)?.code).toMatch(pattern);
  });
});
