import { phrase } from '#shared/phrase.ts';
import type { ServiceResponse } from '../../web/service-fetch.ts';
import type { SafeSearch } from '../option-sources.ts';
import { parseJson, requestService, statusFailure } from './request-json.ts';
import { type SearchBackend, SearchFailure, type SearchQuery } from './search-backend.ts';
import { readSearxngAnswer } from './searxng-answer.ts';

const SAFE_SEARCH_PARAMETERS: Readonly<Record<Exclude<SafeSearch, 'SERVICE'>, string>> = {
  OFF: '0',
  MODERATE: '1',
  STRICT: '2',
};

/** Every page is a new search on all engines; deeper ones are mostly empty. */
const MAX_PAGE = 10;

/** A SearXNG or Searx instance that the person or the organization runs or chose. */
export function searxng(baseUrl: string): SearchBackend {
  const endpoint = searchEndpoint(baseUrl);
  const { host } = endpoint;
  const service = { name: host };
  return {
    id: 'SEARXNG',
    name: host,
    host,
    filtersByLevel: true,
    maxPage: MAX_PAGE,
    async search(query, context) {
      const url = searchUrl(endpoint, query);
      const response = await requestService(service, { url: url.href, headers: headersFor(query) }, context);
      const failure = searxngFailure(host, url, response) ?? statusFailure(service, response.status);
      if (failure) throw failure;
      return readSearxngAnswer(host, parseJson(service, response));
    },
  };
}

/** People paste the address of the start page, of the search page, or one with a query in it. */
function searchEndpoint(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.search = '';
  url.hash = '';
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/search') ? path : `${path}/search`;
  return url;
}

function searchUrl(endpoint: URL, query: SearchQuery): URL {
  const url = new URL(endpoint);
  url.searchParams.set('q', query.text);
  url.searchParams.set('format', 'json');
  url.searchParams.set('language', query.language);
  url.searchParams.set('pageno', String(query.page));
  if (query.timeRange) url.searchParams.set('time_range', query.timeRange);
  if (query.safeSearch !== 'SERVICE') {
    url.searchParams.set('safesearch', SAFE_SEARCH_PARAMETERS[query.safeSearch]);
  }
  return url;
}

/** The instance's limiter turns away requests that accept no HTML or name no language. */
function headersFor(query: SearchQuery): Record<string, string> {
  return {
    accept: 'application/json, text/html;q=0.5',
    'accept-language': query.language === 'all' ? '*' : query.language,
  };
}

function searxngFailure(host: string, asked: URL, response: ServiceResponse): SearchFailure | undefined {
  // `search.formats` lists html only unless the operator adds json.
  if (response.status === 403) {
    return new SearchFailure(
      host,
      'The search service does not allow JSON answers. Answer without it, and tell the user.',
      phrase('tools.web_search.failed.jsonOff', { service: host }),
    );
  }
  // The limiter leads a request that it takes for a bot to the start page.
  const isElsewhere = new URL(response.url).pathname !== asked.pathname;
  if (isElsewhere && response.status === 200) return statusFailure({ name: host }, 429);
  return undefined;
}
