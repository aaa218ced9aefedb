import { z } from 'zod';
import { dicePieceSchema } from './dice-piece.ts';
import { FIELD_TYPES } from './field.ts';
import { formulaSchema } from './formula.ts';
import { USER_TOOL_LIMITS } from './limits.ts';
import { userToolSchema } from './user-tool.ts';

/**
 * What is edited in the Workbench and not saved, kept over a restart. The decoder may refuse every draft, since nobody has
 * finished it: only its shape and size are checked here. `base`: what was stored when editing began.
 */
const id = z.string().min(1).max(200);
/** Somewhat more than what may be saved, so that a text that is too long is kept until it is shortened. */
const line = z.string().max(10_000);
const text = z.string().max(100_000);
const lines = z.array(line).max(5_000);

const toolDraftSchema = z.object({
  name: line,
  description: text,
  fields: z
    .array(
      z.object({
        key: z.string().max(20),
        name: line,
        description: line,
        type: z.enum(FIELD_TYPES),
        required: z.boolean(),
        choices: lines,
      }),
    )
    .max(USER_TOOL_LIMITS.fields),
  action: z.enum(['roll', 'dice', 'formula', 'record']),
  rollKey: z.string().max(20).nullable(),
  diceId: id.nullable(),
  formulaId: id.nullable(),
});

const diceDraftSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('roll'), name: line, dice: line }),
  z.object({
    type: z.literal('table'),
    name: line,
    rows: z.array(z.object({ text: line, weight: z.number() })).max(5_000),
  }),
  z.object({ type: z.literal('pool'), name: line, entries: lines, draw: z.number() }),
]);

const formulaDraftSchema = z.object({ name: line, template: text });

const MAX_UNSAVED_CHARACTERS = 1_000_000;

export const unsavedPieceSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('tool'), id, base: userToolSchema, draft: toolDraftSchema }),
    z.object({ kind: z.literal('dice'), id, base: dicePieceSchema, draft: diceDraftSchema }),
    z.object({ kind: z.literal('formula'), id, base: formulaSchema, draft: formulaDraftSchema }),
  ])
  .refine((piece) => JSON.stringify(piece).length <= MAX_UNSAVED_CHARACTERS);
export type UnsavedPiece = z.infer<typeof unsavedPieceSchema>;
