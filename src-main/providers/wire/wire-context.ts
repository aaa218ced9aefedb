import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import type { Connection } from '../answer-stream.ts';
import type { HostQuirks } from '../kind.ts';
import type { HistoryItem, ReplayTranscript, RoundRequest } from '../provider-adapter.ts';

/** What the three adapters have in common, worked out once by `createAdapter`. */
export interface WireContext {
  options: AdapterOptions;
  connection: Connection;
  quirks: HostQuirks;
  /** The model id as the host wants it. */
  model: string;
  additionalParameters: JsonObject;
  isReasoningModel: boolean;
}

/** The tools a round really offers; the Messages API alone keeps them in a round whose choice is "none". */
export function offeredTools(request: RoundRequest): readonly ToolFunction[] {
  return request.toolChoice === 'none' ? [] : request.tools;
}

/** History as every host takes it: nothing empty, and no two questions in a row (an answer between them had failed). */
export function readableHistory(history: readonly HistoryItem[]): HistoryItem[] {
  const items: HistoryItem[] = [];
  for (const item of history) {
    const last = items.at(-1);
    const hasReplay = item.role === 'assistant' && (item.replay?.items.length ?? 0) > 0;
    if (item.text.trim() === '' && !hasReplay) continue;
    if (item.role === 'user' && last?.role === 'user') {
      items[items.length - 1] = { role: 'user', text: `${last.text}\n\n${item.text}` };
    } else {
      items.push(item);
    }
  }
  return items;
}

/** Earlier answers go back as they came only to whom they came from: signatures and ids mean nothing to anybody else. */
export function replayFor(item: HistoryItem, own: Omit<ReplayTranscript, 'items'>): JsonObject[] | undefined {
  if (item.role !== 'assistant' || !item.replay) return undefined;
  const { wireApi, providerId, model, items } = item.replay;
  const isOwn = wireApi === own.wireApi && providerId === own.providerId && model === own.model;
  return isOwn && items.length > 0 ? (items as JsonObject[]) : undefined;
}

/** Stands in stored transcripts for the result of a tool: results are never saved with the chat. */
export const RESULT_NOT_KEPT = 'The result of this call is no longer available. Call the tool again if it is needed.';
/** For a call that the answer ended before it was run. */
export const CALL_NOT_RUN = 'This call was not run.';
