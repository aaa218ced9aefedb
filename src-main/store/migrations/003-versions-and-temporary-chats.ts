/** Deleted messages that can be brought back until the next start, and chats that are kept for a while only. */
export const versionsMigration = `
ALTER TABLE messages ADD COLUMN deleted_with TEXT; -- the message whose deletion took this one along; null: not deleted
CREATE INDEX messages_deleted ON messages (deleted_with) WHERE deleted_with IS NOT NULL;
ALTER TABLE chats ADD COLUMN is_temporary INTEGER NOT NULL DEFAULT 0;

-- What is deleted is deleted with all its replies; that is what makes removing it for good possible.
CREATE TRIGGER messages_reply_to_deleted BEFORE INSERT ON messages
WHEN EXISTS (SELECT 1 FROM messages WHERE id = new.parent_id AND deleted_with IS NOT NULL) BEGIN
  SELECT raise(ABORT, 'the message it replies to is deleted');
END;
`;
