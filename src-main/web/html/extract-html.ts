import { Readability } from '@mozilla/readability';
import { decodeHtml } from '../decode-text.ts';
import type { ExtractedPage } from '../extracted-page.ts';
import { parseDocument } from './parse-document.ts';
import { toMarkdown } from './to-markdown.ts';

export interface HtmlPage {
  bytes: Uint8Array;
  contentType: string | undefined;
  url: string;
}

/** The readable part of an HTML page as Markdown. Slow on hostile input: run it in a worker with a time limit. */
export function extractHtml({ bytes, contentType, url }: HtmlPage): ExtractedPage {
  const document = parseDocument(decodeHtml(bytes, contentType), url);
  const article = new Readability(document, { keepClasses: true }).parse();
  return {
    title: article?.title ?? '',
    byline: article?.byline ?? undefined,
    publishedAt: article?.publishedTime ?? undefined,
    language: article?.lang ?? undefined,
    contentKind: 'html',
    content: toMarkdown(article?.content ?? ''),
  };
}
