import type { PieceKind } from '#shared/user-tool/pieces.ts';
import type { Database } from './database.ts';

/** A tool, dice piece or formula as it lies on disk; `content` is JSON that only the strict decoder reads. */
export interface StoredPiece {
  id: string;
  kind: PieceKind;
  content: string;
  /** The ready-made example it came from. */
  example: string | null;
  createdAt: number;
  updatedAt: number;
  /** When it was deleted; kept for undo. */
  deletedAt: number | null;
}

/** Every call is one transaction; calls that write throw a `StoreError` "read-only" on a newer database. */
export interface PieceStore {
  /** Oldest first, deleted ones included. */
  list(): StoredPiece[];
  /** All of them or none. */
  add(pieces: readonly StoredPiece[]): void;
  /** Replaces content and times. */
  update(piece: Pick<StoredPiece, 'id' | 'content' | 'updatedAt' | 'deletedAt'>): void;
  /** Removes for good what was deleted before `before`. */
  purge(before: number): void;
  /** Chats that are not deleted and link the tool by themselves, newest first. */
  linkedChats(toolId: string): { id: string; title: string }[];
  /** How many such chats there are, by tool. */
  linkCounts(): ReadonlyMap<string, number>;
}

interface PieceRow {
  id: string;
  kind: PieceKind;
  content: string;
  example: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

// A chat whose selection cannot be read links nothing.
const LINKS = `FROM chats, json_each(CASE WHEN json_valid(tool_selection) THEN tool_selection ELSE '[]' END) AS linked
  WHERE deleted_at IS NULL`;

export function sqlitePieceStore(database: Database): PieceStore {
  const selectAll = database.prepare(
    'SELECT id, kind, content, example, created_at, updated_at, deleted_at FROM pieces ORDER BY key',
  );
  const insert = database.prepare(`
    INSERT INTO pieces (id, kind, content, example, created_at, updated_at, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare('UPDATE pieces SET content = ?, updated_at = ?, deleted_at = ? WHERE id = ?');
  const purge = database.prepare('DELETE FROM pieces WHERE deleted_at < ?');
  const selectLinked = database.prepare(
    `SELECT DISTINCT chats.id, title ${LINKS} AND linked.value = ? ORDER BY updated_at DESC, chats.key DESC`,
  );
  const countLinked = database.prepare(
    `SELECT linked.value AS toolId, count(DISTINCT chats.id) AS chats ${LINKS} GROUP BY linked.value`,
  );
  return {
    list: () =>
      selectAll.all<PieceRow>().map(({ created_at, updated_at, deleted_at, ...row }) => ({
        ...row,
        createdAt: created_at,
        updatedAt: updated_at,
        deletedAt: deleted_at,
      })),
    add: (pieces) => {
      database.transaction(() => {
        for (const { id, kind, content, example, createdAt, updatedAt, deletedAt } of pieces) {
          insert.run(id, kind, content, example, createdAt, updatedAt, deletedAt);
        }
      });
    },
    update: ({ id, content, updatedAt, deletedAt }) => {
      update.run(content, updatedAt, deletedAt, id);
    },
    purge: (before) => {
      if (!database.isReadOnly) purge.run(before);
    },
    linkedChats: (toolId) => selectLinked.all<{ id: string; title: string }>(toolId),
    linkCounts: () =>
      new Map(countLinked.all<{ toolId: string; chats: number }>().map(({ toolId, chats }) => [toolId, chats])),
  };
}
