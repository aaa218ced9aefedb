import { afterAll, describe, expect, it } from 'vitest';
import { HOSTILE_PAGES } from './fixtures/hostile-pages.ts';
import { createHtmlPool } from './html-pool.ts';
import { PageRetrievalError } from './page-retrieval.ts';

const pool = createHtmlPool();
afterAll(() => pool.close());

// Side by side, as many at a time as the pool has threads.
describe.concurrent('a page made to be expensive', () => {
  it.each(Object.entries(HOSTILE_PAGES))(
    '%s ends with a result or a clean error',
    { timeout: 60_000 },
    async (_, make) => {
      const page = { contentType: 'text/html', url: 'https://example.com/' };
      const outcome = await pool
        .extract(Buffer.from(make()), page, new AbortController().signal)
        .catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(PageRetrievalError);
        expect(outcome).toMatchObject({ code: 'extraction-failed' });
      } else {
        expect(outcome).toMatchObject({ contentKind: 'html', content: expect.any(String) });
      }
    },
  );
});
