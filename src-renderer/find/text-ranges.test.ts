import { describe, expect, it } from 'vitest';
import { spanFinder } from './spans-of.ts';
import { textRanges } from './text-ranges.ts';

function found(html: string, text: string, as: 'phrase' | 'words' = 'phrase'): string[] {
  const message = document.createElement('article');
  message.innerHTML = html;
  const find = spanFinder({ text, as });
  return find ? textRanges(message, find).map(String) : [];
}

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

  it('never joins two blocks', () => {
    expect(found('<div data-text><p>one</p><p>two</p></div>', 'onetwo')).toEqual([]);
    expect(found('<table data-text><tr><td>a</td><td>b</td></tr></table>', 'ab')).toEqual([]);
  });

  it('looks into what was said, not into what stands around it', () => {
    expect(found('<h2>fee</h2><p data-text>a fee</p><button>fee</button>', 'fee')).toHaveLength(1);
  });

  it('marks words as the search over all messages finds them', () => {
    expect(found('<p data-text>Fees and a feedback fee, coffee</p>', 'a fee', 'words')).toEqual([
      'Fees',
      'a',
      'feedback',
      'fee',
    ]);
  });

  it('finds nothing for blanks', () => {
    expect(found('<p data-text>a b</p>', '  ')).toEqual([]);
    expect(found('<p data-text>a b</p>', '…', 'words')).toEqual([]);
  });
});
