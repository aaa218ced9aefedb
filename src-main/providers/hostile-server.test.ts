import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chatChunk,
  type Scenario,
  type ScriptedProvider,
  sse,
  startScriptedProvider,
} from '../../e2e/scripted-provider/server.ts';
import { ProviderError } from './provider-adapter.ts';
import { adapterOf, instanceOf, play } from './testing/round-fixture.ts';
import { createTransport } from './transport.ts';

const MIB = 1024 * 1024;
const MAX_GROWTH_BYTES = 200 * MIB;

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider();
});
afterEach(() => provider.close());

/** The outcome, and how far memory had grown at its highest, sampled while the answer came in. */
async function answerOf(scenario: Scenario, transport = createTransport()) {
  provider.enqueue(scenario);
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const outcome = await play(
    adapterOf({ instance: instanceOf({ baseUrl: provider.url }), transport, maxRequestsPerRound: 1 }),
  );
  clearInterval(sampling);
  await transport.close();
  return { outcome, growth: Math.max(peak, process.memoryUsage().rss) - before };
}

const filler = 'x'.repeat(MIB);
const argumentsDelta = (text: string) =>
  sse(chatChunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'get_weather', arguments: text } }] }));

describe('a server that sends', () => {
  it.each<[string, Scenario, string]>([
    ['a web page', { headers: { 'content-type': 'text/html' }, steps: [`<html>${filler}</html>`] }, 'not-understood'],
    ['a web page after blank lines, as an event stream', { steps: ['\n\n  ', '<!doctype html>'] }, 'not-understood'],
    [
      'bytes that are not the gzip they claim to be',
      { headers: { 'content-encoding': 'gzip' }, steps: [filler] },
      'not-understood',
    ],
    ['gzip that it does not declare', { steps: [gzipSync('data: {}\n\n')] }, 'not-understood'],
    ['plain text', { steps: ['Service temporarily replaced by this text.'] }, 'not-understood'],
    ['nothing', { steps: [] }, 'not-understood'],
    ['only comments', { steps: [': ping\n\n', ': ping\n\n'] }, 'not-understood'],
    ['JSON that is no answer of any kind', { steps: ['[1, 2'] }, 'not-understood'],
    [
      'an event that is no JSON',
      { steps: [sse(chatChunk({ content: 'Hi' })), 'data: {"choices": [\n\n'] },
      'broken-stream',
    ],
    ['an endless stream without newlines', { steps: [{ repeat: filler, times: 10_000 }] }, 'too-large'],
    ['an endless line of data', { steps: ['data: ', { repeat: filler, times: 10_000 }] }, 'too-large'],
    [
      'a line of 50 MB',
      { steps: [`data: {"choices":[{"delta":{"content":"`, { repeat: filler, times: 50 }, '"}}]}\n\n'] },
      'too-large',
    ],
    ['endless blanks', { steps: [{ repeat: ' '.repeat(MIB), times: 10_000 }] }, 'too-large'],
    ['endless comments', { steps: [{ repeat: `: ${'c'.repeat(1_000)}\n\n`.repeat(500), times: 10_000 }] }, 'too-large'],
    [
      'endless text',
      { steps: [{ repeat: sse(chatChunk({ content: 'y'.repeat(1_000) })).repeat(500), times: 10_000 }] },
      'too-large',
    ],
    ['endless JSON instead of a stream', { steps: ['{"choices":"', { repeat: filler, times: 10_000 }] }, 'too-large'],
    ['10 MB of arguments in one piece', { steps: [argumentsDelta('z'.repeat(10 * MIB))] }, 'too-large'],
    ['endless arguments', { steps: [{ repeat: argumentsDelta('z'.repeat(10_000)), times: 10_000 }] }, 'too-large'],
    [
      'calls without end',
      {
        steps: [
          {
            repeat: sse(
              chatChunk({
                tool_calls: Array.from({ length: 50 }, () => ({ function: { name: 'a', arguments: '{}' } })),
              }),
            ),
            times: 10_000,
          },
        ],
      },
      'too-large',
    ],
    [
      'an event nested ten thousand levels deep',
      { steps: [`data: ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n\n`] },
      'too-large',
    ],
    ['JSON nested ten thousand levels deep', { steps: [`${'['.repeat(10_000)}${']'.repeat(10_000)}`] }, 'too-large'],
    [
      '256 MB in little gzip',
      { headers: { 'content-encoding': 'gzip' }, steps: [gzipSync(Buffer.alloc(256 * MIB, 'x'))] },
      'too-large',
    ],
  ])('%s ends in a clear error and little memory', { timeout: 60_000 }, async (_name, scenario, code) => {
    const { outcome, growth } = await answerOf(scenario);
    expect(outcome.error).toBeInstanceOf(ProviderError);
    expect(outcome.error).toMatchObject({ code });
    expect((outcome.error as ProviderError).detail?.length ?? 0).toBeLessThan(5_000);
    expect(outcome.calls).toEqual([]);
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('an error page without end is refused by its status', async () => {
    const { outcome } = await answerOf({ status: 500, steps: [{ repeat: filler, times: 10_000 }] });
    expect(outcome.error).toMatchObject({ code: 'server-error', status: 500 });
  });

  it('arguments just within the limit are taken', async () => {
    const args = JSON.stringify({ city: 'z'.repeat(2 * MIB - 20) });
    const { outcome } = await answerOf({ steps: [argumentsDelta(args), sse(chatChunk({}, 'tool_calls'), '[DONE]')] });
    expect(outcome.calls[0]?.argumentsText).toHaveLength(args.length);
  });

  it('no byte for the idle time ends in a timeout that says how long', async () => {
    const transport = createTransport({ idleTimeoutMs: () => 200 });
    const { outcome } = await answerOf({ steps: [sse(chatChunk({ content: 'Hi' })), { waitFor: 'never' }] }, transport);
    expect(outcome).toMatchObject({ text: 'Hi', error: { code: 'timeout', reason: { params: { seconds: 0.2 } } } });
  });

  it('headers that never end is no answer', async () => {
    const { outcome } = await answerOf({ headers: { 'x-filler': 'h'.repeat(200_000) }, steps: [] });
    expect(outcome.error).toMatchObject({ code: 'too-large' });
  });
});
