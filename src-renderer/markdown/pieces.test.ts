import fc from 'fast-check';
import type { List, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { PIECE_SIZE, piecesOf } from './pieces.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (text: string) => (parser.parse(text) as Root).children;
const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));

/** A tree without places and without how far apart items stand, which shows nowhere. */
const bare = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' || key === 'spread' ? undefined : value)));

/** What the parts are together, read one by one. */
function together(text: string): unknown[] | null {
  const pieces = piecesOf(text);
  if (!pieces) return null;
  return pieces.parts.flatMap((part): unknown[] => {
    const blocks = parse(part);
    expect(blocks.map(({ type }) => type)).toEqual([pieces.kind]);
    const [block] = blocks as [List | Table];
    return block.type === 'table' ? block.children.slice(1) : block.children;
  });
}
function whole(text: string): unknown[] {
  const blocks = parse(text);
  expect(blocks).toHaveLength(1);
  const [block] = blocks as [List | Table];
  return block.type === 'table' ? block.children.slice(1) : block.children;
}

describe('a long list or table in parts', () => {
  it.each([
    ['a table', ['| a | b |', '| - | -: |', ...many(100, (n) => `| ${n} | **x** |`)].join('\n')],
    ['a table whose last row is being written', ['|a|b|', '|-|-|', ...many(90, (n) => `|${n}|x|`), '| 4'].join('\n')],
    ['a list', many(100, (n) => `- item ${n}`).join('\n')],
    ['a list with numbers', many(100, (n) => `${n + 3}. item`).join('\n')],
    ['a list of paragraphs', many(100, (n) => `* item ${n}\n\n  more`).join('\n\n')],
    ['a list of lists and code', many(50, (n) => `1) item\n   - one ${n}\n\n   \`\`\`\n   code\n   \`\`\``).join('\n')],
    ['a list whose last item is being written', `${many(80, (n) => `${n + 1}. item`).join('\n')}\n81`],
  ])('is %s, the same as in one', (_, text) => {
    const parts = together(text);
    expect(parts).not.toBeNull();
    expect(parts?.map(bare)).toEqual(whole(text).map(bare));
  });

  it.each([
    ['with few items', many(PIECE_SIZE, () => '- a').join('\n')],
    ['followed by other text', `${many(60, () => '- a').join('\n')}\n# Head\n`],
    ['with a line that goes on at the left', `${many(60, () => '- a').join('\n')}\nlazy\n- b\n`],
    ['of two kinds of marks', `${many(60, () => '- a').join('\n')}\n* b\n`],
    ['with a break', `${many(60, () => '* a').join('\n')}\n* * *\n* b\n`],
    ['with tabs', many(60, () => '-\ta').join('\n')],
    ['with a row without its line', ['|a|', '|-|', ...many(60, () => '|b|'), 'c', '|d|'].join('\n')],
    ['that is a paragraph', many(60, () => 'word').join('\n')],
    ['with more names than columns', ['|a|b|', '|-|', ...many(60, () => '|c|')].join('\n')],
    ['with a line inside a name', ['|a\\|b|', '|-|', ...many(60, () => '|c|')].join('\n')],
    ['that is a table without a rule', many(60, () => '| a |').join('\n')],
  ])('is left whole %s', (_, text) => {
    expect(piecesOf(text)).toBeNull();
  });

  it('keeps its finished parts as it grows', () => {
    const text = many(200, (n) => `- item ${n}`).join('\n');
    const before = piecesOf(text)?.parts ?? [];
    const after = piecesOf(`${text}\n- and one more`)?.parts ?? [];
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('is never another list than in one', () => {
    const line = fc.constantFrom(
      '- a',
      '- b',
      '- c\n  d',
      '-',
      '- ',
      '',
      '  - deep',
      '    code',
      '* x',
      '1. y',
      'lazy',
      '- - -',
      '-  wide',
      '-      code',
      '  ```',
      '- ```',
      '> q',
      ' - in',
      '- [x] done',
      '# h',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.nat(60), (odd, at) => {
        const lines = many(60, (n) => `- item ${n}`);
        lines.splice(at, 0, ...odd);
        const text = `- first\n${lines.join('\n')}`;
        const blocks = parse(text);
        const parts = piecesOf(text)?.parts.map((part) => parse(part));
        if (!parts) return;
        expect(parts.every((part) => part.length === 1 && part[0]?.type === 'list')).toBe(true);
        expect(parts.flatMap(([list]) => (list as List).children).map(bare)).toEqual(
          (blocks[0] as List).children.map(bare),
        );
        expect(blocks).toHaveLength(1);
      }),
      { numRuns: 150 },
    );
  });
});
