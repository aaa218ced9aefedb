import { stripInvisible } from '../markdown/strip-invisible.ts';

/** What a page says about itself, wherever it was found. */
export interface PageHead {
  title: string;
  /** Of `<html lang>`. */
  language: string;
  /** Contents of `<meta>` by lower-case name, property, itemprop or http-equiv; the first of each. */
  meta: ReadonlyMap<string, string>;
  /** The first `<time datetime>`. */
  time: string;
}

export interface PageMetadata {
  title: string;
  byline?: string;
  publishedAt?: string;
  language?: string;
}

const MAX_TITLE_CHARACTERS = 300;
const MAX_BYLINE_CHARACTERS = 200;

const BYLINE_KEYS = [
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'parsely-author',
  'byl',
  'twitter:creator',
];
const DATE_KEYS = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'dc.date.issued',
  'dcterms.issued',
  'dc.date',
  'dcterms.date',
  'dcterms.created',
  'parsely-pub-date',
  'publication_date',
  'publish-date',
  'pubdate',
  'citation_publication_date',
  'date',
];

/** `found` is what Readability read; what it did not find is taken from the head. */
export function pageMetadata(
  head: PageHead,
  found: Partial<Record<keyof PageMetadata, string | null>> = {},
): PageMetadata {
  const firstOf = (keys: readonly string[]) => keys.map((key) => head.meta.get(key)).find((value) => value?.trim());
  return {
    title: clean(found.title || firstOf(['og:title', 'twitter:title']) || head.title, MAX_TITLE_CHARACTERS) ?? '',
    byline: clean(found.byline || asName(firstOf(BYLINE_KEYS)), MAX_BYLINE_CHARACTERS),
    publishedAt: asDate(found.publishedAt) ?? asDate(firstOf(DATE_KEYS)) ?? asDate(head.time),
    language:
      asLanguage(head.language) ??
      asLanguage(found.language) ??
      asLanguage(head.meta.get('content-language')) ??
      asLanguage(head.meta.get('og:locale')),
  };
}

function clean(text: string | null | undefined, maxCharacters: number): string | undefined {
  const line = stripInvisible(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  const isTooLong = line.length > maxCharacters;
  return isTooLong
    ? `${line
        .slice(0, maxCharacters)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : line;
}

/** An author's page is not their name. */
function asName(text: string | undefined): string | undefined {
  return text !== undefined && !/^https?:\/\//.test(text) ? text : undefined;
}

/** ISO 8601 where the text can be read as a date, the text itself where it is short and has a year. */
function asDate(text: string | null | undefined): string | undefined {
  const date = clean(text, 60);
  if (date === undefined || date.endsWith('…')) return undefined;
  if (/^\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}:\d{2}.*)?$/.test(date)) return date.replace(' ', 'T');
  const time = Date.parse(date);
  if (!Number.isNaN(time) && /\b\d{4}\b/.test(date)) return new Date(time).toISOString();
  return /\b(?:19|20)\d{2}\b/.test(date) ? date : undefined;
}

function asLanguage(text: string | null | undefined): string | undefined {
  const tag = text?.trim().replace('_', '-') ?? '';
  return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(tag) ? tag : undefined;
}

/** Key of a `<meta>` in `PageHead.meta`. */
export function metaKey(getAttribute: (name: string) => string | null): string | undefined {
  const name =
    getAttribute('property') ?? getAttribute('name') ?? getAttribute('itemprop') ?? getAttribute('http-equiv');
  return name?.trim().toLowerCase() || undefined;
}
