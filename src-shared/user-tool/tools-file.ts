import { z } from 'zod';
import { phrase } from '../phrase.ts';
import { type Decoded, decodePiece } from './decode.ts';
import { USER_TOOL_LIMITS } from './limits.ts';
import type { PieceBody, PieceKind } from './pieces.ts';
import { type PieceProblem, pathText, problemsOf } from './problem.ts';
import { pieceIdSchema } from './user-tool.ts';

/** What a file of tools calls itself. The format is described in docs/user-made-tools.md. */
const FORMAT = 'confidant-tools';
const VERSION = 1;

/** A piece of a file. Its id means something inside the file only: tools link dice pieces and formulas by it. */
export interface FilePiece {
  kind: PieceKind;
  id: string;
  body: PieceBody;
}

const LISTS = [
  ['tools', 'tool'],
  ['dice', 'dice'],
  ['formulas', 'formula'],
] as const satisfies readonly (readonly [string, PieceKind])[];

const entries = z.array(z.unknown()).max(USER_TOOL_LIMITS.pieces).default([]);
const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  tools: entries,
  dice: entries,
  formulas: entries,
});
const identifiedSchema = z.looseObject({ id: pieceIdSchema });

export function encodeToolsFile(pieces: readonly FilePiece[]): string {
  const lists = LISTS.map(([list, kind]) => [
    list,
    pieces.filter((piece) => piece.kind === kind).map(({ id, body }) => ({ id, ...body })),
  ]);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...Object.fromEntries(lists) }, null, 2)}\n`;
}

/** Reads a file of tools strictly: one entry that cannot be read refuses the file, with the path of the problem. */
export function decodeToolsFile(text: string): Decoded<FilePiece[]> {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 200).toWellFormed();
    return refused({ path: '', text: phrase('pieces.problem.notJson', { detail }) });
  }
  const { format, version } =
    z.looseObject({ format: z.unknown(), version: z.unknown() }).safeParse(content).data ?? {};
  if (format !== FORMAT) return refused({ path: 'format', text: phrase('pieces.problem.notOurFile') });
  if (typeof version === 'number' && version > VERSION) {
    return refused({ path: 'version', text: phrase('pieces.problem.newerFile') });
  }
  const file = fileSchema.safeParse(content, { reportInput: true });
  if (!file.success) return { ok: false, problems: problemsOf(file.error) };
  return decodeEntries(file.data);
}

function decodeEntries(file: z.infer<typeof fileSchema>): Decoded<FilePiece[]> {
  const pieces = new Map<string, FilePiece>();
  for (const [list, kind] of LISTS) {
    for (const [index, entry] of file[list].entries()) {
      const at = [list, index];
      const identified = identifiedSchema.safeParse(entry, { reportInput: true });
      if (!identified.success) return refused(...below(at, problemsOf(identified.error)));
      const { id } = identified.data;
      if (pieces.has(id)) return refused({ path: pathText([...at, 'id']), text: phrase('pieces.problem.idTwice') });
      const decoded = decodePiece(kind, withoutId(entry as object));
      if (!decoded.ok) return refused(...below(at, decoded.problems));
      pieces.set(id, { kind, id, body: decoded.value });
    }
  }
  const all = [...pieces.values()];
  const unlinked = all.findIndex((piece) => linkOf(piece.body) !== undefined && !isLinked(piece.body, pieces));
  if (unlinked >= 0) {
    // Tools come first, so that the place among all is the place among tools.
    return refused({ path: pathText(['tools', unlinked, 'action']), text: phrase('pieces.problem.pieceGone') });
  }
  return { ok: true, value: all };
}

function isLinked(body: PieceBody, pieces: ReadonlyMap<string, FilePiece>): boolean {
  const link = linkOf(body);
  return link !== undefined && pieces.get(link.id)?.kind === link.kind;
}

/** The dice piece or formula that a tool's action links. */
export function linkOf(body: PieceBody): { kind: 'dice' | 'formula'; id: string } | undefined {
  if (!('action' in body)) return undefined;
  const { action } = body;
  if (action.type === 'dice') return { kind: 'dice', id: action.diceId };
  return action.type === 'formula' ? { kind: 'formula', id: action.formulaId } : undefined;
}

/** The same piece with its link led to another id. */
export function withLink(body: PieceBody, id: string): PieceBody {
  if (!('action' in body)) return body;
  const { action } = body;
  if (action.type === 'dice') return { ...body, action: { ...action, diceId: id } };
  return action.type === 'formula' ? { ...body, action: { ...action, formulaId: id } } : body;
}

/** Every other own key stays, whatever it is called, for the decoder to refuse. */
function withoutId(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'id'));
}

function below(at: readonly PropertyKey[], problems: readonly PieceProblem[]): PieceProblem[] {
  const place = pathText(at);
  return problems.map(({ path, text }) => ({ path: path === '' ? place : `${place}.${path}`, text }));
}

function refused(...problems: PieceProblem[]): { ok: false; problems: PieceProblem[] } {
  return { ok: false, problems };
}
