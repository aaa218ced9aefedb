import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';
import { TOOL_ICONS } from '../tool/view.ts';
import { dicePieceSchema } from './dice-piece.ts';
import { formulaSchema } from './formula.ts';
import { pieceKindSchema } from './pieces.ts';
import { pieceProblemSchema } from './problem.ts';
import { userToolSchema } from './user-tool.ts';

const common = { id: z.string(), createdAt: z.number(), updatedAt: z.number() };

const userToolViewSchema = z.object({
  ...common,
  body: userToolSchema,
  icon: z.enum(TOOL_ICONS),
  /** What a provider is handed as the name of the function. */
  callName: z.string(),
  /** Estimated cost in every request that offers it. */
  tokens: z.number(),
  /** How many chats link it by themselves; chats that follow the defaults are not counted. */
  linkedChats: z.number(),
  /** Why it is left out of every request: its dice piece or formula is gone. */
  unusable: phraseSchema.optional(),
});
export type UserToolView = z.infer<typeof userToolViewSchema>;

/** `usedBy`: ids of the tools whose action links it. */
const dicePieceViewSchema = z.object({ ...common, body: dicePieceSchema, usedBy: z.array(z.string()) });
export type DicePieceView = z.infer<typeof dicePieceViewSchema>;
const formulaViewSchema = z.object({ ...common, body: formulaSchema, usedBy: z.array(z.string()) });
export type FormulaView = z.infer<typeof formulaViewSchema>;

/** Oldest first, which is the order in which tools are named and listed. */
export const workbenchPiecesSchema = z.object({
  tools: z.array(userToolViewSchema),
  dice: z.array(dicePieceViewSchema),
  formulas: z.array(formulaViewSchema),
  /** Newest first; each can be brought back until its time is up. */
  deleted: z.array(
    z.object({
      kind: pieceKindSchema,
      id: z.string(),
      name: z.string(),
      deletedAt: z.number(),
      restorableUntil: z.number(),
    }),
  ),
  /** Stored, but not readable by this version: kept, and used by nothing. */
  unreadable: z.array(z.object({ kind: pieceKindSchema, id: z.string(), problems: z.array(pieceProblemSchema) })),
});
export type WorkbenchPieces = z.infer<typeof workbenchPiecesSchema>;

export const savedPieceSchema = z.discriminatedUnion('saved', [
  z.object({ saved: z.literal(true), id: z.string() }),
  z.object({ saved: z.literal(false), problems: z.array(pieceProblemSchema) }),
]);
export type SavedPiece = z.infer<typeof savedPieceSchema>;

/** One entry of a file before it is imported. */
const importEntrySchema = z.object({
  kind: pieceKindSchema,
  /** As in the file. */
  id: z.string(),
  name: z.string(),
  /** "new": nothing like it is here. "same": it is here as it is. "changed": it is here with other content. */
  state: z.enum(['new', 'same', 'changed']),
  /** What the person has of it, where it is here. */
  existingName: z.string().optional(),
  /** What in it reads like an instruction planted for a model, as it stands there: tools are instructions to models. */
  suspicious: z.string().max(300).optional(),
});
export type ImportEntry = z.infer<typeof importEntrySchema>;

export const importPreviewSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), entries: z.array(importEntrySchema) }),
  z.object({ ok: z.literal(false), problems: z.array(pieceProblemSchema) }),
]);
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const exampleViewSchema = z.object({
  id: z.string(),
  icon: z.enum(TOOL_ICONS),
  name: phraseSchema,
  description: phraseSchema,
  /** The tool made from it, if the person has added it and not deleted it. */
  toolId: z.string().optional(),
});
export type ExampleView = z.infer<typeof exampleViewSchema>;
