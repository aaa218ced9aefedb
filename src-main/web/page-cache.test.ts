import { describe, expect, it } from 'vitest';
import type { ExtractedPage } from './extracted-page.ts';
import { createPageCache, PAGE_CACHE_MS } from './page-cache.ts';

const url = new URL('https://example.com/a');
const page = (content: string): ExtractedPage => ({ title: '', contentKind: 'html', content });

describe('the cache of read pages', () => {
  it('asks by ETag, else by date', () => {
    const cache = createPageCache();
    cache.store('chat', url, { etag: 'W/"1"', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' }, page('a'));
    expect(cache.validatorsFor('chat', url)).toEqual({ 'if-none-match': 'W/"1"' });
    cache.store('chat', url, { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' }, page('b'));
    expect(cache.validatorsFor('chat', url)).toEqual({ 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' });
    expect(cache.revalidated('chat', url)?.content).toBe('b');
  });

  it.each<Record<string, string>>([
    {},
    { etag: '"1"', 'cache-control': 'private, No-Store' },
    { etag: '"1"', vary: '*' },
  ])('keeps nothing that cannot or must not be kept: %j', (headers) => {
    const cache = createPageCache();
    cache.store('chat', url, headers, page('a'));
    expect(cache.validatorsFor('chat', url)).toEqual({});
  });

  it('forgets a page five minutes after it was last known to be current', () => {
    let nowMs = 0;
    const cache = createPageCache(() => nowMs);
    cache.store('chat', url, { etag: '"1"' }, page('a'));
    nowMs = PAGE_CACHE_MS - 1;
    expect(cache.revalidated('chat', url)?.content).toBe('a');
    nowMs += PAGE_CACHE_MS - 1;
    expect(cache.validatorsFor('chat', url)).not.toEqual({});
    nowMs += 1;
    expect(cache.validatorsFor('chat', url)).toEqual({});
    expect(cache.revalidated('chat', url)).toBeUndefined();
  });

  it('drops the oldest pages when all together become too large', () => {
    const cache = createPageCache();
    const addresses = Array.from({ length: 12 }, (_, index) => new URL(`https://example.com/${index}`));
    for (const address of addresses) cache.store('chat', address, { etag: '"1"' }, page('x'.repeat(1_000_000)));
    const kept = addresses.filter((address) => cache.revalidated('chat', address));
    expect(kept).toEqual(addresses.slice(2));
  });
});
