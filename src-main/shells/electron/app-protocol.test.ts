import type { Session } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RendererFile, RendererFiles } from '../renderer-files.ts';
import { APP_PAGE, isAppPage, registerAppScheme, serveWindow } from './app-protocol.ts';
import { app, FakeSession, protocol, resetFakeElectron } from './fake-electron.ts';

vi.mock('electron', () => import('./fake-electron.ts'));
beforeEach(resetFakeElectron);

const FILES: Record<string, RendererFile> = {
  '/index.html': { body: Buffer.from('page'), contentType: 'text/html', cacheControl: 'no-store', nonce: 'n0nce' },
  '/diagram.html': {
    body: Buffer.from('frame'),
    contentType: 'text/html',
    cacheControl: 'no-cache',
    scriptHash: 'sha256-x',
  },
};
const files: RendererFiles = { get: async (pathname) => FILES[pathname] };

function ask(address: string, method = 'GET'): Promise<Response> {
  const session = new FakeSession();
  serveWindow(session as unknown as Session, files);
  const handle = session.handlers['protocol:app'] as unknown as (request: Request) => Promise<Response>;
  // A Request cannot be made for a scheme of one's own outside Electron.
  return handle({ url: address, method } as Request);
}

describe('the app scheme', () => {
  it('is a secure origin without any privilege beyond that', () => {
    registerAppScheme();
    expect(protocol.privileged).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  it('would be refused once Electron is ready', () => {
    app.becomeReady();
    expect(registerAppScheme).toThrow();
  });

  it('serves the page under a policy that lets it connect to nothing but its own files', async () => {
    const response = await ask(APP_PAGE);
    expect(await response.text()).toBe('page');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0nce'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; frame-src app://confidant/diagram.html; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves the document that draws diagrams under a policy that allows its one script and nothing from anywhere', async () => {
    const response = await ask('app://confidant/diagram.html');
    expect(await response.text()).toBe('frame');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'sha256-x'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
        "base-uri 'none'; form-action 'none'; sandbox allow-scripts",
    );
  });

  it.each([
    ['another host', 'app://other/index.html', 'GET'],
    ['a file that is not there', 'app://confidant/nothing.js', 'GET'],
    ['another method', APP_PAGE, 'POST'],
  ])('has nothing for %s', async (_, address, method) => {
    expect((await ask(address, method)).status).toBe(404);
  });
});

describe('isAppPage', () => {
  it.each([APP_PAGE, `${APP_PAGE}#chat/1`])('knows %s', (address) => {
    expect(isAppPage(address)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'about:blank',
    'app://confidant.evil/index.html',
    'app://confidant@evil/index.html',
    'app://evil/index.html',
    'app://confidant/other.html',
    'app://confidant/index.html?x',
    'https://confidant/index.html',
    'file:///index.html',
    'data:text/html,app://confidant/index.html',
  ])('does not take %s for it', (address) => {
    expect(isAppPage(address)).toBe(false);
  });
});
