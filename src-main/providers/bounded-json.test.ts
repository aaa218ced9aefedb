import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAdditionalParameters } from './additional-parameters.ts';
import { JsonTooDeepError, parseBoundedJson } from './bounded-json.ts';
import { MAX_JSON_DEPTH } from './limits.ts';

const nested = (levels: number, filling = '') => `${'['.repeat(levels)}${filling}${']'.repeat(levels)}`;

describe('JSON from a server', () => {
  it('is read like JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused one level over the limit, and read at the limit', () => {
    expect(parseBoundedJson(nested(MAX_JSON_DEPTH))).toBeTypeOf('object');
    expect(() => parseBoundedJson(nested(MAX_JSON_DEPTH + 1))).toThrow(JsonTooDeepError);
  });

  it('may have any number of brackets inside its texts', () => {
    for (const filling of ['['.repeat(300), '"['.repeat(300), '\\'.repeat(301), `\\"${'{'.repeat(300)}`]) {
      expect(parseBoundedJson(JSON.stringify({ filling }))).toEqual({ filling });
    }
  });

  it('is refused as syntax when it is none', () => {
    expect(() => parseBoundedJson('{"a":')).toThrow(SyntaxError);
    expect(() => parseBoundedJson(`"${'x'.repeat(500)}`)).toThrow(SyntaxError);
  });
});

describe('additional parameters', () => {
  it.each([
    [undefined, {}],
    ['  ', {}],
    ['"a": 1', { a: 1 }],
    ['"a": 1,', { a: 1 }],
    [' {"a": 1} ', { a: 1 }],
    ['"a": {"b": [1]}', { a: { b: [1] } }],
    ['a: 1', undefined],
    ['[1]', undefined],
    ['{"a": 1}}', undefined],
  ])('are read from %j', (text, expected) => {
    expect(parseAdditionalParameters(text)).toEqual(expected);
  });
});
