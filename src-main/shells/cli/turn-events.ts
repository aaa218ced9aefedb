import type { Block, Message, MessageChange, NoticeBlock } from '#shared/chat/message.ts';
import type { ChatRequirements, RequirementReason } from '#shared/chat/requirements.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { ToolCall, TraceStatus } from '#shared/tool/trace.ts';

/** What `chat --json` says of one answer, in order of time; documented for people in docs/command-line.md. */
export type TurnEvent =
  | { type: 'started'; chatId: string; messageId: string; provider: string; model: string; tools: string[] }
  | { type: 'reasoning' | 'text'; delta: string }
  | { type: 'tool'; callId: string; tool: string; status: 'running'; arguments: unknown }
  | {
      type: 'tool';
      callId: string;
      tool: string;
      status: TraceStatus;
      message?: string;
      result?: string;
      durationMs?: number;
    }
  | ({ type: 'requirements'; because: string } & Pick<ChatRequirements, 'confidence' | 'dataSecurity' | 'outbound'>)
  | { type: 'notice'; kind: string; source?: string; message: string }
  | { type: 'retry'; afterMs: number; message: string }
  | { type: 'done'; text: string; sources: Message['sources']; toolCalls: number; usage: object }
  | { type: 'error'; code: string; message: string; action?: string };

interface TurnEventsOptions {
  emit(event: TurnEvent): void;
  word(text: Phrase): string;
  /** The result of a call as the model got it, if results are to be shown. */
  resultOf?(callId: string): string | undefined;
  now(): number;
}

/** Turns what happens to one answer into events: each piece of text, each step of a call and each notice once. */
export class TurnEvents {
  readonly #options: TurnEventsOptions;
  readonly #textLengths = new Map<string, number>();
  readonly #callStates = new Map<string, ToolCall['state']>();
  readonly #notices = new Map<string, string>();
  #requirements = '';

  constructor(options: TurnEventsOptions) {
    this.#options = options;
  }

  change(changes: readonly MessageChange[], blocks: readonly Block[]): void {
    for (const change of changes) {
      if (change.op === 'put-block') this.#block(change.block);
      else if (change.op === 'append') {
        const block = blocks.find(({ id }) => id === change.blockId);
        if (block?.type === 'text' || block?.type === 'reasoning') this.#text(block.type, block.id, change.text);
      }
    }
  }

  /** Only a change of what is required is an event; the first call says where the chat stood before. */
  requirements(requirements: ChatRequirements): void {
    const { confidence, dataSecurity, outbound } = requirements;
    const before = this.#requirements;
    this.#requirements = JSON.stringify({ confidence, dataSecurity, outbound });
    if (before === '' || before === this.#requirements) return;
    this.#options.emit({ type: 'requirements', confidence, dataSecurity, outbound, because: reasonOf(requirements) });
  }

  #block(block: Block): void {
    switch (block.type) {
      case 'text':
      case 'reasoning':
        this.#text(block.type, block.id, block.text.slice(this.#textLengths.get(block.id) ?? 0));
        return;
      case 'tool-call':
        this.#call(block.call);
        return;
      case 'notice': {
        const message = this.#options.word(block.text);
        const once = `${block.retryAt ?? ''} ${message}`;
        if (this.#notices.get(block.id) === once) return;
        this.#notices.set(block.id, once);
        if (block.retryAt !== undefined) {
          const afterMs = Math.max(0, block.retryAt - this.#options.now());
          this.#options.emit({ type: 'retry', afterMs, message });
        } else if (!endsAnswer(block) && !block.actions?.includes('show-shield')) {
          // What ended the answer is its last event; that more is required is an event of its own.
          const { key, params } = block.text;
          const source = params?.source;
          this.#options.emit({
            type: 'notice',
            kind: NOTICE_KINDS[key] ?? key,
            ...(typeof source === 'string' && { source }),
            message,
          });
        }
      }
    }
  }

  #text(type: 'text' | 'reasoning', id: string, delta: string): void {
    if (delta === '') return;
    this.#textLengths.set(id, (this.#textLengths.get(id) ?? 0) + delta.length);
    this.#options.emit({ type, delta });
  }

  #call(call: ToolCall): void {
    const { callId, toolId: tool, state, durationMs } = call;
    if (this.#callStates.get(callId) === state) return;
    this.#callStates.set(callId, state);
    if (state === 'running') {
      this.#options.emit({ type: 'tool', callId, tool, status: 'running', arguments: parsed(call.arguments) });
      return;
    }
    const status = STATUS_OF_STATE[state];
    if (!status) return;
    const message = call.modelMessage ?? (call.reason && this.#options.word(call.reason));
    const result = status === 'SUCCESS' ? this.#options.resultOf?.(callId) : undefined;
    this.#options.emit({
      type: 'tool',
      callId,
      tool,
      status,
      ...(message !== undefined && { message }),
      ...(result !== undefined && { result }),
      ...(durationMs !== undefined && { durationMs }),
    });
  }
}

/** What programs look for has a name of its own; any other notice goes by its text's key. */
const NOTICE_KINDS: Readonly<Record<string, string>> = {
  'turn.filter.found': 'injection',
  'turn.filter.reported': 'injection',
  'turn.filter.failed': 'filter-failed',
  'turn.limit.calls': 'limit',
  'turn.limit.characters': 'limit',
};

const STATUS_OF_STATE: Partial<Record<ToolCall['state'], TraceStatus>> = {
  done: 'SUCCESS',
  blocked: 'BLOCKED',
  error: 'ERROR',
  cancelled: 'ERROR',
};

/** A failure, or a provider that may not see the chat any further. */
function endsAnswer({ tone, text }: NoticeBlock): boolean {
  return tone === 'error' || text.key.startsWith('policy.provider.');
}

/** How the answer ended: `done`, or what stands in the way. */
export function lastEvent(message: Message, word: (text: Phrase) => string, cancelled: Phrase): TurnEvent {
  const notice = message.blocks.findLast((block) => block.type === 'notice');
  const hasEndedBadly =
    message.status === 'failed' || (message.status === 'incomplete' && notice !== undefined && endsAnswer(notice));
  if (message.status === 'cancelled') return { type: 'error', code: 'cancelled', message: word(cancelled) };
  if (hasEndedBadly && notice) {
    const action = notice.actions?.[0];
    return { type: 'error', code: notice.text.key, message: word(notice.text), ...(action && { action }) };
  }
  const texts = message.blocks.flatMap((block) => (block.type === 'text' && block.text.trim() ? [block.text] : []));
  return {
    type: 'done',
    text: texts.join('\n\n'),
    sources: message.sources,
    toolCalls: message.blocks.filter((block) => block.type === 'tool-call').length,
    usage: message.figures?.usage ?? {},
  };
}

/** Shown arguments are JSON unless they had to be shortened. */
function parsed(shown: string): unknown {
  try {
    return JSON.parse(shown);
  } catch {
    return shown;
  }
}

/** The newest reason of the three. */
function reasonOf({ confidenceReason, dataSecurityReason, outboundReason }: ChatRequirements): string {
  const reasons = [confidenceReason, dataSecurityReason, outboundReason].filter(
    (reason): reason is RequirementReason => reason !== undefined,
  );
  const [newest] = reasons.sort((left, right) => right.at - left.at);
  return [newest?.toolId, newest?.sourceName].filter(Boolean).join(' ');
}
