/** Which tools a person has allowed for a chat, with the schema they were allowed for. */
export const approvalsMigration = `
ALTER TABLE chats ADD COLUMN approvals TEXT NOT NULL DEFAULT '{}'; -- JSON: tool id -> schema hash
`;
