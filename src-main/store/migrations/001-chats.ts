/** Chats, their messages as a tree, and what is needed to find and to continue them. Times are epoch milliseconds. */
export const chatsMigration = `
CREATE TABLE workspaces (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE chats (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  workspace_id TEXT REFERENCES workspaces (id) ON DELETE SET NULL,
  title TEXT NOT NULL,
  title_is_by_person INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  provider_id TEXT,
  tool_selection TEXT, -- JSON array of collection ids; null: the defaults of the component
  requirements TEXT NOT NULL, -- JSON, see src-shared/chat/requirements.ts
  head_message_id TEXT,
  draft TEXT NOT NULL,
  pinned_at INTEGER,
  expires_at INTEGER, -- temporary chats: when they are removed
  deleted_at INTEGER -- kept for undo
) STRICT;
CREATE INDEX chats_by_time ON chats (updated_at) WHERE deleted_at IS NULL;
CREATE INDEX chats_by_workspace ON chats (workspace_id) WHERE workspace_id IS NOT NULL;
CREATE INDEX chats_by_expiry ON chats (expires_at) WHERE expires_at IS NOT NULL;

-- A message replies to its parent; messages with the same parent are versions. No cascade along the tree: SQLite
-- stops at 1,000 levels, and a chat may be longer.
CREATE TABLE messages (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  chat_id TEXT NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  parent_id TEXT CHECK (parent_id <> id),
  role TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  provider TEXT, -- JSON: who answered, as it was then
  figures TEXT, -- JSON
  UNIQUE (chat_id, id),
  FOREIGN KEY (chat_id, parent_id) REFERENCES messages (chat_id, id)
) STRICT;
CREATE INDEX messages_by_parent ON messages (chat_id, parent_id);
CREATE INDEX messages_streaming ON messages (status) WHERE status = 'streaming';

CREATE TABLE blocks (
  message_key INTEGER NOT NULL REFERENCES messages (key) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  content TEXT NOT NULL, -- the text itself for text and reasoning, JSON for the other types
  PRIMARY KEY (message_key, position)
) STRICT;

CREATE TABLE sources (
  message_key INTEGER NOT NULL REFERENCES messages (key) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  url TEXT NOT NULL,
  origin TEXT NOT NULL,
  PRIMARY KEY (message_key, position)
) STRICT;

CREATE TABLE transcripts (
  message_key INTEGER PRIMARY KEY REFERENCES messages (key) ON DELETE CASCADE,
  wire_api TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  model TEXT NOT NULL,
  items TEXT NOT NULL -- JSON array, as the provider sent it
) STRICT;

-- The indexes hold no text of their own; the row id is the key of the chat or message. A prefix index for the first
-- typed letter alone: longer beginnings are quick without one, and each more would grow the file by a fifth.
CREATE VIRTUAL TABLE chat_search USING fts5 (
  title, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1'
);
CREATE VIRTUAL TABLE message_search USING fts5 (
  text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1'
);
CREATE TRIGGER chats_added AFTER INSERT ON chats BEGIN
  INSERT INTO chat_search (rowid, title) VALUES (new.key, new.title);
END;
CREATE TRIGGER chats_renamed AFTER UPDATE OF title ON chats WHEN old.title <> new.title BEGIN
  INSERT OR REPLACE INTO chat_search (rowid, title) VALUES (new.key, new.title);
END;
CREATE TRIGGER chats_removed AFTER DELETE ON chats BEGIN
  DELETE FROM chat_search WHERE rowid = old.key;
END;
-- Texts enter message_search when the message is finished (message-writer.ts): not with every second of an answer.
CREATE TRIGGER messages_removed AFTER DELETE ON messages BEGIN
  DELETE FROM message_search WHERE rowid = old.key;
END;
`;
