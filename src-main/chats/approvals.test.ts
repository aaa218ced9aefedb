import { describe, expect, it } from 'vitest';
import type { ManagedState } from '#shared/organization/managed.ts';
import type { ApprovalAnswer, ApprovalMode } from '#shared/tool/view.ts';
import { schemaHash } from '../tools/schema-hash.ts';
import { definitionOf, OPEN_POLICY, toolBench, toolOf } from '../tools/testing/tool-bench.ts';
import type { Tool } from '../tools/tool.ts';
import { isCallApproved } from './approvals.ts';

function bench(
  options: {
    mode?: ApprovalMode;
    tool?: Partial<Tool>;
    answers?: ApprovalAnswer[];
    always?: Record<string, string>;
    isTainted?: boolean;
    /** The organization that manages the mode. */
    managed?: ManagedState;
  } = {},
) {
  const tool = toolOf('probe', () => ({ content: 'x' }), options.tool as never);
  const { managed } = options;
  const by = { pluginId: 'p', name: 'Harbour', version: '1' };
  const policy = {
    ...OPEN_POLICY,
    ...(options.mode && { approvalByCollection: { probe: options.mode } }),
    ...(managed && { managedEntry: () => ({ state: managed, by }) }),
  };
  const { offers, registry } = toolBench([tool], { policy });
  const chat: Record<string, string> = {};
  const always: Record<string, string> = { ...options.always };
  const answers = [...(options.answers ?? [])];
  let asked = 0;
  const registered = registry.get('probe')!;
  const run = (definition = registered.definition) =>
    isCallApproved(
      { ...registered, definition },
      {
        offers,
        policy: () => ({ ...policy, alwaysAllowed: always }),
        isTainted: () => options.isTainted ?? false,
        allowedInChat: () => chat,
        allowInChat: (id, hash) => {
          chat[id] = hash;
        },
        allowAlways: (id, hash) => {
          always[id] = hash;
        },
        ask: async () => {
          asked++;
          return answers.shift() ?? 'deny';
        },
      },
    );
  return { run, chat, always, asked: () => asked };
}

const otherSchema = definitionOf('probe', {
  function: {
    ...definitionOf('probe').function,
    parameters: { type: 'object', properties: { more: { type: 'string' } } },
  },
});

describe('isCallApproved', () => {
  it.each([
    ['a tool that only reads runs by itself', {}, undefined, 0],
    ['a tool that changes something asks', { changesSomething: true }, undefined, 1],
    ['a reading tool set to ask asks', {}, 'ask', 1],
    ['a changing tool set to run by itself runs', { changesSomething: true }, 'auto', 0],
  ] as const)('%s', async (_, tool, mode, asked) => {
    const it = bench({ tool, mode, answers: ['once'] });
    expect(await it.run()).toBe(true);
    expect(it.asked()).toBe(asked);
  });

  it('asks again after "once"', async () => {
    const it = bench({ mode: 'ask', answers: ['once', 'deny'] });
    expect([await it.run(), await it.run()]).toEqual([true, false]);
  });

  it.each(['chat', 'always'] as const)(
    'remembers "%s" against the schema, and asks again when that changed',
    async (answer) => {
      const it = bench({ mode: 'ask', answers: [answer, 'deny'] });
      expect([await it.run(), await it.run()]).toEqual([true, true]);
      expect(it.asked()).toBe(1);
      expect(await it.run(otherSchema)).toBe(false);
      expect(it.asked()).toBe(2);
    },
  );

  it('remembers nothing after a denial', async () => {
    const it = bench({ mode: 'ask', answers: ['deny', 'deny'] });
    await it.run();
    expect([it.chat, it.always]).toEqual([{}, {}]);
    expect(await it.run()).toBe(false);
  });

  it('asks before every call that may change something in a chat where a text tried to instruct the model', async () => {
    const hash = schemaHash(definitionOf('probe').function);
    const it = bench({
      mode: 'auto',
      tool: { changesSomething: true },
      answers: ['always', 'chat', 'deny'],
      always: { probe: hash },
      isTainted: true,
    });
    expect([await it.run(), await it.run(), await it.run()]).toEqual([true, true, false]);
    expect(it.asked()).toBe(3);
    // Words that would cover later calls are not taken there.
    expect([it.chat, it.always]).toEqual([{}, { probe: hash }]);
  });

  it('asks in each chat where an organization has locked a tool to asking, whatever was said to "always" before or now', async () => {
    const hash = schemaHash(definitionOf('probe').function);
    const it = bench({ mode: 'ask', managed: 'locked', always: { probe: hash }, answers: ['always', 'chat', 'deny'] });
    expect([await it.run(), await it.run(), await it.run()]).toEqual([true, true, true]);
    expect(it.asked()).toBe(2);
    expect(it.chat).toEqual({ probe: hash });
  });

  it('lets "always" count where asking is only the default of an organization', async () => {
    const it = bench({ mode: 'ask', managed: 'default', answers: ['always', 'deny'] });
    expect([await it.run(), await it.run()]).toEqual([true, true]);
  });

  it('lets tools that only read run by themselves in such a chat', async () => {
    const it = bench({ mode: 'auto', isTainted: true });
    expect(await it.run()).toBe(true);
    expect(it.asked()).toBe(0);
  });

  it('always asks before tools are turned on, whatever was allowed before', async () => {
    const hash = schemaHash(definitionOf('probe').function);
    const it = bench({
      mode: 'auto',
      tool: { activation: 'context', changesSomething: true },
      answers: ['always', 'deny'],
      always: { probe: hash },
    });
    expect([await it.run(), await it.run()]).toEqual([true, false]);
    expect(it.asked()).toBe(2);
  });
});

describe('schemaHash', () => {
  it('does not depend on the order of keys, and does on everything else', () => {
    const a = schemaHash({
      name: 'x',
      parameters: { type: 'object', properties: { p: { type: 'string', maxLength: 5 } } },
    });
    const b = schemaHash({
      name: 'x',
      parameters: { properties: { p: { maxLength: 5, type: 'string' } }, type: 'object' },
    });
    const c = schemaHash({
      name: 'x',
      parameters: { type: 'object', properties: { p: { type: 'string', maxLength: 6 } } },
    });
    const d = schemaHash({
      name: 'y',
      parameters: { type: 'object', properties: { p: { type: 'string', maxLength: 5 } } },
    });
    expect(a).toBe(b);
    expect(new Set([a, c, d]).size).toBe(3);
  });
});
