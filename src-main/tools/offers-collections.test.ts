import { describe, expect, it } from 'vitest';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { ToolGate } from '#shared/tool/view.ts';
import { ToolCatalogue } from './catalogue.ts';
import type { OfferQuery } from './offers.ts';
import { readStartupPolicy, type ToolPolicy } from './policy.ts';
import { OPEN_POLICY, toolBench, toolOf } from './testing/tool-bench.ts';
import type { Tool } from './tool.ts';

const tool = (id: string, changes: Partial<Tool> = {}) => toolOf(id, () => ({ content: 'x' }), changes as never);
const asking = tool('ask_for_more', {
  activation: 'context',
  activates: () => ({ collectionId: 'mailboxes', reason: 'mail' }),
  resolveFunction: (_settings, _chat, activatable) =>
    activatable.length > 0
      ? { descriptionForLLM: activatable.map(({ collectionId }) => collectionId).join(), parameters: {} }
      : null,
});
const tools = [
  tool('search_mails', { minimumConfidence: 'HIGH' }),
  tool('read_mail', { minimumConfidence: 'HIGH' }),
  tool('clock'),
  asking,
];
const collections = [
  { id: 'mailboxes', toolIds: ['search_mails', 'read_mail', 'ask_for_more'], minimumConfidence: 'VERY_LOW' as const },
];

function bench(policy: Partial<ToolPolicy> = {}, query: Partial<OfferQuery> = {}) {
  return toolBench(tools, { policy: { defaultSelection: ['mailboxes', 'clock'], ...policy }, query, collections });
}

/** Tool id → "offered" or the gate that blocks it. */
async function gates(policy: Partial<ToolPolicy> = {}, query: Partial<OfferQuery> = {}) {
  const { registry, offers, query: ask } = bench(policy, query);
  const answers: Record<string, ToolGate | 'offered'> = {};
  for (const registered of registry.tools) {
    const answer = await offers.answer(registered, ask());
    answers[registered.definition.id] = answer.offered ? 'offered' : answer.gate;
  }
  return answers;
}

describe('the id of a member stands for its whole collection', () => {
  const both = (gate: ToolGate | 'offered') => ({ search_mails: gate, read_mail: gate });
  const startup = (variables: Record<string, string>) => ({ startup: readStartupPolicy(variables) });

  it.each([
    ['mailboxes', 'collection'],
    ['read_mail', 'member'],
  ])('in every policy and in every selection: %s (the %s)', async (id) => {
    expect(await gates({ defaultSelection: [id] })).toMatchObject({ ...both('offered'), clock: 'not-selected' });
    expect(await gates({}, { selection: [id] })).toMatchObject({ ...both('offered'), clock: 'not-selected' });
    expect(await gates({ disabledIds: new Set([id]) })).toMatchObject(both('collection-disabled'));
    expect(await gates({ approvalByCollection: { [id]: 'never' } })).toMatchObject(both('never-approved'));
    expect(await gates({ minimumConfidenceById: { [id]: 'HIGH' } })).toMatchObject(both('confidence-too-low'));
    expect(await gates(startup({ CONFIDANT_TOOLS_DENYLIST: id }))).toMatchObject(both('startup-policy'));
    expect(await gates(startup({ CONFIDANT_TOOLS_ALLOWLIST: id }))).toMatchObject({
      ...both('offered'),
      clock: 'startup-policy',
    });
  });

  it('lets the highest of several levels apply, and a declared collection’s own over those of its tools', async () => {
    const level = (minimumConfidenceById: Record<string, ConfidenceLevel>) => {
      const { registry, offers } = bench({ minimumConfidenceById });
      return offers.minimumConfidence(registry.collectionOf('read_mail'));
    };
    expect(level({})).toBe('VERY_LOW');
    expect(level({ mailboxes: 'LOW', read_mail: 'MEDIUM', search_mails: 'NONE', clock: 'HIGH' })).toBe('MEDIUM');
    expect(level({ search_mails: 'NONE' })).toBe('NONE');
  });
});

describe('the lists at start-up', () => {
  it('let deny win, and need no entry for what only asks the person to turn on others', async () => {
    const variables = { CONFIDANT_TOOLS_ALLOWLIST: 'clock mailboxes', CONFIDANT_TOOLS_DENYLIST: 'clock' };
    expect(await gates({ startup: readStartupPolicy(variables), defaultSelection: [] })).toEqual({
      search_mails: 'not-selected',
      read_mail: 'not-selected',
      clock: 'startup-policy',
      ask_for_more: 'offered',
    });
    const denied = readStartupPolicy({ CONFIDANT_TOOLS_DENYLIST: 'ask_for_more' });
    expect(await gates({ startup: denied, defaultSelection: [] })).toMatchObject({ ask_for_more: 'startup-policy' });
    // Nothing of what it could ask for is allowed: nothing is left to offer.
    const none = readStartupPolicy({ CONFIDANT_TOOLS_ALLOWLIST: 'something_else' });
    expect(await gates({ startup: none })).toMatchObject({ ask_for_more: 'nothing-to-offer' });
  });
});

describe('what offers itself', () => {
  it('is part of no collection and of no selection, though both may name it', async () => {
    const { registry, offers } = bench();
    expect(registry.collections.map(({ id, toolIds }) => [id, toolIds])).toEqual([
      ['mailboxes', ['search_mails', 'read_mail']],
      ['clock', ['clock']],
      ['ask_for_more', ['ask_for_more']],
    ]);
    expect(offers.selected({ component: 'chat', selection: ['ask_for_more', 'clock'] })).toEqual(['clock']);
  });

  it('stands in the list of tools with its gate, so that it can be switched off', async () => {
    const { registry, offers, settings, query } = bench({ disabledIds: new Set(['ask_for_more']) });
    const catalogue = new ToolCatalogue(registry, offers, settings, () => OPEN_POLICY);
    const own = (await catalogue.list(query())).find(({ offersItself }) => offersItself);
    expect(own).toMatchObject({ id: 'ask_for_more', answer: { gate: 'collection-disabled' } });
  });
});

describe('the defaults of a component', () => {
  it('are its own where it has some, else those of a new chat', async () => {
    const policy = { defaultSelectionByComponent: { translation_assistant: ['clock'], legal_check_assistant: [] } };
    const on = async (component: OfferQuery['component']) =>
      Object.entries(await gates(policy, { component })).flatMap(([id, answer]) => (answer === 'offered' ? [id] : []));
    expect(await on('chat')).toEqual(['search_mails', 'read_mail', 'clock']);
    expect(await on('summary_assistant')).toEqual(['search_mails', 'read_mail', 'clock']);
    expect(await on('translation_assistant')).toEqual(['clock', 'ask_for_more']);
    expect(await on('legal_check_assistant')).toEqual(['ask_for_more']);
  });
});

describe('a tool that fails while it is asked', () => {
  const fail = () => {
    throw new Error('a defect');
  };

  it.each([
    ['whether it is available', { unavailable: fail }],
    ['about its settings', { checkSettings: fail }],
    ['what it offers', { resolveFunction: fail }],
  ])('%s: is not available, is logged, and costs no other tool', async (_, changes) => {
    const { registry, offers, settings, query, logged } = toolBench([tool('broken', changes), tool('clock')]);
    expect((await offers.offered(query())).map((offered) => offered.function.name)).toEqual(['clock']);
    const catalogue = new ToolCatalogue(registry, offers, settings, () => OPEN_POLICY);
    const [broken, clock] = await catalogue.list(query());
    expect(broken).toMatchObject({ answer: { gate: 'not-available', reason: { key: 'policy.gate.defect' } } });
    expect(clock).toMatchObject({ answer: { offered: true } });
    expect(logged).toContain('offer-failed');
  });

  it('for its instructions: is left out of the request', async () => {
    const { offers, query } = toolBench([tool('broken', { resolveInstructions: fail }), tool('clock')]);
    expect((await offers.offered(query())).map((offered) => offered.function.name)).toEqual(['clock']);
  });
});

it('takes no policy for a tool that is called like something every object has', async () => {
  const { registry, offers } = toolBench([tool('constructor', { changesSomething: true })]);
  const collection = registry.collectionOf('constructor');
  expect(offers.approvalMode(collection)).toBe('ask');
  expect(offers.minimumConfidence(collection)).toBe('NONE');
});
