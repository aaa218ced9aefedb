import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { phrase } from '#shared/phrase.ts';
import type { ToolDefinition } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { TOOL_GATES, type ToolGate } from '#shared/tool/view.ts';
import { type OfferQuery, Offers } from './offers.ts';
import type { ToolPolicy } from './policy.ts';
import { ToolRegistry } from './registry.ts';
import { ToolSettings } from './settings.ts';
import { definitionOf, memorySecrets, OPEN_POLICY, toolOf } from './testing/tool-bench.ts';
import type { Tool } from './tool.ts';

interface Situation {
  tool: Partial<Tool<JsonObject>>;
  definition: Partial<ToolDefinition>;
  policy: Partial<ToolPolicy>;
  query: Partial<OfferQuery>;
}

/** What closes each gate, and nothing else. */
const CLOSING: Record<ToolGate, (situation: Situation) => void> = {
  'not-available': (s) => Object.assign(s.tool, { unavailable: () => phrase('policy.gate.notInComponent') }),
  'startup-policy': (s) => Object.assign(s.policy, { startup: { allow: undefined, deny: new Set(['probe']) } }),
  'tools-disabled': (s) => Object.assign(s.policy, { toolsEnabled: false }),
  'collection-disabled': (s) => Object.assign(s.policy, { disabledIds: new Set(['probe']) }),
  'never-approved': (s) => Object.assign(s.policy, { approvalByCollection: { probe: 'never' } }),
  'not-in-component': (s) =>
    Object.assign(s.definition, {
      visibleIn: { chat: true, assistants: true, allowedComponents: [], deniedComponents: ['chat'] },
    }),
  'not-selected': (s) => Object.assign(s.query, { selection: [] }),
  'model-without-tools': (s) => {
    s.query.provider = { confidence: s.query.provider?.confidence ?? 'MEDIUM', supportsTools: false };
  },
  'not-configured': (s) =>
    Object.assign(s.definition, {
      settingsSchema: { type: 'object', properties: { url: { type: 'string', secret: false } }, required: ['url'] },
    }),
  'confidence-too-low': (s) => {
    s.query.provider = { confidence: 'VERY_LOW', supportsTools: s.query.provider?.supportsTools ?? true };
    s.policy.minimumConfidenceById = { probe: 'HIGH' };
  },
  'outbound-restricted': (s) => {
    s.query.requirements = { ...NO_REQUIREMENTS, outbound: 'ONLY_LINKS_FROM_CHAT' };
  },
  'nothing-to-offer': (s) => Object.assign(s.tool, { resolveFunction: () => null }),
};

async function answerOf(gates: readonly ToolGate[]) {
  const situation: Situation = {
    tool: { outboundData: 'THIRD_PARTY_QUERIES' },
    definition: {},
    policy: {},
    query: { provider: { confidence: 'MEDIUM', supportsTools: true } },
  };
  for (const gate of gates) CLOSING[gate](situation);
  const tool = toolOf('probe', () => ({ content: 'x' }), situation.tool);
  const registry = new ToolRegistry({ definitions: [definitionOf('probe', situation.definition)], broken: [] }, [tool]);
  const sources = { locked: {}, person: {}, organizationDefaults: {} };
  const settings = new ToolSettings({ secrets: memorySecrets(), sources: () => sources, store: () => {} });
  const offers = new Offers(registry, settings, () => ({
    ...OPEN_POLICY,
    defaultSelection: ['probe'],
    ...situation.policy,
  }));
  const query: OfferQuery = {
    component: 'chat',
    provider: null,
    selection: null,
    requirements: NO_REQUIREMENTS,
    ...situation.query,
  };
  return { answer: await offers.answer(registry.tools[0]!, query), offered: await offers.offered(query) };
}

describe('Offers', () => {
  it('offers a tool when every gate is open', async () => {
    const { answer, offered } = await answerOf([]);
    expect(answer).toEqual({ offered: true });
    expect(offered.map((tool) => tool.function.name)).toEqual(['probe']);
  });

  it.each(TOOL_GATES)('says which gate blocks: %s', async (gate) => {
    const { answer, offered } = await answerOf([gate]);
    expect(answer).toMatchObject({ offered: false, gate, reason: { key: expect.any(String) } });
    expect(offered).toEqual([]);
  });

  it('names the first of several closed gates in the documented order, whichever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...TOOL_GATES], { minLength: 1 }), async (gates) => {
        const shuffled = [...gates].reverse();
        const first = TOOL_GATES.find((gate) => gates.includes(gate));
        expect((await answerOf(shuffled)).answer).toMatchObject({ offered: false, gate: first });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['NONE', true],
    ['CONFIGURED_SERVICE', true],
    ['THIRD_PARTY_QUERIES', false],
    ['MODEL_CHOSEN_ADDRESSES', false],
  ] as const)('lets a tool that sends data to %s run in a restricted chat: %s', async (outboundData, mayRun) => {
    for (const outbound of ['ONLY_LINKS_FROM_CHAT', 'ONLY_CONFIGURED_SERVICES'] as const) {
      const tool = toolOf('probe', () => ({ content: 'x' }), { outboundData });
      const registry = new ToolRegistry({ definitions: [definitionOf('probe')], broken: [] }, [tool]);
      const settings = new ToolSettings({
        secrets: memorySecrets(),
        sources: () => ({ locked: {}, person: {}, organizationDefaults: {} }),
        store: () => {},
      });
      const offers = new Offers(registry, settings, () => ({ ...OPEN_POLICY, defaultSelection: ['probe'] }));
      const requirements = { ...NO_REQUIREMENTS, outbound };
      const query: OfferQuery = { component: 'chat', provider: null, selection: null, requirements };
      expect((await offers.answer(registry.tools[0]!, query)).offered).toBe(mayRun);
    }
  });
});
