import { app, type WebContents } from 'electron';
import { isAppPage, isDiagramPage } from './app-protocol.ts';
import { openExternal } from './open-external.ts';

/** Chromium's own traffic and services, none of which this app needs. */
const SWITCHES = [
  'disable-background-networking',
  'disable-component-update',
  'disable-domain-reliability',
  'disable-sync',
  'dns-prefetch-disable',
  'no-pings',
] as const;

/** Before Electron is ready: every renderer in the sandbox, and Chromium keeps quiet. */
export function lockDownChromium(): void {
  app.enableSandbox();
  for (const name of SWITCHES) app.commandLine.appendSwitch(name);
}

/** Denies by default what any page, whoever created it, could do to leave the window. */
export function lockDownContents(): void {
  app.on('web-contents-created', (_event, contents) => lockDown(contents));
  // Nothing here speaks TLS. Should Chromium do so all the same, no certificate is waved through and no secret handed out.
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, callback) => {
    event.preventDefault();
    callback(false);
  });
  app.on('select-client-certificate', (event, _contents, _url, _certificates, callback) => {
    event.preventDefault();
    callback();
  });
  app.on('login', (event, _contents, _details, _authInfo, callback) => {
    event.preventDefault();
    callback();
  });
}

function lockDown(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    // Reloading is the one navigation there is; a frame inside the page may show its one document.
    const isAllowed = event.isMainFrame ? isAppPage(event.url) : isDiagramPage(event.url);
    if (!isAllowed) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openExternal(url).catch(() => {});
    return { action: 'deny' };
  });
}
