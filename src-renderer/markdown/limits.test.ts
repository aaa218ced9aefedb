import { describe, expect, it } from 'vitest';
import { isParsable, MAX_BLOCK_CHARACTERS, MAX_NESTING } from './limits.ts';

describe('which blocks are parsed as Markdown', () => {
  it.each([
    ['an ordinary paragraph', 'Some **bold** text, [a link](https://a.example) & more.'],
    ['a list eight levels deep', Array.from({ length: 8 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['long code that is indented a lot', `\`\`\`\n${' '.repeat(300)}x\n\`\`\``],
    ['a table of links', Array.from({ length: 300 }, () => '| [a](https://a.example) |').join('\n')],
    ['a horizontal rule', '*'.repeat(80)],
    ['a page of names with low lines', 'a_name_of_code '.repeat(5_000)],
    ['a page with a bold word in every line', 'Some **bold** words, and [a link](https://a.example).\n'.repeat(300)],
  ])('%s is', (_, text) => {
    expect(isParsable(text)).toBe(true);
  });

  it.each([
    ['quotes nested without end', `${'>'.repeat(MAX_NESTING + 1)} x`],
    ['quotes with spaces', `${'> '.repeat(5_000)}x`],
    ['lists nested without end', Array.from({ length: 500 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['lists in one line', `${'- '.repeat(5_000)}x`],
    ['open brackets', '!['.repeat(5_000)],
    ['a run of asterisks', `${'*'.repeat(5_000)}a`],
    ['a run of ampersands', '&'.repeat(5_000)],
    ['two kinds of emphasis in turn', `${'*_'.repeat(5_000)}x${'_*'.repeat(5_000)}`],
    ['emphasis in emphasis, with words between', `${'*a _b '.repeat(2_500)}x${'_ *'.repeat(2_500)}`],
    ['emphasis that never ends', '**a*'.repeat(5_000)],
    ['struck words in bold ones', `${'~~a *b '.repeat(2_500)}x${'* ~~'.repeat(2_500)}`],
    ['notes without number', Array.from({ length: 5_000 }, (_, number) => `[^${number}]`).join('')],
    ['texts of notes without number', Array.from({ length: 5_000 }, (_, number) => `[^${number}]: n`).join('\n')],
    ['a megabyte', 'x'.repeat(MAX_BLOCK_CHARACTERS + 1)],
  ])('%s is not', (_, text) => {
    expect(isParsable(text)).toBe(false);
  });
});
