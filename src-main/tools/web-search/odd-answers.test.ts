import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedServices } from '../testing/scripted-services.ts';
import { brave } from './brave.ts';
import { type SearchBackend, SearchFailure, type SearchQuery } from './search-backend.ts';
import { searxng } from './searxng.ts';
import { tavily } from './tavily.ts';

const QUERY: SearchQuery = { text: 'ferry', language: 'all', page: 1, count: 5, safeSearch: 'SERVICE' };
const BACKENDS = { SearXNG: searxng('https://searx.example'), Tavily: tavily('k'), Brave: brave('k') };

function answerOf(backend: SearchBackend, text: string) {
  const services = scriptedServices({ [backend.host]: () => ({ text }) });
  return backend.search(QUERY, { services, signal: new AbortController().signal, timeoutMs: 1_000 });
}

/** In the shape of an answer, with values of any kind in its places. */
const odd = fc.jsonValue({ maxDepth: 3 });
const hit = fc.oneof(
  odd,
  fc.record(
    { url: fc.oneof(fc.webUrl(), odd), title: odd, content: odd, description: odd, engines: odd, publishedDate: odd },
    { requiredKeys: [] },
  ),
);
const results = fc.oneof(odd, fc.array(hit, { maxLength: 5 }));
const answer = fc.record(
  {
    results,
    web: fc.oneof(odd, fc.record({ results })),
    query: odd,
    answers: odd,
    infoboxes: odd,
    suggestions: odd,
    unresponsive_engines: odd,
  },
  { requiredKeys: [] },
);

describe.each(Object.entries(BACKENDS))('an odd answer of %s', (_, backend) => {
  it('is read as far as it goes, or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, answer), async (body) => {
        const read = await answerOf(backend, JSON.stringify(body)).catch((error: unknown) => error);
        if (read instanceof Error) expect(read).toBeInstanceOf(SearchFailure);
        else expect(read).toMatchObject({ hits: expect.any(Array), hasMore: expect.any(Boolean) });
      }),
      { numRuns: 300 },
    );
  });

  it('keeps a hit whose texts are none', async () => {
    const hits = [{ url: 'https://a.example/', title: 7, content: {}, description: [] }];
    const read = await answerOf(backend, JSON.stringify({ results: hits, web: { results: hits } }));
    expect(read.hits).toMatchObject([{ url: 'https://a.example/', title: '', snippet: '' }]);
  });
});
