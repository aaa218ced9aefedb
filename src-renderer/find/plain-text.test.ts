import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const lines = (markdown: string) =>
  plainText(markdown)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('plainText', () => {
  it('leaves out the signs of headings, lists, quotations, emphasis and code', () => {
    expect(lines('## A **bold** title\n\n- [x] one `two`\n3. *three*\n> quoted __four__ ~~five~~')).toEqual([
      'A bold title',
      'one two',
      'three',
      'quoted four five',
    ]);
  });

  it('keeps the words of links and cells, not their addresses and rules', () => {
    expect(lines('See [the page](https://a.example/b_(c)) and ![a picture](x.png).')).toEqual([
      'See the page and a picture.',
    ]);
    expect(lines('| Who | Single |\n| --- | ---: |\n| Adult | 6.40 |')).toEqual(['Who', 'Single', 'Adult', '6.40']);
  });

  it('keeps code, and names with underscores', () => {
    expect(lines('```ts\nconst my_name = 1;\n```\nthe `snake_case_name` stays')).toEqual([
      'const my_name = 1;',
      'the snake_case_name stays',
    ]);
  });

  it('takes time in proportion to the text, whatever stands in it', () => {
    for (const nasty of ['[', '![', '*', '`', '|-', '> ', '- [x] ', '\\', '(']) {
      expect(plainText(nasty.repeat(50_000)).length).toBeLessThanOrEqual(nasty.length * 50_000);
    }
  });
});
