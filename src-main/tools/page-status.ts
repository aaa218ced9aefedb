import type { RetrievedPage } from '../web/page-retrieval.ts';

/** The model is told so that it does not take a part for the whole. */
export type PageStatus = 'complete' | 'partial or truncated';

/** Readable text this short is rarely a whole HTML page: a consent wall or a page built by scripts is more likely. */
const MIN_COMPLETE_HTML_CHARACTERS = 500;

/** A short text document is complete, since it comes as the server sent it; a short HTML page usually is not. */
export function pageStatus(
  page: Pick<RetrievedPage, 'contentKind' | 'totalCharacters'>,
  isTruncated: boolean,
): PageStatus {
  const isTooShort = page.contentKind === 'html' && page.totalCharacters < MIN_COMPLETE_HTML_CHARACTERS;
  return isTruncated || isTooShort ? 'partial or truncated' : 'complete';
}
