import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { loneFence } from './fence.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
/** What the parser makes of it: the only block, if it is code. */
function parsed(text: string): { language: string; code: string } | null {
  const { children } = parser.parse(text) as Root;
  const [code] = children;
  return children.length === 1 && code?.type === 'code' ? { language: code.lang ?? '', code: code.value } : null;
}

describe('a fence that is read without the parser', () => {
  it.each([
    ['closed', '```ts\nconst a = 1;\n```\n'],
    ['still open', '~~~python title="x"\nprint(1)\n\n    deep'],
    ['only begun', '```'],
    ['empty', '```\n```'],
    ['longer than the fences inside', '````md\n```ts\n```\n````\n\n'],
    ['closed by more marks, with spaces', '```\na\n   `````  \n'],
  ])('that is %s is what the parser reads', (_, text) => {
    expect(loneFence(text)).toEqual(parsed(text));
  });

  it.each([
    ['text behind it', '```\na\n```\nText'],
    ['an indent', '  ```\n  a\n  ```'],
    ['an entity in its language', '```a&amp;b\n```'],
    ['no fence at all', 'Text'],
    ['backticks in its first line', '``` a`b\nx'],
  ])('is left to the parser with %s', (_, text) => {
    expect(loneFence(text)).toBeNull();
  });

  it('is never read otherwise than by the parser', () => {
    const line = fc.constantFrom(
      '```',
      '````',
      '~~~',
      '```ts',
      '   ```',
      '    ```',
      '``` x y',
      'a',
      '  b',
      '',
      ' ',
      '`',
      '> ```',
      '~~~~ ',
    );
    fc.assert(
      fc.property(
        fc.constantFrom('```', '~~~ts', '````js x', '~~~~'),
        fc.array(line, { maxLength: 8 }),
        fc.boolean(),
        (first, lines, ends) => {
          const text = [first, ...lines].join('\n') + (ends ? '\n' : '');
          const own = loneFence(text);
          if (own) expect(own).toEqual(parsed(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
