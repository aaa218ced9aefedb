import type { Message } from '#shared/chat/message.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import { REQUIREMENT_KINDS, tighten } from '#shared/chat/tighten.ts';
import { phrase } from '#shared/phrase.ts';
import type { ChatStore, Workspace } from '../../store/chat-store.ts';
import { EntryError, type ImportedChat } from './imported-chat.ts';

interface Dependencies {
  store: ChatStore;
  temporaryLifetime(): number | null;
  now(): number;
}

export type ImportOutcome = 'imported' | 'updated' | 'unchanged';

/** Writes one chat of a file at a time, beside what is here: it adds, and never changes or removes a message. */
export class ImportWriter {
  readonly #dependencies: Dependencies;
  #workspaceIds: Set<string> | undefined;
  #open: { source: ImportedChat['chat']; isNew: boolean; added: number; last: string | null } | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  workspace({ id, name }: Pick<Workspace, 'id' | 'name'>): void {
    const { store, now } = this.#dependencies;
    this.#workspaceIds ??= new Set(store.listWorkspaces().map((workspace) => workspace.id));
    if (this.#workspaceIds.has(id)) return;
    store.addWorkspace({ id, name: name.trim() || id.slice(0, 8), createdAt: now() });
    this.#workspaceIds.add(id);
  }

  /** A new chat stays out of sight until it is whole; one that breaks off goes with the next start. */
  begin(source: ImportedChat['chat'], workspace: ImportedChat['workspace']): void {
    const { store, now } = this.#dependencies;
    const existing = store.getChat(source.id);
    const isNew = existing === undefined || existing.deletedAt !== null;
    if (isNew && workspace) this.workspace(workspace);
    if (existing) {
      // Never looser than here, never looser than in the file.
      const requirements = strictest(existing.requirements, source.requirements, now());
      store.updateChat(source.id, { requirements, taint: existing.taint ?? source.taint ?? null });
    } else {
      const workspaceId = workspace?.id ?? null;
      store.createChat({ ...source, workspaceId, approvals: {}, headMessageId: null, deletedAt: now() });
    }
    this.#open = { source, isNew, added: 0, last: null };
  }

  /**
   * Adds what is not here yet. Deleted messages stay deleted, and so do replies to them.
   *
   * @throws {EntryError} when a message is part of another chat here; nothing more of this chat is then taken.
   */
  add(messages: readonly Message[]): void {
    const { store } = this.#dependencies;
    const open = this.#open;
    if (!open) return;
    const found = store.findMessages(
      messages.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId])),
    );
    const isHere = (id: string) => found.get(id)?.isDeleted === false;
    const missing = messages.filter(({ id, parentId }) => {
      const place = found.get(id);
      if (place !== undefined && place.chatId !== open.source.id)
        throw new EntryError(phrase('errors.import.otherChat'));
      if (place !== undefined || (parentId !== null && !isHere(parentId))) return false;
      found.set(id, { chatId: open.source.id, isDeleted: false });
      return true;
    });
    store.addMessages(missing);
    open.added += missing.length;
    open.last = messages.findLast(({ id }) => isHere(id))?.id ?? open.last;
  }

  end(): { outcome: ImportOutcome; added: number; chatId: string } {
    const { store, now, temporaryLifetime } = this.#dependencies;
    const open = this.#open;
    if (!open) throw new Error('no chat was begun');
    this.#open = undefined;
    const { source, isNew, added, last } = open;
    const chatId = source.id;
    const head = source.headMessageId;
    if (isNew) {
      const lifetime = temporaryLifetime();
      const isOver = source.expiresAt != null && source.expiresAt < now();
      store.updateChat(chatId, {
        headMessageId: head !== null && store.getMessage(head) ? head : last,
        deletedAt: null,
        // A file that was kept for long must not lose its chats the moment they are back.
        ...(isOver && { expiresAt: lifetime === null ? null : now() + lifetime }),
      });
      return { outcome: 'imported', added, chatId };
    }
    if (added > 0 && store.getChat(chatId)?.headMessageId === null) store.updateChat(chatId, { headMessageId: last });
    return { outcome: added > 0 ? 'updated' : 'unchanged', added, chatId };
  }

  /** Leaves out what is left of the chat that was begun. */
  drop(): void {
    this.#open = undefined;
  }
}

function strictest(here: ChatRequirements, inFile: ChatRequirements, at: number): ChatRequirements {
  return REQUIREMENT_KINDS.reduce(
    (combined, kind) => tighten(combined, { [kind]: inFile[kind] }, inFile[`${kind}Reason`] ?? { at }),
    here,
  );
}
