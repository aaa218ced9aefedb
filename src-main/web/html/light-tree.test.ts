import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isElement, isText, type MarkupElement } from '../markdown/markup.ts';
import { isTooCostly } from './cost-guard.ts';
import { parseLightTree } from './light-tree.ts';

const parse = (html: string) =>
  parseLightTree(html, { isLeftOut: (element) => element.getAttribute('hidden') !== null });

/** The tree as an outline: names with their children in brackets. */
function outline(element: MarkupElement): string {
  return [...element.childNodes]
    .map((child) => (isText(child) ? child.data : isElement(child) ? `${child.localName}(${outline(child)})` : ''))
    .join('');
}

/** Pieces of markup in any order, as broken as pages are. */
const soup = fc
  .array(
    fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<li>',
        '<ul>',
        '</ul>',
        '<table>',
        '<tr>',
        '<td>',
        '</table>',
        '<b>',
        '</b>',
        '<a href="/x">',
        '</a>',
      ],
      ...[
        '<div hidden>',
        '</div>',
        '<div>',
        '<svg>',
        '<path/>',
        '</svg>',
        '<br>',
        '<br/>',
        '<script>',
        '</script>',
        '<!--',
        '-->',
      ],
      ...[
        'text',
        ' ',
        '&amp;',
        '&#0;',
        '&#xD800;',
        '<',
        '>',
        '</',
        '<p',
        '="',
        "'",
        '\0',
        '\uD800',
        '<math><mi>x',
        '<pre>',
        '<dl><dt>',
      ],
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

describe('the tree of a page built in one pass', () => {
  it.each([
    ['<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', 'ul(li(a)li(bul(li(c)))li(d))'],
    ['<p>a<p>b<div>c</div>', 'p(a)p(b)div(c)'],
    ['<dl><dt>a<dd>b<dt>c</dl>', 'dl(dt(a)dd(b)dt(c))'],
    ['<table><tr><td>a<td>b<tr><th>c</table>d', 'table(tr(td(a)td(b))tr(th(c)))d'],
    ['<b>a<p>b</b>c', 'b(ap(b))c'],
    ['a</p></div>b', 'ab'],
    ['<div/>a', 'div(a)'],
    ['<svg><path/><g/></svg>a', 'svg(path()g())a'],
    ['a<br>b<br/>c<img src=x>', 'abr()bbr()cimg()'],
    ['<p hidden>a<b>b</b></p>c', 'c'],
    ['x &lt;&amp;&gt; &bogus; y', 'x <&> &bogus; y'],
    ['<script>if (a < b) "</p>"</script>c', 'script(if (a < b) "</p>")c'],
  ])('%s is %s', (html, expected) => {
    expect(outline(parse(html))).toBe(expected);
  });

  it('keeps the first of an attribute given twice, and its entities decoded', () => {
    const [link] = parse('<a href="/x?a=1&amp;b=2" HREF=/y title=\'"\'>').childNodes;
    expect(link && isElement(link) && [link.getAttribute('href'), link.getAttribute('title')]).toEqual([
      '/x?a=1&b=2',
      '"',
    ]);
  });

  it('is never deeper than its limit, and loses no text below it', () => {
    const root = parse(`${'<div>'.repeat(5_000)}deep${'</div>'.repeat(5_000)}after`);
    let depth = 0;
    for (let at: MarkupElement | undefined = root; at; depth += 1) at = [...at.childNodes].find(isElement);
    expect(depth).toBeLessThan(300);
    expect(outline(root)).toContain('deep');
    expect(outline(root)).toMatch(/after$/);
  });

  it('is built from whatever a server may send', () => {
    fc.assert(
      fc.property(soup, (html) => void outline(parse(html))),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (html) => void outline(parse(html))));
  });
});

describe('the guard before a DOM is built', () => {
  it.each([
    ['deep nesting', '<div>'.repeat(401)],
    ['unclosed formatting', '<p><b>'.repeat(401)],
    ['many attributes', `<p ${'a '.repeat(501)}>`],
    ['many elements', '<br>'.repeat(60_001)],
    ['many end tags', '</p>'.repeat(60_001)],
  ])('stops %s', (_, html) => {
    expect(isTooCostly(html)).toBe(true);
  });

  it.each([
    ['many paragraphs without end tags', '<p>text'.repeat(20_000)],
    [
      'list items and cells without end tags',
      `<ul>${'<li>a'.repeat(5_000)}</ul><table>${'<tr><td>a<td>b'.repeat(5_000)}</table>`,
    ],
    ['many shapes in a picture', `<svg>${'<path d="M0 0"/>'.repeat(10_000)}</svg>`],
    ['a long text', 'word '.repeat(900_000)],
    ['balanced elements', '<div><span>a</span></div>'.repeat(10_000)],
  ])('lets %s pass', (_, html) => {
    expect(isTooCostly(html)).toBe(false);
  });
});
