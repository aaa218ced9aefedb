import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents, type ServerSentEvent, StreamLineTooLongError } from './sse.ts';

async function* chunksOf(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
}

async function eventsOf(chunks: AsyncIterable<Uint8Array>, maxLineBytes?: number): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  for await (const batch of readServerSentEvents(chunks, maxLineBytes)) events.push(...batch);
  return events;
}

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const value = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, ''));
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('data:', 'data: ', 'event: ', 'id: ', ': ', 'retry: ', 'unknown: '), value)
    .map((parts) => parts.join('')),
  fc.constantFrom('', '', 'data', 'data: [DONE]'),
);
/** Streams that keep to the standard: lines of every kind, ended in every way, an open event at the end included. */
const stream = fc
  .array(fc.tuple(line, lineEnd), { maxLength: 25 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''));

function split(bytes: Uint8Array, cuts: number[]): Uint8Array[] {
  const at = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].toSorted((a, b) => a - b);
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

describe('reading server-sent events', () => {
  it('gives the same events however the network splits the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(stream, fc.array(fc.nat(), { maxLength: 40 }), fc.boolean(), async (text, cuts, hasMark) => {
        const bytes = new TextEncoder().encode(hasMark ? `\uFEFF${text}` : text);
        const whole = await eventsOf(chunksOf(bytes));
        expect(await eventsOf(chunksOf(...split(bytes, cuts)))).toEqual(whole);
        expect(await eventsOf(chunksOf(...[...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('joins the data lines of an event and keeps its name', async () => {
    expect(await eventsOf(chunksOf('event: a\ndata: 1\ndata: 2\n\ndata: 3\n\n'))).toEqual([
      { name: 'a', data: '1\n2' },
      { name: undefined, data: '3' },
    ]);
  });

  it('gives the events of one chunk together', async () => {
    const batches: ServerSentEvent[][] = [];
    for await (const batch of readServerSentEvents(chunksOf('data: 1\n\ndata: 2\n\n', ': ping\n\n', 'data: 3\n\n')))
      batches.push(batch);
    expect(batches.map((batch) => batch.map(({ data }) => data))).toEqual([['1', '2'], ['3']]);
  });

  it('counts an event that the server did not end before it closed the connection', async () => {
    expect(await eventsOf(chunksOf('data: 1'))).toEqual([{ name: undefined, data: '1' }]);
  });

  it.each([
    ['data: ', 'a data line'],
    ['', 'a line of no field'],
    [': ', 'a comment'],
    ['unknown: ', 'a line of an unknown field'],
  ])('refuses a line without end that begins with %j: %s', async (begin) => {
    const endless = async function* () {
      yield* chunksOf(begin);
      for (;;) yield new Uint8Array(100).fill(120);
    };
    await expect(eventsOf(endless(), 1_000)).rejects.toThrow(StreamLineTooLongError);
  });

  it('refuses an event that is too long over many lines', async () => {
    const endless = async function* () {
      for (;;) yield* chunksOf('data: xxxxxxxxxx\n');
    };
    await expect(eventsOf(endless(), 1_000)).rejects.toThrow(StreamLineTooLongError);
  });

  it('takes any number of short lines', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `data: ${n}\n\n`);
    expect(await eventsOf(chunksOf(...many), 1_000)).toHaveLength(5_000);
  });
});
