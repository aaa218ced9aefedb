import type { DicePiece } from '#shared/user-tool/dice-piece.ts';
import type { Formula } from '#shared/user-tool/formula.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import type { WorkbenchPieces } from '#shared/user-tool/view.ts';
import type { PieceStore } from '../store/piece-store.ts';
import { iconOf, unusable } from '../tools/user-made/made-tool.ts';
import { KEPT_DELETED_MS, type Piece, type PieceLibrary } from './piece-library.ts';

/** Everything people have made, for the window. `tokensOf`: what a tool costs in every request. */
export function workbenchPieces(
  library: PieceLibrary,
  store: Pick<PieceStore, 'linkCounts'>,
  tokensOf: (toolId: string) => number,
): WorkbenchPieces {
  const links = store.linkCounts();
  const views: WorkbenchPieces = { tools: [], dice: [], formulas: [], deleted: [], unreadable: [] };
  const usedBy = usersOf(library.all());
  for (const { stored, decoded } of library.all()) {
    const { id, kind, createdAt, updatedAt, deletedAt } = stored;
    if (deletedAt !== null) {
      const name = decoded.ok ? decoded.value.name : id;
      views.deleted.unshift({ kind, id, name, deletedAt, restorableUntil: deletedAt + KEPT_DELETED_MS });
      continue;
    }
    if (!decoded.ok) {
      views.unreadable.push({ kind, id, problems: decoded.problems });
      continue;
    }
    const common = { id, createdAt, updatedAt };
    if (kind === 'tool') {
      const body = decoded.value as UserTool;
      const problem = unusable(body.action, library.parts);
      views.tools.push({
        ...common,
        body,
        icon: iconOf(body),
        callName: library.callName(id, body.name),
        tokens: tokensOf(id),
        linkedChats: links.get(id) ?? 0,
        ...(problem && { unusable: problem }),
      });
    } else if (kind === 'dice') {
      views.dice.push({ ...common, body: decoded.value as DicePiece, usedBy: usedBy.get(id) ?? [] });
    } else {
      views.formulas.push({ ...common, body: decoded.value as Formula, usedBy: usedBy.get(id) ?? [] });
    }
  }
  views.deleted.sort((a, b) => b.deletedAt - a.deletedAt);
  return views;
}

/** Dice piece or formula → the tools that link it. */
function usersOf(pieces: readonly Piece[]): ReadonlyMap<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { stored, decoded } of pieces) {
    if (stored.kind !== 'tool' || stored.deletedAt !== null || !decoded.ok) continue;
    const { action } = decoded.value as UserTool;
    const linked = action.type === 'dice' ? action.diceId : action.type === 'formula' ? action.formulaId : undefined;
    if (linked !== undefined) users.set(linked, [...(users.get(linked) ?? []), stored.id]);
  }
  return users;
}
