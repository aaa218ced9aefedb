/** What people make in the Workbench, and the variables of chats that their formulas read. */
export const piecesMigration = `
CREATE TABLE pieces (
  key INTEGER PRIMARY KEY, -- in the order they were made
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL, -- see src-shared/user-tool/pieces.ts
  content TEXT NOT NULL, -- JSON, read by a strict decoder only
  example TEXT, -- which ready-made example it came from
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER -- kept for undo
) STRICT;
ALTER TABLE chats ADD COLUMN variables TEXT NOT NULL DEFAULT '{}'; -- JSON, see src-shared/chat/variables.ts
`;
