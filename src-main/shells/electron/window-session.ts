import { type Session, session } from 'electron';
import type { RendererFiles } from '../renderer-files.ts';
import { APP_ORIGIN, serveWindow } from './app-protocol.ts';

/** Without "persist:" in its name a session lives in memory: no cookies, no storage and no cache stay on disk. */
const PARTITION = 'window';

/** The only thing the window may ask the system for: putting text into the clipboard. */
const ALLOWED_PERMISSION = 'clipboard-sanitized-write';

/** The session of the window: serves its files, and denies everything that its pages could ask of the system or the network. */
export function createWindowSession(files: RendererFiles): Session {
  const windowSession = session.fromPartition(PARTITION, { cache: false });
  serveWindow(windowSession, files);

  windowSession.setPermissionRequestHandler((_contents, permission, callback, details) => {
    callback(permission === ALLOWED_PERMISSION && isAppOrigin(details.requestingUrl));
  });
  windowSession.setPermissionCheckHandler(
    (_contents, permission, origin) => permission === ALLOWED_PERMISSION && isAppOrigin(origin),
  );
  windowSession.setDevicePermissionHandler(() => false);
  windowSession.setDisplayMediaRequestHandler((_request, callback) => callback(null));
  windowSession.setCertificateVerifyProc((_request, callback) => callback(CERTIFICATE_REFUSED));
  // What the window made itself is saved where the person says; nothing is fetched for it.
  windowSession.on('will-download', (event, item) => {
    if (!isAppOrigin(item.getURL().replace(/^blob:/, '')) || protocolOf(item.getURL()) !== 'blob:')
      event.preventDefault();
  });

  // The content security policy keeps the page from connecting anywhere; this holds even where a policy does not reach.
  windowSession.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !LOCAL_PROTOCOLS.has(protocolOf(details.url)) });
  });

  // Chromium would download dictionaries; macOS checks with the system's own.
  windowSession.setSpellCheckerEnabled(process.platform === 'darwin');
  return windowSession;
}

/** Chromium's "failed", as `setCertificateVerifyProc` documents it. */
const CERTIFICATE_REFUSED = -2;

/** "devtools:" is the inspector's own page, which exists only in a build that is not packaged. */
const LOCAL_PROTOCOLS = new Set(['app:', 'data:', 'blob:', 'devtools:']);

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

function isAppOrigin(address: string): boolean {
  // "app:" is no scheme of the web, so `URL.origin` knows no origin for it.
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`);
}
