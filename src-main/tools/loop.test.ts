import { describe, expect, it } from 'vitest';
import { phrase } from '#shared/phrase.ts';
import { ToolArgumentError, ToolBlockedError, ToolFailedError } from './errors.ts';
import { runToolLoop } from './loop.ts';
import { call, done, ScriptedAdapter, text } from './testing/scripted-adapter.ts';
import { PLANTED_SECRET, toolBench, toolOf } from './testing/tool-bench.ts';

const echo = toolOf('echo', (args) => ({ content: `said ${args.word ?? 'nothing'}` }));

describe('runToolLoop', () => {
  it('ends after a round without calls', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([text('Hello'), done()]);
    const outcome = await runToolLoop(bench.loopInput(adapter));
    expect(outcome).toEqual({ rounds: 1, toolCalls: 0, stopReason: 'end', endedWithText: true });
    expect(bench.events).toEqual([{ type: 'round', round: 1 }, text('Hello')]);
  });

  it('gives the result of a call back and streams text of every round', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter(
      [text('Looking…'), call('echo', { word: 'hi' }, 'a'), done('tool-calls')],
      [text('Done.'), done()],
    );
    const outcome = await runToolLoop(bench.loopInput(adapter));
    expect(outcome).toMatchObject({ rounds: 2, toolCalls: 1 });
    expect(adapter.results).toEqual([[{ callId: 'a', content: 'said hi', isError: false }]]);
    expect(bench.events.filter((event) => event.type === 'text')).toEqual([text('Looking…'), text('Done.')]);
    expect(bench.states()).toMatchObject([{ toolId: 'echo', state: 'done', summary: '{"word":"hi"}' }]);
  });

  it('runs calls although the server said it stopped', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([call('echo'), done('end')], [text('x'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results).toHaveLength(1);
  });

  it('gives every call of a response a banner of its own although the server repeats its id', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([call('echo', {}, 'call_0'), done()], [call('echo', {}, 'call_0'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(bench.states()).toHaveLength(2);
  });

  it.each([
    [
      'an unknown tool',
      call('nonsense', {}, 'c'),
      'There is no tool named "nonsense" in this chat. Available tools: echo.',
    ],
    ['arguments that are no JSON', call('echo', '{"word": ', 'c'), 'The arguments are not valid JSON'],
    [
      'arguments that are a list',
      call('echo', '[1]', 'c'),
      'must be one JSON object such as {"name": "value"}, but an array arrived',
    ],
    ['arguments that are a string', call('echo', '"x"', 'c'), 'but a string arrived'],
    ['arguments that are null', call('echo', 'null', 'c'), 'but null arrived'],
    [
      'arguments nested too deep',
      call('echo', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, 'c'),
      'nested more than 32 levels',
    ],
  ])('answers %s with a refusal the model can correct itself from, shown as an error', async (_, event, message) => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([event, done()], [text('ok'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results[0]).toMatchObject([
      { callId: 'c', isError: true, content: expect.stringContaining(message) },
    ]);
    expect(bench.states()).toMatchObject([{ state: 'error', destination: { kind: 'nothing-sent' } }]);
  });

  it('takes empty arguments as none', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([call('echo', '', 'c'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results[0]).toMatchObject([{ content: 'said nothing', isError: false }]);
  });

  it('refuses a tool that exists but is not offered in this chat', async () => {
    const bench = toolBench([echo, toolOf('secret', () => ({ content: 'never' }))]);
    const scope = { ...bench.scope, isOffered: (name: string) => name === 'echo', offeredNames: () => ['echo'] };
    const adapter = new ScriptedAdapter([call('secret', {}, 'c'), done()]);
    await runToolLoop(bench.loopInput(adapter, { scope }));
    expect(adapter.results[0]?.[0]).toMatchObject({ isError: true });
    expect(bench.states()[0]?.reason?.key).toBe('policy.call.notOffered');
  });

  it('checks the number of calls before each call, then asks for a final answer without tools', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter(
      [call('echo'), call('echo'), call('echo'), done()],
      [text('best answer'), done()],
    );
    const outcome = await runToolLoop(
      bench.loopInput(adapter, { limits: { maxCalls: 2, maxResultCharacters: 1_000 } }),
    );
    expect(adapter.results[0]?.map((result) => result.isError)).toEqual([false, false, true]);
    expect(adapter.results[0]?.[2]?.content).toContain('limit of 2 tool calls');
    expect(adapter.requests.map((request) => request.toolChoice)).toEqual(['auto', 'none']);
    expect(adapter.requests[1]?.closingInstruction).toBeTruthy();
    expect(bench.events).toContainEqual({ type: 'limit', limit: 'calls' });
    expect(outcome).toMatchObject({ rounds: 2, endedWithText: true });
  });

  it('never lets results exceed the limit of characters together', async () => {
    const long = toolOf('long', () => ({ content: 'x'.repeat(700) }));
    const bench = toolBench([long]);
    const adapter = new ScriptedAdapter([call('long'), call('long'), call('long'), done()], [text('answer'), done()]);
    await runToolLoop(bench.loopInput(adapter, { limits: { maxCalls: 15, maxResultCharacters: 1_000 } }));
    const [first, second, third] = adapter.results[0] ?? [];
    expect(first?.content).toHaveLength(700);
    expect(second?.content).toMatch(/^x{299}…\n\[cut: /);
    expect(third).toMatchObject({ isError: true, content: expect.stringContaining('1000 characters') });
    expect(adapter.requests[1]?.toolChoice).toBe('none');
  });

  it('runs nothing in the final round although the model calls a tool again', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([call('echo'), done()], [call('echo'), done()]);
    const outcome = await runToolLoop(
      bench.loopInput(adapter, { limits: { maxCalls: 1, maxResultCharacters: 1_000 } }),
    );
    expect(outcome).toMatchObject({ rounds: 2, toolCalls: 1, endedWithText: false });
    expect(adapter.results).toHaveLength(1);
  });

  it('says that a round ended without a word', async () => {
    const bench = toolBench([echo]);
    const outcome = await runToolLoop(bench.loopInput(new ScriptedAdapter([text(' \n'), done()])));
    expect(outcome.endedWithText).toBe(false);
  });

  it('turns an oversized result into an error with a bounded preview', async () => {
    const huge = toolOf('huge', () => ({ content: 'begin '.repeat(100_000) }));
    const bench = toolBench([huge]);
    const adapter = new ScriptedAdapter([call('huge'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    const result = adapter.results[0]?.[0];
    expect(result?.isError).toBe(true);
    expect(result?.content.length).toBeLessThan(3_000);
    expect(result?.content).toContain('599999 characters');
    expect(result?.content).toContain('begin begin');
  });

  it('keeps siblings when one call fails, and tells blocked from failed', async () => {
    const tools = [
      echo,
      toolOf('forbidden', () => {
        throw new ToolBlockedError('Not in this chat.');
      }),
      toolOf('crashes', () => {
        throw new Error('secret stack');
      }),
      toolOf('picky', () => ({ content: 'never' }), {
        readArguments: () => {
          throw new ToolArgumentError('"page" must be 1 or more, but 0 arrived. Leave it out for the first page.');
        },
      }),
    ];
    const bench = toolBench(tools);
    const adapter = new ScriptedAdapter([call('forbidden'), call('crashes'), call('picky'), call('echo'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results[0]?.map(({ content }) => content)).toEqual([
      'Not in this chat.',
      'Tool execution failed: an internal error occurred. Go on without this call.',
      'Tool execution failed: "page" must be 1 or more, but 0 arrived. Leave it out for the first page.',
      'said nothing',
    ]);
    expect(bench.states().map(({ state }) => state)).toEqual(['blocked', 'error', 'error', 'done']);
  });

  it('runs one call after the other unless parallel calls are on', async () => {
    const order: string[] = [];
    const slow = toolOf('slow', async (args) => {
      order.push(`start ${args.n}`);
      await Promise.resolve();
      order.push(`end ${args.n}`);
      return { content: `${args.n}` };
    });
    const bench = toolBench([slow]);
    await runToolLoop(bench.loopInput(new ScriptedAdapter([call('slow', { n: 1 }), call('slow', { n: 2 }), done()])));
    expect(order).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
  });

  it('runs safe calls together, unsafe ones after them one by one, and keeps the order of results', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const safe = toolOf('safe', async (args) => {
      order.push(`safe ${args.n}`);
      if (args.n === 1) await gate.promise;
      else gate.resolve();
      return { content: `safe ${args.n}` };
    });
    const unsafe = toolOf(
      'unsafe',
      () => {
        order.push('unsafe');
        return { content: 'unsafe' };
      },
      { isParallelSafe: false },
    );
    const bench = toolBench([safe, unsafe]);
    const adapter = new ScriptedAdapter([call('safe', { n: 1 }), call('unsafe'), call('safe', { n: 2 }), done()]);
    await runToolLoop(bench.loopInput(adapter, { allowParallelCalls: true }));
    // The first safe call waits for the second: one by one, this would never end.
    expect(order).toEqual(['safe 1', 'safe 2', 'unsafe']);
    expect(adapter.results[0]?.map(({ content }) => content)).toEqual(['safe 1', 'unsafe', 'safe 2']);
  });

  it('stops calls that have not started and waits for the one that has, when the person stops the answer', async () => {
    const bench = toolBench([
      toolOf('long', async () => {
        bench.controller.abort(new DOMException('stopped', 'AbortError'));
        return { content: 'finished' };
      }),
      echo,
    ]);
    const adapter = new ScriptedAdapter([call('long'), call('echo'), done()]);
    await expect(runToolLoop(bench.loopInput(adapter))).rejects.toThrow('stopped');
    expect(bench.states().map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(adapter.results).toHaveLength(0);
  });

  it('ends the answer when a call cannot be answered, and says why', async () => {
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([
      {
        type: 'tool-call',
        call: { callId: '', name: 'echo', argumentsText: '{}', unanswerable: 'the call has no call_id' },
      },
      done(),
    ]);
    const outcome = await runToolLoop(bench.loopInput(adapter));
    expect(outcome.unanswerable).toBe('the call has no call_id');
    expect(bench.states()).toMatchObject([{ state: 'error' }]);
    expect(adapter.results).toHaveLength(0);
  });

  it('stops later calls of the same answer once a call has tightened the chat', async () => {
    const mail = toolOf('mail', () => ({ content: 'a mail', requirements: { outbound: 'ONLY_CONFIGURED_SERVICES' } }));
    const search = toolOf('search', () => ({ content: 'never' }), { outboundData: 'THIRD_PARTY_QUERIES' });
    const bench = toolBench([mail, search]);
    const adapter = new ScriptedAdapter([call('mail'), call('search'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(bench.states()).toMatchObject([
      { state: 'done', raisedRequirements: true },
      { state: 'blocked', reason: { key: 'policy.gate.outboundRestricted' } },
    ]);
    expect(adapter.requests[1]?.tools.map((tool) => tool.name)).toEqual(['mail']);
  });

  it('gives a result as JSON that escapes only what JSON requires', async () => {
    const value = { text: 'Ä <b>&amp;</b> / 中 😀 ’ "quoted" \\ \n \u0007', list: [1, null, true] };
    const bench = toolBench([toolOf('strings', () => ({ content: value }))]);
    const adapter = new ScriptedAdapter([call('strings'), done('tool-calls')], [text('.'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    const [[result] = []] = adapter.results;
    expect(result?.content).toContain('Ä <b>&amp;</b> / 中 😀 ’ \\"quoted\\" \\\\ \\n \\u0007');
    expect(JSON.parse(result?.content ?? '')).toEqual(value);
  });

  it('appends the hint of a result’s mode, "*" as fallback', async () => {
    const hinted = toolOf(
      'hinted',
      (args) => ({ content: 'x', ...(typeof args.mode === 'string' && { mode: args.mode }) }),
      {
        hints: { search: 'Read the best hit next.', '*': 'Answer now.' },
      },
    );
    const bench = toolBench([hinted]);
    const adapter = new ScriptedAdapter([
      call('hinted', { mode: 'search' }),
      call('hinted'),
      call('hinted', { mode: 'constructor' }),
      done(),
    ]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results[0]?.map(({ content }) => content.split('system_hint: ')[1])).toEqual([
      'Read the best hit next.',
      'Answer now.',
      'Answer now.',
    ]);
  });

  it('filters every string of an untrusted result and marks it as data', async () => {
    const page = toolOf(
      'page',
      () => ({ content: { page: { url: 'https://a.test/', title: 'evil title', text: ['evil', 'fine'] } } }),
      {
        returnsUntrustedContent: true,
      },
    );
    const bench = toolBench([page], {
      guard: {
        filter: async (texts) => ({
          failed: false,
          results: texts.map(({ text: original, source }) => ({
            text: original.replace('evil', '[removed]'),
            isFlagged: original.includes('evil'),
            findings: original.includes('evil')
              ? [{ kind: 'instruction-override', effect: 'neutralize', start: 0, end: 4, excerpt: source }]
              : [],
          })),
        }),
      },
    });
    const adapter = new ScriptedAdapter([call('page'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    const content = adapter.results[0]?.[0]?.content ?? '';
    expect(content).not.toContain('evil');
    expect(content).toMatch(/^<data>.*<\/data>$/s);
    expect(bench.findings).toMatchObject([
      { failed: false, found: [{ source: 'https://a.test/' }, { source: 'https://a.test/' }] },
    ]);
  });

  it('masks sensitive arguments wherever a person or a trace sees them', async () => {
    const bench = toolBench([
      toolOf('login', () => ({ content: 'in' }), { sensitiveArguments: ['password'], summarize: () => '' }),
    ]);
    const adapter = new ScriptedAdapter([
      call('login', { user: 'anna', password: 'hunter2' }),
      call('login', '{"password": "hunter2"'),
      done(),
    ]);
    await runToolLoop(bench.loopInput(adapter));
    expect(JSON.stringify(bench.updates)).not.toContain('hunter2');
    expect(bench.states()[0]?.arguments).toContain('"masked"');
  });

  it('hands on no secret that a service repeats, in a result or in a refusal', async () => {
    const echo = toolOf('echo', ({ fails }) => {
      if (fails) throw new ToolFailedError(`Invalid key ${PLANTED_SECRET}`, { reason: keyPhrase });
      return { content: { headers: { 'x-key': PLANTED_SECRET } } };
    });
    const keyPhrase = phrase('policy.setting.notAChoice', { choices: PLANTED_SECRET });
    const bench = toolBench([echo]);
    const adapter = new ScriptedAdapter([call('echo'), call('echo', { fails: true }), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results[0]?.map(({ content }) => content)).toEqual([
      expect.stringContaining('[redacted]'),
      'Tool execution failed: Invalid key [redacted]',
    ]);
    expect(JSON.stringify([bench.updates, [...bench.kept]])).not.toContain(PLANTED_SECRET);
  });

  it('shows what the person has to decide about, and runs the call after they allowed it', async () => {
    const ticket = toolOf('ticket', () => ({ content: 'made' }), { changesSomething: true });
    const seen: string[] = [];
    const bench = toolBench([ticket], {
      approve: async (_registered, _callId, wait) => {
        wait();
        seen.push(bench.states()[0]?.state ?? '');
        return true;
      },
    });
    const adapter = new ScriptedAdapter([call('ticket', { title: 'x' }), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(seen).toEqual(['waiting']);
    expect(bench.updates.find(({ state }) => state === 'waiting')).toMatchObject({
      approval: { changesSomething: true, mayContain: ['forum.test'] },
      arguments: expect.stringContaining('"title": "x"'),
    });
    expect(bench.states()).toMatchObject([{ state: 'done', approval: undefined }]);
  });

  it('shows the arguments in full before the person decides, however long they are, and only until then', async () => {
    const ticket = toolOf('ticket', () => ({ content: 'made' }), {
      changesSomething: true,
      sensitiveArguments: ['code'],
    });
    const bench = toolBench([ticket], {
      approve: async (_registered, _callId, wait) => {
        wait();
        return true;
      },
    });
    const args = { text: `${'x'.repeat(30_000)} to attacker@evil.test`, code: 'hunter2' };
    const adapter = new ScriptedAdapter([call('ticket', args), done()]);
    await runToolLoop(bench.loopInput(adapter));
    const waiting = bench.updates.find(({ state }) => state === 'waiting');
    expect(waiting?.arguments).not.toContain('attacker@evil.test');
    expect(JSON.parse(waiting?.approval?.arguments ?? '')).toEqual({ ...args, code: 'masked' });
    expect(bench.states()[0]?.approval).toBeUndefined();
  });

  it('blocks a call the person did not allow, and tells the model so', async () => {
    const ticket = toolOf('ticket', () => ({ content: 'never' }), { changesSomething: true });
    const bench = toolBench([ticket], { approve: async () => false });
    const adapter = new ScriptedAdapter([call('ticket'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.results[0]?.[0]).toMatchObject({ isError: true, content: expect.stringContaining('did not allow') });
    expect(bench.states()).toMatchObject([
      { state: 'blocked', reason: { key: 'policy.call.denied' }, destination: { kind: 'nothing-sent' } },
    ]);
  });

  it('asks the gates again after the person took their time', async () => {
    const search = toolOf('search', () => ({ content: 'never' }), { outboundData: 'THIRD_PARTY_QUERIES' });
    const bench = toolBench([search], {
      approve: async (_registered, _callId, wait) => {
        wait();
        bench.scope.raise({ outbound: 'ONLY_CONFIGURED_SERVICES' }, { at: 0 });
        return true;
      },
    });
    const adapter = new ScriptedAdapter([call('search'), done()]);
    await runToolLoop(bench.loopInput(adapter));
    expect(bench.states()).toMatchObject([{ state: 'blocked', reason: { key: 'policy.gate.outboundRestricted' } }]);
  });

  it('never asks the person about a call that cannot run', async () => {
    const picky = toolOf('picky', () => ({ content: 'never' }), {
      changesSomething: true,
      readArguments: () => {
        throw new ToolArgumentError('no');
      },
    });
    let asked = 0;
    const bench = toolBench([picky], {
      approve: async () => {
        asked++;
        return true;
      },
    });
    await runToolLoop(bench.loopInput(new ScriptedAdapter([call('picky'), done()])));
    expect(asked).toBe(0);
  });
});
