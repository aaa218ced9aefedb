import type { Attachment, Edit, Message, Unsent } from '#shared/chat/message.ts';
import type { QueuedQuestion } from '#shared/chat/queued-question.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import type { ChatTaint } from '#shared/chat/taint.ts';
import type { ChatVariables } from '#shared/chat/variables.ts';
import type { ChosenPresets, PresetTexts } from '#shared/preset/preset.ts';
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
  /** Written while an answer is made. Absent like null. */
  queued?: QueuedQuestion | null;
  /** When it was deleted; kept for undo until the next start. */
  deletedAt: number | null;
  /** Absent like null: in no workspace. */
  workspaceId?: string | null;
  pinnedAt?: number | null;
  /** Tool id → hash of the schema that the person allowed for this chat. Absent like {}. */
  approvals?: Readonly<Record<string, string>>;
  /** Text from outside tried to instruct the model. Absent like null. */
  taint?: ChatTaint | null;
  /** What the person keeps for formulas. Absent like {}. */
  variables?: ChatVariables;
  /** Its template and profile. Absent like {}. */
  presets?: ChosenPresets;
  /** Their texts. Only written: lists of chats do not read them, `presetTexts` does. */
  presetTexts?: PresetTexts;
  /** Kept for a while only. */
  isTemporary?: boolean;
  /** Temporary chats: when they are removed; null when they are kept until a person removes them. */
  expiresAt?: number | null;
}

export interface Workspace {
  id: string;
  name: string;
  createdAt: number;
}

/** What goes along with a question that is not sent yet. */
export interface ReadAttachment {
  attachment: Attachment;
  text: string;
}

/** A message's place in the tree of its chat. */
export interface TreeNode {
  id: string;
  parentId: string | null;
}

export type ChatChanges = Partial<Omit<StoredChat, 'id' | 'createdAt'>>;

/** Chats on disk. Every call is one transaction; ids are made by the caller. */
export interface ChatStore {
  /** Newest first, deleted ones left out. */
  listChats(): StoredChat[];
  /** The same, some at a time: `next` is `after` of the next call; undefined: this is the end. */
  chatsAfter(after: string | undefined, limit: number): { chats: StoredChat[]; next: string | undefined };
  getChat(id: string): StoredChat | undefined;
  /** When chats were last changed: of the `count` newest, newest first. */
  newestTimes(count: number): number[];
  createChat(chat: StoredChat): void;
  /** What the chat keeps of its template and profile; what cannot be read is left out. */
  presetTexts(chatId: string): PresetTexts;
  /** Requirements in `changes` replace the stored ones: the caller has combined them. */
  updateChat(id: string, changes: ChatChanges): void;
  /** Removes for good: chats deleted or, as temporary ones, run out before `before`, and all deleted messages; says how many chats. */
  purgeDeleted(before: number): number;
  /** Temporary chats that ran out before `now`. */
  expiredChats(now: number): string[];
  /** Temporary chats run out so long after their last change, milliseconds; null: never. */
  renewExpiry(lifetimeMs: number | null): void;
  /** Removes up to `count` of a chat's messages for good, and the chat with the last of them; true when it is gone. */
  removeFromChat(chatId: string, count: number): boolean;

  /** By name. */
  listWorkspaces(): Workspace[];
  addWorkspace(workspace: Workspace): void;
  renameWorkspace(id: string, name: string): void;
  /** Its chats stay, in no workspace. */
  removeWorkspace(id: string): void;

  /** A draft that belongs to no chat, as it was saved; null when there is none. Not checked. */
  getDraft(place: string): unknown;
  /** Every draft whose place begins so. Not checked. */
  draftsUnder(prefix: string): { place: string; content: unknown }[];
  /** Null removes it. */
  saveDraft(place: string, content: object | null): void;

  /** What was begun in a chat (null: in the place of a new one) and not sent; what cannot be read is left out. */
  unsent(chatId: string | null): Unsent;
  /** Null: no question is being rewritten any more. */
  saveEdit(chatId: string, edit: Edit | null): void;
  /** What stands beside the draft; others of this chat go, but for `alsoKept`. Of very many in all chats the oldest go. */
  setAttached(chatId: string | null, attached: readonly ReadAttachment[], alsoKept: readonly string[]): void;
  attached(id: string): ReadAttachment | undefined;
  removeAttached(ids: readonly string[]): void;

  /** The branch that ends in `headMessageId`, oldest first. */
  branch(chatId: string, headMessageId: string): Message[];
  /** The end of that branch: at most `limit` messages, fewer where they are long, but one at least. */
  branchEnd(chatId: string, headMessageId: string, limit: number): { messages: Message[]; hasEarlier: boolean };
  /** Of each of these messages its versions, itself included, in the order they were added; only where there are several. */
  versions(chatId: string, of: readonly TreeNode[]): Record<string, string[]>;
  /** All messages of a chat on all branches, in the order they were added. */
  messages(chatId: string): Message[];
  /** A message that is not deleted. */
  getMessage(id: string): Message | undefined;
  /** All messages of a chat but the deleted ones, in the order they were added: parents before their replies. */
  tree(chatId: string): TreeNode[];
  /** What replies to a message (null: first messages), in the order it was added: the versions of each other. */
  replies(chatId: string, parentId: string | null): string[];
  /** Adds the message and makes it the head of its chat. */
  addMessage(message: Message): void;
  /** Which of these messages there are, deleted ones included. */
  findMessages(ids: readonly string[]): Map<string, { chatId: string; isDeleted: boolean }>;
  /** Adds messages of one chat, each after the one it replies to; the head stays. All of them or none. */
  addMessages(messages: readonly Message[]): void;
  /** Replaces status, blocks (without results), sources and figures. */
  saveMessage(message: Message): void;
  /** Removes a message and what replies to it; the head moves to its parent if it was inside. */
  removeMessage(id: string): void;
  /** Hides a message and what replies to it until `restoreMessage`, or for good after `purgeDeleted`. */
  deleteMessage(id: string, headMessageId: string | null): void;
  /** Brings back what `deleteMessage` of this id hid. Throws "not-found" when the message it replies to is deleted. */
  restoreMessage(id: string): void;

  saveTranscript(messageId: string, transcript: ReplayTranscript): void;
  getTranscript(messageId: string): ReplayTranscript | undefined;

  /** Messages still "streaming" from a run that ended: marks them "incomplete" and says how many. */
  markCutOff(): number;
  /** Resolves when the disk has kept up: asked between the parts of a long write, which would otherwise outrun it. */
  room(): Promise<void>;
  close(): void;
}
