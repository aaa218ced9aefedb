import { randomUUID } from 'node:crypto';
import { type Attachment, MAX_ATTACHMENT_CHARACTERS } from '#shared/chat/message.ts';
import type { Guard } from '../guard/guard.ts';
import type { PageRetrieval } from '../web/page-retrieval.ts';

/** Attachments that were read and not sent yet; the oldest go when there are more. */
const MAX_WAITING = 100;
const PAGE_TIMEOUT_MS = 30_000;

export interface ReadAttachment {
  attachment: Attachment;
  text: string;
}

interface Dependencies {
  pages: PageRetrieval;
  guard: Guard;
}

/** What a person adds to their next question: read at once, so that its state shows, and kept until it is sent. */
export class AttachmentDesk {
  readonly #dependencies: Dependencies;
  readonly #waiting = new Map<string, ReadAttachment>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Reads a page whose address the person typed. Rejects with a `PageRetrievalError`; a filter that fails lets the text
   * pass, as everywhere.
   */
  async addPage(address: string, signal: AbortSignal): Promise<Attachment> {
    const page = await this.#dependencies.pages.retrieve(withScheme(address), {
      // Typed by the person, never by a model: their own network is theirs to read.
      policy: { kind: 'chosen-by-person' },
      signal,
      maxCharacters: MAX_ATTACHMENT_CHARACTERS,
      timeoutMs: PAGE_TIMEOUT_MS,
    });
    const { results } = await this.#dependencies.guard.filter(
      [page.title, page.content].map((text) => ({ text, source: page.url })),
      signal,
    );
    const [title, content] = results;
    const text = content?.text ?? page.content;
    const attachment: Attachment = {
      id: randomUUID(),
      kind: 'web-page',
      name: (title?.text || URL.parse(page.url)?.host || page.url).slice(0, 1_000),
      address: page.url,
      characters: text.length,
      isTruncated: page.isTruncated,
      filteredPassages: results.flatMap(({ findings }) => findings.filter(({ effect }) => effect === 'neutralize'))
        .length,
    };
    this.#waiting.set(attachment.id, { attachment, text });
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MAX_WAITING && oldest !== undefined) this.#waiting.delete(oldest);
    return attachment;
  }

  /** In the given order; undefined when one of them is no longer there. They leave the desk with `forget`. */
  find(ids: readonly string[]): ReadAttachment[] | undefined {
    const found = ids.map((id) => this.#waiting.get(id));
    return found.every((entry) => entry !== undefined) ? found : undefined;
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#waiting.delete(id);
  }
}

/** People leave out the scheme: "example.org/news". */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
