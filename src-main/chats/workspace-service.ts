import { randomUUID } from 'node:crypto';
import type { ChatSummary } from '#shared/chat/message.ts';
import { MAX_WORKSPACES, type Workspace } from '#shared/chat/workspace.ts';
import { phrase } from '#shared/phrase.ts';
import type { EventHub } from '../ipc/event-hub.ts';
import { HandlerError } from '../ipc/handler.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { ChatService } from './chat-service.ts';

interface Dependencies {
  chats: ChatService;
  store: ChatStore;
  hub: EventHub;
  now(): number;
}

/** The folders of the chat list. */
export class WorkspaceService {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  list(): Workspace[] {
    return this.#dependencies.store.listWorkspaces();
  }

  create(name: string): Workspace {
    const { store, now } = this.#dependencies;
    if (this.list().length >= MAX_WORKSPACES) {
      throw new HandlerError('refused', phrase('turn.tooManyWorkspaces', { maximum: MAX_WORKSPACES }));
    }
    const workspace: Workspace = { id: randomUUID(), name, createdAt: now() };
    store.addWorkspace(workspace);
    this.#changed();
    return workspace;
  }

  rename(id: string, name: string): Workspace {
    const workspace = this.#existing(id);
    this.#dependencies.store.renameWorkspace(id, name);
    this.#changed();
    return { ...workspace, name };
  }

  /** Its chats stay, in no workspace. */
  delete(id: string): void {
    this.#existing(id);
    this.#dependencies.store.removeWorkspace(id);
    this.#changed();
  }

  move(chatId: string, workspaceId: string | null): ChatSummary {
    if (workspaceId !== null) this.#existing(workspaceId);
    return this.#dependencies.chats.change(chatId, { workspaceId });
  }

  /** Throws "not-found" for a workspace that is gone. */
  assertExists(id: string): void {
    this.#existing(id);
  }

  #existing(id: string): Workspace {
    const workspace = this.list().find((each) => each.id === id);
    if (!workspace) throw new HandlerError('not-found', phrase('turn.workspaceNotFound'));
    return workspace;
  }

  #changed(): void {
    this.#dependencies.hub.emit('workspaces.changed', { workspaces: this.list() });
  }
}
