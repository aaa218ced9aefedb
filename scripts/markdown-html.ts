import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Markdown as the window shows it: by another implementation than the one that wrote it, for tests and benchmarks. */
export function markdownToHtml(markdown: string): string {
  const rendered = renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, markdown));
  return `<html><body>${rendered}</body></html>`;
}
