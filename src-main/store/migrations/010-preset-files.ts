/** Files that a template of the person's own brings along: their text, read once when they were added. */
export const presetFilesMigration = `
CREATE TABLE preset_files (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  preset_id TEXT NOT NULL REFERENCES presets (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  is_truncated INTEGER NOT NULL -- 1: the file was longer
) STRICT;
CREATE INDEX preset_files_by_preset ON preset_files (preset_id);
`;
