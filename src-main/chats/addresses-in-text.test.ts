import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesInText, addressesWithoutScheme } from './addresses-in-text.ts';

describe('addresses in a text', () => {
  it.each([
    ['at the end of a sentence', 'See https://example.org/a.', 'https://example.org/a'],
    ['in brackets', '(https://example.org/a)', 'https://example.org/a'],
    ['with brackets of its own', '(see https://example.org/A_(b))', 'https://example.org/A_(b)'],
    ['as a Markdown link', '[text](https://example.org/a "title")', 'https://example.org/a'],
    ['as a Markdown link with brackets', '[t](https://example.org/A_(b)).', 'https://example.org/A_(b)'],
    ['in angle brackets', '<https://example.org/a?b=1>', 'https://example.org/a?b=1'],
    ['in bold', '**https://example.org/a**', 'https://example.org/a'],
    ['with an escaped underscore', 'https://example.org/a\\_b', 'https://example.org/a_b'],
    ['in code', '`https://example.org/a`', 'https://example.org/a'],
    ['in quotes', "'https://example.org/a','https://example.org/b'", 'https://example.org/a'],
    ['second in a list without spaces', "'https://example.org/a','https://example.org/b'", 'https://example.org/b'],
    ['in a CSV row', 'name,https://example.org/a,12', 'https://example.org/a'],
    ['inside an archive', 'https://archive.example/2020/https://example.org/a', 'https://example.org/a'],
    [
      'of the archive',
      'https://archive.example/2020/https://example.org/a',
      'https://archive.example/2020/https://example.org/a',
    ],
    ['in JSON', JSON.stringify({ url: 'https://example.org/a?b=1&c=2' }), 'https://example.org/a?b=1&c=2'],
    ['before a line break in JSON', JSON.stringify('https://example.org/a\nNext'), 'https://example.org/a'],
    ['with escaped slashes', '{"url":"https:\\/\\/example.org\\/a?b=1\\u0026c=2"}', 'https://example.org/a?b=1&c=2'],
    [
      'in JSON inside JSON',
      JSON.stringify(JSON.stringify({ u: 'https:\\/\\/example.org/a' })),
      'https://example.org/a',
    ],
    ['in HTML', '<a href="https://example.org/a?b=1&amp;c=2">', 'https://example.org/a?b=1&c=2'],
    ['with an umlaut', 'https://bücher.example/straße!', 'https://bücher.example/straße'],
    ['in Japanese', '詳細はhttps://example.org/aを参照。', 'https://example.org/a'],
    ['in typographic quotes', '„https://example.org/a“', 'https://example.org/a'],
    ['in capitals', 'HTTPS://EXAMPLE.ORG/A', 'HTTPS://EXAMPLE.ORG/A'],
    ['before an invisible character', 'https://example.org/a\u200bb', 'https://example.org/a'],
    ['in a table', '| https://example.org/a|x |', 'https://example.org/a'],
  ])('are found %s', (_where, text, address) => {
    expect(addressesInText(text)).toContain(address);
  });

  it('are not cut where only a part of a word would be left', () => {
    const found = addressesInText('https://example.org/abc/def?q=one+two&r=3');
    expect([...found]).toEqual(['https://example.org/abc/def?q=one+two&r=3']);
  });

  it.each(['', 'no address', 'example.org/a', 'ftp://example.org/a', `https://${'a'.repeat(70_000)}`])(
    'none: %#',
    (text) => {
      expect(addressesInText(text).size).toBe(0);
    },
  );

  it('are found in whatever surrounds them', () => {
    const around = fc.constantFrom<[string, string]>(
      ['', ''],
      [' ', ' '],
      ['(', ')'],
      ['[t](', ')'],
      ['<', '>'],
      ['"', '"'],
      ["'", "',"],
      ['', '.\n'],
      ['**', '**'],
      ['a=', ';'],
      ['“', '”'],
      ['\n- ', '\n'],
    );
    const url = fc
      .webUrl({ withQueryParameters: true, withFragments: true })
      .filter((u) => !/['()*,;|[\]{}^&]/.test(u));
    fc.assert(
      fc.property(
        url,
        around,
        fc.string(),
        fc.string(),
        fc.boolean(),
        (address, [before, after], left, right, asJson) => {
          const text = `${left.replace(/\\/g, '')}${before}${address}${after === '' ? ' ' : after}${right}`;
          expect(addressesInText(asJson ? JSON.stringify(text) : text)).toContain(address);
        },
      ),
    );
  });

  it('are each a part of the text, when nothing in it is escaped', () => {
    const pieces = fc.constantFrom('https://', 'http://', 'a.example/', '(', ')', '.', ',', ' ', 'x', "'", '日本', '|');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        for (const address of addressesInText(text)) expect(text).toContain(address);
      }),
    );
  });

  it.each([
    ['nested schemes', 'http://'],
    ['brackets', 'https://a.example/(((((((('],
    ['full stops', 'https://a.example/........x'],
    ['escapes', '\\\\\\/\\u0026'],
  ])('stay bounded in a hostile text of %s', (_name, piece) => {
    const found = addressesInText(piece.repeat(200_000 / piece.length));
    expect(found.size).toBeLessThan(30_000);
  });
});

describe('addresses that a person wrote without a scheme', () => {
  it.each([
    ['Look at example.org please', 'https://example.org'],
    ['Look at www.example.org/news/1.', 'http://www.example.org/news/1'],
    ['(bücher.example/a)', 'https://bücher.example/a'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
  ])('%s', (text, address) => {
    expect(addressesWithoutScheme(text)).toContain(address);
  });

  it.each(['anna@example.org', 'and so on...', 'version 1.2.3', 'e.g', 'no host here'])('none in "%s"', (text) => {
    expect([...addressesWithoutScheme(text)]).toEqual([]);
  });
});
