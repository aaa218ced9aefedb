import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePiece } from './decode.ts';
import { addField, changedParts, changeField, draftOf, moveField, removeField, toolOf } from './draft.ts';
import { userTools } from './testing/arbitrary-pieces.ts';
import type { UserTool } from './user-tool.ts';

const TOOL: UserTool = {
  name: 'Lots',
  description: '',
  fields: [
    { name: 'dice', description: '', required: true, type: 'text' },
    { name: 'why', description: '', required: false, type: 'text' },
  ],
  action: { type: 'roll', field: 'dice' },
};

describe('a draft of a tool', () => {
  it('that nobody edited is the tool, and changes nothing', () => {
    fc.assert(
      fc.property(userTools, (tool) => {
        expect(toolOf(draftOf(tool))).toEqual(tool);
        expect(changedParts(tool, draftOf(tool))).toEqual({});
      }),
    );
  });

  it('carries the roll along when its field is renamed, through any name on the way', () => {
    let draft = draftOf(TOOL);
    for (const name of ['dic', 'why', '', 'throw']) draft = changeField(draft, 'f0', { name });
    expect(toolOf(draft).action).toEqual({ type: 'roll', field: 'throw' });
    expect(toolOf(draft).fields[1]).toEqual(TOOL.fields[1]);
    expect(changedParts(TOOL, draft)).toEqual({ fields: expect.anything(), action: { type: 'roll', field: 'throw' } });
  });

  it('leaves the roll without a field when that is deleted, which the decoder says', () => {
    const draft = addField(removeField(draftOf(TOOL), 'f0'));
    expect(draft.rollKey).toBeNull();
    const decoded = decodePiece('tool', toolOf(changeField(draft, 'f2', { name: 'dice' })));
    expect(decoded).toMatchObject({
      ok: false,
      problems: [{ path: 'action.field', text: { key: 'pieces.problem.rollWithoutField' } }],
    });
  });

  it('keeps earlier picks and choices for changing back', () => {
    const draft = changeField(draftOf(TOOL), 'f1', { type: 'choice', choices: ['a', 'b'] });
    const away = {
      ...changeField(draft, 'f1', { type: 'number' as const }),
      action: 'dice' as const,
      diceId: 'dice_1',
    };
    expect(toolOf(away)).toMatchObject({
      action: { type: 'dice', diceId: 'dice_1' },
      fields: [{}, { type: 'number' }],
    });
    const back = { ...changeField(away, 'f1', { type: 'choice' as const }), action: 'roll' as const };
    expect(toolOf(back)).toMatchObject({
      action: { type: 'roll', field: 'dice' },
      fields: [{}, { type: 'choice', choices: ['a', 'b'] }],
    });
  });

  it('moves a field by one place and not beyond the ends', () => {
    const draft = draftOf(TOOL);
    const names = (moved: typeof draft) => moved.fields.map(({ name }) => name);
    expect(names(moveField(draft, 'f1', -1))).toEqual(['why', 'dice']);
    expect(names(moveField(draft, 'f1', 1))).toEqual(['dice', 'why']);
    expect(names(moveField(draft, 'f0', -1))).toEqual(['dice', 'why']);
  });
});
