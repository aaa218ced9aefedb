import { protocol, type Session } from 'electron';
import { contentSecurityPolicy, DIAGRAM_PATH, WINDOW_HEADERS } from '../content-security-policy.ts';
import type { RendererFiles } from '../renderer-files.ts';

const SCHEME = 'app';
const HOST = 'confidant';
export const APP_ORIGIN = `${SCHEME}://${HOST}`;
export const APP_PAGE = `${APP_ORIGIN}/index.html`;

/** Before Electron is ready: a scheme with an origin of its own, to which the web's rules for secure pages apply. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built window to this session, under the same headers as the web shell. */
export function serveWindow(session: Session, files: RendererFiles): void {
  session.protocol.handle(SCHEME, async (request) => {
    const url = new URL(request.url);
    const file = request.method === 'GET' && url.host === HOST ? await files.get(url.pathname) : undefined;
    if (!file) return new Response(null, { status: 404, headers: WINDOW_HEADERS });
    const headers = new Headers({
      ...WINDOW_HEADERS,
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
    });
    const policy = contentSecurityPolicy(file, { origin: APP_ORIGIN });
    if (policy) headers.set('content-security-policy', policy);
    return new Response(new Uint8Array(file.body), { headers });
  });
}

/** Whether an address is the window's own page, whatever stands behind its "#". */
export function isAppPage(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === `${SCHEME}:` && url.host === HOST && url.pathname === '/index.html' && url.search === '';
}

/** Whether an address is the document that draws diagrams: the one thing a frame of the window may show. */
export const isDiagramPage = (address: string) => address === `${APP_ORIGIN}${DIAGRAM_PATH}`;
