import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../web/service-fetch.ts';
import { type ScriptedAnswer, scriptedServices } from '../testing/scripted-services.ts';
import { SearchFailure, type SearchQuery } from './search-backend.ts';
import { searxng } from './searxng.ts';
import { readSearxngAnswer } from './searxng-answer.ts';

const QUERY: SearchQuery = { text: 'ferry & fares', language: 'de-DE', page: 1, count: 5, safeSearch: 'SERVICE' };

async function ask(answer: ScriptedAnswer, query: Partial<SearchQuery> = {}, baseUrl = 'https://searx.example') {
  const services = scriptedServices({ 'searx.example': () => answer });
  const searching = searxng(baseUrl).search(
    { ...QUERY, ...query },
    { services, signal: new AbortController().signal, timeoutMs: 1_000 },
  );
  return { answer: await searching, request: services.requests[0]! };
}

async function failure(answer: ScriptedAnswer): Promise<SearchFailure> {
  const error = await ask(answer).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SearchFailure);
  return error as SearchFailure;
}

describe('a search on SearXNG', () => {
  it('names query, format, language and page, always', async () => {
    const { request } = await ask({ results: [] });
    const url = new URL(request.url);
    expect(url.origin + url.pathname).toBe('https://searx.example/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'ferry & fares',
      format: 'json',
      language: 'de-DE',
      pageno: '1',
    });
    expect(request.headers).toEqual({ accept: 'application/json, text/html;q=0.5', 'accept-language': 'de-DE' });
  });

  it('names time range and level of filtering when they are set', async () => {
    const { request } = await ask(
      { results: [] },
      { timeRange: 'month', safeSearch: 'STRICT', page: 3, language: 'all' },
    );
    const { searchParams } = new URL(request.url);
    expect(searchParams.get('time_range')).toBe('month');
    expect(searchParams.get('safesearch')).toBe('2');
    expect(searchParams.get('pageno')).toBe('3');
    expect(searchParams.get('language')).toBe('all');
  });

  it.each([
    ['https://searx.example/', '/search'],
    ['https://searx.example/search', '/search'],
    ['https://searx.example/search/?q=old#x', '/search'],
    ['https://searx.example/sub/', '/sub/search'],
    ['https://searx.example/research', '/research/search'],
  ])('asks %s at %s', async (baseUrl, path) => {
    expect(new URL((await ask({ results: [] }, {}, baseUrl)).request.url).pathname).toBe(path);
  });
});

describe('an answer of Searx 1.1', () => {
  const searx = {
    query: 'ferry',
    number_of_results: 0,
    results: [
      {
        url: 'https://a.example/ferry',
        title: 'Ferry',
        content: 'Leaves at 07:40.',
        engine: 'one',
        engines: ['two', 'one'],
        parsed_url: ['https', 'a.example', '/ferry', '', '', ''],
        positions: [1, 2],
        score: 2,
        category: 'general',
        pretty_url: 'https://a.example/ferry',
        publishedDate: '3. März 2026',
      },
    ],
    answers: ['42'],
    corrections: ['ferries'],
    infoboxes: [{ infobox: 'Ferry', content: 'A ship.', urls: [] }],
    suggestions: ['ferry fares'],
    unresponsive_engines: [['corpus limited', 'too many requests']],
  };

  it('is read with everything a model can use', async () => {
    expect((await ask(searx)).answer).toEqual({
      hits: [
        {
          url: 'https://a.example/ferry',
          title: 'Ferry',
          snippet: 'Leaves at 07:40.',
          published: '3. März 2026',
          engines: ['one', 'two'],
        },
      ],
      hasMore: true,
      answers: ['42', 'Ferry: A ship.'],
      suggestions: ['ferries', 'ferry fares'],
      problems: ['corpus limited: too many requests'],
    });
  });
});

describe('an answer of SearXNG', () => {
  const base = { template: 'default.html', parsed_url: [], img_src: '', thumbnail: '', priority: '', positions: [1] };

  it('is read without number_of_results, with typed answers and empty fields', async () => {
    const { answer } = await ask({
      query: 'ferry',
      results: [
        {
          ...base,
          url: 'https://a.example/',
          title: 'A',
          content: 'A',
          engine: 'one',
          publishedDate: null,
          length: null,
        },
        {
          ...base,
          url: 'https://b.example/',
          title: '',
          content: '',
          engines: ['x'],
          publishedDate: '2026-03-01T10:00:00',
        },
        { ...base, url: 'https://c.example/', title: 'C', content: null, pubdate: '2026-03-02 08:00:00+0000' },
      ],
      answers: [
        { url: null, engine: 'calc', template: 'answer/legacy.html', answer: '1 + 1 = 2' },
        { engine: 'dict', template: 'answer/translations.html', translations: [] },
      ],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: [['two', 'Suspended: CAPTCHA']],
    });
    expect(answer.hits).toEqual([
      { url: 'https://a.example/', title: 'A', snippet: '', published: undefined, engines: ['one'] },
      { url: 'https://b.example/', title: '', snippet: '', published: '2026-03-01T10:00:00', engines: ['x'] },
      { url: 'https://c.example/', title: 'C', snippet: '', published: '2026-03-02 08:00:00+0000', engines: [] },
    ]);
    expect(answer.answers).toEqual(['1 + 1 = 2']);
    expect(answer.problems).toEqual(['two: Suspended: CAPTCHA']);
  });

  it('costs only the entry that is broken', async () => {
    const { answer } = await ask({
      results: [null, 'x', { url: null, title: 'no address' }, { url: 5 }, { url: 'https://ok.example/', title: 7 }],
      answers: 'not a list',
      unresponsive_engines: [['only one'], 'x', ['a', 'b', 'c']],
    });
    expect(answer.hits.map(({ url, title }) => [url, title])).toEqual([['https://ok.example/', '']]);
    expect(answer.answers).toEqual([]);
    expect(answer.problems).toEqual(['a: b']);
  });

  it('says that there is nothing more after an empty page', async () => {
    expect((await ask({ results: [] })).answer).toMatchObject({ hits: [], hasMore: false });
  });

  it('is bounded in number and length, whatever is sent', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ url: fc.webUrl(), title: fc.string({ maxLength: 3_000 }), content: fc.jsonValue() }),
    );
    const list = fc.array(entry, { maxLength: 150 });
    fc.assert(
      fc.property(list, fc.jsonValue(), list, (results, answers, engines) => {
        const answer = readSearxngAnswer('searx.example', { results, answers, unresponsive_engines: engines });
        expect(answer.hits.length).toBeLessThanOrEqual(100);
        for (const hit of answer.hits) {
          expect(hit.title.length).toBeLessThanOrEqual(500);
          expect(hit.snippet.length).toBeLessThanOrEqual(1_000);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a SearXNG that gives no results', () => {
  it.each<[string, ScriptedAnswer, string]>([
    ['JSON is off', { status: 403, text: '<html>403 Forbidden</html>' }, 'tools.web_search.failed.jsonOff'],
    ['its limiter is on', { status: 429, text: 'Too Many Requests' }, 'tools.web_search.failed.limited'],
    [
      'its limiter leads to the start page',
      { status: 200, text: '<html>', url: 'https://searx.example/' },
      'tools.web_search.failed.limited',
    ],
    ['it wants a sign-in', { status: 401, text: '' }, 'tools.web_search.failed.refused'],
    ['it knows no such language', { status: 400, text: '{"error":"…"}' }, 'tools.web_search.failed.badRequest'],
    ['it has a fault', { status: 500, text: '{"error":"search error"}' }, 'tools.web_search.failed.broken'],
    ['the address is another page', { status: 404, text: '<html>' }, 'tools.web_search.failed.notJson'],
    [
      'HTML comes instead of JSON',
      { text: '<!DOCTYPE html><title>SearXNG</title>' },
      'tools.web_search.failed.notJson',
    ],
    ['the JSON is cut off', { text: '{"results": [' }, 'tools.web_search.failed.notJson'],
    ['the JSON is something else', { text: '{"hello": 1}' }, 'tools.web_search.failed.notJson'],
    ['the JSON is a list', { text: '[]' }, 'tools.web_search.failed.notJson'],
    ['the answer is too large', new ServiceError('too-large', 'x'), 'tools.web_search.failed.notJson'],
    ['it leads to another site', new ServiceError('left-origin', 'x'), 'tools.web_search.failed.notJson'],
    ['it does not answer', new ServiceError('timeout', 'x'), 'tools.web_search.failed.timeout'],
    ['it is not there', new ServiceError('unreachable', 'x'), 'tools.web_search.failed.unreachable'],
    ['its certificate is wrong', new ServiceError('tls', 'x'), 'tools.web_search.failed.unreachable'],
  ])('says why: %s', async (_why, answer, key) => {
    const error = await failure(answer);
    expect(error.reason).toEqual({ key, params: { service: 'searx.example' } });
    expect(error.wasContacted).toBe(true);
    expect(error.message).not.toContain('<');
  });

  it('leaves a cancelled call as it is', async () => {
    const reason = new DOMException('stopped', 'AbortError');
    const services = { request: () => Promise.reject(reason) };
    const searching = searxng('https://searx.example').search(QUERY, {
      services,
      signal: AbortSignal.abort(reason),
      timeoutMs: 1_000,
    });
    await expect(searching).rejects.toBe(reason);
  });
});
