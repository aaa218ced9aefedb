import type { Source } from '#shared/source/source.ts';
import type { RetrievedPage } from '../web/page-retrieval.ts';
import { truncateText } from '../web/truncate.ts';
import { pageStatus } from './page-status.ts';

/** What a page says about itself is written by others, and by some of them at any length. */
const MAX_METADATA_CHARACTERS = 500;
const MAX_SOURCE_URL_CHARACTERS = 8_000;

/** What a text costs in a result, where JSON writes some characters as two or six. */
export function serializedLength(text: string): number {
  return JSON.stringify(text).length - 2;
}

/**
 * What a tool returns of a page. Limits count the text as it stands in the result: a page made of quotes and backslashes
 * would otherwise become twice as long as allowed, and cost the whole call.
 */
export function pageContent(page: RetrievedPage, maxSerializedCharacters: number) {
  const { text, isTruncated } = truncateText(page.content, fittingPrefix(page.content, maxSerializedCharacters));
  const isPart = isTruncated || page.isTruncated;
  return {
    url: page.url,
    title: short(page.title),
    ...(page.byline && { author: short(page.byline) }),
    ...(page.publishedAt && { published: short(page.publishedAt) }),
    ...(page.language && { language: short(page.language) }),
    status: pageStatus(page, isPart),
    ...(isPart && { total_characters: page.totalCharacters }),
    content: text,
  };
}

/** The page as something an answer may rest on: by its own title, or the best other name there is. */
export function pageSource(page: RetrievedPage, otherTitle = ''): Source[] {
  if (page.url.length > MAX_SOURCE_URL_CHARACTERS) return [];
  return [{ title: short(page.title) || short(otherTitle) || short(page.url), url: page.url, origin: 'tool' }];
}

function short(text: string): string {
  return text.trim().slice(0, MAX_METADATA_CHARACTERS).toWellFormed();
}

/** The length of the longest beginning of a text that costs at most so much. */
function fittingPrefix(text: string, maxSerializedCharacters: number): number {
  if (serializedLength(text) <= maxSerializedCharacters) return text.length;
  let cost = 0;
  let end = 0;
  for (const character of text) {
    cost += serializedLength(character);
    if (cost > maxSerializedCharacters) break;
    end += character.length;
  }
  return end;
}
