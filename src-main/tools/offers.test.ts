import { describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { TOOL_GATES, type ToolGate } from '#shared/tool/view.ts';
import { ToolCatalogue } from './catalogue.ts';
import type { ToolPolicy } from './policy.ts';
import { CLOSE_GATE, type GateSubject } from './testing/closed-gates.ts';
import { OPEN_POLICY, toolBench, toolOf } from './testing/tool-bench.ts';

/** A probe with these gates closed one after the other, and everyone who asks about it. */
function situation(gates: readonly ToolGate[]) {
  const subject: GateSubject = {
    tool: { outboundData: 'THIRD_PARTY_QUERIES' },
    definition: {},
    policy: {},
    query: { provider: { confidence: 'MEDIUM', supportsTools: true } },
  };
  for (const gate of gates) CLOSE_GATE[gate](subject);
  const tool = toolOf('probe', () => ({ content: 'x' }), subject.tool);
  const { policy, query: changes } = subject;
  const bench = toolBench([tool], { policy, query: changes, definitions: { probe: subject.definition } });
  return { ...bench, registered: bench.registry.tools[0]!, query: bench.query() };
}

/** Every set of gates: 8,191 of them. */
const CLOSED_SETS = Array.from({ length: 2 ** TOOL_GATES.length - 1 }, (_, index) =>
  TOOL_GATES.filter((_gate, bit) => ((index + 1) >> bit) & 1),
);

describe('Offers', () => {
  it('offers a tool when every gate is open', async () => {
    const { offers, registered, query } = situation([]);
    expect(await offers.answer(registered, query)).toEqual({ offered: true });
    expect((await offers.offered(query)).map((tool) => tool.function.name)).toEqual(['probe']);
  });

  it('names the first closed gate in the documented order, whichever are closed, in whatever order they closed', async () => {
    for (const closed of CLOSED_SETS) {
      for (const order of [closed, closed.toReversed()]) {
        const { offers, registered, query } = situation(order);
        expect(await offers.answer(registered, query), order.join(', ')).toMatchObject({
          offered: false,
          gate: closed[0],
          reason: { key: expect.any(String) },
        });
      }
    }
  });

  it.each(TOOL_GATES)('gives the same answer to the request, the list of tools and the executor: %s', async (gate) => {
    const { offers, registry, settings, registered, query, executor, scope, states } = situation([gate]);
    const answer = await offers.answer(registered, query);
    expect(answer).toMatchObject({ offered: false, gate });
    expect(await offers.offered(query)).toEqual([]);
    const catalogue = new ToolCatalogue(registry, offers, settings, () => OPEN_POLICY);
    expect(await catalogue.list(query)).toMatchObject([{ answer, tools: [{ answer }] }]);
    const call = { id: 'c', callId: 'c', name: 'probe', argumentsText: '{}', ordinal: 1 };
    expect(await executor.execute(call, scope)).toMatchObject({
      isError: true,
      content: expect.stringContaining(gate),
    });
    expect(states()).toMatchObject([{ state: 'blocked', reason: !answer.offered && answer.reason }]);
  });

  it.each([
    ['NONE', true],
    ['CONFIGURED_SERVICE', true],
    ['THIRD_PARTY_QUERIES', false],
    ['MODEL_CHOSEN_ADDRESSES', false],
  ] as const)('lets a tool that sends data to %s run in a restricted chat: %s', async (outboundData, mayRun) => {
    for (const outbound of ['ONLY_LINKS_FROM_CHAT', 'ONLY_CONFIGURED_SERVICES'] as const) {
      const tool = toolOf('probe', () => ({ content: 'x' }), { outboundData });
      const { offers, registry, query } = toolBench([tool], {
        query: { requirements: { ...NO_REQUIREMENTS, outbound } },
      });
      expect((await offers.answer(registry.tools[0]!, query())).offered).toBe(mayRun);
    }
  });

  it.each<[ToolGate, string, Partial<ToolPolicy>]>([
    ['tools-disabled', 'toolsDisabled', { toolsEnabled: false }],
    ['collection-disabled', 'collectionDisabled', { disabledIds: new Set(['probe']) }],
    ['never-approved', 'neverApproved', { approvalByCollection: { probe: 'never' } }],
    ['confidence-too-low', 'confidenceTooLow', { minimumConfidenceById: { probe: 'HIGH' } }],
  ])('says of %s whether the person or an organization closed it', async (gate, key, rule) => {
    const by = { name: 'Office', version: '1.0.0', pluginId: 'o' };
    const ofOrganization: Partial<ToolPolicy> = {
      toolsDisabledBy: by,
      managedEntry: (_setting, id) => (id === 'probe' ? { state: 'locked', by } : undefined),
    };
    for (const [more, ending] of [[{}, ''] as const, [ofOrganization, 'ByOrganization'] as const]) {
      const bench = toolBench([toolOf('probe', () => ({ content: 'x' }))], {
        policy: { ...rule, ...more },
        query: { provider: { confidence: 'MEDIUM', supportsTools: true } },
      });
      const reason = {
        key: `policy.gate.${key}${ending}`,
        ...(ending && { params: expect.objectContaining({ name: 'Office' }) }),
      };
      expect(await bench.offers.answer(bench.registry.tools[0]!, bench.query())).toMatchObject({ gate, reason });
    }
  });
});
