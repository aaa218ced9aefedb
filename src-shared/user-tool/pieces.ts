import { z } from 'zod';
import { type DicePiece, dicePieceSchema } from './dice-piece.ts';
import { type Formula, formulaSchema } from './formula.ts';
import { type UserTool, userToolSchema } from './user-tool.ts';

/** What people make in the Workbench. */
export const PIECE_KINDS = ['tool', 'dice', 'formula'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];
export const pieceKindSchema = z.enum(PIECE_KINDS);

export interface PieceBodies {
  tool: UserTool;
  dice: DicePiece;
  formula: Formula;
}
export type PieceBody = PieceBodies[PieceKind];

export const pieceSchemas = { tool: userToolSchema, dice: dicePieceSchema, formula: formulaSchema } as const;
