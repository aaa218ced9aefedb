import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Attachment, Chat, ChatSummary } from '#shared/chat/message.ts';
import type { NewChatDraft } from '#shared/chat/new-chat-draft.ts';
import type { Ipc } from './ipc.ts';

/** What the person wrote and chose for a chat that is not stored before its first message. */
export interface NewChatState extends NewChatDraft {
  /** Counts what was read from disk: a composer that stands there already begins anew with it. */
  loads: number;
  /** What was on disk is here: what a template brings must not come before it. */
  isLoaded: boolean;
}

/** The files of a template among the attachments, by their ids. */
export interface GivenFiles {
  templateId: string;
  ids: readonly string[];
}

/** Undefined: what is preselected. Null: none. */
export interface WantedPresets {
  templateId?: string | null;
  profileId?: string | null;
}

const EMPTY: NewChatDraft = {
  draft: '',
  providerId: null,
  toolSelection: null,
  workspaceId: null,
  isTemporary: false,
  templateId: undefined,
  profileId: undefined,
  filledFrom: undefined,
};

export interface NewChatStore {
  store: StoreApi<NewChatState>;
  /** What was added to the draft. */
  readonly attachments: readonly Attachment[];
  /** What stands beside the draft now: also for the next window, but for what its template brings anyway. */
  keep(attachments: readonly Attachment[]): void;
  /** Reads what was written before the window was closed. Never rejects; what is written meanwhile counts more. */
  load(): Promise<void>;
  /** Changes it here and on disk. */
  set(values: Partial<NewChatDraft>): void;
  /** Where the next chat will stand; what was written and chosen for it stays. */
  begin(place?: Partial<Pick<NewChatDraft, 'workspaceId' | 'isTemporary'>>): void;
  /** What a template brought along, so that another one takes its place. */
  given: GivenFiles | null;
  /** Stores the chat as it was set up and starts its first answer. */
  send(text: string, attachmentIds?: readonly string[], presets?: WantedPresets): Promise<ChatSummary>;
}

export function createNewChatStore(ipc: Ipc): NewChatStore {
  const store = createStore<NewChatState>(() => ({ ...EMPTY, loads: 0, isLoaded: false }));
  let isTouched = false;
  let attachments: readonly Attachment[] = [];
  let keptIds = '';

  const set = (values: Partial<NewChatDraft>) => {
    isTouched = true;
    store.setState(values);
    const { loads: _, isLoaded: __, ...draft } = store.getState();
    void ipc.call('drafts.save-new-chat', draft).catch(() => undefined);
  };
  const self: NewChatStore = {
    store,
    get attachments() {
      return attachments;
    },
    keep(next) {
      attachments = next;
      const given = new Set(self.given?.ids);
      const attachmentIds = next.flatMap(({ id }) => (given.has(id) ? [] : id));
      if (attachmentIds.join(' ') === keptIds) return;
      keptIds = attachmentIds.join(' ');
      void ipc.call('drafts.set-attached', { chatId: null, attachmentIds }).catch(() => undefined);
    },
    given: null,
    set,
    async load() {
      const none = { draft: null, attachments: [] };
      const { draft, attachments: before = [] } = await ipc.call('drafts.new-chat', {}).catch(() => none);
      // What was added meanwhile is more than what was there.
      if (!isTouched && attachments.length === 0) {
        attachments = before;
        keptIds = before.map(({ id }) => id).join(' ');
      }
      if (!isTouched && (draft || before.length > 0))
        store.setState(({ loads }) => ({ ...(draft ?? {}), loads: loads + 1 }));
      store.setState({ isLoaded: true });
    },
    begin({ workspaceId = null, isTemporary = false } = {}) {
      const before = store.getState();
      if (before.workspaceId !== workspaceId || before.isTemporary !== isTemporary) set({ workspaceId, isTemporary });
    },
    async send(text, attachmentIds = [], presets = {}) {
      const { providerId, toolSelection, workspaceId, isTemporary } = store.getState();
      const place = { ...(workspaceId !== null && { workspaceId }), ...(isTemporary && { temporary: true }) };
      const created = await ipc.call('chats.create', { providerId, ...place, ...presets });
      const { id } = created;
      try {
        const chat = toolSelection
          ? await ipc.call('chats.set-tools', { id, selection: toolSelection })
          : summaryOf(created);
        await ipc.call('turns.send', { chatId: id, text, attachmentIds: [...attachmentIds] });
        set(EMPTY);
        self.keep([]);
        self.given = null;
        return chat;
      } catch (error) {
        // Without its question it would stand in the list, empty, once for every attempt.
        await ipc.call('chats.delete', { id }).catch(() => undefined);
        throw error;
      }
    },
  };
  return self;
}

function summaryOf({
  messages: _,
  versions: __,
  draft: ___,
  asOf: ____,
  unsent: _____,
  ...summary
}: Chat): ChatSummary {
  return summary;
}
