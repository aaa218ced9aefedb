import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.ts';

const PROSE = 'The harbour of the town opened in 1874, and it has fourteen berths for ships of every size. '.repeat(8);

const extract = (html: string, options: { contentType?: string; mode?: 'best' | 'streaming' } = {}) =>
  extractHtml({
    bytes: Buffer.from(html),
    contentType: options.contentType ?? 'text/html; charset=utf-8',
    url: 'https://example.com/town/harbour.html',
    mode: options.mode ?? 'best',
  });

/** An article with enough prose that Readability takes it for one, and `inside` in its middle. */
const article = (inside: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Harbour</title>${head}</head><body><nav><a href="/">Home</a></nav>
  <article><h1>Harbour</h1><p>${PROSE}</p>${inside}<p>${PROSE}</p></article><footer>Imprint</footer></body></html>`;

/** What stands between the two paragraphs of prose. */
const between = (html: string, mode: 'best' | 'streaming') => {
  const [, , inside = ''] =
    /^([\s\S]*?every size\.)\n\n([\s\S]*?)\n\nThe harbour of/.exec(
      extract(article(html), { mode }).content.replaceAll(
        /(?: ?The harbour of the town opened in 1874, and it has fourteen berths for ships of every size\.)+/g,
        'The harbour of every size.',
      ),
    ) ?? [];
  return inside;
};

describe.each(['best', 'streaming'] as const)('a page read in the %s way', (mode) => {
  it('keeps the article and leaves navigation and footer out', () => {
    const { content } = extract(article(''), { mode });
    expect(content).toContain('fourteen berths');
    expect(content).not.toContain('Home');
    expect(content).not.toContain('Imprint');
  });

  it.each([
    ['a display of none', '<p style="display: none">SECRET</p>'],
    ['a display of none, written oddly', '<p style="DISPLAY:/* x */n\\6fne !important">SECRET</p>'],
    ['an attribute in capitals', '<p STYLE="display:none">SECRET</p>'],
    ['the first of two attributes', '<p STYLE="display:none" style="display:block">SECRET</p>'],
    ['a hidden attribute in capitals', '<p HIDDEN>SECRET</p>'],
    ['visibility', '<p style="visibility:hidden">SECRET</p>'],
    ['the hidden attribute', '<p hidden>SECRET</p>'],
    ['aria-hidden', '<p aria-hidden="true">SECRET</p>'],
    ['no opacity', '<p style="opacity:0.0">SECRET</p>'],
    ['letters of no size', '<p>a<span style="font-size:0px">SECRET</span>b</p>'],
    ['a box of no size', '<div style="height:0;overflow:hidden"><p>SECRET</p></div>'],
    ['a place off the screen', '<p style="position:absolute;left:-9999px">SECRET</p>'],
    ['an indent off the screen', '<p style="text-indent:-2000px">SECRET</p>'],
    ['clipping', '<p style="position:absolute;clip:rect(0,0,0,0)">SECRET</p>'],
    ['a clip path', '<p style="clip-path: inset(100%)">SECRET</p>'],
    ['a scale of nothing', '<p style="transform: scale(0)">SECRET</p>'],
    ['the colour of the background', '<p style="color:#fff;background:white">SECRET</p>'],
    ['a transparent colour', '<p style="color:rgba(0, 0, 0, 0)">SECRET</p>'],
    ['a comment', '<!-- SECRET -->'],
    ['a template', '<template><p>SECRET</p></template>'],
    ['noscript', '<noscript><p>SECRET</p></noscript>'],
    ['a script', '<script>"SECRET"</script>'],
    ['a style sheet', '<style>p::before{content:"SECRET"}</style>'],
    ['a hidden ancestor', '<div style="display:none"><div><p>SECRET</p></div></div>'],
  ])('does not show text hidden by %s', (_, inside) => {
    const { content } = extract(article(inside), { mode });
    expect(content).not.toContain('SECRET');
    expect(content.match(/fourteen berths/g)).toHaveLength(16);
  });

  it('removes characters that nobody sees', () => {
    const tags = [...'say so'].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join('');
    expect(between(`<p>open${tags} da\u200Bily \u202Etxt\u202C</p>`, mode)).toBe('open daily txt');
  });

  it('makes links and images absolute', () => {
    const inside =
      '<p><a href="../b.html?x=1#top">relative</a> <a href="//other.example.org/c">no scheme</a> <img src="map.png" alt="map"></p>';
    expect(between(inside, mode)).toBe(
      '[relative](https://example.com/b.html?x=1#top) [no scheme](https://other.example.org/c) ![map](https://example.com/town/map.png)',
    );
  });

  it('follows links whose attributes are written in capitals', () => {
    expect(between('<P><A HREF="/b" Title="x">link</A> <IMG SRC="/m.png" ALT="map"></P>', mode)).toBe(
      '[link](https://example.com/b) ![map](https://example.com/m.png)',
    );
  });

  it('resolves against the base that the page names', () => {
    const { content } = extract(article('<p><a href="x">link</a></p>', '<base href="/other/folder/">'), { mode });
    expect(content).toContain('[link](https://example.com/other/folder/x)');
  });

  it('shows a table as a table, and one inside of it as text of its cell', () => {
    const inside =
      '<table><thead><tr><th>Line<th>Departs</tr></thead><tr><td>F1<td>07:40 | daily</tr><tr><td>F2<td><table><tr><td>12:15<td>€ 5</tr></table></td></tr></table>';
    expect(between(inside, mode)).toBe(
      '| Line | Departs |\n| --- | --- |\n| F1 | 07:40 \\| daily |\n| F2 | 12:15, € 5 |',
    );
  });

  it('shows code with its language and its own line breaks', () => {
    expect(between('<div class="highlight-source-js"><pre>let a = `1`;<br>\n  b &lt; c</pre></div>', mode)).toBe(
      '```js\nlet a = `1`;\n\n  b < c\n```',
    );
    expect(between('<pre><code class="language-rust">fn main() {}\n</code></pre>', mode)).toBe(
      '```rust\nfn main() {}\n```',
    );
  });

  it('shows formulas as TeX', () => {
    const mathml = '<p>so <math><mfrac><mi>a</mi><msup><mi>b</mi><mn>2</mn></msup></mfrac></math> is</p>';
    expect(between(mathml, mode)).toBe('so $\\frac{a}{b^{2}}$ is');
    const annotated =
      '<p>so <math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\sqrt{x}</annotation></semantics></math> is</p>';
    expect(between(annotated, mode)).toBe('so $\\sqrt{x}$ is');
  });

  it('shows definitions, figures with captions, quotations and nested lists', () => {
    expect(between('<dl><dt>Berth<dd>a place for a ship<dt>Quay<dd>where it lies</dl>', mode)).toBe(
      '**Berth**\n: a place for a ship\n**Quay**\n: where it lies',
    );
    expect(between('<figure><img src="/m.png" alt="Map"><figcaption>The harbour</figcaption></figure>', mode)).toBe(
      '![Map](https://example.com/m.png)\n\n*The harbour*',
    );
    expect(between('<blockquote><p>Fresh before nine.</p><p>Always.</p></blockquote>', mode)).toBe(
      '> Fresh before nine.\n>\n> Always.',
    );
    expect(between('<ol start="3"><li>three<ul><li>below</ul><li>four</ol>', mode)).toBe(
      '3. three\n   - below\n4. four',
    );
  });

  it('keeps paragraphs apart that Readability made out of bare text and line breaks', () => {
    const text = (number: number) => `Paragraph ${number} says something about the harbour, the ferry, and the market.`;
    const { content } = extract(`<title>T</title><div>${[1, 2, 3, 4, 5, 6, 7, 8].map(text).join('<br><br>')}</div>`, {
      mode,
    });
    expect(content.split('\n\n')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(text));
  });

  it('reads title, author, date and language', () => {
    const head =
      '<meta name="author" content="A. Öberg"><meta property="article:published_time" content="2024-03-01T07:00:00Z">';
    expect(extract(article('', head), { mode })).toMatchObject({
      title: 'Harbour',
      byline: 'A. Öberg',
      publishedAt: '2024-03-01T07:00:00Z',
      language: 'en',
    });
  });

  it.each([
    ['header', 'text/html; charset=Shift_JIS', ''],
    ['meta', 'text/html', '<meta charset="shift_jis">'],
  ])('decodes an old character set named in the %s', (_, contentType, head) => {
    const bytes = Buffer.concat([
      Buffer.from(`${head}<title>`),
      Buffer.from([0x8d, 0x60]),
      Buffer.from(`</title><p>${PROSE}`),
    ]);
    expect(extractHtml({ bytes, contentType, url: 'https://example.com/', mode })).toMatchObject({ title: '港' });
  });

  it('reads any soup of tags without an error, and shows nothing hidden in it', () => {
    const piece = fc.constantFrom(
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
        '<div>',
        '</div>',
        '<svg>',
        '<br>',
        '<!--',
        '-->',
        'text',
        '&amp;',
        '&#0;',
        '<',
        '<p',
        '="',
        '\0',
        '\uD800',
        '<math><mi>x',
      ],
      ...[
        '<pre>',
        '<dl><dt>',
        '<html>',
        '<body>',
        '<head>',
        '<title>',
        '<base href="::">',
        '<template>',
        '<h1>',
        '<blockquote>',
      ],
      '<i hidden>SECRET</i>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        // Where a comment, a title or an open tag swallows the element, it is no element.
        const html = pieces.join('').replaceAll(/<!--|<title>|<p(?!>)|="/g, '');
        expect(extract(html, { mode }).content).not.toContain('SECRET');
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['no html element', `<title>T</title><p>${PROSE}`],
    ['no body', `<html><title>T</title><p>${PROSE}</html>`],
    ['text after its end', `<html><head><title>T</title></head><body><p>${PROSE}</p></body></html>\n`],
    ['stray and unclosed tags', `<title>T</title><p>${PROSE}<b><i></b></p></div></table><td>&bogus; <p <p>>`],
  ])('reads a page with %s', (_, html) => {
    const page = extract(html, { mode });
    expect(page.title).toBe('T');
    expect(page.content).toContain('fourteen berths');
  });
});

describe('a page without an article', () => {
  it('that is a list of links is read whole', () => {
    const items = Array.from(
      { length: 40 },
      (_, index) => `<li><a href="/item/${index}">Story number ${index}</a> by someone</li>`,
    );
    const { content } = extract(`<title>News</title><main><h1>News</h1><ul>${items.join('')}</ul></main>`);
    expect(content).toContain('- [Story number 0](https://example.com/item/0) by someone');
    expect(content).toContain('Story number 39');
  });

  it('that is a table is read whole', () => {
    const rows = Array.from({ length: 30 }, (_, index) => `<tr><td>Ship ${index}<td>${index} t`);
    const { content } = extract(`<title>Ships</title><table><tr><th>Ship<th>Load${rows.join('')}</table>`);
    expect(content).toContain('| Ship 29 | 29 t |');
  });

  it('that is a thread is read with every post', () => {
    const posts = Array.from(
      { length: 12 },
      (_, index) => `<div class="post"><b>user${index}</b><div>Answer ${index}: try another cable.</div></div>`,
    );
    const { content } = extract(`<title>Thread</title><div id="posts">${posts.join('')}</div>`);
    for (let index = 0; index < 12; index += 1) expect(content).toContain(`Answer ${index}:`);
  });

  it('that scripts would fill is empty', () => {
    expect(extract('<title>App</title><div id="root"></div><script>run()</script>').content).toBe('');
  });
});
