import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_CHARACTERS } from '#shared/chat/attachment-limits.ts';
import { readTextBeginning, readTextFile } from './text-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a text file for a question', () => {
  it('is taken as it is', () => {
    expect(readTextFile('a.txt', bytes('Ärger\r\n'))).toEqual({ name: 'a.txt', text: 'Ärger\n', isTruncated: false });
  });

  it('that is no UTF-8 is read as Windows-1252, and says so; one that names its encoding is not', () => {
    const ansi = Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80);
    expect(readTextFile('a.txt', ansi)).toMatchObject({ text: 'Grüße €', readAs: 'windows-1252' });
    const utf16 = Buffer.from('\ufeffGrüße', 'utf16le');
    expect(readTextFile('a.txt', utf16)).toEqual({ name: 'a.txt', text: 'Grüße', isTruncated: false });
    const xml = Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><a>\xb1</a>', 'latin1');
    expect(readTextFile('a.xml', xml).text).toContain('ą');
    expect(readTextFile('a.xml', xml).readAs).toBeUndefined();
  });

  it('is cut at the limit, and says so', () => {
    const { text, isTruncated } = readTextFile('a.txt', bytes('word '.repeat(MAX_ATTACHMENT_CHARACTERS)));
    expect(isTruncated).toBe(true);
    expect(text.length).toBeLessThanOrEqual(MAX_ATTACHMENT_CHARACTERS);
  });

  it('is refused when it is no text', () => {
    expect(() => readTextFile('a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toThrow(
      'errors.attachment.binary',
    );
  });

  it.each(['é', '€', '😀'])(
    'of which only the beginning is known is read well, whatever byte of %s it ends at',
    (last) => {
      const whole = bytes(`Grüße ${last}`);
      for (let end = whole.length - bytes(last).length; end <= whole.length; end += 1) {
        const { text, isTruncated } = readTextBeginning('a.txt', whole.subarray(0, end));
        expect(text).toMatch(/^Grüße ?$/);
        expect(isTruncated).toBe(true);
      }
    },
  );

  it.each(['', ' \n\t'])('is refused when there is nothing in it but blanks: %j', (content) => {
    expect(() => readTextFile('a.txt', bytes(content))).toThrow('errors.attachment.empty');
    expect(() => readTextBeginning('a.txt', bytes(content))).toThrow('errors.attachment.empty');
  });
});
