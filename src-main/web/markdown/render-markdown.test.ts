import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { markdownToHtml } from '../../../scripts/markdown-html.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';
import { renderMarkdown } from './render-blocks.ts';
import { stripInvisible } from './strip-invisible.ts';

const element = (
  localName: string,
  childNodes: MarkupNode[],
  attributes: Record<string, string> = {},
): MarkupElement => ({
  nodeType: 1,
  localName,
  childNodes,
  getAttribute: (name) => attributes[name] ?? null,
});
const text = (data: string): MarkupNode => ({ nodeType: 3, data });
const render = (...nodes: MarkupNode[]) => renderMarkdown(element('body', nodes), { base: 'https://example.com/a/' });

/** What a reader of the Markdown sees, by another implementation of CommonMark and GitHub's extensions. */
function shown(markdown: string): Document {
  return parseHTML(markdownToHtml(markdown)).document;
}
const shownText = (markdown: string) => (shown(markdown).body.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Text full of signs that mean something in Markdown. GFM turns bare addresses into links, which changes no text. */
const markdownish = fc
  .array(
    fc.constantFrom(
      ...'*_`[]()<>!#-+.1|~\\&;:="\' ab/'.split(''),
      '](',
      '&amp;',
      '![',
      '**',
      '~~',
      '1. ',
      '- ',
      '    ',
    ),
    { maxLength: 30 },
  )
  .map((signs) => signs.join(''));
const plain = (data: string) => data.replace(/\s+/g, ' ').trim();

describe('text of a page in Markdown', () => {
  it('reads as exactly this text, whatever signs are in it', () => {
    fc.assert(
      fc.property(markdownish, (data) => {
        expect(shownText(render(element('p', [text(data)])))).toBe(plain(data));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads as this text as well when the parser split it, and in list items, cells, headings and quotations', () => {
    fc.assert(
      fc.property(markdownish, markdownish, (one, other) => {
        const parts = [text(one), text(other)];
        const expected = plain(one + other);
        expect(shownText(render(element('p', parts)))).toBe(expected);
        expect(shownText(render(element('blockquote', [element('p', parts)])))).toBe(expected);
        expect(shownText(render(element('ul', [element('li', parts)])))).toBe(expected);
        expect(shownText(render(element('h2', parts)))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('never becomes a link or an image that the page does not have', () => {
    fc.assert(
      fc.property(markdownish, fc.constantFrom('b', 'em', 'span', 'code'), markdownish, (before, name, inside) => {
        const document = shown(
          render(element('p', [text(`${before}[x`), element(name, [text(inside)]), text('](https://evil.example/)')])),
        );
        expect(document.querySelector('img')).toBeNull();
        for (const link of document.querySelectorAll('a')) expect(link.textContent).toBe(link.getAttribute('href'));
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps code to the letter', () => {
    fc.assert(
      fc.property(markdownish, markdownish, (line, next) => {
        const code = `x${line}\n${next}x`;
        const document = shown(render(element('pre', [text(code)])));
        expect(document.querySelector('pre')?.textContent?.replace(/\n$/, '')).toBe(code);
        const inline = shown(render(element('p', [element('code', [text(`x${line}x`)])])));
        expect(inline.querySelector('code')?.textContent).toBe(plain(`x${line}x`));
      }),
    );
  });

  it('keeps a link with its text and target', () => {
    fc.assert(
      fc.property(markdownish, fc.webUrl({ withQueryParameters: true }), (label, url) => {
        const document = shown(render(element('p', [element('a', [text(`x${label}x`)], { href: url })])));
        const link = document.querySelector('a');
        expect(link?.textContent).toBe(plain(`x${label}x`));
        expect(link?.getAttribute('href')).toBe(new URL(url).href);
      }),
    );
  });
});

describe('elements of a page in Markdown', () => {
  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,hi'],
    ['vbscript:x'],
    ['#part'],
    ['http://[broken'],
    [`https://example.com/${'x'.repeat(3_000)}`],
  ])('a link to %s is only text', (href) => {
    expect(render(element('p', [element('a', [text('here')], { href })]))).toBe('here');
  });

  it('a picture of data or of one pixel is left out', () => {
    const image = (attributes: Record<string, string>) =>
      render(element('p', [text('a'), element('img', [], attributes)]));
    expect(image({ src: 'data:image/png;base64,AAAA', alt: 'x' })).toBe('a');
    expect(image({ src: '/count.gif', width: '1', height: '1' })).toBe('a');
    expect(image({ src: '/map.png', alt: 'a [map]' })).toBe('a![a \\[map\\]](https://example.com/map.png)');
  });

  it('a formula cannot smuggle in an image', () => {
    const tex = element('span', [text('a$ ![x](https://evil.example/) $b')], { 'data-tex': 'inline' });
    expect(shown(render(element('p', [tex]))).querySelector('img')).toBeNull();
  });

  it('a table that only arranges the page is not shown as one', () => {
    const cell = (data: string) => element('td', [element('h2', [text(data)]), element('p', [text('prose')])]);
    const table = element('table', [
      element('tr', [cell('Left'), cell('Right')]),
      element('tr', [cell('Below'), cell('Beside')]),
    ]);
    expect(render(table)).toBe('## Left\n\nprose\n\n## Right\n\nprose\n\n## Below\n\nprose\n\n## Beside\n\nprose');
  });

  it('a cell that asks for a thousand columns gets as many as hold something', () => {
    const row = (span: string) =>
      element('tr', [element('td', [text('a')], { colspan: span }), element('td', [text('b')])]);
    expect(render(element('table', [row('1'), row('1000')]))).toMatch(/^\|(?: [^|]*\|){21}$/m);
  });
});

describe('characters that nobody sees', () => {
  it('are removed', () => {
    expect(stripInvisible('a\u200Bb\u202Ec\u2066d\u{E0041}e\u{E0101}f\uFEFFg\u00ADh\u0007i\u3164j')).toBe('abcdefghij');
  });

  it.each([
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '❤️',
    'a\tb\nc',
    '\u200fעברית',
  ])('stay where a script or an emoji needs them: %s', (sample) => {
    expect(stripInvisible(sample)).toBe(sample);
  });
});
