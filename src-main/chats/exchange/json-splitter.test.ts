import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonSplitter, MAX_ENTRY_CHARACTERS, type SplitPiece } from './json-splitter.ts';

/** Split after every `size` characters. */
function split(text: string, size = text.length || 1): SplitPiece[] {
  const splitter = new JsonSplitter();
  const pieces: SplitPiece[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(...splitter.push(text.slice(at, at + size)));
  return [...pieces, ...splitter.end()];
}
const entries = (pieces: readonly SplitPiece[]) =>
  pieces.flatMap((piece) => (piece.kind === 'entry' ? [JSON.parse(piece.text)] : []));

describe('JsonSplitter', () => {
  it('gives the elements of an array, wherever the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(0, 2),
        (value, size, indent) => {
          const text = JSON.stringify(value, null, indent);
          expect(JSON.stringify(entries(split(text, size)))).toBe(JSON.stringify(value));
        },
      ),
    );
  });

  it('gives the elements of "chats" and the rest of the object apart, in whatever order', () => {
    const member = fc.record({ chats: fc.array(fc.jsonValue()), before: fc.jsonValue(), after: fc.jsonValue() });
    fc.assert(
      fc.property(member, fc.integer({ min: 1, max: 50 }), fc.boolean(), ({ chats, before, after }, size, isFirst) => {
        const value = isFirst ? { chats, before, after } : { before, chats, after };
        const pieces = split(JSON.stringify(value), size);
        expect(JSON.stringify(entries(pieces))).toBe(JSON.stringify(chats));
        const rest = pieces.find(({ kind }) => kind === 'rest');
        expect(JSON.parse(rest && 'text' in rest ? rest.text : '')).toEqual(
          JSON.parse(JSON.stringify({ ...value, chats: [] })),
        );
        const head = pieces.find(({ kind }) => kind === 'head');
        expect(JSON.parse(head && 'text' in head ? head.text : '')).toEqual(
          JSON.parse(JSON.stringify(isFirst ? { chats: [] } : { before, chats: [] })),
        );
      }),
    );
  });

  it('gives an object without "chats" as one piece', () => {
    expect(split('{"a":{"chats":[1]},"b":"}"}', 3)).toEqual([{ kind: 'rest', text: '{"a":{"chats":[1]},"b":"}"}' }]);
  });

  it('gives every one of several values that follow each other, wherever the text is cut', () => {
    const value = fc.oneof(
      fc.array(fc.jsonValue()),
      fc.record({ chats: fc.array(fc.jsonValue()), before: fc.jsonValue() }),
      fc.dictionary(fc.constantFrom('a', 'b'), fc.jsonValue()),
    );
    const between = fc.constantFrom('', '\n', ' \r\n');
    fc.assert(
      fc.property(fc.array(value), between, fc.integer({ min: 1, max: 50 }), (values, separator, size) => {
        const pieces = split(values.map((each) => JSON.stringify(each)).join(separator), size);
        const lists = values.flatMap((each) => (Array.isArray(each) ? each : 'chats' in each ? each.chats : []));
        expect(JSON.stringify(entries(pieces))).toBe(JSON.stringify(lists));
        const objects = values.filter((each) => !Array.isArray(each));
        expect(pieces.filter(({ kind }) => kind === 'rest')).toHaveLength(objects.length);
        if (values.length > 0) expect(pieces.filter(({ kind }) => kind === 'unusable')).toEqual([]);
      }),
    );
  });

  it('says when a text goes on as something else behind what was whole', () => {
    expect(split('[7] and more [8]', 2)).toEqual([
      { kind: 'entry', text: '7' },
      { kind: 'unusable', why: 'no-json-behind' },
    ]);
  });

  it('goes on after an entry that is no JSON', () => {
    const pieces = split('[{"a":1}, {oops}, {"b":2}]');
    expect(pieces.map((piece) => 'text' in piece && piece.text)).toEqual(['{"a":1}', '{oops}', '{"b":2}']);
  });

  it('says when a text is cut off, after giving what was whole', () => {
    expect(split('[{"a":1}, {"b":')).toEqual([
      { kind: 'entry', text: '{"a":1}' },
      { kind: 'unusable', why: 'cut-off' },
    ]);
  });

  it.each(['', '  ', 'hello', '"text"', '<html>'])('says that %j is none of it', (text) => {
    expect(split(text).map((piece) => 'why' in piece && piece.why)).toEqual(['no-json']);
  });

  it('passes over an entry that is too deep or too large', () => {
    const deep = `[${'['.repeat(300)}${']'.repeat(300)}, 7]`;
    expect(split(deep)).toEqual([
      { kind: 'unusable', why: 'too-deep' },
      { kind: 'entry', text: '7' },
    ]);
    const splitter = new JsonSplitter();
    const pieces = [...splitter.push('["')];
    const million = 'x'.repeat(1_000_000);
    for (let count = 0; count <= MAX_ENTRY_CHARACTERS / 1_000_000; count += 1) pieces.push(...splitter.push(million));
    pieces.push(...splitter.push('", 7]'), ...splitter.end());
    expect(pieces).toEqual([
      { kind: 'unusable', why: 'too-large' },
      { kind: 'entry', text: '7' },
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'[]{}",:\\ a1') }),
        fc.integer({ min: 1, max: 9 }),
        (text, size) => {
          expect(() => split(text, size)).not.toThrow();
        },
      ),
    );
  });
});
