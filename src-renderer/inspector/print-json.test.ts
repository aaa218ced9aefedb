import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#shared/tool/json-schema.ts';
import { printJson } from './print-json.ts';

const textOf = (value: JsonValue) =>
  printJson(value)
    .map(({ depth, tokens }) => '  '.repeat(depth) + tokens.map(({ text }) => text).join(''))
    .join('\n');

describe('printJson', () => {
  it('puts on one line what fits there', () => {
    const long = 'x'.repeat(80);
    expect(textOf({ role: 'user', parts: [1, { a: null }], text: long, none: [] })).toBe(
      `{\n  "role": "user",\n  "parts": [1, { "a": null }],\n  "text": "${long}",\n  "none": []\n}`,
    );
  });

  it('changes nothing but blanks between values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(JSON.parse(textOf(value as JsonValue)))).toBe(JSON.stringify(value));
      }),
    );
  });

  it.each([1_000, 3_000])('prints what is nested %i levels deep, and changes nothing in it', (levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const text = `${open.repeat(levels)}"${'x'.repeat(80)}"${close.repeat(levels)}`;
      expect(textOf(JSON.parse(text)).replaceAll(/\s/g, '')).toBe(text);
    }
  });

  it('knows keys from strings', () => {
    const [line] = printJson({ key: 'value' });
    expect(line?.tokens.filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'key', text: '"key"' },
      { kind: 'string', text: '"value"' },
    ]);
  });
});
