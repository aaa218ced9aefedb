import type { WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import type { Connection, Peer } from '../../ipc/router.ts';
import { TO_MAIN, TO_WINDOW } from './channels.ts';
import { FakeFrame, FakeWebContents } from './fake-electron.ts';
import { connectWindow } from './window-connection.ts';

vi.mock('electron', () => import('./fake-electron.ts'));

function start() {
  const contents = new FakeWebContents();
  const made: { peer: Peer; connection: Connection }[] = [];
  connectWindow(contents as unknown as WebContents, {
    connect: (peer) => {
      const connection = { receive: vi.fn(), close: vi.fn() };
      made.push({ peer, connection });
      return connection;
    },
  });
  const send = (frame: unknown, senderFrame: FakeFrame | null = contents.mainFrame) =>
    contents.ipc.emit(TO_MAIN, { senderFrame }, frame);
  return { contents, made, send };
}

const frame = { type: 'cancel', id: 1 };

describe('connectWindow', () => {
  it('carries frames both ways over one connection', () => {
    const { contents, made, send } = start();
    send(frame);
    send(frame);
    expect(made).toHaveLength(1);
    expect(made[0]?.connection.receive).toHaveBeenCalledTimes(2);
    made[0]?.peer.send({ type: 'reset', seq: 1 });
    expect(contents.sent).toEqual([{ channel: TO_WINDOW, value: { type: 'reset', seq: 1 } }]);
  });

  it('listens to nothing but the page itself in the main frame', () => {
    const { made, send, contents } = start();
    send(frame, null);
    send(frame, new FakeFrame('https://evil.test/'));
    send(frame, new FakeFrame('about:blank'));
    send(frame, Object.assign(new FakeFrame(), { parent: contents.mainFrame }));
    expect(made).toEqual([]);
  });

  it('listens to one channel', () => {
    expect(start().contents.ipc.eventNames()).toEqual([TO_MAIN]);
  });

  it.each([
    ['is reloaded', 'did-start-navigation', { isMainFrame: true, isSameDocument: false }],
    ['crashes', 'render-process-gone', {}],
    ['is closed', 'destroyed', {}],
  ])('ends the connection when the page %s, and the next page gets its own', (_, name, details) => {
    const { contents, made, send } = start();
    send(frame);
    contents.emit(name, details);
    expect(made[0]?.connection.close).toHaveBeenCalledOnce();
    send(frame);
    expect(made).toHaveLength(2);
  });

  it('keeps the connection when only the part behind "#" or a frame changes', () => {
    const { contents, made, send } = start();
    send(frame);
    contents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    contents.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false });
    expect(made[0]?.connection.close).not.toHaveBeenCalled();
  });

  it('counts as slow while the window hangs', () => {
    const { contents, made, send } = start();
    send(frame);
    const buffered = () => made[0]?.peer.bufferedAmount?.();
    expect(buffered()).toBe(0);
    contents.emit('unresponsive');
    expect(buffered()).toBe(Number.POSITIVE_INFINITY);
    contents.emit('responsive');
    expect(buffered()).toBe(0);
  });

  it('sends nothing to a window that is gone', () => {
    const { contents, made, send } = start();
    send(frame);
    contents.isGone = true;
    expect(() => made[0]?.peer.send({ type: 'reset', seq: 1 })).not.toThrow();
  });
});
