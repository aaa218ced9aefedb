import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app-type.ts';
import { EventHub } from '../../ipc/event-hub.ts';
import type { Handlers } from '../../ipc/handler.ts';
import { Router } from '../../ipc/router.ts';
import { runWebShell } from './run.ts';

vi.mock('../renderer-files.ts', () => ({ readRendererFiles: () => ({ get: async () => undefined }) }));
vi.mock('../node-platform.ts', () => ({ openNodePlatform: async (options: object) => options }));

describe('runWebShell', () => {
  const signals = new EventEmitter();
  const exit = vi.fn();
  let written = '';

  beforeEach(() => {
    written = '';
    vi.stubEnv('CONFIDANT_DATA_DIR', '/chosen');
    vi.spyOn(process, 'exit').mockImplementation(exit as never);
    vi.spyOn(process, 'on').mockImplementation(((name: string, listener: () => void) =>
      signals.on(name, listener)) as never);
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += text;
      return true;
    });
  });
  afterEach(async () => {
    // Ends what a test has left running; one that has ended hears nothing.
    if (exit.mock.calls.length === 0) signals.emit('SIGTERM');
    await vi.waitFor(() => expect(exit).toHaveBeenCalled());
    signals.removeAllListeners();
    exit.mockClear();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  async function start(close: () => Promise<void> = async () => {}) {
    const hub = new EventHub();
    const router = new Router({} as Handlers, hub, { warn: () => {}, error: () => {} });
    const app: App = { hub, router, close: vi.fn(close) };
    const createApp = vi.fn(async () => app);
    await runWebShell(createApp);
    return { app, createApp };
  }

  it('says on one line of stdout where the window is', async () => {
    const { createApp } = await start();
    expect(written).toMatch(/^Confidant is ready at http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}\n$/);
    expect(createApp).toHaveBeenCalledExactlyOnceWith({ shell: 'web', dataDir: '/chosen' });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('closes server and app on %s, then ends', async (signal) => {
    const { app } = await start();
    signals.emit(signal);
    await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
    expect(app.close).toHaveBeenCalledOnce();
    const origin = /http:[^#]+/.exec(written)?.[0] ?? '';
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('closes the app again when its port is taken', async () => {
    await start();
    vi.stubEnv('CONFIDANT_PORT', /:(\d+)\/#/.exec(written)?.[1]);
    const close = vi.fn(async () => {});
    await expect(runWebShell(async () => ({ close }) as unknown as App)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(close).toHaveBeenCalledOnce();
  });
});
