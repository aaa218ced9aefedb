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

/** A file of a template, without its text: texts are read when a chat begins. */
export interface StoredPresetFile {
  id: string;
  presetId: string;
  name: string;
  isTruncated: boolean;
}

export type PresetFileText = Pick<StoredPresetFile, 'name' | 'isTruncated'> & { text: string };

/** One that is stored already, or a new one. */
export type PresetFileChange = { id: string } | ({ id: string } & PresetFileText);

/** Every call is one transaction; calls that write throw a `StoreError` "read-only" on a newer database. */
export interface PresetStore {
  /** Oldest first, deleted ones included. */
  list(): StoredPreset[];
  /** Of all of them, in their order. */
  listFiles(): StoredPresetFile[];
  fileTexts(presetId: string): PresetFileText[];
  add(preset: StoredPreset, files?: readonly PresetFileChange[]): void;
  /** Replaces content and times, and the files where some are given: what is not among them is removed. */
  update(
    preset: Pick<StoredPreset, 'id' | 'content' | 'updatedAt' | 'deletedAt'>,
    files?: readonly PresetFileChange[],
  ): void;
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

interface FileRow {
  id: string;
  preset_id: string;
  name: string;
  is_truncated: number;
}

export function sqlitePresetStore(database: Database): PresetStore {
  const selectAll = database.prepare(
    'SELECT id, kind, content, created_at, updated_at, deleted_at FROM presets ORDER BY key',
  );
  const insert = database.prepare(
    'INSERT INTO presets (id, kind, content, created_at, updated_at, deleted_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const update = database.prepare('UPDATE presets SET content = ?, updated_at = ?, deleted_at = ? WHERE id = ?');
  const selectFiles = database.prepare(
    'SELECT id, preset_id, name, is_truncated FROM preset_files ORDER BY preset_id, position',
  );
  const selectTexts = database.prepare(
    'SELECT name, text, is_truncated FROM preset_files WHERE preset_id = ? ORDER BY position',
  );
  const insertFile = database.prepare(
    'INSERT INTO preset_files (id, preset_id, position, name, text, is_truncated) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const moveFile = database.prepare('UPDATE preset_files SET position = ? WHERE preset_id = ? AND id = ?');
  const keepFiles = database.prepare(
    'DELETE FROM preset_files WHERE preset_id = ? AND id NOT IN (SELECT value FROM json_each(?))',
  );
  const setFiles = (presetId: string, files: readonly PresetFileChange[] | undefined) => {
    if (!files) return;
    keepFiles.run(presetId, JSON.stringify(files.map(({ id }) => id)));
    for (const [position, file] of files.entries()) {
      if ('text' in file) {
        insertFile.run(file.id, presetId, position, file.name, file.text, file.isTruncated ? 1 : 0);
      } else moveFile.run(position, presetId, file.id);
    }
  };
  const purge = database.prepare('DELETE FROM presets WHERE deleted_at < ?');
  return {
    list: () =>
      selectAll.all<PresetRow>().map(({ created_at, updated_at, deleted_at, ...row }) => ({
        ...row,
        createdAt: created_at,
        updatedAt: updated_at,
        deletedAt: deleted_at,
      })),
    listFiles: () =>
      selectFiles.all<FileRow>().map(({ id, preset_id, name, is_truncated }) => ({
        id,
        presetId: preset_id,
        name,
        isTruncated: is_truncated === 1,
      })),
    fileTexts: (presetId) =>
      selectTexts
        .all<Pick<FileRow, 'name' | 'is_truncated'> & { text: string }>(presetId)
        .map(({ is_truncated, ...file }) => ({ ...file, isTruncated: is_truncated === 1 })),
    add: ({ id, kind, content, createdAt, updatedAt, deletedAt }, files) =>
      database.transaction(() => {
        insert.run(id, kind, content, createdAt, updatedAt, deletedAt);
        setFiles(id, files);
      }),
    update: ({ id, content, updatedAt, deletedAt }, files) =>
      database.transaction(() => {
        update.run(content, updatedAt, deletedAt, id);
        setFiles(id, files);
      }),
    purge: (before) => {
      if (!database.isReadOnly) purge.run(before);
    },
  };
}
