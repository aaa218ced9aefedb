import { randomUUID } from 'node:crypto';
import type { Usage } from '#shared/chat/message.ts';
import { INSPECTOR_PART_CHARACTERS, type ResponseEvent, type SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { HandlerError } from '../../ipc/handler.ts';
import { wireApiOf } from '../../providers/capabilities.ts';
import type { ExchangeObserver, SentRequest } from '../../providers/transport.ts';
import { addUsage } from '../answer-meter.ts';
import { KeptResponse } from './kept-response.ts';

/** Of one body; histories of hundreds of pages are longer. */
const MAX_BODY_CHARACTERS = 4_000_000;
/** Longer than any secret: where a body is cut may be in the middle of one, which then nothing would know any more. */
const MAX_SECRET_CHARACTERS = 20_000;
export const MAX_REQUESTS_PER_CHAT = 200;
/** Of all chats, in bytes: a character of a body may take two. */
const MAX_KEPT_BYTES = 96 * 1024 * 1024;

interface Entry {
  view: Omit<SentRequestView, 'previousId'>;
  chatId: string;
  messageId: string;
  body: string;
  response: KeptResponse;
  lastChunkAfterMs: number;
}

/** Hears what happens to the requests of one answer. */
export interface AnswerRecorder {
  /** The next requests belong to a new round. */
  round(): void;
  observe(request: SentRequest): ExchangeObserver;
  firstText(): void;
  usage(usage: Usage): void;
}

interface Dependencies {
  /** Takes keys out of what was said. */
  withoutSecrets(text: string): string;
  /** Takes out of an address or a header whatever looks like a credential, too. */
  redact(text: string): string;
  /** A request of this answer began, got its first bytes, or ended. */
  changed(chatId: string, messageId: string): void;
}

/** What all requests of an answer have in common. */
interface RequestFacts {
  /** Absent: "answer". */
  purpose?: SentRequestView['purpose'];
  presets?: SentRequestView['presets'];
}

/**
 * What was sent to providers and what came back, as long as the app runs; never on disk. Bounded: the oldest requests go
 * first, and how many went is known.
 */
export class RequestLog {
  readonly #dependencies: Dependencies;
  /** Oldest first. */
  readonly #entries = new Map<string, Entry>();
  readonly #dropped = new Map<string, number>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  recorder(
    { chatId, messageId }: { chatId: string; messageId: string },
    instance: ProviderInstance,
    { purpose = 'answer', presets }: RequestFacts = {},
  ): AnswerRecorder {
    // A continued answer goes on counting.
    let round = this.#of(messageId).reduce((last, { view }) => Math.max(last, view.round), 0);
    let attempt = 0;
    let current: Entry | undefined;
    if (purpose === 'title') round += 1;
    return {
      round() {
        round += 1;
        attempt = 0;
      },
      observe: (request) => {
        attempt += 1;
        current = this.#begin(request, { chatId, messageId, instance, purpose, presets, round, attempt });
        return this.#observer(current);
      },
      firstText: () => {
        if (current) current.view.firstTextAfterMs ??= current.lastChunkAfterMs;
      },
      usage: (usage) => {
        if (current) current.view.usage = addUsage(current.view.usage, usage);
      },
    };
  }

  requests(messageId: string): { requests: SentRequestView[]; dropped: number } {
    const requests = this.#of(messageId).map(({ view }) => ({ ...view, previousId: this.#before(view.id) }));
    return { requests, dropped: this.#dropped.get(messageId) ?? 0 };
  }

  body(requestId: string, from: number): { text: string; next: number | null } {
    const { body } = this.#entry(requestId);
    const clean = this.#dependencies.withoutSecrets(body);
    const text = clean.slice(0, clean.length - Math.max(0, body.length - MAX_BODY_CHARACTERS));
    const end = from + INSPECTOR_PART_CHARACTERS;
    return { text: text.slice(from, end), next: end < text.length ? end : null };
  }

  response(requestId: string, from: number): { events: ResponseEvent[]; next: number | null; leftOut: number } {
    const { response } = this.#entry(requestId);
    const all = response.events(this.#dependencies.withoutSecrets);
    const events: ResponseEvent[] = [];
    let characters = 0;
    for (const event of all.slice(from)) {
      if (events.length > 0 && characters + event.text.length > INSPECTOR_PART_CHARACTERS) break;
      characters += event.text.length;
      events.push(event);
    }
    const next = from + events.length;
    return { events, next: next < all.length ? next : null, leftOut: response.leftOut };
  }

  /** What was deleted leaves nothing here. */
  forgetChat(chatId: string): void {
    for (const entry of this.#entries.values()) {
      if (entry.chatId !== chatId) continue;
      this.#entries.delete(entry.view.id);
      this.#dropped.delete(entry.messageId);
    }
  }

  #begin(
    { method, url, headers, maskedHeaders, bodyText, startedAt }: SentRequest,
    of: Pick<Entry, 'chatId' | 'messageId'> & {
      instance: ProviderInstance;
      purpose: SentRequestView['purpose'];
      presets: SentRequestView['presets'];
      round: number;
      attempt: number;
    },
  ): Entry {
    const { redact } = this.#dependencies;
    const view: Entry['view'] = {
      id: randomUUID(),
      purpose: of.purpose,
      round: of.round,
      attempt: of.attempt,
      wireApi: wireApiOf(of.instance),
      providerName: of.instance.name,
      ...(of.presets && { presets: of.presets }),
      method,
      url: redact(url),
      headers: Object.entries(headers).map(([name, value]) => ({
        name,
        value: maskedHeaders.includes(name) ? value : redact(value),
        isMasked: maskedHeaders.includes(name),
      })),
      startedAt,
      outcome: 'running',
      usage: {},
      bodyBytes: Buffer.byteLength(bodyText),
      bodyLeftOut: Math.max(0, bodyText.length - MAX_BODY_CHARACTERS),
      responseBytes: 0,
    };
    const body = bodyText.slice(0, MAX_BODY_CHARACTERS + MAX_SECRET_CHARACTERS);
    const { chatId, messageId } = of;
    const entry: Entry = { view, chatId, messageId, body, response: new KeptResponse(), lastChunkAfterMs: 0 };
    this.#entries.set(view.id, entry);
    this.#makeRoom(chatId);
    this.#dependencies.changed(chatId, messageId);
    return entry;
  }

  #observer(entry: Entry): ExchangeObserver {
    const { view, response, chatId, messageId } = entry;
    const changed = () => this.#dependencies.changed(chatId, messageId);
    return {
      connected: (afterMs) => {
        view.connectedAfterMs = afterMs;
      },
      responded: (status, afterMs) => {
        view.status = status;
        view.respondedAfterMs = afterMs;
      },
      received: (chunk, afterMs) => {
        response.push(chunk, afterMs);
        entry.lastChunkAfterMs = afterMs;
        view.responseBytes = response.received;
        if (view.firstByteAfterMs !== undefined) return;
        view.firstByteAfterMs = afterMs;
        changed();
      },
      ended: (afterMs, error) => {
        view.endedAfterMs = afterMs;
        view.outcome = outcomeOf(view.status, error);
        if (view.outcome === 'failed') view.problem = this.#dependencies.redact(wordsOf(error)).slice(0, 1_000);
        this.#makeRoom(chatId);
        changed();
      },
    };
  }

  #entry(requestId: string): Entry {
    const entry = this.#entries.get(requestId);
    if (!entry) throw new HandlerError('not-found', phrase('inspector.gone'));
    return entry;
  }

  #of(messageId: string): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.messageId === messageId);
  }

  #before(requestId: string): string | null {
    const own = this.#entries.get(requestId);
    let before: string | null = null;
    for (const [id, { chatId, view }] of this.#entries) {
      if (id === requestId) return before;
      if (chatId === own?.chatId && view.purpose === own.view.purpose) before = id;
    }
    return before;
  }

  /** The newest request stays, however large it is. */
  #makeRoom(chatId: string): void {
    const ofChat = [...this.#entries.values()].filter((entry) => entry.chatId === chatId);
    for (const entry of ofChat.slice(0, Math.max(0, ofChat.length - MAX_REQUESTS_PER_CHAT))) this.#drop(entry);
    let bytes = 0;
    for (const entry of this.#entries.values()) bytes += bytesOf(entry);
    for (const entry of this.#entries.values()) {
      if (bytes <= MAX_KEPT_BYTES || this.#entries.size === 1) return;
      bytes -= bytesOf(entry);
      this.#drop(entry);
    }
  }

  #drop({ view, messageId }: Entry): void {
    this.#entries.delete(view.id);
    this.#dropped.set(messageId, (this.#dropped.get(messageId) ?? 0) + 1);
  }
}

const bytesOf = ({ body, response }: Entry): number => 2 * body.length + response.keptBytes;

/** `fetch` says what really happened in the cause. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function outcomeOf(status: number | undefined, error: unknown): SentRequestView['outcome'] {
  if (error instanceof Error && error.name === 'AbortError') return 'stopped';
  if (error !== undefined) return 'failed';
  return status !== undefined && status >= 200 && status < 300 ? 'done' : 'refused';
}
