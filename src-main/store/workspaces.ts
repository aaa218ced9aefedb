import type { ChatStore, Workspace } from './chat-store.ts';
import type { Database } from './database.ts';
import { StoreError } from './store-error.ts';

type Workspaces = Pick<ChatStore, 'listWorkspaces' | 'addWorkspace' | 'renameWorkspace' | 'removeWorkspace'>;

/** The folders of the chat list. A removed workspace leaves its chats in none. */
export function workspaces(database: Database): Workspaces {
  const selectAll = database.prepare('SELECT id, name, created_at AS createdAt FROM workspaces ORDER BY name, id');
  const insert = database.prepare('INSERT INTO workspaces (id, name, created_at) VALUES (?, ?, ?)');
  const rename = database.prepare('UPDATE workspaces SET name = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM workspaces WHERE id = ?');
  return {
    listWorkspaces: () => selectAll.all<Workspace>().map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    addWorkspace: ({ id, name, createdAt }) => {
      insert.run(id, name, Math.round(createdAt));
    },
    renameWorkspace: (id, name) => {
      if (rename.run(name, id) === 0) throw new StoreError('not-found', `no workspace ${id}`);
    },
    removeWorkspace: (id) => {
      remove.run(id);
    },
  };
}
