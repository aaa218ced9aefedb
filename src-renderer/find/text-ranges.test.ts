import { describe, expect, it } from 'vitest';
import { type SpanFinder, spanFinder } from './spans-of.ts';
import { nthRange, textRanges } from './text-ranges.ts';

function found(html: string, text: string, as: 'phrase' | 'words' = 'phrase'): string[] {
  const message = document.createElement('article');
  message.innerHTML = html;
  const find = spanFinder({ text, as });
  return find ? textRanges(message, find).map(String) : [];
}

const placeOf = (range: Range | undefined) => range && [range.startContainer, range.startOffset, range.endOffset];

describe('textRanges', () => {
  it('finds what goes over several elements of one block', () => {
    expect(found('<div data-text><p>One <b>bold</b> word, <i>BÖLD</i> again</p></div>', 'bold word')).toEqual([
      'bold word',
    ]);
    expect(found('<div data-text><p>One <b>bold</b> word, <i>BÖLD</i> again</p></div>', 'bold')).toEqual([
      'bold',
      'BÖLD',
    ]);
  });

  it('finds what goes over the pieces of a long line', () => {
    expect(found('<p data-text><span data-piece>One bo</span><span data-piece>ld word</span></p>', 'bold')).toEqual([
      'bold',
    ]);
  });

  it('never joins two blocks', () => {
    expect(found('<div data-text><p>one</p><p>two</p></div>', 'onetwo')).toEqual([]);
    expect(found('<table data-text><tr><td>a</td><td>b</td></tr></table>', 'ab')).toEqual([]);
  });

  it('looks into what was said, not into what stands around it', () => {
    expect(found('<h2>fee</h2><p data-text>a fee</p><button>fee</button>', 'fee')).toHaveLength(1);
  });

  it('marks words as the search over all messages finds them', () => {
    expect(found('<p data-text>今日は天気がいい, iPhone手机</p>', 'iph 天気 手机', 'words')).toEqual([
      '天気',
      'iPhone手机',
      '手机',
    ]);
    expect(found('<p data-text>Fees and a feedback fee, coffee</p>', 'a fee', 'words')).toEqual([
      'Fees',
      'a',
      'feedback',
      'fee',
    ]);
  });

  it('are the same one by one, as far as there are any', () => {
    const message = document.createElement('article');
    message.innerHTML =
      '<div data-text><p>a <b>ä</b>a</p>b<ul><li>A</li><li>b</li></ul></div><p data-text>b<span data-part>a\n</span></p>';
    for (const as of ['phrase', 'words'] as const) {
      const find = spanFinder({ text: 'a', as }) as SpanFinder;
      const all = textRanges(message, find).map(placeOf);
      const oneByOne = all.map((_, nth) => placeOf(nthRange(message, find, nth)));
      expect(oneByOne).toEqual(all);
      expect(placeOf(nthRange(message, find, 100))).toEqual(all.at(-1));
      expect(all).toHaveLength(as === 'phrase' ? 5 : 4);
    }
    expect(nthRange(message, spanFinder({ text: 'z', as: 'phrase' }) as SpanFinder, 0)).toBeUndefined();
  });

  it('are those in the view alone, where there is one', () => {
    const message = document.createElement('article');
    message.innerHTML = `<div data-text>${'<p>a<b>a</b></p>'.repeat(30)}</div>`;
    const [text] = message.children;
    if (text) text.getBoundingClientRect = () => new DOMRect(0, 0, 100, 3_000);
    for (const [index, paragraph] of message.querySelectorAll('p').entries())
      paragraph.getBoundingClientRect = () => new DOMRect(0, index * 100, 100, 99);
    const find = spanFinder({ text: 'a', as: 'phrase' }) as SpanFinder;
    const sides = { left: 0, right: 800 };
    expect(textRanges(message, find, { top: 1_000, bottom: 1_299, ...sides })).toHaveLength(6);
    expect(textRanges(message, find, { top: 9_000, bottom: 9_299, ...sides })).toHaveLength(0);
  });

  it('are those of the pieces of a line that can be seen, though the line itself goes on beyond its block', () => {
    const message = document.createElement('article');
    message.innerHTML = `<pre data-text><span data-part>${'<span data-piece>a</span>'.repeat(30)}</span></pre>`;
    for (const block of message.querySelectorAll('pre, [data-part]'))
      block.getBoundingClientRect = () => new DOMRect(-1_000, 0, 800, 20);
    for (const [index, piece] of message.querySelectorAll('[data-piece]').entries())
      piece.getBoundingClientRect = () => new DOMRect(-1_000 + index * 100, 0, 100, 20);
    const find = spanFinder({ text: 'a', as: 'phrase' }) as SpanFinder;
    expect(textRanges(message, find, { top: 0, bottom: 600, left: 1, right: 799 })).toHaveLength(8);
  });

  it('finds nothing for blanks', () => {
    expect(found('<p data-text>a b</p>', '  ')).toEqual([]);
    expect(found('<p data-text>a b</p>', '…', 'words')).toEqual([]);
  });
});
