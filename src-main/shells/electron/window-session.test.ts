import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RendererFiles } from '../renderer-files.ts';
import { type FakeSession, resetFakeElectron, session } from './fake-electron.ts';
import { createWindowSession } from './window-session.ts';

vi.mock('electron', () => import('./fake-electron.ts'));
beforeEach(resetFakeElectron);

const files: RendererFiles = { get: async () => undefined };
const create = () => createWindowSession(files) as unknown as FakeSession;

const PERMISSIONS = [
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'local-network-access',
  'media',
  'midi',
  'notifications',
  'openExternal',
  'pointerLock',
  'serial',
  'storage-access',
  'usb',
  'unknown',
];

describe('the session of the window', () => {
  it('lives in memory: its name does not begin with "persist:", and it has no cache', () => {
    create();
    expect(session.partitions).toHaveLength(1);
    expect(session.partitions[0]?.name).toMatch(/^(?!persist:)./);
    expect(session.partitions[0]?.options).toEqual({ cache: false });
  });

  it('grants its own page the writing of plain clipboard text, and no page anything else', () => {
    const made = create();
    const granted = (address: string) =>
      PERMISSIONS.filter((permission) => {
        const asked = made.ask('permissionRequest', [null, permission], [{ requestingUrl: address }]);
        const check = made.handlers.permissionCheck as unknown as (...parameters: unknown[]) => boolean;
        expect(check(null, permission, address, {})).toBe(asked);
        return asked;
      });
    expect(granted('app://confidant/index.html')).toEqual(['clipboard-sanitized-write']);
    expect(granted('app://confidant')).toEqual(['clipboard-sanitized-write']);
    for (const address of ['https://evil.test', 'app://confidant.evil/', 'app://other', 'null', '']) {
      expect(granted(address)).toEqual([]);
    }
  });

  it('gives no device and no screen', () => {
    const made = create();
    expect((made.handlers.devicePermission as () => boolean)()).toBe(false);
    expect(made.ask('displayMedia', [{}])).toBeNull();
  });

  it('trusts no certificate', () => {
    expect(create().ask('certificateVerify', [{ verificationResult: 'net::OK' }])).toBe(-2);
  });

  it.each([
    ['blob:app://confidant/5f1c', true],
    ['blob:https://evil.test/5f1c', false],
    ['blob:app://confidant.evil/5f1c', false],
    ['app://confidant/index.html', false],
    ['https://example.org/file', false],
    ['data:text/plain,a', false],
  ])('saves what the window made itself and downloads nothing: %s', (url, isSaved) => {
    const made = create();
    const event = { preventDefault: vi.fn() };
    made.emit('will-download', event, { getURL: () => url });
    expect(event.preventDefault).toHaveBeenCalledTimes(isSaved ? 0 : 1);
  });

  it.each(['app://confidant/index.html', 'data:image/png;base64,AA==', 'blob:app://confidant/1'])('loads %s', (url) => {
    expect(create().ask('onBeforeRequest', [{ url }])).toEqual({ cancel: false });
  });

  it.each([
    'https://example.org/',
    'http://127.0.0.1/',
    'ws://127.0.0.1/',
    'wss://example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'chrome://gpu',
    '',
  ])('never loads %s', (url) => {
    expect(create().ask('onBeforeRequest', [{ url }])).toEqual({ cancel: true });
  });

  it('checks spelling only where that downloads no dictionaries', () => {
    expect(create().spellChecks).toBe(process.platform === 'darwin');
  });

  it('serves the window', () => {
    expect(Object.keys(create().handlers)).toContain('protocol:app');
  });
});
