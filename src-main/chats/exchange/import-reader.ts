import type { Message } from '#shared/chat/message.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { Workspace } from '../../store/chat-store.ts';
import { inBatches } from '../copy-messages.ts';
import { EXPORT_FORMAT_NAME, EXPORT_VERSION, exportHeadSchema } from './export-format.ts';
import { assertMessageSizes, EntryError, type ImportedChat, LeftOut, stableId } from './imported-chat.ts';
import { JsonSplitter, type SplitPiece } from './json-splitter.ts';
import { isRecord } from './loose-values.ts';
import { aiStudioWorkspaceId, isAiStudioThread, readAiStudioThread } from './read-ai-studio.ts';
import { readChatGptConversation } from './read-chatgpt.ts';
import { readOwnChat } from './read-own.ts';

/** What a file turns out to hold, in order. The messages of a chat follow it, a few at a time. */
export type ImportOutput =
  | { type: 'workspace'; workspace: Pick<Workspace, 'id' | 'name'> }
  | { type: 'chat'; chat: ImportedChat['chat']; workspace: ImportedChat['workspace']; file: string }
  | { type: 'messages'; messages: Message[] }
  | { type: 'chat-end' }
  | { type: 'problem'; file: string; entry?: string; reason: Phrase; detail?: string };

const MAX_NAME_CHARACTERS = 10_000;

const WORKSPACE_NAME_FILE = /(?:^|[\\/])([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[\\/]name$/i;

const UNUSABLE: Record<Extract<SplitPiece, { kind: 'unusable' }>['why'], Phrase> = {
  'too-large': phrase('errors.import.tooLarge'),
  'too-deep': phrase('errors.import.tooDeep'),
  'cut-off': phrase('errors.import.cutOff'),
  'no-json': phrase('errors.import.notAFile'),
  'no-json-behind': phrase('errors.import.noJsonBehind'),
};

/** How every ZIP archive begins. */
const ARCHIVE = 'PK\u0003\u0004';

/** Reads files of every known format as their text arrives. Never throws: what cannot be read becomes a problem. */
export class ImportReader {
  readonly leftOut = new LeftOut();
  readonly #now: number;
  #file = '';
  #splitter = new JsonSplitter();
  /** The text of a file that is a name and nothing else. */
  #name: { guid: string; text: string } | undefined;
  #isRefused = false;
  #isAtStart = true;
  #entries = 0;
  /** Outer objects that are chats themselves. */
  #objects = 0;

  constructor(now: number) {
    this.#now = now;
  }

  begin(file: string): void {
    this.#file = file;
    this.#splitter = new JsonSplitter();
    const guid = WORKSPACE_NAME_FILE.exec(file)?.[1];
    this.#name = guid === undefined ? undefined : { guid, text: '' };
    this.#isRefused = false;
    this.#isAtStart = true;
    this.#entries = 0;
    this.#objects = 0;
  }

  *push(text: string): Generator<ImportOutput> {
    if (this.#name) {
      if (this.#name.text.length < MAX_NAME_CHARACTERS) this.#name.text += text;
      return;
    }
    if (this.#isAtStart && text.startsWith(ARCHIVE)) {
      this.#isRefused = true;
      yield this.#problem(phrase('errors.import.archive'));
    }
    this.#isAtStart &&= text === '';
    if (this.#isRefused) return;
    for (const piece of this.#splitter.push(text)) yield* this.#take(piece);
  }

  *end(): Generator<ImportOutput> {
    if (this.#name) {
      const name = this.#name.text.trim().slice(0, 200);
      if (name) yield { type: 'workspace', workspace: { id: aiStudioWorkspaceId(this.#name.guid), name } };
      return;
    }
    for (const piece of this.#splitter.end()) yield* this.#take(piece);
  }

  *#take(piece: SplitPiece): Generator<ImportOutput> {
    if (this.#isRefused) return;
    switch (piece.kind) {
      case 'entry':
        this.#entries += 1;
        yield* this.#read(piece.text, `#${this.#entries}`);
        return;
      case 'head':
        yield* this.#checkVersion(parse(piece.text));
        return;
      case 'rest':
        yield* this.#readRest(piece.text);
        return;
      case 'unusable':
        if (piece.why === 'too-large' || piece.why === 'too-deep') this.#entries += 1;
        yield this.#problem(UNUSABLE[piece.why]);
        return;
    }
  }

  *#checkVersion(head: unknown): Generator<ImportOutput> {
    if (!isRecord(head) || typeof head.version !== 'number' || head.version <= EXPORT_VERSION) return;
    this.#isRefused = true;
    yield this.#problem(phrase('errors.import.newerVersion'));
  }

  /** An outer object: the head of our own export, or a single chat. */
  *#readRest(text: string): Generator<ImportOutput> {
    const value = parse(text);
    if (!isRecord(value) || (value.format !== EXPORT_FORMAT_NAME && !('chats' in value))) {
      this.#objects += 1;
      yield* this.#read(text, this.#objects > 1 ? `#${this.#objects}` : undefined);
      return;
    }
    yield* this.#checkVersion(value);
    if (this.#isRefused) return;
    const head = exportHeadSchema.safeParse(value).data;
    for (const workspace of head?.workspaces ?? []) yield { type: 'workspace', workspace };
    if (!Array.isArray(value.chats)) {
      yield this.#problem(phrase('errors.import.wrongShape'), undefined, 'chats');
      return;
    }
    // Those of a list that the splitter knew are not in here; one whose name is written with escapes it did not know.
    for (const chat of value.chats) {
      this.#entries += 1;
      yield* this.#read(JSON.stringify(chat), `#${this.#entries}`);
    }
  }

  *#read(text: string, entry?: string): Generator<ImportOutput> {
    const value = parse(text);
    try {
      const { chat, workspace, messages } = this.#chatFrom(value, text);
      assertMessageSizes(messages);
      yield { type: 'chat', chat, workspace, file: this.#file };
      for (const batch of inBatches(messages)) yield { type: 'messages', messages: batch };
      yield { type: 'chat-end' };
    } catch (error) {
      const title = isRecord(value) && typeof value.title === 'string' ? value.title.slice(0, 200) : entry;
      const [reason, detail] =
        error instanceof EntryError
          ? [error.reason, error.detail]
          : [phrase('errors.import.unreadable'), error instanceof Error ? error.message.slice(0, 1_000) : undefined];
      yield this.#problem(reason, title, detail);
    }
  }

  #chatFrom(value: unknown, text: string): ImportedChat {
    if (value === undefined) throw new EntryError(phrase('errors.import.unreadable'));
    if (!isRecord(value)) throw new EntryError(phrase('errors.import.wrongShape'));
    if ('mapping' in value) {
      const hasId = 'conversation_id' in value || 'id' in value;
      const known = hasId ? value : { ...value, id: stableId(text) };
      return readChatGptConversation(known, this.leftOut, this.#now);
    }
    if (isAiStudioThread(value)) return readAiStudioThread(value, this.leftOut, this.#now);
    return readOwnChat(value, this.leftOut);
  }

  #problem(reason: Phrase, entry?: string, detail?: string): ImportOutput {
    const file = this.#file.slice(-300);
    return { type: 'problem', file, reason, ...(entry !== undefined && { entry }), ...(detail && { detail }) };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
