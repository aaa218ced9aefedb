import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePiece, encodePiece } from './decode.ts';
import { USER_TOOL_LIMITS } from './limits.ts';
import type { PieceBodies, PieceKind } from './pieces.ts';
import { dicePieces, formulas, userTools } from './testing/arbitrary-pieces.ts';

const TOOL = {
  name: 'Lots',
  description: 'Decides.',
  fields: [{ name: 'dice', description: '', required: true, type: 'text' }],
  action: { type: 'roll', field: 'dice' },
};

const field = (changes: object) => ({ ...TOOL, fields: [{ ...TOOL.fields[0], ...changes }] });
const record = (fields: unknown) => ({ ...TOOL, action: { type: 'record' }, fields });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...TOOL.fields[0], name: `f${index}` }));
const choices = (...values: string[]) => record([{ ...TOOL.fields[0], type: 'choice', choices: values }]);

/** Where the decoder finds the first problem, and what it says. */
function problem(kind: PieceKind, value: unknown): [path: string, key: string] {
  const decoded = decodePiece(kind, value);
  if (decoded.ok) throw new Error('the decoder took it');
  const [first] = decoded.problems;
  return [first!.path, first!.text.key];
}

describe('the decoder', () => {
  it('takes back what the encoder wrote, as it was', () => {
    const check = <Kind extends PieceKind>(kind: Kind) =>
      fc.property(
        { tool: userTools, dice: dicePieces, formula: formulas }[kind] as unknown as fc.Arbitrary<PieceBodies[Kind]>,
        (body) => {
          expect(decodePiece(kind, JSON.parse(encodePiece(body)))).toEqual({ ok: true, value: body });
        },
      );
    fc.assert(check('tool'));
    fc.assert(check('dice'));
    fc.assert(check('formula'));
  });

  it.each<[string, PieceKind, unknown, string, string]>([
    ['no object', 'tool', null, '', 'wrongKind'],
    ['a list', 'tool', [], '', 'wrongKind'],
    ['no name', 'tool', { ...TOOL, name: undefined }, 'name', 'missing'],
    ['a blank name', 'tool', { ...TOOL, name: ' \t ' }, 'name', 'missing'],
    ['a name of two lines', 'tool', { ...TOOL, name: 'a\nb' }, 'name', 'oneLine'],
    ['a name that turns what follows it', 'tool', { ...TOOL, name: 'safe\u202egpj.exe' }, 'name', 'oneLine'],
    ['a name that cannot be seen', 'tool', { ...TOOL, name: '\u200b\u2060' }, 'name', 'missing'],
    ['half a character', 'tool', { ...TOOL, name: '\ud83c' }, 'name', 'oneLine'],
    ['a name that is too long', 'tool', { ...TOOL, name: 'x'.repeat(101) }, 'name', 'tooLong'],
    ['an unknown part', 'tool', { ...TOOL, code: 'alert(1)' }, '', 'unknownPart'],
    ['an unknown part of a field', 'tool', field({ pattern: '.*' }), 'fields[0]', 'unknownPart'],
    ['an unknown action', 'tool', { ...TOOL, action: { type: 'shell' } }, 'action.type', 'wrongKind'],
    [
      'a part of another action',
      'tool',
      { ...TOOL, action: { type: 'record', field: 'dice' } },
      'action',
      'unknownPart',
    ],
    ['an unknown type of field', 'tool', field({ type: 'object' }), 'fields[0].type', 'wrongKind'],
    ['a field with a capital', 'tool', record([{ ...TOOL.fields[0], name: 'Dice' }]), 'fields[0].name', 'fieldName'],
    ['a field that begins with a digit', 'tool', field({ name: '1d' }), 'fields[0].name', 'fieldName'],
    ['a field named __proto__', 'tool', field({ name: '__proto__' }), 'fields[0].name', 'fieldName'],
    ['a field with an emoji', 'tool', field({ name: 'd🎲' }), 'fields[0].name', 'fieldName'],
    ['two fields of one name', 'tool', record([TOOL.fields[0], TOOL.fields[0]]), 'fields[1].name', 'fieldTwice'],
    ['10,000 fields', 'tool', record(numbered(10_000)), 'fields', 'tooMany'],
    ['a choice without choices', 'tool', choices(), 'fields[0].choices', 'missing'],
    ['a choice twice', 'tool', choices('a', 'b', 'a'), 'fields[0].choices', 'choicesNotUnique'],
    ['a choice twice but for blanks', 'tool', choices('a', ' a '), 'fields[0].choices', 'choicesNotUnique'],
    ['choices of a text', 'tool', field({ choices: ['a'] }), 'fields[0]', 'unknownPart'],
    ['a roll without its field', 'tool', { ...TOOL, fields: [] }, 'action.field', 'rollWithoutField'],
    ['a roll from a number', 'tool', field({ type: 'number' }), 'action.field', 'rollField'],
    ['a roll from what may be left out', 'tool', field({ required: false }), 'action.field', 'rollField'],
    ['an unpicked dice piece', 'tool', { ...TOOL, action: { type: 'dice', diceId: '' } }, 'action.diceId', 'wrongKind'],
    ['dice that cannot be read', 'dice', { type: 'roll', name: 'a', dice: 'two d six' }, 'dice', 'syntax'],
    ['too many dice', 'dice', { type: 'roll', name: 'a', dice: '999999d999999' }, 'dice', 'tooManyDice'],
    ['an empty table', 'dice', { type: 'table', name: 'a', rows: [] }, 'rows', 'missing'],
    [
      'a row without weight',
      'dice',
      { type: 'table', name: 'a', rows: [{ text: 'a', weight: 0 }] },
      'rows[0].weight',
      'numberTooSmall',
    ],
    [
      'half a weight',
      'dice',
      { type: 'table', name: 'a', rows: [{ text: 'a', weight: 1.5 }] },
      'rows[0].weight',
      'wrongKind',
    ],
    ['more drawn than there is', 'dice', { type: 'pool', name: 'a', entries: ['x'], draw: 2 }, 'draw', 'drawTooMany'],
    ['a blank formula', 'formula', { name: 'a', template: ' \n' }, 'template', 'missing'],
    ['a formula that is too long', 'formula', { name: 'a', template: 'x'.repeat(20_001) }, 'template', 'tooLong'],
  ])('refuses %s with its place', (_name, kind, value, path, key) => {
    const [foundPath, foundKey] = problem(kind, value);
    expect(foundPath).toBe(path);
    expect(foundKey.replace(/^pieces\.(problem|dice)\./, '')).toBe(key);
  });

  it('refuses own keys with the names of inherited ones, wherever they stand', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const hostile = (body: string) => JSON.parse(`${body.slice(0, -1)},"${name}":{"name":"x"}}`);
      expect(problem('tool', hostile(JSON.stringify(TOOL)))).toEqual(['', 'pieces.problem.unknownPart']);
      const inField = { ...TOOL, fields: [hostile(JSON.stringify(TOOL.fields[0]))] };
      expect(problem('tool', inField)).toEqual(['fields[0]', 'pieces.problem.unknownPart']);
    }
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  it('takes as many fields as there is room for, and names a bounded number of problems', () => {
    expect(decodePiece('tool', record(numbered(USER_TOOL_LIMITS.fields))).ok).toBe(true);
    const decoded = decodePiece('tool', record(Array.from({ length: 100 }, () => ({ name: '!' }))));
    expect(!decoded.ok && decoded.problems.length).toBe(20);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PieceKind>('tool', 'dice', 'formula'),
        fc.anything({ withNullPrototype: true }),
        (kind, value) => {
          expect(typeof decodePiece(kind, value).ok).toBe('boolean');
        },
      ),
    );
  });
});
