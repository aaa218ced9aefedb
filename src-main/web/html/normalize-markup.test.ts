import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { isText, type MarkupNode } from '../markdown/markup.ts';
import { extractHtml } from './extract-html.ts';
import { type LightElement, parseLightTree } from './light-tree.ts';
import { normalizeMarkup } from './normalize-markup.ts';

const UNSEEN = new Set(['title', 'script', 'style', 'textarea', 'iframe', 'noembed', 'noframes', 'svg', 'xmp']);

const browser = new new JSDOM('').window.DOMParser();

/** What people see of a page, by the parser of browsers: one that follows the HTML Standard to the letter. */
function seenByPeople(html: string): string {
  const document = browser.parseFromString(html, 'text/html');
  for (const element of document.querySelectorAll([...UNSEEN].join())) element.remove();
  return document.documentElement.textContent ?? '';
}

function seenByParser(html: string): string {
  const textOf = (nodes: readonly MarkupNode[]): string =>
    nodes.map((node) => (isText(node) ? node.data : textOf((node as LightElement).childNodes))).join('');
  return textOf(parseLightTree(html, { isLeftOut: ({ localName }) => UNSEEN.has(localName) }).childNodes);
}

const words = (text: string) => text.match(/word\d+/g) ?? [];

/** Of an answer that a model gets. */
function read(html: string, mode: 'best' | 'streaming') {
  const bytes = new TextEncoder().encode(`<!doctype html><title>T</title><p>Before.</p>${html}`);
  return extractHtml({ bytes, contentType: 'text/html; charset=utf-8', url: 'https://tides.example/', mode }).content;
}

describe.each(['best', 'streaming'] as const)('a page (%s)', (mode) => {
  it.each([
    ['an escaped script', '<script><!--<script></script>SECRET</script>'],
    ['an escaped script that never ends', '<script><!--<script></script><p>SECRET'],
    ['a script with a slash in its tag', '<script/><p>SECRET</p></script>'],
    ['a comment that only looks ended', '<!--!><p>SECRET</p>-->'],
    ['an attribute of an end tag', '<b>x</b title="><p>SECRET</p>">'],
    ['an iframe', '<iframe><p>SECRET</iframe x>'],
    ['a comment in the middle of the page', '<? <p title="SECRET">'],
  ])('keeps what stands in %s from the model, as from people', (_, html) => {
    expect(read(html, mode)).not.toContain('SECRET');
    expect(read(html, mode)).toContain('Before.');
  });

  it.each([
    ['a comment that ends with a bang', '<!-- a --!><p>After.</p>'],
    ['the shortest comments', '<!--><!---><p>After.</p>'],
    ['a script that is escaped and ends', '<script><!--<script></script>--></script><p>After.</p>'],
    ['a script that escapes nothing', '<script><!--><script></script><p>After.</p>'],
    ['an end tag with a slash', '<title>T</title/><script></script/><p>After.</p>'],
    ['an iframe that opens a comment', '<iframe><!-- </iframe><p>After.</p>'],
    ['a title that opens a comment', '<title><!-- </title><p>After.</p>'],
    ['a value with a comment', '<p title="<!--">After.</p>'],
    ['a section that only XML has', '<![CDATA[ <b title=>]]><p>After.</p>'],
  ])('gives the model what stands behind %s, as people', (_, html) => {
    expect(read(html, mode)).toContain('After.');
  });
});

describe('normalizeMarkup', () => {
  it.each([
    '<p>a</p>',
    '<a href="/x?a>b" title=\'"\'>a < b & c</a>',
    '<script>if (a < b) document.write("<p>x</p>")</script>',
    '<script type="math/tex">a<b</script>',
    '<svg><title><![CDATA[ > ]]></title><path d="x"/></svg>',
    '<!DOCTYPE html "x">',
    'a </> b </',
    '<p title="never ends',
  ])('leaves alone what everybody reads in the same way: %s', (html) => {
    expect(normalizeMarkup(html)).toBe(html);
  });

  it('joins nothing over a comment', () => {
    expect(normalizeMarkup('<<!-->script>x')).toBe('<<!-- -->script>x');
  });

  const fragments = [
    '<!--',
    '-->',
    '--!>',
    '--',
    '>',
    '<!-->',
    '<!--->',
    '<!--!>',
    '<script>',
    '<SCRIPT x="">',
    '<script/>',
    '</script>',
    '</script >',
    '</script/>',
    '<script',
    '</scripts>',
    '<style>',
    '</style>',
    '<title>',
    '</title x=">">',
    '<textarea>',
    '</textarea>',
    '<iframe>',
    '</iframe>',
    '<b>',
    '</b>',
    '<b title="',
    "<b title='",
    '"',
    "'",
    '=',
    '</b "',
    '</ ',
    '</>',
    '<?',
    '<!x',
    '<![CDATA[',
    ']]>',
    '<',
    '/',
    ' ',
  ];
  const page = fc
    .array(fc.constantFrom(...fragments), { maxLength: 14 })
    .map((pieces) => `<body>${pieces.map((piece, index) => `${piece}word${index} `).join('')}`);

  it('shows the model the words that people see, and no others', () => {
    fc.assert(
      fc.property(page, (html) => {
        expect(words(seenByParser(normalizeMarkup(html)))).toEqual(words(seenByPeople(html)));
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing that is normal already', () => {
    fc.assert(
      fc.property(page, (html) => {
        const once = normalizeMarkup(html);
        expect(normalizeMarkup(once)).toBe(once);
      }),
    );
  });
});
