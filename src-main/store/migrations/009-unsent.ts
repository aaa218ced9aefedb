/** What stands in the composer beside the text, and a question that is being rewritten: both outlive the window. */
export const unsentMigration = `
CREATE TABLE edits (
  chat_id TEXT PRIMARY KEY REFERENCES chats (id) ON DELETE CASCADE,
  message_id TEXT NOT NULL, -- the question
  text TEXT NOT NULL
) STRICT;
CREATE TABLE waiting_attachments (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  chat_id TEXT REFERENCES chats (id) ON DELETE CASCADE, -- null: for a chat that does not exist yet
  position INTEGER, -- beside the draft; null: of a question that waits behind an answer
  attachment TEXT NOT NULL, -- JSON, see src-shared/chat/message.ts
  text TEXT NOT NULL
) STRICT;
CREATE INDEX waiting_attachments_by_chat ON waiting_attachments (chat_id);
`;
