import { randomUUID } from 'node:crypto';
import { phrase } from '#shared/phrase.ts';
import type { Source } from '#shared/source/source.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import type { ModelToolResult, ProviderAdapter, RoundEvent, StopReason } from '../providers/provider-adapter.ts';
import { AnswerBudget } from './answer-budget.ts';
import type { ExecutedCall } from './executed-call.ts';
import type { AnswerCall, AnswerScope, ToolExecutor } from './executor.ts';
import type { ToolLimits } from './limits.ts';

export type LoopEvent =
  | Exclude<RoundEvent, { type: 'tool-call' } | { type: 'done' }>
  | { type: 'round'; round: number }
  | { type: 'tool-sources'; sources: Source[] }
  | { type: 'limit'; limit: 'calls' | 'characters' };

export interface LoopOutcome {
  rounds: number;
  toolCalls: number;
  stopReason: StopReason;
  /** False: the provider ended its last round without a word, which is said as what it is. */
  endedWithText: boolean;
  /** The server's own word for why it stopped, where it gave one. */
  detail?: string;
  /** A call that could not be answered on this wire API ended the answer. */
  unanswerable?: string;
}

export interface LoopInput {
  adapter: ProviderAdapter;
  executor: ToolExecutor;
  scope: AnswerScope;
  limits: ToolLimits;
  allowParallelCalls: boolean;
  /** The tools of the next round; asked each round, since a call can tighten the chat or a person can enable more. */
  offer(): Promise<readonly ToolFunction[]>;
  /** Asks the transport to wait for the window's consent, adds blocks, … – in the order things happen. */
  onEvent(event: LoopEvent): void;
}

const CLOSING_INSTRUCTION =
  'The limit of tool use for this answer is reached and no further tool can be called. Give the best answer you can from what you have, and say what you could not look up.';

/**
 * From a question to a finished answer: rounds with the provider, the calls between them, the limits over all of it.
 * Rejects with the provider's error or the abort reason; what had streamed by then has been reported through `onEvent`.
 */
export async function runToolLoop(input: LoopInput): Promise<LoopOutcome> {
  const { adapter, limits, scope } = input;
  const budget = new AnswerBudget(limits);
  let toolCalls = 0;
  for (let round = 1; ; round++) {
    scope.signal.throwIfAborted();
    input.onEvent({ type: 'round', round });
    const isFinal = budget.exhausted !== undefined;
    const { calls, stopReason, endedWithText, detail } = await playRound(input, isFinal, toolCalls);
    const outcome: LoopOutcome = {
      rounds: round,
      toolCalls,
      stopReason,
      endedWithText,
      ...(detail !== undefined && { detail }),
    };
    // Some servers call tools even when told not to: after the final round nothing runs any more.
    if (calls.length === 0 || isFinal) return outcome;
    const unanswerable = calls.find((call) => call.unanswerable);
    if (unanswerable?.unanswerable) {
      for (const call of calls) {
        input.executor.refuse(call, scope, 'error', phrase('policy.call.unanswerable'), unanswerable.unanswerable);
      }
      return { ...outcome, unanswerable: unanswerable.unanswerable };
    }
    const executed = await runCalls(input, calls, budget);
    toolCalls += calls.length;
    adapter.recordToolResults(
      executed.map(({ callId, content, isError }): ModelToolResult => ({ callId, content, isError })),
    );
    if (budget.exhausted) input.onEvent({ type: 'limit', limit: budget.exhausted });
  }
}

async function playRound(
  { adapter, executor, scope, allowParallelCalls, offer, onEvent }: LoopInput,
  isFinal: boolean,
  earlierCalls: number,
): Promise<{ calls: AnswerCall[]; stopReason: StopReason; endedWithText: boolean; detail?: string }> {
  const calls: AnswerCall[] = [];
  let stopReason: StopReason = 'unknown';
  let detail: string | undefined;
  let endedWithText = false;
  const events = adapter.startRound({
    tools: await offer(),
    toolChoice: isFinal ? 'none' : 'auto',
    ...(isFinal && { closingInstruction: CLOSING_INSTRUCTION }),
    allowParallelCalls,
    signal: scope.signal,
  });
  for await (const event of events) {
    if (event.type === 'tool-call') {
      const call = { ...event.call, id: randomUUID(), ordinal: earlierCalls + calls.length + 1 };
      calls.push(call);
      if (!isFinal) scope.update(executor.queued(call));
    } else if (event.type === 'done') {
      stopReason = event.stopReason;
      detail = event.detail;
    } else {
      endedWithText ||= event.type === 'text' && event.delta.trim() !== '';
      onEvent(event);
    }
  }
  scope.signal.throwIfAborted();
  return { calls, stopReason, endedWithText, ...(detail !== undefined && { detail }) };
}

/** Runs the calls of one response; the results come back in the order of the calls whatever finished first. */
async function runCalls(input: LoopInput, calls: readonly AnswerCall[], budget: AnswerBudget): Promise<ExecutedCall[]> {
  const { executor, scope, onEvent } = input;
  const results = new Map<AnswerCall, ExecutedCall>();
  const runOne = async (call: AnswerCall) => {
    const executed = await executor.execute(call, scope);
    results.set(call, budget.take(executed));
    if (executed.sources.length > 0) onEvent({ type: 'tool-sources', sources: executed.sources });
  };
  const admitted = calls.filter((call) => {
    if (budget.admit()) return true;
    results.set(call, executor.refuse(call, scope, 'error', ...limitRefusal(budget)));
    return false;
  });
  const together = input.allowParallelCalls ? admitted.filter((call) => executor.isParallelSafe(call.name)) : [];
  await Promise.all(together.map(runOne));
  for (const call of admitted) {
    if (results.has(call)) continue;
    if (scope.signal.aborted) {
      results.set(
        call,
        executor.refuse(call, scope, 'cancelled', phrase('policy.call.cancelled'), 'The user stopped this answer.'),
      );
    } else if (budget.exhausted === 'characters') {
      results.set(call, executor.refuse(call, scope, 'error', ...limitRefusal(budget)));
    } else await runOne(call);
  }
  scope.signal.throwIfAborted();
  return calls.flatMap((call) => results.get(call) ?? []);
}

function limitRefusal({ limits, exhausted }: AnswerBudget): [ReturnType<typeof phrase>, string] {
  return exhausted === 'characters'
    ? [
        phrase('policy.call.characterLimit', { maximum: limits.maxResultCharacters }),
        `Not run: the results of this answer have reached their limit of ${limits.maxResultCharacters} characters.`,
      ]
    : [
        phrase('policy.call.callLimit', { maximum: limits.maxCalls }),
        `Not run: the limit of ${limits.maxCalls} tool calls in one answer is reached.`,
      ];
}
