import type { Message } from '#shared/chat/message.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import type { ReplayTranscript } from '../providers/provider-adapter.ts';

export interface StoredChat {
  id: string;
  title: string;
  /** True once the person gave it, or it was made from the first words; a generated title never replaces a person's. */
  titleIsByPerson: boolean;
  createdAt: number;
  updatedAt: number;
  providerId: string | null;
  toolSelection: string[] | null;
  requirements: ChatRequirements;
  /** The newest message of the branch that is shown; null in an empty chat. */
  headMessageId: string | null;
  draft: string;
  /** When it was deleted; kept for undo until the next start. */
  deletedAt: number | null;
  /** Absent like null: in no workspace. */
  workspaceId?: string | null;
  pinnedAt?: number | null;
  /** Tool id → hash of the schema that the person allowed for this chat. Absent like {}. */
  approvals?: Readonly<Record<string, string>>;
  /** Temporary chats: when they are removed. */
  expiresAt?: number | null;
}

export type ChatChanges = Partial<Omit<StoredChat, 'id' | 'createdAt'>>;

/** Chats on disk. Every call is one transaction; ids are made by the caller. */
export interface ChatStore {
  /** Newest first, deleted ones left out. */
  listChats(): StoredChat[];
  getChat(id: string): StoredChat | undefined;
  createChat(chat: StoredChat): void;
  /** Requirements in `changes` replace the stored ones: the caller has combined them. */
  updateChat(id: string, changes: ChatChanges): void;
  /** Removes for good what was deleted, or what as a temporary chat has run out, before `before`; says how many chats. */
  purgeDeleted(before: number): number;

  /** The branch that ends in `headMessageId`, oldest first. */
  branch(chatId: string, headMessageId: string): Message[];
  getMessage(id: string): Message | undefined;
  /** Adds the message and makes it the head of its chat. */
  addMessage(message: Message): void;
  /** Replaces status, blocks (without results), sources and figures. */
  saveMessage(message: Message): void;
  /** Removes a message and what replies to it; the head moves to its parent if it was inside. */
  removeMessage(id: string): void;

  saveTranscript(messageId: string, transcript: ReplayTranscript): void;
  getTranscript(messageId: string): ReplayTranscript | undefined;

  /** Messages still "streaming" from a run that ended: marks them "incomplete" and says how many. */
  markCutOff(): number;
  close(): void;
}
