import type { Usage } from '#shared/chat/message.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { WireApi } from '#shared/provider/kinds.ts';
import type { Source } from '#shared/source/source.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonValue } from '#shared/tool/json-schema.ts';

/** One earlier exchange of the chat. `replay` is what the provider itself sent, if it came from this provider and model. */
export type HistoryItem =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; replay?: ReplayTranscript };

/** What a provider sent while making an answer, kept as it came; only the adapter of the same wire API reads it. */
export interface ReplayTranscript {
  wireApi: WireApi;
  providerId: string;
  model: string;
  items: JsonValue[];
}

/** A call as the model made it. `argumentsText` is the JSON text as it arrived ("" means none). */
export interface ModelToolCall {
  /** Made up by the adapter where the wire API lets a server leave it out. */
  callId: string;
  name: string;
  argumentsText: string;
  /** Set when the call cannot be answered on this wire API (Responses: no `call_id`); the answer ends with an ERROR trace. */
  unanswerable?: string;
}

export interface ModelToolResult {
  callId: string;
  content: string;
  isError: boolean;
}

export interface RoundRequest {
  tools: readonly ToolFunction[];
  /** "none": the final round after a limit. */
  toolChoice: 'auto' | 'none';
  /** A last word of the application for the final round, as an instruction. */
  closingInstruction?: string;
  allowParallelCalls: boolean;
  signal: AbortSignal;
}

export type StopReason =
  | 'end'
  | 'tool-calls'
  | 'length'
  | 'context-exceeded'
  | 'refusal'
  | 'content-filter'
  | 'paused'
  | 'unknown';

export type RoundEvent =
  | { type: 'text'; delta: string }
  | { type: 'reasoning'; delta: string }
  /** Complete: all of its arguments have arrived. */
  | { type: 'tool-call'; call: ModelToolCall }
  | { type: 'usage'; usage: Usage }
  | { type: 'source'; source: Source }
  /** The server is busy or the connection broke before the first byte: the transport waits and tries again. */
  | { type: 'retry'; attempt: number; maxAttempts: number; afterMs: number; reason: Phrase }
  | { type: 'done'; stopReason: StopReason; detail?: string };

/**
 * One wire API, for the making of one answer. Owns its transcript: what the provider sent goes back as it came, unknown
 * fields included. Errors are `ProviderError`s.
 */
export interface ProviderAdapter {
  readonly wireApi: WireApi;
  startRound(request: RoundRequest): AsyncIterable<RoundEvent>;
  /** The results of the last round's calls, in the order of the calls. */
  recordToolResults(results: readonly ModelToolResult[]): void;
  /** What later turns replay to the same provider and model. */
  transcript(): ReplayTranscript;
}

const PROVIDER_ERROR_CODES = [
  'wrong-key',
  'no-permission',
  'not-found',
  'bad-request',
  'no-tools',
  'quota',
  'busy',
  'server-error',
  'unreachable',
  'timeout',
  'broken-stream',
  'not-understood',
  'too-large',
  'refused-by-policy',
] as const;
export type ProviderErrorCode = (typeof PROVIDER_ERROR_CODES)[number];

/** What went wrong with a request, in the person's words, with the server's own words as detail. Holds no secret. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  readonly reason: Phrase;
  readonly detail: string | undefined;
  readonly status: number | undefined;
  constructor(
    code: ProviderErrorCode,
    reason: Phrase,
    options: { detail?: string; status?: number; cause?: unknown } = {},
  ) {
    super(`${code}${options.detail ? `: ${options.detail}` : ''}`, { cause: options.cause });
    this.name = 'ProviderError';
    this.code = code;
    this.reason = reason;
    this.detail = options.detail;
    this.status = options.status;
  }
}
