import { describe, expect, it } from 'vitest';
import de from '#assets/locales/de/settings.json';
import en from '#assets/locales/en/settings.json';
import { PROVIDER_KIND_IDS, providerKindViewSchema } from '#shared/provider/kinds.ts';
import { effectiveBaseUrl } from './endpoint.ts';
import { kindViews, PROVIDER_KINDS, providerKind } from './kinds.ts';

describe.each([...PROVIDER_KINDS.values()])('the provider kind $id', (kind) => {
  it('has a proper name, or one in every language', () => {
    const key = `settings.kind.${kind.id}.name`;
    expect(kind.name !== undefined || (key in en && key in de)).toBe(true);
  });

  it('has an address that requests can go to, or asks for one', () => {
    const addresses = kind.hosts ? Object.values(kind.hosts).map((host) => host.baseUrl) : [kind.baseUrl];
    for (const address of addresses) {
      if (address === undefined) expect(kind.id).toBe('OPENAI_COMPATIBLE');
      else expect(effectiveBaseUrl({ kind: kind.id, baseUrl: address })).toBe(address);
    }
  });

  it('sends keys encrypted unless the server is the person’s own or inside the app', () => {
    const isLocal = ['SELF_HOSTED', 'DEMO'].includes(kind.id);
    for (const address of [kind.baseUrl, kind.keyPage]) {
      if (address && !isLocal) expect(address).toMatch(/^https:\/\//);
    }
  });

  it('says where a key comes from if it needs one', () => {
    expect(kind.needsKey === 'yes').toBe(kind.keyPage !== undefined);
  });

  it('decides a wire API for every model', () => {
    expect(kind.wireApis.at(-1)?.models).toBeUndefined();
    expect(kind.wireApis.slice(0, -1).every((rule) => rule.models !== undefined)).toBe(true);
  });

  it('has rules whose patterns give the same answer every time', () => {
    const rules = Object.values(kind.capabilities);
    const patterns = [...rules.flatMap((rule) => rule.except), ...kind.wireApis.map((rule) => rule.models)];
    expect(patterns.filter((pattern) => pattern?.global || pattern?.sticky)).toEqual([]);
  });

  it('lists models live or by name', () => {
    const { models } = kind;
    expect('fixed' in models ? models.fixed.length > 0 : models.path.startsWith('/')).toBe(true);
  });
});

describe('the table of provider kinds', () => {
  it('has one row for every id that settings may hold', () => {
    expect([...PROVIDER_KINDS.keys()].toSorted()).toEqual([...PROVIDER_KIND_IDS].toSorted());
  });

  it('gives the window views that pass the contract', () => {
    const views = kindViews();
    expect(views.map((view) => providerKindViewSchema.parse(view))).toEqual(views);
  });

  it('binds calls to schemas only at the two hosts that do so', () => {
    const strict = [...PROVIDER_KINDS.values()].filter(({ quirks }) => quirks.strictTools !== 'none');
    expect(strict.map(({ id, quirks }) => [id, quirks.strictTools])).toEqual([
      ['OPEN_AI', 'converted'],
      ['ANTHROPIC', 'as-written'],
    ]);
  });

  it('never sends parallel_tool_calls to Hugging Face', () => {
    expect(providerKind('HUGGING_FACE').quirks.takesParallelToolCallsParameter).toBe(false);
  });
});
