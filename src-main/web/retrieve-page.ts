import { BodyError, readBoundedBody } from './bounded-body.ts';
import { promisedKind, sniffKind } from './content-kind.ts';
import type { ResolveName } from './decide-chain.ts';
import { isInForbiddenEncoding } from './decode-text.ts';
import type { ExtractedPage } from './extracted-page.ts';
import { classifyNetworkFailure } from './network-failure.ts';
import { createPageCache } from './page-cache.ts';
import { contentError, invalidAddress, networkError, statusError } from './page-errors.ts';
import { type PageRetrieval, PageRetrievalError, type RetrievedPage, type RetrieveOptions } from './page-retrieval.ts';
import type { ProxyFor, RootsFor } from './proxy-dispatchers.ts';
import { type PageRequestContext, type PageResponse, requestPage } from './request-page.ts';
import { resolveWithSystem } from './resolve-name.ts';
import { readTextDocument } from './text-document.ts';
import { truncatePlainText, truncateText } from './truncate.ts';

/** Of a page, as sent and after decompression. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;
export const CONNECT_TIMEOUT_MS = 10_000;
/** Longest silence of a server that has been connected to. */
export const IDLE_TIMEOUT_MS = 15_000;

/** HTML to Markdown, outside of this thread. Throws PageRetrievalError, or the reason of the abort. */
export type ExtractHtml = (
  bytes: Uint8Array,
  page: { contentType: string | undefined; url: string },
  signal: AbortSignal,
) => Promise<ExtractedPage>;

/** A text document as it came, outside of this thread when it is long. Throws like `ExtractHtml`. */
export type ReadText = (
  bytes: Uint8Array,
  contentType: string | undefined,
  signal: AbortSignal,
) => Promise<ExtractedPage>;

export interface PageRetrievalDependencies {
  extractHtml: ExtractHtml;
  readText?: ReadText;
  resolve?: ResolveName;
  /** From `test-allowlist.ts`, which is empty in the product. */
  testAllowedOrigins: readonly string[];
  /** The proxy that leads to an address, if there is one. */
  proxy?: ProxyFor;
  /** Certificates that are trusted for a host beside the usual ones. */
  roots?: RootsFor;
  connectTimeoutMs?: number;
  idleTimeoutMs?: number;
}

export function createPageRetrieval({ extractHtml, ...dependencies }: PageRetrievalDependencies): PageRetrieval {
  const readText: ReadText =
    dependencies.readText ?? (async (bytes, contentType) => readTextDocument(bytes, contentType));
  const cache = createPageCache();
  const context: PageRequestContext = {
    resolve: dependencies.resolve ?? resolveWithSystem,
    testAllowedOrigins: dependencies.testAllowedOrigins,
    proxy: dependencies.proxy,
    roots: dependencies.roots,
    connectTimeoutMs: dependencies.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMs: dependencies.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
  };

  async function read(url: URL, options: RetrieveOptions, signal: AbortSignal): Promise<RetrievedPage> {
    const { policy, isTargetAllowed, cacheKey } = options;
    const response = await requestPage(
      url,
      {
        policy,
        isTargetAllowed,
        signal,
        validatorsFor: (hop) => (cacheKey === undefined ? {} : cache.validatorsFor(cacheKey, hop)),
      },
      context,
    );
    try {
      const known = response.status === 304 && cacheKey !== undefined && cache.revalidated(cacheKey, response.url);
      if (known) return toRetrievedPage(known, response, options.maxCharacters);
      const page = await readPage(response, { extractHtml, readText }, signal);
      if (cacheKey !== undefined) cache.store(cacheKey, response.url, response.headers, page);
      return toRetrievedPage(page, response, options.maxCharacters);
    } finally {
      response.close();
    }
  }

  return {
    async retrieve(address, options) {
      if (!URL.canParse(address)) throw invalidAddress();
      const url = new URL(address);
      url.hash = '';
      const deadline = AbortSignal.timeout(options.timeoutMs);
      try {
        return await read(url, options, AbortSignal.any([options.signal, deadline]));
      } catch (error) {
        if (error instanceof PageRetrievalError) throw error;
        options.signal.throwIfAborted();
        throw networkError(deadline.aborted ? 'timeout' : classifyNetworkFailure(error), error);
      }
    },
  };
}

async function readPage(
  response: PageResponse,
  { extractHtml, readText }: { extractHtml: ExtractHtml; readText: ReadText },
  signal: AbortSignal,
): Promise<ExtractedPage> {
  // A part that nobody asked for (206) must not pass for the whole page.
  if (response.status < 200 || response.status > 299 || response.status === 206) throw statusError(response.status);
  const contentType = response.headers['content-type'];
  const promised = promisedKind(contentType);
  if (promised === 'binary') throw contentError('unsupported-type');
  if (Number(response.headers['content-length']) > MAX_PAGE_BYTES) throw contentError('too-large');
  const bytes = await readBody(response);
  // Extraction may take a while, and the server need not wait for it.
  response.close();
  if (bytes.length === 0) throw contentError('empty');
  const kind = sniffKind(bytes, promised, contentType);
  if (kind === 'binary') throw contentError('unsupported-type');
  if (isInForbiddenEncoding(bytes, contentType, kind)) throw contentError('unsupported-charset');
  const page =
    kind === 'html'
      ? await extractHtml(bytes, { contentType, url: response.url.href }, signal)
      : await readText(bytes, contentType, signal);
  if (page.content.trim() === '') throw contentError('empty');
  return page;
}

async function readBody(response: PageResponse): Promise<Buffer> {
  try {
    return await readBoundedBody(response.body, response.headers['content-encoding'], MAX_PAGE_BYTES);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw contentError(error.code === 'too-large' ? 'too-large' : 'broken-encoding', error);
  }
}

function toRetrievedPage(page: ExtractedPage, response: PageResponse, maxCharacters: number): RetrievedPage {
  const truncate = page.contentKind === 'html' ? truncateText : truncatePlainText;
  const { text, isTruncated } = truncate(page.content, maxCharacters);
  const { isFromPrivateNetwork } = response;
  return {
    ...page,
    url: response.url.href,
    content: text,
    totalCharacters: page.content.length,
    isTruncated,
    isFromPrivateNetwork,
  };
}
