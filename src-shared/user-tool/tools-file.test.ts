import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dicePieces, formulas, userTools } from './testing/arbitrary-pieces.ts';
import { decodeToolsFile, encodeToolsFile, type FilePiece } from './tools-file.ts';

const FILE = { format: 'confidant-tools', version: 1, tools: [], dice: [], formulas: [] };
const TOOL = { id: 'made_1', name: 'A', description: '', fields: [], action: { type: 'record' } };
const DICE = { id: 'dice_1', type: 'roll', name: 'D', dice: '2d6' };
const LINKED = { ...TOOL, action: { type: 'dice', diceId: 'dice_1' } };

/** Where a file is refused, and why. */
function refusal(file: unknown): [path: string, key: string] {
  const decoded = decodeToolsFile(typeof file === 'string' ? file : JSON.stringify(file));
  if (decoded.ok) throw new Error('taken');
  const [problem] = decoded.problems;
  return [problem!.path, problem!.text.key.replace('pieces.problem.', '')];
}

describe('a file of tools', () => {
  it('is read back as it was written', () => {
    const pieces = fc
      .tuple(fc.array(userTools, { maxLength: 3 }), dicePieces, formulas)
      .map(([tools, dice, formula]): FilePiece[] => [
        ...tools.map((body, index): FilePiece => ({ kind: 'tool', id: `made_${index}`, body })),
        // What the tools of these tests link.
        { kind: 'dice', id: 'dice_1', body: dice },
        { kind: 'formula', id: 'formula_1', body: formula },
      ]);
    fc.assert(
      fc.property(pieces, (file) => {
        expect(decodeToolsFile(encodeToolsFile(file))).toEqual({ ok: true, value: file });
      }),
    );
  });

  it.each<[string, unknown, string, string]>([
    ['no JSON', '{', '', 'notJson'],
    ['nested without end', '['.repeat(100_000), '', 'notJson'],
    ['another file', { tools: [] }, 'format', 'notOurFile'],
    ['a list', [], 'format', 'notOurFile'],
    ['a newer file', { ...FILE, version: 2 }, 'version', 'newerFile'],
    ['a version that is none', { ...FILE, version: 'one' }, 'version', 'wrongKind'],
    ['an unknown part', { ...FILE, code: [] }, '', 'unknownPart'],
    ['an entry without an id', { ...FILE, tools: [{ ...TOOL, id: undefined }] }, 'tools[0].id', 'missing'],
    ['an id of another shape', { ...FILE, tools: [{ ...TOOL, id: '../x' }] }, 'tools[0].id', 'wrongKind'],
    ['an id twice', { ...FILE, tools: [TOOL, TOOL] }, 'tools[1].id', 'idTwice'],
    [
      'a wrong field',
      { ...FILE, tools: [TOOL, { ...TOOL, id: 'made_2', fields: [{ name: 'X' }] }] },
      'tools[1].fields[0].type',
      'wrongKind',
    ],
    ['an unknown part of an entry', { ...FILE, dice: [{ ...DICE, run: 'x' }] }, 'dice[0]', 'unknownPart'],
    ['a link to nothing', { ...FILE, tools: [TOOL, { ...LINKED, id: 'made_2' }] }, 'tools[1].action', 'pieceGone'],
    [
      'a link to another kind',
      { ...FILE, tools: [{ ...TOOL, action: { type: 'dice', diceId: 'made_1' } }] },
      'tools[0].action',
      'pieceGone',
    ],
    ['too many entries', { ...FILE, formulas: Array.from({ length: 2_001 }, () => 0) }, 'formulas', 'tooMany'],
  ])('is refused with the place of the problem: %s', (_name, file, path, key) => {
    expect(refusal(file)).toEqual([path, key]);
  });

  it('is refused with own keys that have inherited names', () => {
    const entry = `${JSON.stringify(TOOL).slice(0, -1)},"__proto__":{"name":"x"}}`;
    const text = JSON.stringify({ ...FILE, tools: ['HERE'] }).replace('"HERE"', entry);
    expect(refusal(text)).toEqual(['tools[0]', 'unknownPart']);
  });
});
