import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { phrase } from '#shared/phrase.ts';
import { PageRetrievalError, type RetrievedPage, type RetrieveOptions } from '../../web/page-retrieval.ts';
import { rankCandidates } from './candidates.ts';
import { type ReadPagesOptions, readPages } from './read-pages.ts';

const candidates = (count: number) =>
  rankCandidates(
    Array.from({ length: count }, (_, index) => ({
      url: `https://site.example/${index + 1}`,
      title: `Hit ${index + 1}`,
      snippet: '',
      engines: [`engine ${index + 1}`],
    })),
  );

const pageAt = (url: string): RetrievedPage => ({
  url,
  title: `Page at ${url}`,
  contentKind: 'html',
  content: `Content of ${url}`,
  totalCharacters: 600,
  isTruncated: false,
  isFromPrivateNetwork: false,
});

const broken = () => new PageRetrievalError('status', 'The page does not exist.', phrase('tools.web_search.name'));

type Retrieve = (url: string, options: RetrieveOptions) => Promise<RetrievedPage>;

function options(retrieve: Retrieve, more: Partial<ReadPagesOptions> = {}): ReadPagesOptions {
  return {
    pages: { retrieve },
    signal: new AbortController().signal,
    limit: 5,
    maxCharacters: 1_000,
    pageTimeoutMs: 500,
    overallTimeoutMs: 60_000,
    cacheKey: 'chat-1',
    ...more,
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('reading the pages of a search', () => {
  it('returns them by rank, whatever the order in which they arrive', async () => {
    const arriving: (() => void)[] = [];
    const reading = readPages(
      candidates(3),
      options((url) => new Promise((resolve) => arriving.unshift(() => resolve(pageAt(url))))),
    );
    for (const arrive of arriving) arrive();
    const { read, unread, timedOut } = await reading;
    expect(read.map(({ candidate }) => candidate.rank)).toEqual([1, 2, 3]);
    expect(unread).toEqual([]);
    expect(timedOut).toBe(false);
  });

  it('asks for public addresses only, with the limits of one page', async () => {
    const asked: RetrieveOptions[] = [];
    await readPages(
      candidates(1),
      options(async (url, retrieveOptions) => {
        asked.push(retrieveOptions);
        return pageAt(url);
      }),
    );
    expect(asked[0]).toMatchObject({
      policy: { kind: 'public-only' },
      maxCharacters: 1_000,
      timeoutMs: 500,
      cacheKey: 'chat-1',
    });
  });

  it('has at most four pages under way, and never more than are still wanted', async () => {
    let underWay = 0;
    const most: number[] = [];
    const retrieve: Retrieve = async (url) => {
      most.push(++underWay);
      await nextTurn();
      underWay--;
      return pageAt(url);
    };
    expect((await readPages(candidates(12), options(retrieve, { limit: 10 }))).read).toHaveLength(10);
    expect(Math.max(...most)).toBe(4);
    most.length = 0;
    await readPages(candidates(12), options(retrieve, { limit: 2 }));
    expect(most).toEqual([1, 2]);
  });

  it('takes the next candidate for each page that cannot be read, and says what was wrong', async () => {
    const retrieve: Retrieve = async (url) => {
      if (url.endsWith('/1')) throw broken();
      if (url.endsWith('/3')) throw new Error('a fault with secrets in it');
      return pageAt(url);
    };
    const { read, unread } = await readPages(candidates(6), options(retrieve, { limit: 3 }));
    expect(read.map(({ candidate }) => candidate.rank)).toEqual([2, 4, 5]);
    expect(unread.map(({ candidate, problem }) => [candidate.rank, problem])).toEqual([
      [1, 'The page does not exist.'],
      [3, 'The page could not be read.'],
      [6, undefined],
    ]);
  });

  it('stops trying after ten candidates more than were wanted', async () => {
    let asked = 0;
    const retrieve: Retrieve = async () => {
      asked++;
      throw broken();
    };
    const { read, unread } = await readPages(candidates(40), options(retrieve, { limit: 2 }));
    expect(read).toEqual([]);
    expect(asked).toBe(12);
    expect(unread).toHaveLength(40);
  });

  it('merges candidates that lead to the same page at the best rank', async () => {
    const retrieve: Retrieve = async (url) =>
      pageAt(url.endsWith('/3') || url.endsWith('/1') ? 'https://site.example/final' : url);
    const { read, unread } = await readPages(candidates(4), options(retrieve, { limit: 3 }));
    expect(read.map(({ candidate, page }) => [candidate.rank, page.url])).toEqual([
      [1, 'https://site.example/final'],
      [2, 'https://site.example/2'],
      [4, 'https://site.example/4'],
    ]);
    expect(read[0]?.candidate.engines).toEqual(['engine 1', 'engine 3']);
    expect(unread).toEqual([]);
  });

  it('returns the complete pages when the time for all is over', async () => {
    const retrieve: Retrieve = (url, { signal }) =>
      url.endsWith('/2') ? Promise.resolve(pageAt(url)) : untilAborted(signal);
    const { read, unread, timedOut } = await readPages(candidates(8), options(retrieve, { overallTimeoutMs: 20 }));
    expect(timedOut).toBe(true);
    expect(read.map(({ candidate }) => candidate.rank)).toEqual([2]);
    expect(unread).toHaveLength(7);
  });

  it('does not wait for a page service that ignores the end of the time', async () => {
    const retrieve: Retrieve = (url) =>
      url.endsWith('/1') ? Promise.resolve(pageAt(url)) : new Promise<never>(() => {});
    const { read, timedOut } = await readPages(candidates(3), options(retrieve, { overallTimeoutMs: 20 }));
    expect(timedOut).toBe(true);
    expect(read).toHaveLength(1);
  });

  it('throws the reason of the caller when the call is cancelled', async () => {
    const abort = new AbortController();
    const reason = new DOMException('stopped', 'AbortError');
    const reading = readPages(
      candidates(3),
      options((_url, { signal }) => untilAborted(signal), { signal: abort.signal }),
    );
    abort.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });

  it('contacts nobody when the call was cancelled before', async () => {
    let asked = 0;
    const retrieve: Retrieve = async (url) => {
      asked++;
      return pageAt(url);
    };
    const reading = readPages(candidates(3), options(retrieve, { signal: AbortSignal.abort() }));
    await expect(reading).rejects.toThrow();
    expect(asked).toBe(0);
  });

  it('reports how many pages are there', async () => {
    const reports: string[] = [];
    const onProgress = (done: number, total: number) => reports.push(`${done}/${total}`);
    await readPages(
      candidates(2),
      options(async (url) => pageAt(url), { onProgress }),
    );
    expect(reports[0]).toBe('0/2');
    expect(reports.at(-1)).toBe('2/2');
  });

  it('ends at once without candidates', async () => {
    const { read, unread } = await readPages(
      [],
      options(() => Promise.reject(broken())),
    );
    expect([read, unread]).toEqual([[], []]);
  });
});
