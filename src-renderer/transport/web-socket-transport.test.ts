import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame } from '#shared/ipc/frames.ts';
import type { SessionState } from './web-session.ts';
import { FIRST_RETRY_MS, LONGEST_RETRY_MS, MAX_WAITING_FRAMES, WebSocketTransport } from './web-socket-transport.ts';

/** The browser's WebSocket as far as the transport knows it; the test plays the server. */
class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  readonly url: string;
  readyState = 0;
  sent: ClientFrame[] = [];
  constructor(url: string) {
    super();
    this.url = url;
    FakeWebSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const cancel = (id: number): ClientFrame => ({ type: 'cancel', id });

describe('WebSocketTransport', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeWebSocket);
    FakeWebSocket.made = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function start(openSession = vi.fn(async (): Promise<SessionState> => 'open')) {
    const transport = new WebSocketTransport({ url: 'ws://127.0.0.1:1/ipc', openSession });
    const states: string[] = [];
    transport.onState((state) => states.push(state));
    await vi.advanceTimersByTimeAsync(0);
    const newest = () => FakeWebSocket.made.at(-1) ?? expect.fail('no attempt to connect');
    return { transport, states, openSession, newest };
  }

  it('opens the session before it connects', async () => {
    const { promise, resolve: open } = Promise.withResolvers<SessionState>();
    const session = vi.fn(() => promise);
    const { newest } = await start(session);
    expect(FakeWebSocket.made).toEqual([]);
    open('open');
    await vi.advanceTimersByTimeAsync(0);
    expect(newest().url).toBe('ws://127.0.0.1:1/ipc');
  });

  it('tries again when the session cannot be opened', async () => {
    const session = vi
      .fn(async (): Promise<SessionState> => 'open')
      .mockRejectedValueOnce(new TypeError('unreachable'));
    await start(session);
    expect(FakeWebSocket.made).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it('holds frames back until the connection is open, then sends them in order', async () => {
    const { transport, newest } = await start();
    transport.send(cancel(1));
    transport.send(cancel(2));
    expect(newest().sent).toEqual([]);
    newest().open();
    transport.send(cancel(3));
    expect(newest().sent).toEqual([cancel(1), cancel(2), cancel(3)]);
  });

  it('lets what its listeners send on opening go first', async () => {
    const { transport, newest } = await start();
    transport.onState(() => transport.send({ type: 'resume', since: 4 }));
    transport.send(cancel(1));
    newest().open();
    expect(newest().sent).toEqual([{ type: 'resume', since: 4 }, cancel(1)]);
  });

  it('tells a broken connection from one that never was', async () => {
    const { states, newest } = await start();
    newest().close();
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(states).toEqual([]);
    newest().open();
    newest().close();
    expect(states).toEqual(['open', 'lost']);
  });

  it('connects again by itself, and does not send what was asked of the lost connection', async () => {
    const { transport, states, newest } = await start();
    newest().open();
    const first = newest();
    first.readyState = 3;
    transport.send(cancel(1));
    first.close();
    transport.send(cancel(2));
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    newest().open();
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(newest().sent).toEqual([cancel(2)]);
  });

  it('tries ever more slowly, up to a bound, and fast again after a success', async () => {
    const { newest } = await start();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = FakeWebSocket.made.length;
      newest().close();
      let waited = 0;
      while (FakeWebSocket.made.length === before) {
        await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
        waited += FIRST_RETRY_MS;
      }
      delays.push(waited);
    }
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, LONGEST_RETRY_MS, LONGEST_RETRY_MS, LONGEST_RETRY_MS]);
    newest().open();
    newest().close();
    const before = FakeWebSocket.made.length;
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(FakeWebSocket.made.length).toBe(before + 1);
  });

  it('does not take more than a bounded number of frames without a connection', async () => {
    const { transport } = await start();
    for (let id = 0; id < MAX_WAITING_FRAMES; id++) transport.send(cancel(id));
    expect(() => transport.send(cancel(0))).toThrow();
  });

  it('answers every request with what the person can do when the app does not know this window', async () => {
    const { promise, resolve } = Promise.withResolvers<SessionState>();
    const { transport, openSession } = await start(vi.fn(() => promise));
    const listener = vi.fn();
    transport.onFrame(listener);
    transport.send({ type: 'request', id: 1, name: 'chats.list', input: {} });
    resolve('refused');
    await vi.advanceTimersByTimeAsync(LONGEST_RETRY_MS);
    transport.send({ type: 'request', id: 2, name: 'chats.list', input: {} });
    transport.send(cancel(2));
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    const refusal = { code: 'refused', text: { key: 'errors.windowUnknown' } };
    expect(listener.mock.calls).toEqual([
      [{ type: 'failure', id: 1, error: refusal }],
      [{ type: 'failure', id: 2, error: refusal }],
    ]);
    expect(openSession).toHaveBeenCalledOnce();
    expect(FakeWebSocket.made).toEqual([]);
  });

  it('hands on frames that are frames', async () => {
    const { transport, newest } = await start();
    const listener = vi.fn();
    transport.onFrame(listener);
    newest().open();
    newest().receive('{"type":"response","id":1,"output":{"chats":[]}}');
    expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'response', id: 1, output: { chats: [] } });
  });

  it.each(['not JSON', '{"type":"surprise"}', 'null'])('starts over when it receives %s', async (data) => {
    const { transport, states, newest } = await start();
    const listener = vi.fn();
    transport.onFrame(listener);
    newest().open();
    newest().receive(data);
    expect(listener).not.toHaveBeenCalled();
    expect(states).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(FakeWebSocket.made).toHaveLength(2);
  });
});
