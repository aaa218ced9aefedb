import { describe, expect, it } from 'vitest';
import { phrase } from '#shared/phrase.ts';
import type { SearchStrategy } from '../option-sources.ts';
import { dispatchSearch } from './dispatch.ts';
import { type SearchAnswer, type SearchBackend, SearchFailure, type SearchQuery } from './search-backend.ts';

const QUERY: SearchQuery = { text: 'ferry', language: 'all', page: 1, count: 5, safeSearch: 'SERVICE' };

function answer(urls: readonly string[], more: Partial<SearchAnswer> = {}): SearchAnswer {
  const hits = urls.map((url) => ({ url, title: '', snippet: '', engines: [] }));
  return { hits, hasMore: false, answers: [], suggestions: [], problems: [], ...more };
}

const failing = (name: string) => new SearchFailure(name, 'It is down.', phrase('tools.web_search.name'));

function backend(name: string, result: SearchAnswer | Error): SearchBackend {
  return {
    id: 'SEARXNG',
    name,
    host: `${name}.example`,
    filtersByLevel: true,
    maxPage: 10,
    search: async () => {
      if (result instanceof Error) throw result;
      return result;
    },
  };
}

async function dispatch(strategy: SearchStrategy, ...backends: SearchBackend[]) {
  const asked: string[] = [];
  const context = {
    services: { request: () => Promise.reject(new Error('not used')) },
    signal: new AbortController().signal,
    timeoutMs: 1_000,
  };
  const searching = dispatchSearch(backends, strategy, QUERY, context, (name) => asked.push(name));
  const outcome = await searching.catch((error: unknown) => error);
  if (outcome instanceof Error) return { asked, error: outcome };
  const { hits, answeredBy, problems, hasMore } = outcome as Awaited<typeof searching>;
  return { asked, urls: hits.map(({ url }) => url), by: answeredBy.map(({ name }) => name), problems, hasMore };
}

describe('one after another', () => {
  it('ends with the first service that finds something', async () => {
    const result = await dispatch('FAILOVER', backend('one', answer(['a'])), backend('two', answer(['b'])));
    expect(result).toMatchObject({ asked: ['one'], urls: ['a'], by: ['one'] });
  });

  it('goes on when a service fails or finds nothing, and keeps what was wrong', async () => {
    const result = await dispatch(
      'FAILOVER',
      backend('one', failing('one')),
      backend('two', answer([], { problems: ['engine: timeout'] })),
      backend('three', answer(['c'])),
    );
    expect(result).toMatchObject({
      asked: ['one', 'two', 'three'],
      urls: ['c'],
      by: ['three'],
      problems: ['engine: timeout', 'one: It is down.'],
    });
  });

  it('is an empty answer, not a failure, when one service answered that it found nothing', async () => {
    const result = await dispatch('FAILOVER', backend('one', answer([])), backend('two', failing('two')));
    expect(result).toMatchObject({ urls: [], by: ['one'], problems: ['two: It is down.'] });
  });

  it('is the first failure when none answered', async () => {
    const first = failing('one');
    expect((await dispatch('FAILOVER', backend('one', first), backend('two', failing('two')))).error).toBe(first);
  });
});

describe('only the preferred one', () => {
  it('asks no other, whatever it answers', async () => {
    const two = backend('two', answer(['b']));
    expect(await dispatch('PREFERRED', backend('one', answer([])), two)).toMatchObject({ asked: ['one'], urls: [] });
    expect((await dispatch('PREFERRED', backend('one', failing('one')), two)).error).toBeInstanceOf(SearchFailure);
  });
});

describe('all at once', () => {
  it('takes turns in the ranks of the services', async () => {
    const result = await dispatch(
      'PARALLEL',
      backend('one', answer(['a1', 'a2', 'a3'], { problems: ['x'] })),
      backend('two', answer(['b1'], { hasMore: true })),
      backend('three', failing('three')),
    );
    expect(result).toMatchObject({
      asked: ['one, two, three'],
      urls: ['a1', 'b1', 'a2', 'a3'],
      by: ['one', 'two'],
      problems: ['x', 'three: It is down.'],
      hasMore: true,
    });
  });

  it('is the first failure when none answered', async () => {
    const first = failing('one');
    expect((await dispatch('PARALLEL', backend('one', first), backend('two', failing('two')))).error).toBe(first);
  });
});

describe('any strategy', () => {
  it.each(['FAILOVER', 'PARALLEL', 'PREFERRED'] as const)(
    '%s: without a service, says that none is set up',
    async (strategy) => {
      const { asked, error } = await dispatch(strategy);
      expect(asked).toEqual([]);
      expect(error).toMatchObject({ reason: { key: 'tools.web_search.failed.notConfigured' }, wasContacted: false });
    },
  );

  it.each(['FAILOVER', 'PARALLEL'] as const)('%s: passes on what is no failure of a service', async (strategy) => {
    const abort = new DOMException('stopped', 'AbortError');
    expect((await dispatch(strategy, backend('one', abort), backend('two', answer(['b'])))).error).toBe(abort);
  });
});
