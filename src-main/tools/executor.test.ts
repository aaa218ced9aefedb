import { describe, expect, it } from 'vitest';
import type { ToolDefinition } from '#shared/tool/definition.ts';
import { TOOL_GATES } from '#shared/tool/view.ts';
import { SecretStoreError } from '../secrets/secret-store.ts';
import { runToolLoop } from './loop.ts';
import { CLOSE_GATE, type GateSubject } from './testing/closed-gates.ts';
import { call, done, ScriptedAdapter } from './testing/scripted-adapter.ts';
import { memorySecrets, toolBench, toolOf } from './testing/tool-bench.ts';
import type { ToolContext } from './tool.ts';

/** What a tool does that only notes what it ran with. */
const remember = (ran: ToolContext[]) => (_args: unknown, context: ToolContext) => {
  ran.push(context);
  return { content: 'done' };
};

/** A probe whose gates can be closed while an answer is made; `close` takes effect at once. */
function openProbe(approve?: (bench: { close(gate: (typeof TOOL_GATES)[number]): void }) => void) {
  const ran: ToolContext[] = [];
  const tool = toolOf('probe', remember(ran), { outboundData: 'THIRD_PARTY_QUERIES' });
  const query = { provider: { confidence: 'MEDIUM', supportsTools: true } } as const;
  const subject: GateSubject = { tool: tool as GateSubject['tool'], definition: {}, policy: {}, query: { ...query } };
  const bench = toolBench([tool], {
    policy: subject.policy,
    query: subject.query,
    ...(approve && {
      approve: async (_registered, _callId, wait) => {
        wait();
        approve({ close });
        return true;
      },
    }),
  });
  const registered = bench.registry.get('probe')!;
  function close(gate: (typeof TOOL_GATES)[number]) {
    CLOSE_GATE[gate](subject);
    Object.assign(registered.definition, subject.definition);
    Object.assign(bench.policy, subject.policy);
    if (subject.query.requirements) bench.scope.raise(subject.query.requirements, { at: 0 });
  }
  return { ...bench, close, ran };
}

describe('a gate that closes in the middle of an answer', () => {
  it.each(TOOL_GATES)('stops the call that was offered before it closed: %s', async (gate) => {
    const bench = openProbe();
    const adapter = new ScriptedAdapter(() => {
      bench.close(gate);
      return [call('probe'), done()];
    });
    await runToolLoop(bench.loopInput(adapter));
    expect(adapter.requests[0]?.tools.map(({ name }) => name)).toEqual(['probe']);
    expect(bench.ran).toEqual([]);
    expect(bench.states()).toMatchObject([
      { state: 'blocked', reason: { key: expect.any(String) }, destination: { kind: 'nothing-sent' } },
    ]);
    expect(adapter.results[0]?.[0]?.content).toContain(gate);
    expect(adapter.requests[1]?.tools).toEqual([]);
  });

  it.each(TOOL_GATES)('stops the call the person has just allowed: %s', async (gate) => {
    const bench = openProbe(({ close }) => close(gate));
    await runToolLoop(bench.loopInput(new ScriptedAdapter([call('probe'), done()])));
    expect(bench.ran).toEqual([]);
    expect(bench.states()).toMatchObject([{ state: 'blocked', approval: undefined }]);
  });
});

describe('a call that waited for the person', () => {
  /** A tool that asks; `meanwhile` happens while the person thinks about it. */
  function asking(meanwhile: (parts: { definition: ToolDefinition; person: Record<string, string> }) => void) {
    const ran: ToolContext[] = [];
    const tool = toolOf('ticket', remember(ran), {
      changesSomething: true,
      destination: (_args, settings) => ({ kind: 'host', host: String(settings.host) }),
    });
    const person: Record<string, string> = { 'ticket.host': 'tickets.test', 'ticket.note': 'short' };
    const field = { type: 'string', secret: false } as const;
    const bench = toolBench([tool], {
      sources: () => ({ locked: {}, person, organizationDefaults: {} }),
      definitions: {
        ticket: { settingsSchema: { type: 'object', properties: { host: field, note: field }, required: [] } },
      },
      approve: async (registered, _callId, wait) => {
        wait();
        meanwhile({ definition: registered.definition, person });
        return true;
      },
    });
    return { bench, ran };
  }
  const play = (bench: ReturnType<typeof toolBench>) =>
    runToolLoop(bench.loopInput(new ScriptedAdapter([call('ticket'), done()])));

  it('runs with the settings as they are when it runs', async () => {
    const { bench, ran } = asking(({ person }) => {
      person['ticket.note'] = 'long';
    });
    await play(bench);
    expect(ran).toMatchObject([{ settings: { host: 'tickets.test', note: 'long' } }]);
  });

  it.each([
    [
      'would go to another place by now',
      ({ person }: { person: Record<string, string> }) => {
        person['ticket.host'] = 'elsewhere.test';
      },
    ],
    [
      'has another schema by now',
      ({ definition }: { definition: ToolDefinition }) => {
        definition.function = {
          ...definition.function,
          parameters: { type: 'object', properties: { to: { type: 'string' } } },
        };
      },
    ],
  ])('does not run when it %s: the person agreed to something else', async (_, meanwhile) => {
    const { bench, ran } = asking(meanwhile);
    await play(bench);
    expect(ran).toEqual([]);
    expect(bench.states()).toMatchObject([
      {
        state: 'blocked',
        reason: { key: 'policy.call.changedWhileAsked' },
        destination: { kind: 'nothing-sent' },
        approval: undefined,
      },
    ]);
  });
});

it('says that a key could not be read, to the model and to the person, and not that something is broken', async () => {
  const secret = { type: 'string', secret: true } as const;
  const bench = toolBench([toolOf('keyed', () => ({ content: 'never' }))], {
    definitions: { keyed: { settingsSchema: { type: 'object', properties: { apiKey: secret }, required: [] } } },
    secrets: {
      ...memorySecrets(),
      get: (_owner, purpose) =>
        purpose === 'listing'
          ? Promise.resolve({ value: 'x', place: 'keyring' })
          : Promise.reject(new SecretStoreError('locked', 'the prompt was dismissed')),
    },
  });
  const adapter = new ScriptedAdapter([call('keyed'), done()]);
  await runToolLoop(bench.loopInput(adapter));
  expect(adapter.results[0]?.[0]?.content).toContain('keyring of the user is locked');
  expect(bench.states()).toMatchObject([
    { state: 'error', reason: { key: 'policy.keyring.locked' }, destination: { kind: 'nothing-sent' } },
  ]);
});

describe('a restriction raised while calls run together', () => {
  it('is seen by a tool that holds itself to it, though its call had begun before', async () => {
    const order = Promise.withResolvers<void>();
    const mail = toolOf('mail', () => ({ content: 'a mail', requirements: { outbound: 'ONLY_LINKS_FROM_CHAT' } }));
    const seen: string[] = [];
    const page = toolOf(
      'page',
      async (_args, context) => {
        seen.push(context.chat.requirements.outbound);
        await order.promise;
        seen.push(context.chat.requirements.outbound);
        return { content: 'a page' };
      },
      { outboundData: 'MODEL_CHOSEN_ADDRESSES', enforcesOutboundRestriction: true },
    );
    const bench = toolBench([mail, page]);
    const update = bench.scope.update;
    bench.scope.update = (changed) => {
      update(changed);
      if (changed.toolId === 'mail' && changed.state === 'done') order.resolve();
    };
    const adapter = new ScriptedAdapter([call('page'), call('mail'), done()]);
    await runToolLoop(bench.loopInput(adapter, { allowParallelCalls: true }));
    expect(seen).toEqual(['UNRESTRICTED', 'ONLY_LINKS_FROM_CHAT']);
  });
});
