import { describe, expect, it } from 'vitest';
import { INSPECTOR_PART_CHARACTERS } from '#shared/ipc/areas/inspector.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { SentRequest } from '../../providers/transport.ts';
import { type AnswerRecorder, MAX_REQUESTS_PER_CHAT, RequestLog } from './request-log.ts';

const instance = { id: 'p', kind: 'MISTRAL', name: 'Own server', model: { id: 'm' } } as ProviderInstance;
const ANSWER = { chatId: 'c', messageId: 'a' };
const KEY = 'sk-key-of-the-person';

function aLog() {
  const changes: string[] = [];
  const log = new RequestLog({
    withoutSecrets: (text) => text.replaceAll(KEY, '[redacted]'),
    redact: (text) => text.replaceAll(KEY, '[redacted]').replaceAll(/key=\w+/g, 'key=[redacted]'),
    changed: (_chatId, messageId) => changes.push(messageId),
  });
  return { log, changes };
}

const aRequest = (bodyText: string, values: Partial<SentRequest> = {}): SentRequest => ({
  method: 'POST',
  url: 'https://api.example/v1/chat/completions',
  headers: { authorization: 'Bearer ••••', accept: 'text/event-stream' },
  maskedHeaders: ['authorization'],
  bodyText,
  startedAt: 1_000,
  ...values,
});

/** Sends one request and answers it. */
function exchange(recorder: AnswerRecorder, body: string, chunks: readonly string[] = [], error?: unknown) {
  recorder.round();
  const observer = recorder.observe(aRequest(body));
  observer.connected(1);
  observer.responded(200, 2);
  for (const [index, chunk] of chunks.entries()) observer.received(new TextEncoder().encode(chunk), 3 + index);
  observer.ended(9, error);
}

describe('RequestLog', () => {
  it('shows no part of a key, wherever a body that is too long is cut', () => {
    const { log } = aLog();
    const recorder = log.recorder(ANSWER, instance);
    const before = 4_000_000 - 5;
    for (const behind of [0, 3, 30_000]) exchange(recorder, `${'x'.repeat(before)}${KEY}${'y'.repeat(behind)}`);
    for (const { id, bodyLeftOut } of log.requests('a').requests) {
      let text = '';
      for (let from: number | null = 0; from !== null; ) {
        const part = log.body(id, from);
        text += part.text;
        from = part.next;
      }
      expect(bodyLeftOut).toBeGreaterThan(0);
      expect(text.replace(/^x+/, '')).not.toContain('sk-');
      expect(text.length).toBeGreaterThan(before - 20);
    }
  });

  it('keeps each request of an answer with its times, its figures and the one before it', () => {
    const { log, changes } = aLog();
    const recorder = log.recorder(ANSWER, instance);
    exchange(recorder, '{"n":1}', ['data: {}\n\n']);
    recorder.usage({ inputTokens: 5 });
    recorder.usage({ outputTokens: 7 });
    recorder.firstText();
    exchange(recorder, '{"n":2}');
    exchange(log.recorder({ chatId: 'c', messageId: 'other' }, instance), '{"n":3}');
    const { requests, dropped } = log.requests('a');
    expect(dropped).toBe(0);
    expect(requests).toMatchObject([
      {
        round: 1,
        attempt: 1,
        wireApi: 'CHAT_COMPLETIONS',
        outcome: 'done',
        status: 200,
        connectedAfterMs: 1,
        respondedAfterMs: 2,
        firstByteAfterMs: 3,
        firstTextAfterMs: 3,
        endedAfterMs: 9,
        usage: { inputTokens: 5, outputTokens: 7 },
        responseBytes: 10,
        previousId: null,
      },
      { round: 2, previousId: requests[0]?.id },
    ]);
    expect(log.requests('other').requests[0]?.previousId).toBe(requests[1]?.id);
    expect(changes.filter((id) => id === 'a').length).toBeGreaterThan(3);
  });

  it('shows no key: not in addresses, headers, bodies or responses', () => {
    const { log } = aLog();
    const recorder = log.recorder(ANSWER, instance);
    recorder.round();
    const observer = recorder.observe(
      aRequest(`{"messages":"${KEY}"}`, {
        url: 'https://api.example/?key=abc',
        headers: { authorization: 'Bearer ••••', 'x-more': KEY },
      }),
    );
    // A server repeats it, in two pieces.
    observer.received(new TextEncoder().encode(`data: ${KEY.slice(0, 8)}`), 1);
    observer.received(new TextEncoder().encode(`${KEY.slice(8)} is wrong`), 2);
    observer.ended(3, new Error(`refused ${KEY}`));
    const [request] = log.requests('a').requests;
    const id = request?.id ?? '';
    const everything = JSON.stringify([request, log.body(id, 0), log.response(id, 0)]);
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain('key=abc');
    expect(log.response(id, 0).events).toMatchObject([{ text: 'data: [redacted] is wrong', afterMs: 2 }]);
    expect(request?.headers).toContainEqual({ name: 'authorization', value: 'Bearer ••••', isMasked: true });
  });

  it('tells a request that was sent again from one of the next round', () => {
    const { log } = aLog();
    const recorder = log.recorder(ANSWER, instance);
    recorder.round();
    recorder.observe(aRequest('')).responded(503, 1);
    recorder.observe(aRequest('')).responded(200, 1);
    recorder.round();
    recorder.observe(aRequest(''));
    expect(log.requests('a').requests.map(({ round, attempt }) => [round, attempt])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('says how each one ended', () => {
    const { log } = aLog();
    const recorder = log.recorder(ANSWER, instance);
    exchange(recorder, '', [], new DOMException('stopped', 'AbortError'));
    exchange(recorder, '', [], new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    recorder.observe(aRequest('')).responded(200, 1);
    const refused = recorder.observe(aRequest(''));
    refused.responded(401, 1);
    refused.ended(2, undefined);
    expect(log.requests('a').requests.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['stopped', undefined],
      ['failed', 'fetch failed: ECONNREFUSED'],
      ['running', undefined],
      ['refused', undefined],
    ]);
  });

  it('hands out long bodies and responses part by part, whole in the end', () => {
    const { log } = aLog();
    const body = `${'x'.repeat(INSPECTOR_PART_CHARACTERS)}end`;
    const events = Array.from({ length: 300 }, (_, index) => `data: ${index} ${'y'.repeat(3_000)}`);
    exchange(log.recorder(ANSWER, instance), body, [events.join('\n\n')]);
    const id = log.requests('a').requests[0]?.id ?? '';
    let text = '';
    for (let from: number | null = 0; from !== null; ) {
      const part = log.body(id, from);
      text += part.text;
      from = part.next;
    }
    expect(text).toBe(body);
    const read: string[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const part = log.response(id, from);
      expect(part.events.length).toBeLessThan(events.length);
      read.push(...part.events.map((event) => event.text));
      from = part.next;
    }
    expect(read).toEqual(events);
  });

  it('makes room from the oldest on and says how many went', () => {
    const { log } = aLog();
    const recorder = log.recorder(ANSWER, instance);
    for (let number = 0; number < MAX_REQUESTS_PER_CHAT + 3; number += 1) exchange(recorder, `${number}`);
    const { requests, dropped } = log.requests('a');
    expect([requests.length, dropped, requests[0]?.round]).toEqual([MAX_REQUESTS_PER_CHAT, 3, 4]);
    // By size over all chats: each of these fills more than a twentieth.
    for (let number = 0; number < 40; number += 1)
      exchange(log.recorder({ chatId: `c${number}`, messageId: `m${number}` }, instance), 'x'.repeat(3_000_000));
    expect(log.requests('a').requests).toEqual([]);
    expect(log.requests('m0')).toEqual({ requests: [], dropped: 1 });
    expect(log.requests('m39').requests).toHaveLength(1);
  });

  it('cuts what is too long for one request and says so', () => {
    const { log } = aLog();
    exchange(log.recorder(ANSWER, instance), 'x'.repeat(5_000_000), [
      'data: begins\n\n',
      ...Array.from({ length: 40 }, () => `${'z'.repeat(65_536)}\n\n`),
      'data: ends\n\n',
    ]);
    const [request] = log.requests('a').requests;
    expect(request).toMatchObject({ bodyBytes: 5_000_000, bodyLeftOut: 1_000_000 });
    const events = [];
    let leftOut = 0;
    for (let from: number | null = 0; from !== null; ) {
      const part = log.response(request?.id ?? '', from);
      events.push(...part.events);
      leftOut = part.leftOut;
      from = part.next;
    }
    expect(leftOut).toBeGreaterThan(1_000_000);
    expect([events[0]?.text, events.at(-1)?.text]).toEqual(['data: begins', 'data: ends']);
    expect(events[1]).toMatchObject({ leftOut: 61_536 });
  });

  it('keeps nothing of a chat that was deleted', () => {
    const { log } = aLog();
    exchange(log.recorder(ANSWER, instance), '{}');
    const id = log.requests('a').requests[0]?.id ?? '';
    log.forgetChat('c');
    expect(log.requests('a')).toEqual({ requests: [], dropped: 0 });
    expect(() => log.body(id, 0)).toThrow('not-found');
  });
});
