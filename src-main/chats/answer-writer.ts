import { randomUUID } from 'node:crypto';
import { applyChanges } from '#shared/chat/apply-changes.ts';
import type { AnswerFigures, Block, Message, MessageChange, MessageStatus, NoticeBlock } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import { requestKey } from '#shared/source/request-key.ts';
import type { Source } from '#shared/source/source.ts';
import type { ToolCall } from '#shared/tool/trace.ts';

/** Streamed text reaches the disk at least this often; a crash loses at most that much. */
export const SAVE_INTERVAL_MS = 1_000;

interface Dependencies {
  /** Sends changes on to the windows; batching per frame happens behind it. */
  publish(changes: MessageChange[]): void;
  save(message: Message): void;
  /** Told when a save fails (disk full, folder read-only); the answer goes on in memory and is saved again later. */
  saveFailed(error: unknown): void;
  /** Told when a save works again after one that failed. */
  saveRecovered(): void;
}

/** The notice that is in the message while it is not on disk; itself never stored. */
const SAVE_FAILED_ID = 'save-failed';
const TAKE_AWAY: MessageChange = { op: 'remove-block', blockId: SAVE_FAILED_ID };

/**
 * One answer while it is made: applies what happens to the message, publishes it, and writes it to disk once a second.
 * A chunk costs the same however long the answer is.
 */
export class AnswerWriter {
  #message: Message;
  readonly #dependencies: Dependencies;
  #timer: NodeJS.Timeout | undefined;
  #dirty = false;
  #isUnsaved = false;

  constructor(message: Message, dependencies: Dependencies) {
    this.#message = message;
    this.#dependencies = dependencies;
  }

  get message(): Message {
    return this.#message;
  }

  get hasText(): boolean {
    return this.#message.blocks.some((block) => block.type === 'text' && block.text.trim() !== '');
  }

  append(type: 'text' | 'reasoning', delta: string): void {
    if (delta === '') return;
    // The notice about saving comes and goes; text goes on as if it were not there.
    const last = this.#message.blocks.findLast(({ id }) => id !== SAVE_FAILED_ID);
    if (last?.type === type) this.#change([{ op: 'append', blockId: last.id, text: delta }]);
    else this.#change([{ op: 'put-block', block: { type, id: randomUUID(), text: delta } }]);
  }

  /** Puts the banner of a call, or changes it in place. */
  putToolCall(call: ToolCall): void {
    const existing = this.#message.blocks.find(
      (block) => block.type === 'tool-call' && block.call.callId === call.callId,
    );
    this.#change([{ op: 'put-block', block: { type: 'tool-call', id: existing?.id ?? randomUUID(), call } }]);
  }

  putNotice(notice: Omit<NoticeBlock, 'type' | 'id'>, id: string = randomUUID()): string {
    this.#change([{ op: 'put-block', block: { type: 'notice', id, ...notice } }]);
    return id;
  }

  removeBlock(blockId: string): void {
    this.#change([{ op: 'remove-block', blockId }]);
  }

  /** Sources keep the order they were found in; the same page counts once. */
  addSources(sources: readonly Source[]): void {
    const known = new Set(this.#message.sources.map(({ url }) => requestKey(url)));
    const added = sources.filter(({ url }) => {
      const key = requestKey(url);
      return !known.has(key) && known.add(key);
    });
    if (added.length > 0) this.#change([{ op: 'set', sources: [...this.#message.sources, ...added] }]);
  }

  setFigures(figures: AnswerFigures): void {
    this.#change([{ op: 'set', figures }]);
  }

  /** The last state: saved at once. Calls still open are closed as cancelled. */
  finish(status: MessageStatus): void {
    const open = this.#message.blocks.filter(isOpenCall);
    this.#change([
      ...open.map(
        (block): MessageChange => ({
          op: 'put-block',
          block: { ...block, call: { ...block.call, state: 'cancelled', progress: undefined } },
        }),
      ),
      { op: 'set', status },
    ]);
    this.flush();
  }

  /** Writes what is not on disk yet. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#dirty) return;
    const saved = this.#isUnsaved ? applyChanges(this.#message, [TAKE_AWAY]) : this.#message;
    try {
      this.#dependencies.save(saved);
    } catch (error) {
      this.#saveFailed(error);
      return;
    }
    this.#dirty = false;
    if (!this.#isUnsaved) return;
    this.#isUnsaved = false;
    this.#message = saved;
    this.#dependencies.publish([TAKE_AWAY]);
    this.#dependencies.saveRecovered();
  }

  /** Gives up on what is not on disk. */
  abandon(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#dirty = false;
  }

  #saveFailed(error: unknown): void {
    this.#timer = setTimeout(() => this.flush(), SAVE_INTERVAL_MS);
    if (this.#isUnsaved) return;
    this.#isUnsaved = true;
    const notice: Block = {
      type: 'notice',
      id: SAVE_FAILED_ID,
      tone: 'error',
      text: phrase('turn.notice.saveFailed'),
      ...(error instanceof Error && { detail: error.message.slice(0, 8_000) }),
    };
    this.#show([{ op: 'put-block', block: notice }]);
    this.#dependencies.saveFailed(error);
  }

  #change(changes: MessageChange[]): void {
    this.#show(changes);
    this.#dirty = true;
    this.#timer ??= setTimeout(() => this.flush(), SAVE_INTERVAL_MS);
  }

  #show(changes: MessageChange[]): void {
    this.#message = applyChanges(this.#message, changes);
    this.#dependencies.publish(changes);
  }
}

function isOpenCall(block: Block): block is Extract<Block, { type: 'tool-call' }> {
  return block.type === 'tool-call' && ['queued', 'waiting', 'running'].includes(block.call.state);
}
