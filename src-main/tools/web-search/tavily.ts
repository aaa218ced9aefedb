import { z } from 'zod';
import { readEach } from './read-each.ts';
import { keyFailure, notSearchResults, parseJson, requestService, statusFailure } from './request-json.ts';
import type { SearchBackend } from './search-backend.ts';

const ENDPOINT = 'https://api.tavily.com/search';
const MAX_HITS = 20;
/** Used up: 432 the plan's limit, 433 the pay-as-you-go limit. */
const LIMIT_STATUSES: ReadonlySet<number> = new Set([432, 433]);

const responseSchema = z.object({ results: z.array(z.unknown()) });

const hitSchema = z
  .object({
    url: z.string().max(2_000),
    title: z.string().nullish().catch(undefined),
    content: z.string().nullish().catch(undefined),
    published_date: z.string().max(100).nullish().catch(undefined),
  })
  .transform(({ url, title, content, published_date }) => ({
    url,
    title: (title ?? '').slice(0, 500).toWellFormed(),
    snippet: (content ?? '').slice(0, 1_000).toWellFormed(),
    published: published_date ?? undefined,
    engines: [],
  }));

/** Tavily's search API: no pages, no language, no levels of filtering. */
export function tavily(apiKey: string): SearchBackend {
  const service = { name: 'Tavily' };
  return {
    id: 'TAVILY',
    name: service.name,
    host: new URL(ENDPOINT).host,
    filtersByLevel: false,
    maxPage: 1,
    async search(query, context) {
      const response = await requestService(
        service,
        {
          url: ENDPOINT,
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            query: query.text,
            search_depth: 'basic',
            max_results: Math.min(query.count, MAX_HITS),
            ...(query.timeRange && { time_range: query.timeRange }),
          }),
        },
        context,
      );
      if (response.status === 401 || response.status === 403) throw keyFailure(service);
      const failure = statusFailure(service, LIMIT_STATUSES.has(response.status) ? 429 : response.status);
      if (failure) throw failure;
      const read = responseSchema.safeParse(parseJson(service, response));
      if (!read.success) throw notSearchResults(service.name, read.error);
      return {
        hits: readEach(hitSchema, read.data.results, MAX_HITS),
        hasMore: false,
        answers: [],
        suggestions: [],
        problems: [],
      };
    },
  };
}
