/** What was written and not sent: for a chat that does not exist yet, and behind an answer that is being made. */
export const draftsMigration = `
CREATE TABLE drafts (
  place TEXT PRIMARY KEY, -- "new-chat"
  content TEXT NOT NULL -- JSON, see src-shared/chat/new-chat-draft.ts
) STRICT;
ALTER TABLE chats ADD COLUMN queued TEXT; -- JSON, see src-shared/chat/queued-question.ts; null: nothing waits
`;
