import type { Source } from '#shared/source/source.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { pageContent, pageSource, serializedLength } from '../page-content.ts';
import { shareBudget } from './budget.ts';
import type { Candidate } from './candidates.ts';
import type { SearchOutcome } from './dispatch.ts';
import type { PagesRead, ReadPage, UnreadPage } from './read-pages.ts';
import type { SearchQuery } from './search-backend.ts';

const MAX_MORE_CANDIDATES = 10;
const MAX_PROBLEMS = 10;
const MAX_MORE_SNIPPET_CHARACTERS = 300;

export interface ResultParts {
  query: SearchQuery;
  outcome: SearchOutcome;
  candidates: readonly Candidate[];
  pages: PagesRead;
  hasMore: boolean;
  budget: { total: number; minimum: number };
}

/** What the model gets: what a search service says about each page apart from what the page says about itself. */
export function searchResult({ query, outcome, candidates, pages, hasMore, budget }: ResultParts): JsonObject {
  const lengths = pages.read.map(({ page }) => serializedLength(page.content));
  const shares = shareBudget(lengths, budget.total, budget.minimum);
  const note = noteFor(candidates, pages);
  return {
    query: query.text,
    page: query.page,
    has_more: hasMore,
    candidate_count: candidates.length,
    result_count: pages.read.length,
    retrieval_timed_out: pages.timedOut,
    ...(note && { note }),
    ...(outcome.problems.length > 0 && { problems: outcome.problems.slice(0, MAX_PROBLEMS) }),
    ...(outcome.answers.length > 0 && { answers: outcome.answers }),
    ...(candidates.length === 0 && outcome.suggestions.length > 0 && { suggestions: outcome.suggestions }),
    results: pages.read.map((read, index) => resultEntry(read, shares[index] ?? 0)),
    ...(pages.unread.length > 0 && { not_read: pages.unread.slice(0, MAX_MORE_CANDIDATES).map(unreadEntry) }),
  };
}

/** One for each page that was read: what an answer may rest on. */
export function searchSources(pages: readonly ReadPage[]): Source[] {
  return pages.flatMap(({ candidate, page }) => pageSource(page, candidate.title));
}

function resultEntry({ candidate, page }: ReadPage, maxCharacters: number): JsonObject {
  return { rank: candidate.rank, search_metadata: metadata(candidate), page: pageContent(page, maxCharacters) };
}

function metadata({ url, title, snippet, published, engines }: Candidate): JsonObject {
  return {
    url,
    title,
    ...(snippet && { snippet }),
    ...(published && { published }),
    ...(engines.length > 0 && { engines }),
  };
}

function unreadEntry({ candidate, problem }: UnreadPage): JsonObject {
  const snippet = candidate.snippet.slice(0, MAX_MORE_SNIPPET_CHARACTERS).toWellFormed();
  return {
    rank: candidate.rank,
    url: candidate.url,
    title: candidate.title,
    ...(snippet && { snippet }),
    ...(problem && { problem }),
  };
}

/** Says what a result without pages means, so that it is not taken for an answer. */
function noteFor(candidates: readonly Candidate[], pages: PagesRead): string | undefined {
  if (candidates.length === 0) {
    return 'The search found nothing. Try other or fewer words, another language, or no time range.';
  }
  if (pages.read.length === 0) return 'The search found pages, but none of them could be read.';
  return undefined;
}
