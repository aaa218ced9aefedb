import { requestKey } from '#shared/source/request-key.ts';
import type { SearchHit } from './search-backend.ts';

/** A page that may be read, under the best rank that any hit gave it. */
export interface Candidate extends SearchHit {
  /** Beginning with 1, without gaps. */
  rank: number;
  key: string;
}

/**
 * One candidate for each page: hits whose addresses ask for the same are merged at the best rank. Hits that lead to no web
 * page are left out. The order of the hits is their rank.
 */
export function rankCandidates(hits: readonly SearchHit[]): Candidate[] {
  const byKey = new Map<string, SearchHit>();
  for (const hit of hits) {
    const key = requestKey(hit.url);
    if (key === undefined || !/^https?:/.test(key)) continue;
    const known = byKey.get(key);
    byKey.set(key, known ? mergeHits(known, hit) : hit);
  }
  return Array.from(byKey, ([key, hit], index) => ({ ...hit, rank: index + 1, key }));
}

/** What the better hit says stands; what it lacks comes from the other. */
export function mergeHits<Hit extends SearchHit>(better: Hit, other: SearchHit): Hit {
  return {
    ...better,
    title: better.title || other.title,
    snippet: better.snippet || other.snippet,
    published: better.published ?? other.published,
    engines: [...new Set([...better.engines, ...other.engines])].sort(),
  };
}
