import type { z } from 'zod';
import type { PieceBodies, PieceKind } from './pieces.ts';
import { pieceSchemas } from './pieces.ts';
import { type PieceProblem, problemsOf } from './problem.ts';

export type Decoded<Value> = { ok: true; value: Value } | { ok: false; problems: PieceProblem[] };

/**
 * The strict decoder: for drafts, stored pieces and imported files alike. Unknown keys, duplicate names, wrong links
 * between parts and hostile sizes are refused with the path of the problem; nothing is repaired. Never throws.
 */
export function decodePiece<Kind extends PieceKind>(kind: Kind, value: unknown): Decoded<PieceBodies[Kind]> {
  const schema = pieceSchemas[kind] as unknown as z.ZodType<PieceBodies[Kind]>;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  return { ok: true, value: parsed.data };
}

/** What is stored and exported of a piece: what `decodePiece` takes back as it was. */
export function encodePiece<Kind extends PieceKind>(body: PieceBodies[Kind]): string {
  return JSON.stringify(body);
}
