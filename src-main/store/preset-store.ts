import type { PresetKind } from '#shared/preset/preset.ts';
import type { Database } from './database.ts';

/** A template or profile as it lies on disk; `content` is JSON that is checked when it is read. */
export interface StoredPreset {
  id: string;
  kind: PresetKind;
  content: string;
  createdAt: number;
  updatedAt: number;
  /** When it was deleted; kept for undo. */
  deletedAt: number | null;
}

/** Every call is one transaction; calls that write throw a `StoreError` "read-only" on a newer database. */
export interface PresetStore {
  /** Oldest first, deleted ones included. */
  list(): StoredPreset[];
  add(preset: StoredPreset): void;
  /** Replaces content and times. */
  update(preset: Pick<StoredPreset, 'id' | 'content' | 'updatedAt' | 'deletedAt'>): void;
  /** Removes for good what was deleted before `before`. */
  purge(before: number): void;
}

interface PresetRow {
  id: string;
  kind: PresetKind;
  content: string;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export function sqlitePresetStore(database: Database): PresetStore {
  const selectAll = database.prepare(
    'SELECT id, kind, content, created_at, updated_at, deleted_at FROM presets ORDER BY key',
  );
  const insert = database.prepare(
    'INSERT INTO presets (id, kind, content, created_at, updated_at, deleted_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const update = database.prepare('UPDATE presets SET content = ?, updated_at = ?, deleted_at = ? WHERE id = ?');
  const purge = database.prepare('DELETE FROM presets WHERE deleted_at < ?');
  return {
    list: () =>
      selectAll.all<PresetRow>().map(({ created_at, updated_at, deleted_at, ...row }) => ({
        ...row,
        createdAt: created_at,
        updatedAt: updated_at,
        deletedAt: deleted_at,
      })),
    add: ({ id, kind, content, createdAt, updatedAt, deletedAt }) => {
      insert.run(id, kind, content, createdAt, updatedAt, deletedAt);
    },
    update: ({ id, content, updatedAt, deletedAt }) => {
      update.run(content, updatedAt, deletedAt, id);
    },
    purge: (before) => {
      if (!database.isReadOnly) purge.run(before);
    },
  };
}
