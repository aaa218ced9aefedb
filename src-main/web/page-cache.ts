import type { ExtractedPage } from './extracted-page.ts';

export const PAGE_CACHE_MS = 5 * 60_000;

/** Characters of all pages of all chats together; the oldest go first. */
const MAX_CACHED_CHARACTERS = 10_000_000;

interface Entry {
  page: ExtractedPage;
  validators: Readonly<Record<string, string>>;
  validUntilMs: number;
}

export interface PageCache {
  /** Headers for a conditional request, empty when nothing is stored. */
  validatorsFor(chat: string, url: URL): Readonly<Record<string, string>>;
  /** What a 304 answer stands for; it counts as fresh again. */
  revalidated(chat: string, url: URL): ExtractedPage | undefined;
  store(chat: string, url: URL, headers: Readonly<Record<string, string>>, page: ExtractedPage): void;
}

/**
 * Remembers read pages for five minutes, each chat by itself: what one chat read tells another nothing. Every use asks
 * the server whether the page changed (RFC 9110, 13.1), so the address guard decides about cached pages as well.
 */
export function createPageCache(nowMs: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  let characters = 0;

  const remove = (key: string) => {
    characters -= entries.get(key)?.page.content.length ?? 0;
    entries.delete(key);
  };
  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry && entry.validUntilMs <= nowMs()) remove(key);
    return entries.get(key);
  };

  return {
    validatorsFor: (chat, url) => find(keyOf(chat, url))?.validators ?? {},
    revalidated(chat, url) {
      const entry = find(keyOf(chat, url));
      if (entry) entry.validUntilMs = nowMs() + PAGE_CACHE_MS;
      return entry?.page;
    },
    store(chat, url, headers, page) {
      const key = keyOf(chat, url);
      remove(key);
      const validators = validatorsFrom(headers);
      if (!validators || page.content.length > MAX_CACHED_CHARACTERS) return;
      entries.set(key, { page, validators, validUntilMs: nowMs() + PAGE_CACHE_MS });
      characters += page.content.length;
      for (const oldest of entries.keys()) {
        if (characters <= MAX_CACHED_CHARACTERS) break;
        remove(oldest);
      }
    },
  };
}

function keyOf(chat: string, url: URL): string {
  return `${chat}\n${url.href}`;
}

function validatorsFrom(headers: Readonly<Record<string, string>>): Record<string, string> | undefined {
  if (/\bno-store\b/i.test(headers['cache-control'] ?? '') || headers.vary?.trim() === '*') return undefined;
  const { etag, 'last-modified': lastModified } = headers;
  if (etag !== undefined) return { 'if-none-match': etag };
  return lastModified === undefined ? undefined : { 'if-modified-since': lastModified };
}
