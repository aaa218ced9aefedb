import { z } from 'zod';
import { chatVariableNameSchema, chatVariablesSchema, chatVariableValueSchema } from '../../chat/variables.ts';
import { modelViewSchema } from '../../tool/model-view.ts';
import { trialSchema } from '../../tool/trial.ts';
import { USER_TOOL_LIMITS } from '../../user-tool/limits.ts';
import { type PieceBodies, type PieceKind, pieceKindSchema } from '../../user-tool/pieces.ts';
import { pieceProblemSchema } from '../../user-tool/problem.ts';
import { unsavedPieceSchema } from '../../user-tool/unsaved.ts';
import {
  exampleViewSchema,
  importPreviewSchema,
  savedPieceSchema,
  workbenchPiecesSchema,
} from '../../user-tool/view.ts';

const id = z.string().min(1).max(200);
const nothing = z.object({});

/** Whatever an editor holds: main decodes it strictly and answers with problems a person can read. */
const unchecked = <Value>() => z.custom<Value>((value) => typeof value === 'object' && value !== null);

const bodyOf = <Kind extends PieceKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), body: unchecked<PieceBodies[Kind]>() });
const changesOf = <Kind extends PieceKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), id, changes: unchecked<Partial<PieceBodies[Kind]>>() });
const anyBody = z.discriminatedUnion('kind', [bodyOf('tool'), bodyOf('dice'), bodyOf('formula')]);

const problems = z.array(pieceProblemSchema);
const refusedDraft = z.object({ ok: z.literal(false), problems });

/** A tool that is there, or a draft of one; `toolId` says which tool the draft will become. */
const toolSubjectSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('tool'), toolId: id }),
  z.object({ of: z.literal('draft'), draft: unchecked<PieceBodies['tool']>(), toolId: id.optional() }),
]);

const place = { providerId: id.nullable().default(null), chatId: id.nullable().default(null) };

export const workbenchRequests = {
  /** Everything people have made here. */
  'user-tools.list': { input: nothing, output: workbenchPiecesSchema },
  'user-tools.create': { input: anyBody, output: savedPieceSchema },
  /** Only the parts that changed, each whole; no parts change nothing. */
  'user-tools.save': {
    input: z.discriminatedUnion('kind', [changesOf('tool'), changesOf('dice'), changesOf('formula')]),
    output: savedPieceSchema,
  },
  /** What would keep a draft from being saved or tried. */
  'user-tools.check': { input: anyBody, output: z.object({ problems }) },
  /** Chats keep their link, so that undo brings everything back. */
  'user-tools.delete': { input: z.object({ kind: pieceKindSchema, id }), output: nothing },
  /** Undo of a delete, also after a restart, until `restorableUntil`. */
  'user-tools.restore': { input: z.object({ kind: pieceKindSchema, id }), output: nothing },
  'user-tools.duplicate': { input: z.object({ kind: pieceKindSchema, id }), output: z.object({ id: z.string() }) },
  /** The chats that link a tool, newest first; deleted ones are left out. */
  'user-tools.linked-chats': {
    input: z.object({ toolId: id }),
    output: z.object({ chats: z.array(z.object({ id: z.string(), title: z.string() })) }),
  },
  /** One JSON file; the dice pieces and formulas that a tool links go along. */
  'user-tools.export': {
    input: z.object({ ids: z.union([z.literal('all'), z.array(id).min(1).max(USER_TOOL_LIMITS.pieces)]) }),
    output: z.object({ fileName: z.string(), text: z.string() }),
  },
  'user-tools.preview-import': {
    input: z.object({ text: z.string().max(USER_TOOL_LIMITS.fileCharacters) }),
    output: importPreviewSchema,
  },
  /**
   * Takes in what is chosen, by the ids of the file. What is here already comes in as a copy under a new id; what is left
   * out is linked from here where it is the same.
   */
  'user-tools.import': {
    input: z.object({
      text: z.string().max(USER_TOOL_LIMITS.fileCharacters),
      chosen: z.array(z.object({ kind: pieceKindSchema, id })).max(USER_TOOL_LIMITS.pieces),
    }),
    output: z.object({ added: z.array(z.object({ kind: pieceKindSchema, id: z.string() })) }),
  },
  'user-tools.examples': { input: nothing, output: z.object({ examples: z.array(exampleViewSchema) }) },
  /** With the dice piece or formula it needs. Adding it again adds nothing and answers with the tool that is there. */
  'user-tools.add-example': { input: z.object({ id }), output: z.object({ toolId: z.string() }) },

  /** What was edited and not saved when the window was closed. */
  'workbench.unsaved': { input: nothing, output: z.object({ unsaved: z.array(unsavedPieceSchema) }) },
  'workbench.keep-unsaved': { input: unsavedPieceSchema, output: nothing },
  'workbench.drop-unsaved': { input: z.object({ id }), output: nothing },

  /** What a model is shown of any tool, with this provider and in this chat; a draft that is refused says why. */
  'workbench.model-sees': {
    input: z.object({ subject: toolSubjectSchema, ...place }),
    output: z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), view: modelViewSchema }), refusedDraft]),
  },
  /**
   * Runs a tool as a call of a model would: the real check of its arguments, the real gates of this chat and provider (it
   * counts as selected), the real run. A refusal is a result. Nothing is stored and no chat changes. Cancel the request to
   * stop it.
   */
  'workbench.try': {
    input: z.object({
      subject: toolSubjectSchema,
      ...place,
      /** JSON as a model would write it. */
      argumentsText: z.string().max(250_000),
      /** Absent: another one each time. */
      seed: z.string().min(1).max(100).optional(),
    }),
    output: z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), trial: trialSchema }), refusedDraft]),
  },

  'chat-variables.get': { input: z.object({ chatId: id }), output: z.object({ variables: chatVariablesSchema }) },
  /** `null` removes it. */
  'chat-variables.set': {
    input: z.object({ chatId: id, name: chatVariableNameSchema, value: chatVariableValueSchema.nullable() }),
    output: z.object({ variables: chatVariablesSchema }),
  },
} as const;

export const workbenchEvents = {
  /** Tools, dice pieces or formulas changed: read the list again. `tools.changed` follows where offers change with it. */
  'user-tools.changed': nothing,
  /** All variables of the chat, as they are now. */
  'chat-variables.changed': z.object({ chatId: z.string(), variables: chatVariablesSchema }),
} as const;
