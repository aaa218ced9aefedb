import type { Phrase } from '#shared/phrase.ts';

/** Who chose an address decides what it may reach. */
export type AddressPolicy =
  /** Chosen by a model or found by a search: public addresses only. */
  | { kind: 'public-only' }
  /** Public addresses, and private hosts named here (exact host or `*.` suffix, optional port). */
  | { kind: 'allow-private-hosts'; hosts: readonly string[] }
  /** Typed by the person: their own network is fine. Never for an address that came through a model. */
  | { kind: 'chosen-by-person' };

export interface RetrieveOptions {
  policy: AddressPolicy;
  signal: AbortSignal;
  /** Characters of Markdown or text that come back; the rest is cut at a block boundary with the shared marker. */
  maxCharacters: number;
  /** For everything: name look-up, redirects, download, extraction. */
  timeoutMs: number;
  /**
   * Names a chat: its pages are kept for five minutes and asked for again only if they changed. Without it nothing is kept.
   */
  cacheKey?: string;
  /** Asked for every redirect target on top of the policy. */
  isTargetAllowed?(url: URL): boolean;
}

export interface RetrievedPage {
  /** After redirects, without fragment. */
  url: string;
  title: string;
  byline?: string;
  publishedAt?: string;
  language?: string;
  /** "text": a text document as the server sent it, with line endings unified. */
  contentKind: 'html' | 'text';
  content: string;
  /** Before truncation. */
  totalCharacters: number;
  isTruncated: boolean;
  /** Whether any hop, redirects included, went to a private address that the policy allowed. */
  isFromPrivateNetwork: boolean;
}

const PAGE_ERROR_CODES = [
  'invalid-address',
  'blocked-address',
  'not-resolved',
  'unreachable',
  'tls',
  'status',
  'too-many-redirects',
  'bad-redirect',
  'unsupported-type',
  'unsupported-charset',
  'too-large',
  'broken-encoding',
  'timeout',
  'extraction-failed',
  'empty',
] as const;
export type PageErrorCode = (typeof PAGE_ERROR_CODES)[number];

/** A page that could not be read. `message` is for the model and never repeats the address; `reason` is for the person. */
export class PageRetrievalError extends Error {
  readonly code: PageErrorCode;
  readonly reason: Phrase;
  /** False when nothing left this computer (beyond asking a name server). */
  readonly wasContacted: boolean;
  constructor(
    code: PageErrorCode,
    messageForModel: string,
    reason: Phrase,
    options: { wasContacted?: boolean; cause?: unknown } = {},
  ) {
    super(messageForModel, { cause: options.cause });
    this.name = 'PageRetrievalError';
    this.code = code;
    this.reason = reason;
    this.wasContacted = options.wasContacted ?? false;
  }
}

/** The one service through which pages are read: guard on every hop, caps, HTML to Markdown in a worker. */
export interface PageRetrieval {
  retrieve(url: string, options: RetrieveOptions): Promise<RetrievedPage>;
}
