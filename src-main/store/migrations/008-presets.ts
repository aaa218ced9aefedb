/** Templates and profiles that people make, and what each chat keeps of those it has. */
export const presetsMigration = `
CREATE TABLE presets (
  key INTEGER PRIMARY KEY, -- in the order they were made
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL, -- see src-shared/preset/preset.ts
  content TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER -- kept for undo
) STRICT;
ALTER TABLE chats ADD COLUMN presets TEXT NOT NULL DEFAULT '{}'; -- JSON: which ones, without their texts
-- The last column, so that lists of chats never touch the pages of its long texts.
ALTER TABLE chats ADD COLUMN preset_texts TEXT NOT NULL DEFAULT '{}'; -- JSON
`;
