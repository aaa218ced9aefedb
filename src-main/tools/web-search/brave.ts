import { z } from 'zod';
import type { SafeSearch } from '../option-sources.ts';
import { readEach } from './read-each.ts';
import { keyFailure, notSearchResults, parseJson, requestService, statusFailure } from './request-json.ts';
import type { SearchBackend, SearchQuery, TimeRange } from './search-backend.ts';

const ENDPOINT = 'https://api.search.brave.com/res/v1/web/search';
const MAX_HITS = 20;
/** The offset counts pages from 0 to 9. */
const MAX_PAGE = 10;

const FRESHNESS: Readonly<Record<TimeRange, string>> = { day: 'pd', month: 'pm', year: 'py' };
const SAFE_SEARCH: Readonly<Record<Exclude<SafeSearch, 'SERVICE'>, string>> = {
  OFF: 'off',
  MODERATE: 'moderate',
  STRICT: 'strict',
};
/** Where Brave's codes differ from the first part of a language tag. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ja: 'jp',
  zh: 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-hant': 'zh-hant',
  pt: 'pt-pt',
  'pt-br': 'pt-br',
  'en-gb': 'en-gb',
  no: 'nb',
};

const responseSchema = z.object({
  query: z.object({ more_results_available: z.boolean().nullish() }).nullish().catch(undefined),
  web: z.object({ results: z.array(z.unknown()) }).nullish(),
});

const hitSchema = z
  .object({
    url: z.string().max(2_000),
    title: z.string().nullish().catch(undefined),
    description: z.string().nullish().catch(undefined),
    page_age: z.string().max(100).nullish().catch(undefined),
    age: z.string().max(100).nullish().catch(undefined),
  })
  .transform(({ url, title, description, page_age, age }) => ({
    url,
    title: withoutMarks(title ?? '')
      .slice(0, 500)
      .toWellFormed(),
    snippet: withoutMarks(description ?? '')
      .slice(0, 1_000)
      .toWellFormed(),
    published: page_age ?? age ?? undefined,
    engines: [],
  }));

/** Brave's web search API. */
export function brave(apiKey: string): SearchBackend {
  const service = { name: 'Brave Search' };
  return {
    id: 'BRAVE',
    name: service.name,
    host: new URL(ENDPOINT).host,
    filtersByLevel: true,
    maxPage: MAX_PAGE,
    async search(query, context) {
      const response = await requestService(
        service,
        { url: searchUrl(query), headers: { 'x-subscription-token': apiKey } },
        context,
      );
      if (isKeyRefused(response.status, response.text)) throw keyFailure(service);
      const failure = statusFailure(service, response.status);
      if (failure) throw failure;
      const read = responseSchema.safeParse(parseJson(service, response));
      if (!read.success) throw notSearchResults(service.name, read.error);
      // Without a single hit, the part "web" is missing.
      const hits = readEach(hitSchema, read.data.web?.results, MAX_HITS);
      return {
        hits,
        hasMore: read.data.query?.more_results_available ?? hits.length > 0,
        answers: [],
        suggestions: [],
        problems: [],
      };
    },
  };
}

function searchUrl(query: SearchQuery): string {
  const url = new URL(ENDPOINT);
  url.searchParams.set('q', query.text);
  url.searchParams.set('count', String(Math.min(query.count, MAX_HITS)));
  url.searchParams.set('offset', String(query.page - 1));
  const language = query.language.toLowerCase();
  if (language !== 'all') {
    url.searchParams.set('search_lang', LANGUAGES[language] ?? LANGUAGES[primary(language)] ?? primary(language));
  }
  if (query.timeRange) url.searchParams.set('freshness', FRESHNESS[query.timeRange]);
  if (query.safeSearch !== 'SERVICE') url.searchParams.set('safesearch', SAFE_SEARCH[query.safeSearch]);
  return url.href;
}

function primary(language: string): string {
  return language.split('-', 1)[0] ?? language;
}

/** An unknown token is answered with 422 and a code, a missing plan with 403. */
function isKeyRefused(status: number, text: string): boolean {
  return status === 401 || status === 403 || (status === 422 && text.includes('SUBSCRIPTION_TOKEN_INVALID'));
}

/** Found words are set in `<strong>`. */
function withoutMarks(text: string): string {
  return text.replace(/<\/?strong>/g, '');
}
