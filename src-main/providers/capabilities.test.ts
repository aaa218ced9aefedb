import { describe, expect, it } from 'vitest';
import type { ProviderKindId } from '#shared/provider/kinds.ts';
import { type Capability, hasCapability, wireApiOf } from './capabilities.ts';

describe('what a model can do', () => {
  it.each<[ProviderKindId, string, Capability, boolean]>([
    ['OPEN_AI', 'gpt-5', 'tools', true],
    ['OPEN_AI', 'gpt-5', 'reasoning', true],
    ['OPEN_AI', 'gpt-4o', 'reasoning', false],
    ['OPEN_AI', 'gpt-4o', 'images', true],
    ['OPEN_AI', 'o3-mini', 'images', false],
    ['OPEN_AI', 'gpt-4o-search-preview', 'tools', false],
    ['ANTHROPIC', 'claude-sonnet-4-5', 'tools', true],
    ['ANTHROPIC', 'claude-2.1', 'tools', false],
    ['MISTRAL', 'mistral-large-latest', 'tools', true],
    ['MISTRAL', 'mistral-embed', 'tools', false],
    ['GOOGLE', 'gemini-2.5-pro', 'tools', true],
    ['GOOGLE', 'gemma-3-27b-it', 'tools', false],
    ['PERPLEXITY', 'sonar', 'tools', false],
    ['GROQ', 'groq/compound', 'tools', false],
    ['DEEP_SEEK', 'deepseek-chat', 'images', false],
    ['SELF_HOSTED', 'qwen3:8b', 'reasoning', true],
    ['SELF_HOSTED', 'llava:13b', 'images', true],
    ['OPENAI_COMPATIBLE', 'anything', 'tools', true],
  ])('%s %s, %s: %s', (kind, id, capability, expected) => {
    expect(hasCapability({ kind, model: { id } }, capability)).toBe(expected);
  });

  it('is what the person says', () => {
    const model = { id: 'sonar' };
    expect(hasCapability({ kind: 'PERPLEXITY', model, capabilities: { tools: 'yes' } }, 'tools')).toBe(true);
    expect(hasCapability({ kind: 'OPEN_AI', model: { id: 'gpt-5' }, capabilities: { tools: 'no' } }, 'tools')).toBe(
      false,
    );
  });
});

describe('the wire API', () => {
  it.each<[ProviderKindId, string, string]>([
    ['OPEN_AI', 'gpt-5', 'RESPONSES'],
    ['OPEN_AI', 'gpt-4o-search-preview', 'CHAT_COMPLETIONS'],
    ['ANTHROPIC', 'claude-sonnet-4-5', 'ANTHROPIC_MESSAGES'],
    ['MISTRAL', 'mistral-large-latest', 'CHAT_COMPLETIONS'],
    ['SELF_HOSTED', 'gpt-oss:20b', 'CHAT_COMPLETIONS'],
  ])('of %s %s is %s', (kind, id, expected) => {
    expect(wireApiOf({ kind, model: { id } })).toBe(expected);
  });
});
