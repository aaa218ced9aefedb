/**
 * The search index moves to a file of its own, which a thread keeps (search/index-file.ts). Here is only the list of what
 * it has yet to look at. Its newest row always stays: by number and token the index knows that it belongs to this database.
 */
export const searchApartMigration = `
DROP TRIGGER chats_added;
DROP TRIGGER chats_renamed;
DROP TRIGGER chats_removed;
DROP TRIGGER messages_removed;
DROP TABLE chat_search;
DROP TABLE message_search;

CREATE TABLE search_changes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  token TEXT NOT NULL DEFAULT (lower(hex(randomblob(8)))),
  chat_key INTEGER,
  message_key INTEGER
) STRICT;
INSERT INTO search_changes DEFAULT VALUES;

CREATE TRIGGER chats_added AFTER INSERT ON chats BEGIN
  INSERT INTO search_changes (chat_key) VALUES (new.key);
END;
CREATE TRIGGER chats_renamed AFTER UPDATE OF title ON chats WHEN old.title <> new.title BEGIN
  INSERT INTO search_changes (chat_key) VALUES (new.key);
END;
CREATE TRIGGER chats_removed AFTER DELETE ON chats BEGIN
  INSERT INTO search_changes (chat_key) VALUES (old.key);
END;
-- Messages are listed when they are finished (message-writer.ts): not with every second of an answer.
CREATE TRIGGER messages_removed AFTER DELETE ON messages BEGIN
  INSERT INTO search_changes (message_key) VALUES (old.key);
END;
`;
