import { describe, expect, it } from 'vitest';
import { type ScriptedAnswer, scriptedServices } from '../testing/scripted-services.ts';
import { brave } from './brave.ts';
import { type SearchBackend, SearchFailure, type SearchQuery } from './search-backend.ts';
import { tavily } from './tavily.ts';

const QUERY: SearchQuery = { text: 'ferry', language: 'all', page: 1, count: 5, safeSearch: 'SERVICE' };
const KEY = 'key-of-a-person';

async function ask(backend: SearchBackend, answer: ScriptedAnswer, query: Partial<SearchQuery> = {}) {
  const services = scriptedServices({ [backend.host]: () => answer });
  const context = { services, signal: new AbortController().signal, timeoutMs: 1_000 };
  const result = await backend.search({ ...QUERY, ...query }, context);
  return { result, request: services.requests[0]! };
}

describe('Tavily', () => {
  it('gets the query and the key in a header, and its hits are read', async () => {
    const { result, request } = await ask(
      tavily(KEY),
      {
        query: 'ferry',
        answer: null,
        results: [
          { url: 'https://a.example/', title: 'A', content: 'text', score: 0.9, published_date: '2026-03-01' },
          { url: 'https://b.example/', title: null, content: null },
          { url: 7, title: 'broken' },
        ],
      },
      { timeRange: 'month', count: 7 },
    );
    expect(request).toMatchObject({
      url: 'https://api.tavily.com/search',
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(JSON.parse(request.body ?? '')).toEqual({
      query: 'ferry',
      search_depth: 'basic',
      max_results: 7,
      time_range: 'month',
    });
    expect(result.hits).toEqual([
      { url: 'https://a.example/', title: 'A', snippet: 'text', published: '2026-03-01', engines: [] },
      { url: 'https://b.example/', title: '', snippet: '', published: undefined, engines: [] },
    ]);
    expect(result.hasMore).toBe(false);
  });
});

describe('Brave Search', () => {
  const found = {
    query: { more_results_available: true },
    web: {
      results: [
        {
          url: 'https://a.example/',
          title: 'A',
          description: 'a <strong>ferry</strong>',
          page_age: '2026-03-01T00:00:00',
        },
        { url: 'https://b.example/', title: 'B', description: '', age: 'March 2, 2026' },
        { url: `https://c.example/${'c'.repeat(3_000)}` },
      ],
    },
  };

  it('gets the query in its own terms and the key in a header, and its hits are read', async () => {
    const { result, request } = await ask(brave(KEY), found, {
      language: 'de-DE',
      timeRange: 'year',
      page: 3,
      safeSearch: 'STRICT',
    });
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
      q: 'ferry',
      count: '5',
      offset: '2',
      search_lang: 'de',
      freshness: 'py',
      safesearch: 'strict',
    });
    expect(request.headers).toEqual({ 'x-subscription-token': KEY });
    expect(request.url).not.toContain(KEY);
    expect(result.hits.map(({ snippet, published }) => [snippet, published])).toEqual([
      ['a ferry', '2026-03-01T00:00:00'],
      ['', 'March 2, 2026'],
    ]);
    expect(result.hasMore).toBe(true);
  });

  it.each([
    ['all', null],
    ['en-US', 'en'],
    ['en-GB', 'en-gb'],
    ['ja', 'jp'],
    ['zh-TW', 'zh-hant'],
    ['pt-BR', 'pt-br'],
    ['pt', 'pt-pt'],
  ])('knows the language %s as %s', async (language, expected) => {
    const { request } = await ask(brave(KEY), found, { language });
    expect(new URL(request.url).searchParams.get('search_lang')).toBe(expected);
  });

  it('reads an answer without hits, in which the whole part is missing', async () => {
    const { result } = await ask(brave(KEY), { query: {} });
    expect(result).toMatchObject({ hits: [], hasMore: false });
  });
});

describe.each([
  ['Tavily', tavily(KEY)],
  ['Brave Search', brave(KEY)],
])('%s, when it gives no results', (name, backend) => {
  it.each<[string, ScriptedAnswer, string]>([
    ['the key is refused', { status: 401, text: '' }, 'tools.web_search.failed.key'],
    ['the plan does not allow it', { status: 403, text: '' }, 'tools.web_search.failed.key'],
    ['too many searches', { status: 429, text: '' }, 'tools.web_search.failed.limited'],
    ['a search it cannot use', { status: 422, text: '{}' }, 'tools.web_search.failed.badRequest'],
    ['a fault', { status: 503, text: '' }, 'tools.web_search.failed.broken'],
    ['HTML', { text: '<html>' }, 'tools.web_search.failed.notJson'],
    ['another kind of JSON', { text: '{"results": 5, "web": 5}' }, 'tools.web_search.failed.notJson'],
  ])('says why, without the key: %s', async (_why, answer, key) => {
    const error = await ask(backend, answer).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SearchFailure);
    const { reason, message, service } = error as SearchFailure;
    expect(reason).toEqual({ key, params: { service: name } });
    expect(service).toBe(name);
    expect(message).not.toContain(KEY);
  });
});

describe('codes of one service', () => {
  it.each([
    [
      'Brave refuses an unknown key with 422',
      brave(KEY),
      { status: 422, text: '{"error":{"code":"SUBSCRIPTION_TOKEN_INVALID"}}' },
      'key',
    ],
    ['Tavily says with 432 that the plan is used up', tavily(KEY), { status: 432, text: '' }, 'limited'],
  ])('%s', async (_name, backend, answer, kind) => {
    await expect(ask(backend, answer)).rejects.toMatchObject({ reason: { key: `tools.web_search.failed.${kind}` } });
  });
});
