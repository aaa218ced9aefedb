import { randomUUID } from 'node:crypto';
import { tighten, tightened } from '#shared/chat/tighten.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import { TRIAL_STEPS, type Trial, type TrialStep } from '#shared/tool/trial.ts';
import type { StoredChat } from '../store/chat-store.ts';
import type { AnswerScope, ToolExecutor } from '../tools/executor.ts';
import type { OfferQuery, Offers } from '../tools/offers.ts';
import { seededRandomness } from '../tools/randomness.ts';
import type { RegisteredTool, ToolContext } from '../tools/tool.ts';
import { resultPreviews } from './wire-previews.ts';

export interface TrialInput {
  registered: RegisteredTool;
  argumentsText: string;
  /** As if the call came in this chat; absent: in a new one. */
  chat: StoredChat | undefined;
  provider: ProviderInstance | undefined;
  standing: ToolContext['provider'];
  query: OfferQuery;
  seed?: string;
  signal: AbortSignal;
}

/**
 * Runs a tool as a call of a model would, up to the text that the model would get. Whoever tries it has agreed to the call
 * and given the addresses in it; what the result would raise is shown, and no chat changes.
 */
export async function tryTool(
  { executor, offers, now }: { executor: ToolExecutor; offers: Offers; now(): number },
  input: TrialInput,
): Promise<Trial> {
  const { registered, chat, query, provider, signal } = input;
  const seed = input.seed ?? randomUUID();
  const { name } = registered.definition.function;
  const steps = new StepClock(now);
  let shown: ToolCall | undefined;
  const scope: AnswerScope = {
    chatId: chat?.id ?? 'workbench',
    component: query.component,
    provider: () => input.standing,
    signal,
    isOffered: (called) => called === name,
    offeredNames: () => [name],
    offerQuery: () => query,
    isAddressGiven: () => true,
    activation: { available: () => offers.activatable(query), activate: () => {} },
    variables: () => ({ ...chat?.variables }),
    randomness: () => seededRandomness(seed),
    approve: async () => true,
    mayContain: () => [],
    update: (call) => {
      shown = call;
    },
    raise: (raised, reason) => tightened(tighten(query.requirements, raised, reason), query.requirements).length > 0,
    keepResult: () => {},
    filtered: () => {},
    taintedBy: () => chat?.taint?.source,
    reached: (step) => steps.reach(step),
  };
  const call = { id: randomUUID(), callId: 'try000001', name, argumentsText: input.argumentsText, ordinal: 1 };
  const { content, isError } = await executor.execute(call, scope);
  signal.throwIfAborted();
  return {
    call: shown ?? executor.queued(call),
    content,
    isError,
    messages: await resultPreviews({ content, isError }, provider),
    seed,
    steps: steps.end(isError),
  };
}

/** How far a call came, and how long each step took. */
class StepClock {
  readonly #now: () => number;
  readonly #reached: { step: TrialStep; at: number }[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  reach(step: TrialStep): void {
    this.#reached.push({ step, at: this.#now() });
  }

  end(isStopped: boolean): Trial['steps'] {
    const endedAt = this.#now();
    return TRIAL_STEPS.map((step) => {
      const index = this.#reached.findIndex((entry) => entry.step === step);
      const entry = this.#reached[index];
      if (!entry) return { step, state: 'not-reached' };
      const next = this.#reached[index + 1];
      const state = isStopped && !next ? 'stopped' : 'done';
      return { step, state, durationMs: (next?.at ?? endedAt) - entry.at };
    });
  }
}
