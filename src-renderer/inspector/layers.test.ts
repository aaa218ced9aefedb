import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { compareLayers } from './compare.ts';
import { readLayers } from './layers.ts';

const REFUSAL = 'This page was not opened.';

/** The same conversation as each wire API sends it: a question before, then one with a call, its result and a refusal. */
const CHAT: JsonObject = {
  model: 'm',
  messages: [
    { role: 'system', content: 'Be careful.' },
    { role: 'user', content: 'Before' },
    { role: 'assistant', content: 'An answer' },
    { role: 'user', content: 'Now' },
    { role: 'assistant', content: '', tool_calls: [{ id: '1', function: { name: 'search', arguments: '{}' } }] },
    { role: 'tool', tool_call_id: '1', content: 'Found' },
    { role: 'assistant', content: '', tool_calls: [{ id: '2', function: { name: 'read', arguments: '{}' } }] },
    { role: 'tool', tool_call_id: '2', content: REFUSAL },
  ],
  tools: [{ type: 'function' }],
};
const RESPONSES: JsonObject = {
  model: 'm',
  instructions: 'Be careful.',
  input: [
    { role: 'user', content: 'Before' },
    { role: 'assistant', content: 'An answer' },
    { role: 'user', content: 'Now' },
    { type: 'function_call', call_id: '1', name: 'search', arguments: '{}' },
    { type: 'function_call_output', call_id: '1', output: 'Found' },
    { type: 'function_call', call_id: '2', name: 'read', arguments: '{}' },
    { type: 'function_call_output', call_id: '2', output: REFUSAL },
  ],
  tools: [{ type: 'function' }],
};
const ANTHROPIC: JsonObject = {
  model: 'm',
  system: [{ type: 'text', text: 'Be careful.' }],
  messages: [
    { role: 'user', content: 'Before' },
    { role: 'assistant', content: 'An answer' },
    { role: 'user', content: 'Now' },
    { role: 'assistant', content: [{ type: 'tool_use', id: '1', name: 'search', input: {} }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: '1', content: 'Found' }] },
    { role: 'assistant', content: [{ type: 'tool_use', id: '2', name: 'read', input: {} }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: '2', content: [{ type: 'text', text: REFUSAL }] }] },
  ],
  tools: [{ name: 'search' }],
};

describe('readLayers', () => {
  it.each([
    ['CHAT_COMPLETIONS', CHAT],
    ['RESPONSES', RESPONSES],
    ['ANTHROPIC_MESSAGES', ANTHROPIC],
  ] as const)('shows the same layers whatever the wire API: %s', (wireApi, body) => {
    const layers = readLayers(body, wireApi, [REFUSAL]);
    expect(layers.map(({ kind, names, items }) => [kind, names.join(), items.length])).toEqual([
      ['tools', '', 1],
      ['system', '', 1],
      ['history', '', 2],
      ['question', '', 1],
      ['call', 'search', 1],
      ['result', 'search', 1],
      ['call', 'read', 1],
      ['refusal', 'read', 1],
      ['settings', '', 1],
    ]);
  });

  it('leaves nothing of a body out, known or not', () => {
    const messages: JsonObject[] = [
      { role: 'user', content: 'x' },
      { role: 'strange', data: 1 },
    ];
    const odd: JsonObject = { messages, more: { a: 1 } };
    const items = readLayers(odd, 'CHAT_COMPLETIONS', []).flatMap((layer) => layer.items);
    expect(items).toEqual([...messages, { more: { a: 1 } }]);
    expect(readLayers({}, 'RESPONSES', [])).toEqual([]);
  });
});

describe('compareLayers', () => {
  const read = (body: JsonObject) => readLayers(body, 'CHAT_COMPLETIONS', [REFUSAL]);
  const messages = CHAT.messages as JsonObject[];
  const upTo = (count: number) => read({ ...CHAT, messages: messages.slice(0, count) });

  it('marks the common beginning and names what came after it', () => {
    const now = upTo(8);
    const { added, removed, lastCommonId, commonTokens } = compareLayers(upTo(6), now);
    expect(added.map(({ kind }) => kind)).toEqual(['call', 'refusal']);
    expect(removed).toEqual([]);
    expect(now.find(({ id }) => id === lastCommonId)?.kind).toBe('result');
    expect(commonTokens).toBeGreaterThan(0);
  });

  it('ends the common beginning at the first difference, however much after it is the same', () => {
    const now = read({ ...CHAT, messages: [{ role: 'system', content: 'Be bold.' }, ...messages.slice(1)] });
    const { lastCommonId, added, removed } = compareLayers(upTo(8), now);
    expect(lastCommonId).toBe(now[0]?.id);
    expect(added.map(({ kind }) => kind)).toContain('question');
    expect(removed.map(({ kind }) => kind)).toContain('system');
  });

  it('sees a history that grew as one that begins the same', () => {
    const next = [...messages, { role: 'assistant', content: 'Done' }, { role: 'user', content: 'Next' }];
    const now = read({ ...CHAT, messages: next });
    const { same, removed } = compareLayers(upTo(8), now);
    const history = now.find(({ kind }) => kind === 'history');
    expect(same.get(history?.id ?? '')).toBe(7);
    expect(removed).toEqual([]);
  });

  it('tells settings that changed', () => {
    const { added, removed } = compareLayers(upTo(8), read({ ...CHAT, model: 'other' }));
    expect([added.map(({ kind }) => kind), removed.map(({ kind }) => kind)]).toEqual([['settings'], ['settings']]);
  });
});

describe('the example of a template', () => {
  it.each([
    ['CHAT_COMPLETIONS', CHAT],
    ['RESPONSES', RESPONSES],
    ['ANTHROPIC_MESSAGES', ANTHROPIC],
  ] as const)('is a layer of its own before the history: %s', (wireApi, body) => {
    const layers = readLayers(body, wireApi, [REFUSAL], 2);
    expect(layers.slice(0, 4).map(({ kind, items }) => [kind, items.length])).toEqual([
      ['tools', 1],
      ['system', 1],
      ['example', 2],
      ['question', 1],
    ]);
  });
});
