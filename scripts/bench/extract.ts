/**
 * Compares our extraction with jsdom + Readability + turndown, in one process and page by page in turn, so that the load
 * of the machine weighs on both alike.
 *
 *   npm run bench -- extract FOLDER [--json]
 *
 * FOLDER holds one folder per page with `source.html` and `expected.html` (the article as HTML), as the test pages of
 * Mozilla's Readability do. Score: tokens (words; single signs of Chinese, Japanese and Korean) of the Markdown's text
 * against those of expected.html, as multisets, F1.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gfm } from '@joplin/turndown-plugin-gfm';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { extractHtml } from '../../src-main/web/html/extract-html.ts';
import { markdownToHtml } from '../markdown-html.ts';

const PAGE_URL = 'http://fakehost/test/page.html';
const POOR_F1 = 0.6;

interface PipelineResult {
  milliseconds: number;
  markdown: string;
  failure?: string;
}

interface PageScore {
  name: string;
  ours: PipelineResult & { f1: number };
  theirs: PipelineResult & { f1: number };
  expectedCodeBlocks: number;
  keptCodeBlocks: number;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run bench -- extract FOLDER [--json]');
  process.exit(2);
}

const scores = readdirSync(folder)
  .filter((name) => existsSync(path.join(folder, name, 'source.html')))
  .map((name) => scorePage(folder, name));
report(scores);

function scorePage(root: string, name: string): PageScore {
  const source = readFileSync(path.join(root, name, 'source.html'));
  const expected = parseHTML(
    `<html><body>${readFileSync(path.join(root, name, 'expected.html'), 'utf8')}</body></html>`,
  );
  const expectedTokens = tokensOf(expected.document.body.textContent ?? '');
  const ours = run(() => extractHtml({ bytes: source, contentType: undefined, url: PAGE_URL, mode: 'best' }).content);
  const theirs = run(() => baseline(source.toString()));
  const expectedCodeBlocks = expected.document.querySelectorAll('pre').length;
  const codeBlocks = parseHTML(markdownToHtml(ours.markdown)).document.querySelectorAll('pre').length;
  return {
    name,
    ours: { ...ours, f1: f1(tokensOf(textOf(ours.markdown)), expectedTokens) },
    theirs: { ...theirs, f1: f1(tokensOf(textOf(theirs.markdown)), expectedTokens) },
    expectedCodeBlocks,
    keptCodeBlocks: Math.min(codeBlocks, expectedCodeBlocks),
  };
}

function run(pipeline: () => string): PipelineResult {
  const start = performance.now();
  try {
    const markdown = pipeline();
    return { milliseconds: performance.now() - start, markdown };
  } catch (error) {
    return { milliseconds: performance.now() - start, markdown: '', failure: String(error) };
  }
}

function baseline(html: string): string {
  const { window } = new JSDOM(html, { url: PAGE_URL, virtualConsole: new VirtualConsole() });
  const article = new Readability(window.document).parse();
  window.close();
  const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
  turndown.use(gfm);
  return turndown.turndown(article?.content ?? '');
}

function textOf(markdown: string): string {
  // Cells and lines are words apart, as they are on the screen.
  const html = markdownToHtml(markdown).replace(/<\/(?:td|th|li|p|h\d)>|<br\/?>/g, '$& ');
  return parseHTML(html).document.body.textContent ?? '';
}

function tokensOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}_]+/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function f1(found: Map<string, number>, expected: Map<string, number>): number {
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [token, count] of found) shared += Math.min(count, expected.get(token) ?? 0);
  const all = total(found) + total(expected);
  return all === 0 ? 1 : (2 * shared) / all;
}

function report(pages: PageScore[]): void {
  const sum = (pick: (page: PageScore) => number) => pages.reduce((total, page) => total + pick(page), 0);
  const ratios = pages.map((page) => page.ours.milliseconds / page.theirs.milliseconds).sort((a, b) => a - b);
  const worst = [...pages].sort((a, b) => a.ours.f1 - b.ours.f1).slice(0, 8);
  const summary = {
    pages: pages.length,
    totalTimeRatio: sum((page) => page.ours.milliseconds) / sum((page) => page.theirs.milliseconds),
    medianTimeRatio: ratios[Math.floor(ratios.length / 2)] ?? 0,
    pagesPerSecond: (1000 * pages.length) / sum((page) => page.ours.milliseconds),
    jsdomPagesPerSecond: (1000 * pages.length) / sum((page) => page.theirs.milliseconds),
    meanF1: sum((page) => page.ours.f1) / pages.length,
    jsdomMeanF1: sum((page) => page.theirs.f1) / pages.length,
    lowestF1: worst[0]?.ours.f1 ?? 0,
    codeBlocksKept:
      sum((page) => page.keptCodeBlocks) /
      Math.max(
        1,
        sum((page) => page.expectedCodeBlocks),
      ),
    failures: pages.filter((page) => page.ours.failure !== undefined).map((page) => page.name),
    poorPages: pages.filter((page) => page.ours.f1 < POOR_F1).map((page) => page.name),
  };
  if (values.json) {
    console.log(JSON.stringify(summary));
    return;
  }
  console.table(
    Object.entries(summary).map(([measure, value]) => ({
      measure,
      value: typeof value === 'number' ? Number(value.toFixed(4)) : value,
    })),
  );
  console.table(
    worst.map(({ name, ours, theirs }) => ({ page: name, f1: ours.f1.toFixed(3), jsdom: theirs.f1.toFixed(3) })),
  );
}
