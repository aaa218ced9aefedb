import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRUNCATION_MARKER, truncatePlainText, truncateText } from './truncate.ts';

const MARK = `\n\n${TRUNCATION_MARKER}`;

const block = fc.oneof(
  fc.lorem({ mode: 'sentences', maxCount: 5 }),
  fc
    .tuple(fc.lorem({ maxCount: 4 }), fc.webUrl())
    .map(([text, url]) => `See [${text}](${url.replace(/[()]/g, '')}) for more.`),
  fc.lorem({ maxCount: 3 }).map((alt) => `[![${alt}](https://example.com/a.png)](https://example.com/b)`),
  fc.array(fc.lorem({ maxCount: 6 }), { minLength: 1 }).map((lines) => `\`\`\`js\n${lines.join('\n')}\n\`\`\``),
  fc.array(fc.lorem({ maxCount: 3 }), { minLength: 1 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/[\s`~[\]()]/g, 'x')),
);
const markdown = fc.array(block, { minLength: 1, maxLength: 12 }).map((blocks) => blocks.join('\n\n'));

describe('cutting Markdown', () => {
  it('leaves alone what fits', () => {
    expect(truncateText('# A\n\nb', 6)).toEqual({ text: '# A\n\nb', isTruncated: false });
  });

  it('never returns more than asked for', () => {
    fc.assert(
      fc.property(markdown, fc.nat({ max: 600 }), (text, max) => {
        expect(truncateText(text, max).text.length).toBeLessThanOrEqual(max);
      }),
    );
  });

  it('returns the beginning of the text, with the marker after it', () => {
    fc.assert(
      fc.property(markdown, fc.integer({ min: 30, max: 600 }), (text, max) => {
        const cut = truncateText(text, max);
        if (!cut.isTruncated) return;
        expect(cut.text.endsWith(TRUNCATION_MARKER)).toBe(true);
        const kept = cut.text.slice(0, -TRUNCATION_MARKER.length).trimEnd();
        expect(text.startsWith(kept.replace(/\n```$/, ''))).toBe(true);
      }),
    );
  });

  it('leaves no link, fence or pair of surrogates open', () => {
    fc.assert(
      fc.property(markdown, fc.integer({ min: 30, max: 600 }), (text, max) => {
        const cut = truncateText(text, max).text.replaceAll(TRUNCATION_MARKER, '');
        expect(cut.isWellFormed()).toBe(true);
        expect((cut.match(/^```/gm) ?? []).length % 2).toBe(0);
        const outsideCode = cut.replace(/```[\s\S]*?```/g, '');
        expect(outsideCode.split('[').length).toBe(outsideCode.split(']').length);
        expect(outsideCode.split('(').length).toBe(outsideCode.split(')').length);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['before a block', `${'a'.repeat(50)}\n\n${'b'.repeat(50)}`, 90, 'a'.repeat(50) + MARK],
    [
      'between items of a list',
      `- ${'a '.repeat(20)}\n- ${'b '.repeat(20)}\n- ${'c '.repeat(20)}`,
      110,
      `- ${'a '.repeat(20)}\n- ${'b '.repeat(20).trim()}${MARK}`,
    ],
    ['after a sentence', `${'word '.repeat(12)}end. ${'more '.repeat(20)}`, 90, `${'word '.repeat(12)}end.${MARK}`],
    ['between words', 'word '.repeat(40), 66, `${'word '.repeat(10).trim()}${MARK}`],
    [
      'before a link',
      `${'word '.repeat(10)}[a text of a link](https://example.com/${'x'.repeat(50)})`,
      100,
      `${'word '.repeat(10).trim()}${MARK}`,
    ],
    [
      'in code, which it closes',
      `\`\`\`\n${'line\n'.repeat(20)}\`\`\``,
      50,
      `\`\`\`\n${'line\n'.repeat(5)}\`\`\`${MARK}`,
    ],
  ])('cuts %s', (_, text, max, expected) => {
    expect(truncateText(text, max).text).toBe(expected);
  });

  // These froze the application for minutes while brackets and quotations were looked at again and again.
  it.each(['[', '![', '![a](<', '[a](', '](', '> ', '- ', '1. ', '\\', '`', '```\n', '[[a]](b) ', '[x](y) '])(
    'comes to an end whatever a page repeats: %j',
    (sign) => {
      const text = sign.repeat(400_000 / sign.length);
      expect(truncateText(text, 200_000).text.length).toBeLessThanOrEqual(200_000);
    },
  );

  it('closes a fence that stands in lists in a list', () => {
    expect(truncateText(`- - \`\`\`\n${'    line\n'.repeat(20)}`, 60).text).toMatch(/line\n```\n\n\[… truncated\]$/);
  });

  it('says only that it was cut when there is room for no more', () => {
    expect(truncateText('word '.repeat(10), TRUNCATION_MARKER.length).text).toBe(TRUNCATION_MARKER);
    expect(truncateText('word '.repeat(10), 3).text).toBe('');
  });
});

describe('cutting plain text', () => {
  it('cuts between lines, and does not take brackets or backticks for anything', () => {
    expect(truncatePlainText(`\`\`\`\n[a](b\n${'c'.repeat(50)}`, 40).text).toBe(
      `\`\`\`\n[a](b\n${'c'.repeat(15)}${MARK}`,
    );
  });

  it('keeps to the length and tears no pair of surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 50 }), fc.nat({ max: 80 }), (text, max) => {
        const cut = truncatePlainText(text, max);
        expect(cut.text.length).toBeLessThanOrEqual(Math.max(max, 0));
        expect(cut.text.isWellFormed()).toBe(true);
      }),
    );
  });
});
