import { parentPort } from 'node:worker_threads';
import type { ExtractedPage } from './extracted-page.ts';
import { extractHtml, type HtmlPage } from './html/extract-html.ts';
import { readTextDocument } from './text-document.ts';

/** A text document only has to be decoded. */
export type HtmlWorkerQuestion = HtmlPage | { mode: 'text'; bytes: Uint8Array; contentType: string | undefined };

/** One page at a time: the pool ends the whole thread when a page takes too long. */
export type HtmlWorkerAnswer = { page: ExtractedPage } | { failure: string };

parentPort?.on('message', (page: HtmlWorkerQuestion) => {
  parentPort?.postMessage(answer(page));
});

function answer(page: HtmlWorkerQuestion): HtmlWorkerAnswer {
  try {
    return { page: page.mode === 'text' ? readTextDocument(page.bytes, page.contentType) : extractHtml(page) };
  } catch (error) {
    // Deep nesting ends as a RangeError (stack overflow); the parser may throw others on broken markup.
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
