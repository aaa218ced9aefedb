import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { ElectronTransport } from './electron-transport.ts';
import { WebSocketTransport } from './web-socket-transport.ts';

describe('connect', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('goes through the preload where there is one', () => {
    vi.stubGlobal('confidant', { send: vi.fn(), onFrame: vi.fn() });
    expect(connect()).toBeInstanceOf(ElectronTransport);
  });

  it("goes to the web shell's own address otherwise", async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    const urls: string[] = [];
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        constructor(url: string) {
          super();
          urls.push(url);
        }
      },
    );
    expect(connect()).toBeInstanceOf(WebSocketTransport);
    await vi.waitFor(() => expect(urls).toEqual([`ws://${location.host}/ipc`]));
  });
});
