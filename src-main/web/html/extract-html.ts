import { Readability } from '@mozilla/readability';
import { decodeHtml } from '../decode-text.ts';
import type { ExtractedPage } from '../extracted-page.ts';
import type { MarkupElement } from '../markdown/markup.ts';
import { renderMarkdown } from '../markdown/render-blocks.ts';
import { stripInvisible } from '../markdown/strip-invisible.ts';
import { isTooCostly } from './cost-guard.ts';
import { extractStreaming } from './extract-streaming.ts';
import { normalizeMarkup } from './normalize-markup.ts';
import { metaKey, type PageHead, pageMetadata } from './page-head.ts';
import { parseDocument } from './parse-document.ts';
import { prepareDocument } from './prepare-document.ts';

export interface HtmlPage {
  bytes: Uint8Array;
  contentType: string | undefined;
  url: string;
  /** "streaming": without a DOM and Readability; what is left when those took too long. */
  mode: 'best' | 'streaming';
}

/** A longer article is taken for the content, whatever else the page shows. */
const LONG_ARTICLE_CHARACTERS = 2_000;
/** A shorter one that is less of the page than this may be just that entry of a list which looked most like prose. */
const MIN_ARTICLE_SHARE = 0.1;
/** One that is hardly a paragraph has to be half of the page. */
const TINY_ARTICLE_CHARACTERS = 200;
const MIN_TINY_ARTICLE_SHARE = 0.5;

/**
 * The readable part of an HTML page as Markdown, with hidden text and invisible characters gone. May take seconds and
 * much memory on hostile input, and may throw: run it in a worker with limits.
 */
export function extractHtml({ bytes, contentType, url, mode }: HtmlPage): ExtractedPage {
  const html = normalizeMarkup(decodeHtml(bytes, contentType));
  if (mode === 'streaming' || isTooCostly(html)) return extractStreaming(html, url);
  const article = extractArticle(html, url);
  const length = article ? readableLength(article.content) : 0;
  if (article && length >= LONG_ARTICLE_CHARACTERS) return article;
  const whole = extractStreaming(html, url);
  if (!article) return whole;
  const minShare = length < TINY_ARTICLE_CHARACTERS ? MIN_TINY_ARTICLE_SHARE : MIN_ARTICLE_SHARE;
  const isContent = length >= readableLength(whole.content) * minShare;
  return isContent ? article : { ...article, content: whole.content };
}

/** Characters of Markdown without the targets of its links. */
function readableLength(markdown: string): number {
  return markdown.replace(/\]\([^)\s]*\)/g, ']').length;
}

/** Undefined when the page has no article that Readability finds, or breaks one of the two parsers. */
function extractArticle(html: string, url: string): ExtractedPage | undefined {
  try {
    const document = parseDocument(html, url);
    const head = headOf(document);
    prepareDocument(document);
    // Readability changes the document; its answer is the element, so that nothing is parsed a second time.
    const reader = new Readability<Node>(document, { keepClasses: true, serializer: (node) => node });
    const article = reader.parse();
    if (!article?.content) return undefined;
    // linkedom's elements have what a MarkupElement has, under types of the DOM.
    const content = article.content as unknown as MarkupElement;
    const { title, byline, publishedTime: publishedAt, lang: language } = article;
    const markdown = stripInvisible(renderMarkdown(content, { base: document.baseURI }));
    if (markdown === '') return undefined;
    return { ...pageMetadata(head, { title, byline, publishedAt, language }), contentKind: 'html', content: markdown };
  } catch {
    // Deep nesting overflows the stack in spite of the guard, and odd markup trips either parser.
    return undefined;
  }
}

function headOf(document: Document): PageHead {
  const meta = new Map<string, string>();
  for (const element of document.querySelectorAll('meta')) {
    const key = metaKey((name) => element.getAttribute(name));
    if (key !== undefined && !meta.has(key)) meta.set(key, element.getAttribute('content') ?? '');
  }
  return {
    title: document.querySelector('title')?.textContent ?? '',
    language: document.documentElement.getAttribute('lang') ?? '',
    meta,
    time: document.querySelector('time[datetime]')?.getAttribute('datetime') ?? '',
  };
}
