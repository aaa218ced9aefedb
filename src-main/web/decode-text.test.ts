import { describe, expect, it } from 'vitest';
import { decodeHtml, decodePlainText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const GREETING_SJIS = [0x8d, 0x60];
const EURO_1252 = [0x80];
const UMLAUT_UTF8 = [0xc3, 0xbc];

describe('the character set of a page', () => {
  it.each([
    ['the header', bytes('<p>', GREETING_SJIS), 'text/html; charset=Shift_JIS', '<p>港'],
    ['a meta element', bytes('<meta charset=shift_jis>', GREETING_SJIS), 'text/html', '<meta charset=shift_jis>港'],
    [
      'the older meta element',
      bytes('<meta http-equiv=Content-Type content="text/html; charset=shift_jis">', GREETING_SJIS),
      undefined,
      '<meta http-equiv=Content-Type content="text/html; charset=shift_jis">港',
    ],
    [
      'the header before a meta element',
      bytes('<meta charset=utf-8>', EURO_1252),
      'text/html; charset=latin1',
      '<meta charset=utf-8>€',
    ],
    [
      'a byte order mark before the header',
      bytes([0xef, 0xbb, 0xbf], UMLAUT_UTF8),
      'text/html; charset=iso-8859-1',
      'ü',
    ],
    ['a byte order mark of UTF-16', bytes([0xff, 0xfe, 0x6e, 0x00, 0x1f, 0x04]), undefined, 'nП'],
    ['the bytes, when nothing names it: UTF-8', bytes('<p>', UMLAUT_UTF8), 'text/html', '<p>ü'],
    ['the bytes, when nothing names it: windows-1252', bytes('<p>', EURO_1252), 'text/html', '<p>€'],
    [
      'the bytes, against the meta element of an earlier encoding',
      bytes('<meta charset=gb2312>', UMLAUT_UTF8),
      'text/html',
      '<meta charset=gb2312>ü',
    ],
    [
      'a meta element, when the header names nothing known',
      bytes('<meta charset=windows-1251>', [0xcf]),
      'text/html; charset=nonsense',
      '<meta charset=windows-1251>П',
    ],
    [
      'a meta element of a seven-bit encoding',
      bytes('<meta charset=iso-2022-jp>', [0x1b, 0x24, 0x42, 0x39, 0x41, 0x1b, 0x28, 0x42]),
      undefined,
      '<meta charset=iso-2022-jp>港',
    ],
  ])('is taken from %s', (_, page, contentType, text) => {
    expect(decodeHtml(page, contentType)).toBe(text);
  });
});

describe('the character set of a text document', () => {
  it.each([
    ['the header', bytes('a', EURO_1252), 'text/plain; charset=windows-1252', 'a€'],
    [
      'an XML declaration',
      bytes('<?xml version="1.0" encoding="windows-1251"?>', [0xcf]),
      'application/xml',
      '<?xml version="1.0" encoding="windows-1251"?>П',
    ],
    ['the bytes', bytes(UMLAUT_UTF8), 'text/plain', 'ü'],
    ['a byte order mark', bytes([0xfe, 0xff, 0x04, 0x1f]), 'text/csv; charset=utf-8', 'П'],
  ])('is taken from %s', (_, document, contentType, text) => {
    expect(decodePlainText(document, contentType)).toBe(text);
  });
});
