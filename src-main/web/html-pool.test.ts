import { afterEach, describe, expect, it } from 'vitest';
import { createHtmlPool, type HtmlPool, type HtmlPoolOptions } from './html-pool.ts';

const pools: HtmlPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function startPool(options: HtmlPoolOptions = {}) {
  const pool = createHtmlPool(options);
  pools.push(pool);
  return (html: string, signal = new AbortController().signal) =>
    pool.extract(Buffer.from(html), { contentType: 'text/html; charset=utf-8', url: 'https://example.com/' }, signal);
}

const page = (text: string) => `<title>${text}</title><article><p>${`${text} `.repeat(100)}</p></article>`;
/** Takes a DOM minutes: few tags, so that no guard sees it, in a structure that is quadratic for Readability. */
const slow = `<div>${'<div><p>some words, and more words'.repeat(9_000)}`;

describe('extraction in worker threads', () => {
  it('serves more pages at a time than it has threads', async () => {
    const extract = startPool({ threads: 2 });
    const titles = Array.from({ length: 7 }, (_, index) => `page ${index}`);
    const pages = await Promise.all(titles.map((title) => extract(page(title))));
    expect(pages.map(({ title }) => title)).toEqual(titles);
  });

  it('leaves this thread free while it works', async () => {
    const extract = startPool();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await extract(page('word '.repeat(500)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('ends a page at its time limit with an error, and serves the next one', async () => {
    const extract = startPool({ timeLimitMs: 1, threads: 1 });
    await expect(extract(slow)).rejects.toMatchObject({ code: 'extraction-failed' });
    const patient = startPool({ threads: 1 });
    expect((await patient(page('next'))).title).toBe('next');
  });

  it('ends a page that needs too much memory with an error or without a DOM, and lives on', async () => {
    const extract = startPool({ memoryLimitMb: 32, threads: 1 });
    const outcome = await extract(page('<i>x</i>'.repeat(50_000))).catch((error: { code: string }) => error.code);
    expect(outcome).toSatisfy((value: unknown) => value === 'extraction-failed' || typeof value === 'object');
    expect((await extract(page('next'))).title).toBe('next');
  });

  it('stops working on a page when the caller does not want it any more', async () => {
    const extract = startPool({ threads: 1 });
    const stop = new AbortController();
    const running = extract(slow, stop.signal);
    const waiting = extract(page('waiting'), stop.signal);
    const wanted = extract(page('wanted'));
    stop.abort(new Error('stopped by the person'));
    await expect(running).rejects.toThrow('stopped by the person');
    await expect(waiting).rejects.toThrow('stopped by the person');
    expect((await wanted).title).toBe('wanted');
  });

  it('fails what is left when it is closed', async () => {
    const pool = createHtmlPool({ threads: 1 });
    const answers = ['a', 'b'].map((text) =>
      pool.extract(
        Buffer.from(page(text)),
        { contentType: undefined, url: 'https://example.com/' },
        new AbortController().signal,
      ),
    );
    const outcomes = Promise.allSettled(answers);
    await pool.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ status: 'rejected' });
  });
});

describe('a text document', () => {
  const readText = (bytes: Uint8Array, contentType: string, options: HtmlPoolOptions = {}) => {
    const pool = createHtmlPool(options);
    pools.push(pool);
    return pool.readText(bytes, contentType, new AbortController().signal);
  };

  it('comes as it is, also when it is so long that a thread decodes it', async () => {
    const line = Buffer.from([0x83, 0x74, 0x83, 0x46, 0x0d, 0x0a]);
    const bytes = Buffer.alloc(3_000_000, line);
    const page = await readText(bytes, 'text/csv; charset=shift_jis');
    expect(page).toEqual({ title: '', contentKind: 'text', content: 'フェ\n'.repeat(500_000) });
  });

  it('ends at the time limit like a page', async () => {
    const answer = readText(Buffer.alloc(3_000_000, 'a'), 'text/plain', { timeLimitMs: 1 });
    await expect(answer).rejects.toMatchObject({ code: 'extraction-failed' });
  });
});
