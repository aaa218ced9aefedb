import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { requests } from '#shared/ipc/contract.ts';
import type { ServerFrame } from '#shared/ipc/frames.ts';
import { phrase } from '#shared/phrase.ts';
import { SettingsWriteError } from '../settings/settings-service.ts';
import { StoreError } from '../store/store-error.ts';
import { EventHub } from './event-hub.ts';
import { HandlerError, type Handlers } from './handler.ts';
import { MAX_FRAME_CHARACTERS, MAX_REQUESTS_IN_FLIGHT, Router } from './router.ts';

/** Every request that a test does not give a handler fails it. */
function start(handlers: Partial<Handlers> = {}) {
  const hub = new EventHub({ firstSeq: 0 });
  const log = { warn: vi.fn(), error: vi.fn() };
  const unexpected = Object.fromEntries(
    Object.keys(requests).map((name) => [name, () => expect.fail(`${name} was not expected`)]),
  );
  const router = new Router({ ...unexpected, ...handlers } as unknown as Handlers, hub, log);
  const frames: ServerFrame[] = [];
  const connection = router.connect({ send: (frame) => frames.push(frame) });
  const request = (id: number, name: string, input: unknown) =>
    connection.receive({ type: 'request', id, name, input });
  const answered = (count = 1) => vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(count));
  return { hub, log, connection, frames, request, answered };
}

describe('Router', () => {
  it('answers a request with what its handler returns', async () => {
    const { frames, request, answered } = start({ 'chats.list': () => ({ chats: [] }) });
    request(1, 'chats.list', {});
    await answered();
    expect(frames).toEqual([{ type: 'response', id: 1, output: { chats: [] } }]);
  });

  it('hands the handler checked input with defaults filled in', async () => {
    const list = vi.fn<Handlers['tools.list']>(() => ({ collections: [], broken: [] }));
    const { request, answered } = start({ 'tools.list': list });
    request(1, 'tools.list', { providerId: null, chatId: null, surplus: 'dropped' });
    await answered();
    expect(list.mock.calls[0]?.[0]).toEqual({ component: 'chat', providerId: null, chatId: null, selection: null });
  });

  it('takes frames as JSON text, too', async () => {
    const { connection, frames, answered } = start({ 'chats.delete': () => ({}) });
    connection.receive('{"type":"request","id":4,"name":"chats.delete","input":{"id":"c"}}');
    await answered();
    expect(frames).toEqual([{ type: 'response', id: 4, output: {} }]);
  });

  it.each([
    ['an unknown name', 'chats.destroy', {}],
    ['a name every object has', 'constructor', {}],
    ['the prototype', '__proto__', {}],
    ['input of the wrong type', 'chats.delete', { id: 7 }],
    ['input that is missing', 'chats.delete', undefined],
    ['input over its bound', 'chats.rename', { id: 'c', title: 'x'.repeat(301) }],
  ])('refuses %s without calling a handler', async (_, name, input) => {
    const { frames, request, answered } = start();
    request(9, name, input);
    await answered();
    expect(frames).toEqual([
      {
        type: 'failure',
        id: 9,
        error: expect.objectContaining({ code: 'bad-request', text: phrase('errors.badRequest') }),
      },
    ]);
  });

  it('says where input is wrong and never repeats it', async () => {
    const { frames, request, answered } = start();
    request(1, 'providers.set-key', { id: 'p', key: { secret: 'sk-very-secret' } });
    await answered();
    expect(JSON.stringify(frames)).toContain('key: ');
    expect(JSON.stringify(frames)).not.toContain('sk-very-secret');
  });

  it('refuses a frame that is too long under the id it carries', () => {
    const { connection, frames } = start();
    connection.receive(`{"type":"request","id":12,"name":"turns.send","input":"${'x'.repeat(MAX_FRAME_CHARACTERS)}"}`);
    expect(frames).toEqual([{ type: 'failure', id: 12, error: expect.objectContaining({ code: 'bad-request' }) }]);
  });

  it('does not pass on output that breaks the contract, and logs it', async () => {
    const { frames, log, request, answered } = start({ 'chats.list': () => ({ chats: [{ id: 1 }] }) as never });
    request(1, 'chats.list', {});
    await answered();
    expect(frames).toEqual([{ type: 'failure', id: 1, error: { code: 'failed', text: phrase('errors.unexpected') } }]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('strips from the output what the contract does not name', async () => {
    const { frames, request, answered } = start({ 'chats.list': () => ({ chats: [], key: 'sk-secret' }) });
    request(1, 'chats.list', {});
    await answered();
    expect(JSON.stringify(frames)).not.toContain('sk-secret');
  });

  it("answers with a handler's own words when it says no", async () => {
    const { frames, log, request, answered } = start({
      'chats.delete': () => {
        throw new HandlerError('not-found', phrase('errors.cancelled'), { detail: 'd'.repeat(10_000) });
      },
    });
    request(1, 'chats.delete', { id: 'c' });
    await answered();
    expect(frames).toEqual([
      {
        type: 'failure',
        id: 1,
        error: { code: 'not-found', text: phrase('errors.cancelled'), detail: 'd'.repeat(8_000) },
      },
    ]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    ['disk-full', 'failed'],
    ['not-writable', 'failed'],
    ['read-only', 'refused'],
    ['not-found', 'not-found'],
  ] as const)('says in words why chats could not be changed: %s', async (storeCode, code) => {
    const { frames, request, answered } = start({
      'chats.delete': () => {
        throw new StoreError(storeCode, 'what SQLite said');
      },
    });
    request(1, 'chats.delete', { id: 'c' });
    await answered();
    const error = { code, text: phrase(`errors.store.${storeCode}`), detail: 'what SQLite said' };
    expect(frames).toEqual([{ type: 'failure', id: 1, error }]);
  });

  it('says in words that settings could not be stored', async () => {
    const { frames, request, answered } = start({
      'settings.update': () => {
        throw new SettingsWriteError('/data/settings.json', { cause: new Error('no space left') });
      },
    });
    request(1, 'settings.update', { theme: 'dark' });
    await answered();
    const error = { code: 'failed', text: phrase('errors.settingsNotSaved'), detail: 'no space left' };
    expect(frames).toEqual([{ type: 'failure', id: 1, error }]);
  });

  it('tells the window nothing of an unexpected error, neither message nor stack', async () => {
    const { frames, log, request, answered } = start({
      'chats.delete': () => Promise.reject(new Error('disk at secret-path is full')),
    });
    request(1, 'chats.delete', { id: 'c' });
    await answered();
    expect(frames).toEqual([{ type: 'failure', id: 1, error: { code: 'failed', text: phrase('errors.unexpected') } }]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('aborts a request that is cancelled, and only that one', async () => {
    const signals: AbortSignal[] = [];
    const { connection, frames, request, answered } = start({
      'chats.delete': (_, { signal }) => {
        signals.push(signal);
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    request(1, 'chats.delete', { id: 'c' });
    request(2, 'chats.delete', { id: 'c' });
    connection.receive({ type: 'cancel', id: 1 });
    connection.receive({ type: 'cancel', id: 77 });
    await answered();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    expect(frames).toEqual([
      { type: 'failure', id: 1, error: { code: 'cancelled', text: phrase('errors.cancelled') } },
    ]);
  });

  it('aborts everything under way when the window goes, and sends nothing after it', async () => {
    let finish: () => void = () => {};
    const seen: AbortSignal[] = [];
    const { connection, frames, hub, request } = start({
      'chats.delete': async (_, { signal }) => {
        seen.push(signal);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return {};
      },
    });
    request(1, 'chats.delete', { id: 'c' });
    connection.close();
    expect(seen[0]?.aborted).toBe(true);
    finish();
    hub.emit('tools.changed', {});
    await new Promise(setImmediate);
    request(2, 'chats.delete', { id: 'c' });
    expect(frames).toEqual([]);
  });

  it('refuses more requests at once than the bound', async () => {
    const { frames, request } = start({ 'chats.delete': () => new Promise(() => {}) });
    for (let id = 1; id <= MAX_REQUESTS_IN_FLIGHT + 1; id++) request(id, 'chats.delete', { id: 'c' });
    expect(frames).toEqual([
      {
        type: 'failure',
        id: MAX_REQUESTS_IN_FLIGHT + 1,
        error: { code: 'refused', text: phrase('errors.tooManyRequests') },
      },
    ]);
  });

  it('sends the events of a handler before its answer', async () => {
    const { frames, hub, request, answered } = start({
      'chats.delete': ({ id }) => {
        hub.emit('chat.removed', { id });
        return {};
      },
    });
    request(1, 'chats.delete', { id: 'c' });
    await answered(2);
    expect(frames).toEqual([
      { type: 'events', events: [{ seq: 1, name: 'chat.removed', payload: { id: 'c' } }] },
      { type: 'response', id: 1, output: {} },
    ]);
  });

  it('sends missed events again, once and in order, to a window that reconnects', () => {
    const { connection, frames, hub } = start();
    for (const id of ['a', 'b', 'c']) hub.emit('chat.removed', { id });
    connection.receive({ type: 'resume', since: 1 });
    expect(frames).toEqual([
      {
        type: 'events',
        events: [
          { seq: 2, name: 'chat.removed', payload: { id: 'b' } },
          { seq: 3, name: 'chat.removed', payload: { id: 'c' } },
        ],
      },
    ]);
  });

  it('tells a window to read everything afresh when missed events are gone', () => {
    const { connection, frames, hub } = start();
    hub.emit('tools.changed', {});
    connection.receive({ type: 'resume', since: 500 });
    expect(frames).toEqual([{ type: 'reset', seq: 1 }]);
  });

  it('tells every window to read everything afresh when no event says what changed, one that comes back, too', async () => {
    const { connection, frames, hub } = start();
    connection.receive({ type: 'resume', since: 0 });
    hub.emit('tools.changed', {});
    hub.startOver();
    await vi.waitFor(() => expect(frames).toEqual([{ type: 'reset', seq: 2 }]));
    connection.receive({ type: 'resume', since: 1 });
    expect(frames).toEqual([
      { type: 'reset', seq: 2 },
      { type: 'reset', seq: 2 },
    ]);
  });

  it('sends no event before the first frame, which may ask for earlier ones', async () => {
    const { connection, frames, hub, answered } = start();
    hub.emit('chat.removed', { id: 'missed' });
    connection.receive({ type: 'resume', since: 0 });
    hub.emit('chat.removed', { id: 'live' });
    await answered(2);
    const events = frames.flatMap((frame) => (frame.type === 'events' ? frame.events : []));
    expect(events.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('survives a peer whose socket is gone', async () => {
    const log = { warn: vi.fn(), error: vi.fn() };
    const router = new Router({ 'chats.list': () => ({ chats: [] }) } as unknown as Handlers, new EventHub(), log);
    const connection = router.connect({
      send: () => {
        throw new Error('closed');
      },
    });
    connection.receive({ type: 'request', id: 1, name: 'chats.list', input: {} });
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  });

  it('is not shaken by any bytes or values', () => {
    const { connection, frames } = start();
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.anything()), (raw) => {
        const before = frames.length;
        connection.receive(raw);
        expect(frames.slice(before).every((frame) => frame.type === 'failure')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is not shaken by any input to any request', async () => {
    const handlers = Object.fromEntries(Object.keys(requests).map((name) => [name, () => ({})]));
    const { request, frames } = start(handlers as unknown as Handlers);
    let id = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(requests)), fc.anything(), async (name, input) => {
        id += 1;
        request(id, name, input);
        await vi.waitFor(() => expect(frames.some((frame) => 'id' in frame && frame.id === id)).toBe(true), 1_000);
        frames.length = 0;
      }),
    );
  });
});
