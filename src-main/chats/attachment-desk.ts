import { randomUUID } from 'node:crypto';
import { MAX_ATTACHMENT_CHARACTERS } from '#shared/chat/attachment-limits.ts';
import type { Attachment } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { Guard } from '../guard/guard.ts';
import type { ChatStore, ReadAttachment } from '../store/chat-store.ts';
import type { PageRetrieval } from '../web/page-retrieval.ts';
import { countAttempts, filterNotices } from './filter-notices.ts';
import { readTextFile, type TextFile } from './text-file.ts';

/** In memory; the oldest of more are read from the disk, where they stand beside a draft. */
const MAX_WAITING = 100;
const PAGE_TIMEOUT_MS = 30_000;

interface Dependencies {
  pages: PageRetrieval;
  guard: Guard;
  /** Whether the organization wants people to hear of what the filter found. */
  tellsOfInjections(): boolean;
  /** Keeps what stands beside a draft until it is sent. */
  store: Pick<ChatStore, 'attached' | 'setAttached' | 'removeAttached'>;
}

type Read = Pick<Attachment, 'kind' | 'name' | 'address' | 'isTruncated'> & {
  content: string;
  readAs?: TextFile['readAs'];
};

/** What a person adds to their next question: read at once, so that its state shows, and kept until it is sent. */
export class AttachmentDesk {
  readonly #dependencies: Dependencies;
  readonly #waiting = new Map<string, ReadAttachment>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Reads a page whose address the person typed. Rejects with a `PageRetrievalError`; a filter that fails lets the text
   * pass with a warning, as everywhere.
   */
  async addPage(address: string, signal: AbortSignal): Promise<Attachment> {
    const page = await this.#dependencies.pages.retrieve(withScheme(address), {
      // Typed by the person, never by a model: their own network is theirs to read.
      policy: { kind: 'chosen-by-person' },
      signal,
      maxCharacters: MAX_ATTACHMENT_CHARACTERS,
      timeoutMs: PAGE_TIMEOUT_MS,
    });
    return this.#keep({ kind: 'web-page', address: page.url, ...page, name: page.title }, signal);
  }

  /**
   * Takes a text document as it is, under the name the person knows it by.
   *
   * @throws {AttachmentError} when it is no text.
   */
  async addFile(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<Attachment> {
    return this.addText(readTextFile(name, bytes), signal);
  }

  /** The same of one that was read before. */
  addText({ name, text: content, isTruncated, readAs }: TextFile, signal: AbortSignal): Promise<Attachment> {
    return this.#keep({ kind: 'text-file', address: '', name, content, isTruncated, readAs }, signal);
  }

  async #keep(read: Read, signal: AbortSignal): Promise<Attachment> {
    const source = read.address || read.name;
    const { guard, tellsOfInjections } = this.#dependencies;
    const { results, failed } = await guard.filter(
      [read.name, read.content].map((text) => ({ text, source })),
      signal,
    );
    const [title, content] = results;
    const findings = results.flatMap((result) => result.findings.map((finding) => ({ source, finding })));
    // A filter that did not run is told in any case: then nothing was made harmless.
    const notices = [
      ...(read.readAs ? [{ tone: 'neutral', text: phrase('turn.file.readAsWindows1252') } as const] : []),
      ...filterNotices(tellsOfInjections() ? findings : [], failed),
    ];
    const text = content?.text ?? read.content;
    const attachment: Attachment = {
      id: randomUUID(),
      kind: read.kind,
      name: (title?.text || URL.parse(read.address)?.host || source).slice(0, 1_000),
      address: read.address,
      characters: text.length,
      isTruncated: read.isTruncated,
      filteredPassages: countAttempts(findings),
      ...(notices.length > 0 && { notices }),
    };
    this.#waiting.set(attachment.id, { attachment, text });
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MAX_WAITING && oldest !== undefined) this.#waiting.delete(oldest);
    return attachment;
  }

  /** In the given order; undefined when one of them is no longer there. They leave the desk with `forget`. */
  find(ids: readonly string[]): ReadAttachment[] | undefined {
    const found = ids.map((id) => this.#find(id));
    return found.every((entry) => entry !== undefined) ? found : undefined;
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#waiting.delete(id);
    if (ids.length > 0) this.#dependencies.store.removeAttached(ids);
  }

  /**
   * These stand beside the draft of a chat (null: of a new one), whatever stood there before; `alsoKept` wait for something
   * else. One that is gone is left out.
   */
  place(chatId: string | null, ids: readonly string[], alsoKept: readonly string[] = []): void {
    this.#dependencies.store.setAttached(
      chatId,
      [...new Set(ids)].flatMap((id) => this.#find(id) ?? []),
      alsoKept,
    );
  }

  #find(id: string): ReadAttachment | undefined {
    return this.#waiting.get(id) ?? this.#dependencies.store.attached(id);
  }
}

/** People leave out the scheme: "example.org/news". */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
