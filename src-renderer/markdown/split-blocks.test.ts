import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionsFor, type MarkdownSplit, splitBlocks } from './split-blocks.ts';

const texts = (source: string) => splitBlocks(source).blocks.map((block) => block.text.trimEnd());

describe('splitting an answer into blocks', () => {
  it.each([
    ['paragraphs', 'One\nline.\n\nTwo.\n', ['One\nline.', 'Two.']],
    ['a fence with blank lines', '```ts\na\n\nb\n```\n\nafter', ['```ts\na\n\nb\n```', 'after']],
    ['a fence that is still open', 'a\n\n```\nb\n\nc', ['a', '```\nb\n\nc']],
    ['a longer fence around a shorter one', '````\n```\n\n```\n````\n\nx', ['````\n```\n\n```\n````', 'x']],
    ['tildes do not close backticks', '```\n~~~\n\nx\n```\n\ny', ['```\n~~~\n\nx\n```', 'y']],
    ['inline code that looks like a fence', '``` a `\n\nb', ['``` a `', 'b']],
    ['a loose list', '1. a\n\n2. b\n\nEnd', ['1. a\n\n2. b', 'End']],
    ['a list item of two paragraphs', '- a\n\n  more\n\nEnd', ['- a\n\n  more', 'End']],
    ['nothing', ' \n\n', []],
  ])('%s', (_, source, expected) => {
    expect(texts(source)).toEqual(expected);
  });

  it('gives the same blocks whether the text came at once or in chunks', () => {
    const piece = fc.constantFrom(
      '\n',
      '\n\n',
      '```',
      '```ts\n',
      '- a',
      '1. b\n',
      '  c',
      'word ',
      '~~~\n',
      '[1]: https://a.example/\n',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        let split: MarkdownSplit | undefined;
        let source = '';
        for (const next of pieces) {
          source += next;
          split = splitBlocks(source, split);
        }
        expect(split?.blocks ?? []).toEqual(splitBlocks(source).blocks);
      }),
    );
  });

  it('loses no character that is not a blank line between blocks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('\n', '```\n', 'a', '- b\n', '  '), { maxLength: 60 }), (pieces) => {
        const source = pieces.join('');
        expect(
          splitBlocks(source)
            .blocks.map((block) => block.text)
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(source.replaceAll(/\s/g, ''));
      }),
    );
  });

  it('keeps finished blocks the very same objects while the last one grows', () => {
    const before = splitBlocks('One.\n\nTwo.\n\nThr');
    const after = splitBlocks('One.\n\nTwo.\n\nThree and more', before);
    expect(after.blocks[0]).toBe(before.blocks[0]);
    expect(after.blocks[1]).toBe(before.blocks[1]);
    expect(after.blocks[2]?.text).toBe('Three and more');
  });

  it('starts over when the text is another one', () => {
    const split = splitBlocks('Short', splitBlocks('One.\n\nTwo.'));
    expect(split.blocks).toEqual([{ start: 0, text: 'Short' }]);
  });
});

describe('link definitions', () => {
  const split = splitBlocks('See [1] and [other].\n\nPlain.\n\n[1]: https://a.example/ "A"\n');

  it('reach the blocks that refer to them', () => {
    expect(definitionsFor(split.blocks[0]?.text ?? '', split.definitions)).toContain('[1]: https://a.example/ "A"');
  });

  it('leave every other block as it is', () => {
    expect(definitionsFor('Plain.', split.definitions)).toBe('');
    expect(definitionsFor('[other]', split.definitions)).toBe('');
  });

  it('inside a fence are code', () => {
    expect(splitBlocks('```\n[1]: https://a.example/\n```\n\n[1]').definitions.size).toBe(0);
  });
});
