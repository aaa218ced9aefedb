/** Whether text from outside tried to instruct the model in a chat. */
export const taintMigration = `
ALTER TABLE chats ADD COLUMN taint TEXT; -- JSON, see src-shared/chat/taint.ts; null: not tainted
`;
