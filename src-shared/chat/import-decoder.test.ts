import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportDecoder } from './import-decoder.ts';

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
}

const ENCODINGS: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16, little end first': (text) => utf16(text, true),
  'UTF-16, little end first, with a mark': (text) => utf16(`\ufeff${text}`, true),
  'UTF-16, big end first': (text) => utf16(text, false),
  'UTF-16, big end first, with a mark': (text) => utf16(`\ufeff${text}`, false),
};

function decode(bytes: Uint8Array, sliceBytes: number) {
  const decoder = new ImportDecoder();
  let text = '';
  for (let at = 0; at === 0 || at < bytes.length; at += sliceBytes) {
    text += decoder.decode(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
  }
  return { text, isDamaged: decoder.isDamaged, readAs: decoder.readAs };
}

describe('ImportDecoder', () => {
  it.each(Object.keys(ENCODINGS))('reads any JSON in %s, wherever a character is cut', (encoding) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 9 }), (value, sliceBytes) => {
        const json = JSON.stringify([value]);
        const bytes = ENCODINGS[encoding]?.(json) ?? new Uint8Array();
        expect(decode(bytes, sliceBytes)).toEqual({ text: json, isDamaged: false, readAs: undefined });
      }),
    );
  });

  it.each([
    ['one byte among letters of UTF-8', [0x5b, 0x22, 0xc3, 0xa4, 0xff, 0x22, 0x5d], '["ä\ufffd"]'],
    ['a character that is cut off', [0x5b, 0x22, 0xf0, 0x9f], '["\ufffd'],
    ['half a character of UTF-16', [0xff, 0xfe, 0x5b, 0x00, 0x00, 0xd8, 0x5d, 0x00], '[\ufffd]'],
    ['half of a unit of UTF-16', [0xff, 0xfe, 0x5b, 0x00, 0x5d], '[\ufffd'],
  ])('says that something is damaged, and reads the rest: %s', (_, bytes, text) => {
    expect(decode(Uint8Array.from(bytes), 3)).toEqual({ text, isDamaged: true, readAs: undefined });
  });

  it.each([2, 3, 1_000_000])('takes for Windows-1252 what makes no UTF-8, and says so: %i bytes at a time', (slice) => {
    const bytes = Uint8Array.from([0x5b, 0x22, 0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80, 0x35, 0x22, 0x5d]);
    const expected = { text: '["Grüße €5"]', isDamaged: false, readAs: 'windows-1252' };
    expect(decode(bytes, slice)).toEqual(expected);
  });

  it('reads letters of Windows-1252 after a long beginning without any, and a few broken bytes in UTF-8 as broken', () => {
    const ascii = new TextEncoder().encode('word '.repeat(3_000));
    const late = Uint8Array.from([...ascii, 0xe4, ...ascii, 0xf6]);
    const words = 'word '.repeat(3_000);
    expect(decode(late, 1_000)).toEqual({ text: `${words}ä${words}ö`, isDamaged: false, readAs: 'windows-1252' });
    const broken = Uint8Array.from([...new TextEncoder().encode('Grüße aus Köln'), 0xe4, 0x20, 0xfc]);
    expect(decode(broken, 5)).toEqual({ text: 'Grüße aus Köln\ufffd \ufffd', isDamaged: true, readAs: undefined });
  });

  it('does not take a sign that stands for a damaged one for damage', () => {
    expect(decode(new TextEncoder().encode('["\ufffd\0"]'), 4)).toEqual({
      text: '["\ufffd\0"]',
      isDamaged: false,
      readAs: undefined,
    });
  });

  it('makes nothing of nothing', () => {
    expect(decode(new Uint8Array(), 5)).toEqual({ text: '', isDamaged: false, readAs: undefined });
  });
});
