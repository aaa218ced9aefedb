import { describe, expect, it } from 'vitest';
import { phrase } from '#shared/phrase.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import type { ToolProgress } from '#shared/tool/trace.ts';
import { PageRetrievalError, type RetrievedPage } from '../../web/page-retrieval.ts';
import { ToolFailedError } from '../errors.ts';
import { refusalOf } from '../testing/refusal.ts';
import { type ScriptedAnswer, scriptedServices } from '../testing/scripted-services.ts';
import { toolContext } from '../testing/tool-context.ts';
import type { ToolSettingValues } from '../tool.ts';
import { webSearchTool } from './tool.ts';

const SETTINGS = { baseUrl: 'https://searx.example' };
const hit = (name: string) => ({ url: `https://${name}.example/`, title: `About ${name}`, content: `Snippet ${name}` });

type Pages = Record<string, Partial<RetrievedPage> | Error>;

/** Searches with scripted services and pages (by host); a page that is not named does not exist. */
async function search(
  raw: JsonObject,
  { settings = SETTINGS, answer, pages = {} }: { settings?: ToolSettingValues; answer: ScriptedAnswer; pages?: Pages },
) {
  const progress: ToolProgress[] = [];
  const services = scriptedServices({
    'searx.example': () => answer,
    'api.tavily.com': () => ({ results: [{ url: 'https://tavily-hit.example/', title: 'T', content: 'x' }] }),
  });
  const context = toolContext({
    settings,
    services,
    progress: (step) => progress.push(step),
    pages: {
      async retrieve(url) {
        const page = pages[new URL(url).host];
        if (page instanceof Error) throw page;
        if (!page) throw new PageRetrievalError('status', 'The page does not exist.', phrase('tools.web_search.name'));
        const content = page.content ?? 'Readable text. '.repeat(50);
        return {
          url,
          title: '',
          contentKind: 'html',
          content,
          totalCharacters: content.length,
          isTruncated: false,
          isFromPrivateNetwork: false,
          ...page,
        };
      },
    },
  });
  const result = await webSearchTool.execute(webSearchTool.readArguments(raw), context);
  return { result, content: result.content as JsonObject, services, progress };
}

async function failureOf(...args: Parameters<typeof search>): Promise<ToolFailedError> {
  const error = await search(...args).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolFailedError);
  return error as ToolFailedError;
}

describe('web_search', () => {
  it('returns what the service says about a page apart from what the page says itself', async () => {
    const { content, result } = await search(
      { query: 'ferry', limit: 2 },
      {
        answer: {
          results: [{ ...hit('a'), publishedDate: '2026-03-01', engines: ['one'] }, hit('b'), hit('c')],
          unresponsive_engines: [['two', 'timeout']],
        },
        pages: {
          'a.example': {
            title: 'Page A',
            byline: 'Anna',
            publishedAt: '2026-02-28',
            language: 'en',
            url: 'https://a.example/final',
          },
          'b.example': { content: 'short', totalCharacters: 5 },
        },
      },
    );
    expect(content).toEqual({
      query: 'ferry',
      page: 1,
      has_more: true,
      candidate_count: 3,
      result_count: 2,
      retrieval_timed_out: false,
      problems: ['two: timeout'],
      results: [
        {
          rank: 1,
          search_metadata: {
            url: 'https://a.example/',
            title: 'About a',
            snippet: 'Snippet a',
            published: '2026-03-01',
            engines: ['one'],
          },
          page: {
            url: 'https://a.example/final',
            title: 'Page A',
            author: 'Anna',
            published: '2026-02-28',
            language: 'en',
            status: 'complete',
            content: 'Readable text. '.repeat(50),
          },
        },
        {
          rank: 2,
          search_metadata: { url: 'https://b.example/', title: 'About b', snippet: 'Snippet b' },
          page: { url: 'https://b.example/', title: '', status: 'partial or truncated', content: 'short' },
        },
      ],
      not_read: [{ rank: 3, url: 'https://c.example/', title: 'About c', snippet: 'Snippet c' }],
    });
    expect(result.destination).toEqual({ kind: 'host', host: 'searx.example' });
    expect(result.outcome).toEqual({ key: 'tools.web_search.outcome.read', params: { count: 2 } });
  });

  it('names each page that was read as a source, by its final address and best title', async () => {
    const { result } = await search(
      { query: 'ferry' },
      {
        answer: { results: [hit('a'), hit('b'), hit('gone'), { ...hit('c'), title: '' }] },
        pages: { 'a.example': { title: 'Page A', url: 'https://a.example/final' }, 'b.example': {}, 'c.example': {} },
      },
    );
    expect(result.sources).toEqual([
      { title: 'Page A', url: 'https://a.example/final', origin: 'tool' },
      { title: 'About b', url: 'https://b.example/', origin: 'tool' },
      { title: 'https://c.example/', url: 'https://c.example/', origin: 'tool' },
    ]);
  });

  it('shares the characters between the pages and says which were cut', async () => {
    const long = (letter: string) => ({ content: letter.repeat(5_000) });
    const { content } = await search(
      { query: 'ferry' },
      {
        settings: { ...SETTINGS, maxTotalContentCharacters: 6_000, minContentCharactersPerResult: 500 },
        answer: { results: [hit('a'), hit('b')] },
        pages: { 'a.example': long('a'), 'b.example': long('b') },
      },
    );
    const pages = (content.results as { page: JsonObject }[]).map(({ page }) => page);
    expect(pages.map(({ status, total_characters }) => [status, total_characters])).toEqual([
      ['complete', undefined],
      ['partial or truncated', 5_000],
    ]);
    expect((pages[1]!.content as string).startsWith('b'.repeat(900))).toBe(true);
    expect((pages[1]!.content as string).length).toBeLessThan(1_100);
  });

  it('says that nothing was found, to the model and the person, and passes on suggestions', async () => {
    const { content, result } = await search({ query: 'ferrry' }, { answer: { results: [], suggestions: ['ferry'] } });
    expect(content).toMatchObject({
      candidate_count: 0,
      result_count: 0,
      has_more: false,
      results: [],
      suggestions: ['ferry'],
    });
    expect(content.note).toContain('found nothing');
    expect(result.sources).toEqual([]);
    expect(result.outcome).toEqual({ key: 'tools.web_search.outcome.nothingFound' });
  });

  it('says that pages were found but could not be read, and why', async () => {
    const { content, result } = await search({ query: 'ferry' }, { answer: { results: [hit('a')] } });
    expect(result.outcome).toEqual({ key: 'tools.web_search.outcome.noneRead', params: { count: 1 } });
    expect(content).toMatchObject({
      candidate_count: 1,
      result_count: 0,
      note: 'The search found pages, but none of them could be read.',
      not_read: [{ url: 'https://a.example/', problem: 'The page does not exist.' }],
    });
  });

  it('reports what it does, with numbers', async () => {
    const { progress } = await search(
      { query: 'ferry', limit: 2 },
      { answer: { results: [hit('a'), hit('b')] }, pages: { 'a.example': {}, 'b.example': {} } },
    );
    expect(progress[0]).toEqual({
      text: { key: 'tools.web_search.progress.searching', params: { service: 'searx.example' } },
    });
    expect(progress[1]).toEqual({
      text: { key: 'tools.web_search.progress.reading', params: { page: 1, total: 2 } },
      done: 0,
      total: 2,
    });
    expect(progress.at(-1)).toMatchObject({ done: 2, total: 2 });
  });

  it('takes language and number of results from the settings unless the model names them', async () => {
    const settings = { ...SETTINGS, defaultLanguage: 'de', maxResults: 1, defaultSafeSearch: 'MODERATE' };
    const answer = { results: [hit('a'), hit('b')] };
    const pages = { 'a.example': {}, 'b.example': {} };
    const own = await search({ query: 'ferry' }, { settings, answer, pages });
    const params = new URL(own.services.requests[0]!.url).searchParams;
    expect([params.get('language'), params.get('safesearch')]).toEqual(['de', '1']);
    expect(own.content.result_count).toBe(1);
    const named = await search({ query: 'ferry', language: 'sv', limit: 2 }, { settings, answer, pages });
    expect(new URL(named.services.requests[0]!.url).searchParams.get('language')).toBe('sv');
    expect(named.content.result_count).toBe(2);
    const unset = await search({ query: 'ferry' }, { answer, pages });
    expect(new URL(unset.services.requests[0]!.url).searchParams.get('language')).toBe('all');
  });

  it('promises no page beyond the last one it would read', async () => {
    const answer = { results: [hit('a')] };
    expect((await search({ query: 'ferry', page: 9 }, { answer })).content.has_more).toBe(true);
    expect((await search({ query: 'ferry', page: 10 }, { answer })).content.has_more).toBe(false);
  });
});

describe('a search that fails', () => {
  it('says so to the model and the person', async () => {
    const error = await failureOf({ query: 'ferry' }, { answer: { status: 403, text: '' } });
    expect(error.reason?.key).toBe('tools.web_search.failed.jsonOff');
    expect(error.message).toContain('tell the user');
  });

  it('goes on with the next service, and says what was wrong with the first', async () => {
    const { content, result } = await search(
      { query: 'ferry' },
      {
        settings: { ...SETTINGS, tavilyApiKey: 'k' },
        answer: { status: 429, text: '' },
        pages: { 'tavily-hit.example': {} },
      },
    );
    expect(content.result_count).toBe(1);
    expect((content.problems as string[])[0]).toContain('searx.example');
    expect(result.destination).toEqual({ kind: 'host', host: 'api.tavily.com' });
  });

  it('asks no service that cannot filter as strictly as the person wants', async () => {
    const settings = { ...SETTINGS, tavilyApiKey: 'k', primaryBackend: 'TAVILY', defaultSafeSearch: 'STRICT' };
    const { services } = await search({ query: 'ferry' }, { settings, answer: { results: [] } });
    expect(services.requests.map(({ url }) => new URL(url).host)).toEqual(['searx.example']);
  });

  it('asks no other service in the place of the only preferred one', async () => {
    const settings = { ...SETTINGS, tavilyApiKey: 'k', primaryBackend: 'TAVILY', backendStrategy: 'PREFERRED' };
    const error = await failureOf({ query: 'ferry', page: 2 }, { settings, answer: { results: [hit('a')] } });
    expect(error.reason?.key).toBe('tools.web_search.failed.onePage');
    expect(webSearchTool.checkSettings?.({ ...settings, defaultSafeSearch: 'STRICT' })).toHaveProperty(
      'defaultSafeSearch',
    );
  });

  it('has no second page where the service has none, and sends nothing', async () => {
    const error = await failureOf({ query: 'ferry', page: 2 }, { settings: { tavilyApiKey: 'k' }, answer: {} });
    expect(error.message).toContain('Leave out "page"');
    expect(error.destination).toEqual({ kind: 'nothing-sent' });
  });

  it('says that no service is set up', async () => {
    const error = await failureOf({ query: 'ferry' }, { settings: {}, answer: {} });
    expect(error.reason?.key).toBe('tools.web_search.failed.notConfigured');
    expect(error.destination).toEqual({ kind: 'nothing-sent' });
  });
});

describe('the arguments of web_search', () => {
  it('are read with their other spellings', () => {
    expect(
      webSearchTool.readArguments({ query: ' ferry ', language: 'de_de', time_range: 'Month', page: '2', limit: 20 }),
    ).toEqual({ query: 'ferry', language: 'de-DE', timeRange: 'month', page: 2, limit: 20 });
    expect(webSearchTool.readArguments({ query: 'x', language: 'ALL', time_range: null, page: null })).toEqual({
      query: 'x',
      language: 'all',
      timeRange: undefined,
      page: 1,
      limit: undefined,
    });
  });

  it.each<[JsonObject, string[]]>([
    [{}, ['"query" is missing', 'a text of 1 to 400 characters']],
    [{ query: '' }, ['"query"', '""', 'a text of 1 to 400 characters']],
    [{ query: 'x'.repeat(401) }, ['"query"', '(401 characters)', 'a text of 1 to 400 characters']],
    [{ query: ['a'] }, ['"query"', 'a list']],
    [{ query: 'x', language: 'German' }, ['"language"', '"German"', '"de-DE"', '"all"', 'leave it out']],
    [{ query: 'x', language: '' }, ['"language"', '""', 'leave it out']],
    [{ query: 'x', time_range: 'week' }, ['"time_range"', '"week"', '"day", "month", "year"', 'leave it out']],
    [{ query: 'x', page: 0 }, ['"page"', '0', 'from 1 to 10', 'leave it out']],
    [{ query: 'x', page: 11 }, ['"page"', '11', 'from 1 to 10', 'leave it out']],
    [{ query: 'x', page: 'last' }, ['"page"', '"last"', 'from 1 to 10', 'leave it out']],
    [{ query: 'x', limit: 21 }, ['"limit"', '21', 'from 1 to 20', 'leave it out']],
    [{ query: 'x', limit: 2.5 }, ['"limit"', '2.5', 'from 1 to 20', 'leave it out']],
    [{ query: 'x', engines: 'google' }, ['"engines"', '"query", "language", "time_range", "page", "limit"']],
  ])('are refused in words that help: %j', (raw, expected) => {
    const message = refusalOf(webSearchTool, raw);
    for (const words of expected) expect(message).toContain(words);
  });
});

describe('the settings of web_search', () => {
  it.each<[string, ToolSettingValues, Record<string, string>]>([
    ['nothing set up', {}, { baseUrl: 'noBackend' }],
    ['a service is enough', SETTINGS, {}],
    ['a key is enough', { braveApiKey: 'k' }, {}],
    ['an address that is none', { baseUrl: 'searx.example' }, { baseUrl: 'address' }],
    ['an address with a password', { baseUrl: 'https://a:b@searx.example' }, { baseUrl: 'address' }],
    ['an address that is none beside a key', { baseUrl: 'ftp://x', tavilyApiKey: 'k' }, { baseUrl: 'address' }],
    ['a language by its name', { ...SETTINGS, defaultLanguage: 'German' }, { defaultLanguage: 'language' }],
    [
      'a level nobody can apply',
      { tavilyApiKey: 'k', defaultSafeSearch: 'STRICT' },
      { defaultSafeSearch: 'safeSearch' },
    ],
  ])('say what is wrong: %s', (_name, settings, expected) => {
    const problems = Object.entries(webSearchTool.checkSettings?.(settings) ?? {}).map(([field, { key }]) => [
      field,
      key.replace('tools.web_search.problem.', ''),
    ]);
    expect(Object.fromEntries(problems)).toEqual(expected);
  });

  it('decide where the query will go', () => {
    const args = webSearchTool.readArguments({ query: 'ferry' });
    const settings = { ...SETTINGS, tavilyApiKey: 'k' };
    expect(webSearchTool.destination(args, settings)).toEqual({ kind: 'host', host: 'searx.example' });
    expect(webSearchTool.destination(args, { ...settings, primaryBackend: 'TAVILY' })).toEqual({
      kind: 'host',
      host: 'api.tavily.com',
    });
    expect(webSearchTool.destination(args, { ...settings, backendStrategy: 'PARALLEL' })).toEqual({
      kind: 'host',
      host: 'searx.example, api.tavily.com',
    });
    expect(webSearchTool.destination(args, {})).toEqual({ kind: 'nothing-sent' });
  });
});
