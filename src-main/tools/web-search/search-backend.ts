import type { Phrase } from '#shared/phrase.ts';
import type { ServiceFetch } from '../../web/service-fetch.ts';
import type { SafeSearch, SearchBackendId } from '../option-sources.ts';

export const TIME_RANGES = ['day', 'month', 'year'] as const;
export type TimeRange = (typeof TIME_RANGES)[number];

/** A search as every service gets it, in none of their own terms. */
export interface SearchQuery {
  text: string;
  /** A language tag such as `de` or `de-DE`, or `all`. Always sent, or the service would decide by other signs. */
  language: string;
  timeRange?: TimeRange;
  /** Beginning with 1. */
  page: number;
  /** How many hits are wanted; services may return more or fewer. */
  count: number;
  safeSearch: SafeSearch;
}

/** What a service says about one page, in its own order of rank. Every field was written by others. */
export interface SearchHit {
  url: string;
  title: string;
  snippet: string;
  /** As the service wrote it: ISO 8601, or the words of its language. */
  published?: string;
  /** The search engines behind a metasearch that know the page. */
  engines: string[];
}

export interface SearchAnswer {
  hits: SearchHit[];
  hasMore: boolean;
  /** Short answers and facts the service shows above its hits. */
  answers: string[];
  suggestions: string[];
  /** Engines behind the service that failed, in its words: the hits may be incomplete. */
  problems: string[];
}

export interface SearchRequestContext {
  services: ServiceFetch;
  signal: AbortSignal;
  timeoutMs: number;
}

/** One configured search service. */
export interface SearchBackend {
  readonly id: SearchBackendId;
  /** As people know it: its host or its brand. */
  readonly name: string;
  readonly host: string;
  /** Whether it can be told how strictly to filter. */
  readonly filtersByLevel: boolean;
  readonly maxPage: number;
  /** Throws `SearchFailure`, or the reason of an aborted signal. */
  search(query: SearchQuery, context: SearchRequestContext): Promise<SearchAnswer>;
}

/** A service that did not answer a search. The message is for the model, the reason for the person. */
export class SearchFailure extends Error {
  readonly service: string;
  readonly reason: Phrase;
  readonly wasContacted: boolean;
  constructor(
    service: string,
    messageForModel: string,
    reason: Phrase,
    options: { wasContacted?: boolean; cause?: unknown } = {},
  ) {
    super(messageForModel, { cause: options.cause });
    this.name = 'SearchFailure';
    this.service = service;
    this.reason = reason;
    this.wasContacted = options.wasContacted ?? true;
  }
}
