import fc from 'fast-check';
import type { DicePiece } from '../dice-piece.ts';
import type { UserToolField } from '../field.ts';
import type { Formula } from '../formula.ts';
import type { UserTool, UserToolAction } from '../user-tool.ts';

/** Pieces that the decoder takes, for property tests. */

const line = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength, unit: fc.constantFrom(...'aZ9 _-ü€🎲"\\{') })
    .map((text) => text.trim())
    .filter((text) => text !== '');
const text = fc.string({ unit: fc.constantFrom(...'ab \n\t"€🎲{}%'), maxLength: 40 });

/** Names that objects inherit are names like any other. */
const fieldName = fc.oneof(
  fc.constantFrom('constructor', 'value_of', 'a', 'dice', 'has_own_property', 'x'.repeat(64)),
  fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/),
);

const userToolField: fc.Arbitrary<UserToolField> = fc
  .record({ name: fieldName, description: text, required: fc.boolean() })
  .chain((common) =>
    fc.oneof(
      fc.constantFrom('text' as const, 'number' as const, 'boolean' as const).map((type) => ({ ...common, type })),
      fc
        .uniqueArray(line(12), { minLength: 1, maxLength: 5 })
        .map((choices) => ({ ...common, type: 'choice' as const, choices })),
    ),
  );

export const userToolFields: fc.Arbitrary<UserToolField[]> = fc.uniqueArray(userToolField, {
  selector: ({ name }) => name,
  maxLength: 6,
});

export const userTools: fc.Arbitrary<UserTool> = fc
  .record({ name: line(40), description: text, fields: userToolFields })
  .chain((tool) => {
    const rolled = tool.fields.find(({ type, required }) => type === 'text' && required);
    const actions: UserToolAction[] = [
      { type: 'record' },
      { type: 'dice', diceId: 'dice_1' },
      { type: 'formula', formulaId: 'formula_1' },
      ...(rolled ? [{ type: 'roll' as const, field: rolled.name }] : []),
    ];
    return fc.constantFrom(...actions).map((action) => ({ ...tool, action }));
  });

export const dicePieces: fc.Arbitrary<DicePiece> = fc.oneof(
  fc.record({ type: fc.constant('roll' as const), name: line(20), dice: fc.constantFrom('2d6', 'd%+1', '4dF') }),
  fc.record({
    type: fc.constant('table' as const),
    name: line(20),
    rows: fc.array(fc.record({ text: line(20), weight: fc.integer({ min: 1, max: 50 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
  }),
  fc
    .record({ name: line(20), entries: fc.array(line(20), { minLength: 1, maxLength: 8 }) })
    .chain((pool) =>
      fc.integer({ min: 1, max: pool.entries.length }).map((draw) => ({ type: 'pool' as const, ...pool, draw })),
    ),
);

export const formulas: fc.Arbitrary<Formula> = fc.record({
  name: line(20),
  template: text.filter((template) => template.trim() !== ''),
});
