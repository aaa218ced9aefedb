import type { AnswerFigures, Usage } from '#shared/chat/message.ts';

interface Round {
  /** Of text or thoughts, whichever came first. */
  firstDeltaAt: number | undefined;
  lastDeltaAt: number;
  hasShownReasoning: boolean;
  usage: Usage;
}

const USAGE_FIELDS = ['inputTokens', 'outputTokens', 'cachedInputTokens', 'reasoningTokens'] as const;

/**
 * Counts one answer: requests, tokens as the provider reports them, time to the first text, tokens per second. The speed is
 * that of the streams alone: waiting for tools, for repetitions and for the first sign of a round does not count, and
 * neither do thoughts that were never streamed.
 */
export class AnswerMeter {
  readonly now: () => number;
  readonly #startedAt: number;
  #requests = 0;
  #firstTextAt: number | undefined;
  #usage: Usage = {};
  #streamedMs = 0;
  #streamedTokens = 0;
  #round = newRound();

  constructor(now: () => number) {
    this.now = now;
    this.#startedAt = now();
  }

  round(): void {
    this.#endRound();
    this.#requests++;
  }

  text(): void {
    this.#delta();
    this.#firstTextAt ??= this.#round.lastDeltaAt;
  }

  reasoning(): void {
    this.#delta();
    this.#round.hasShownReasoning = true;
  }

  usage(usage: Usage): void {
    this.#usage = addUsage(this.#usage, usage);
    this.#round.usage = addUsage(this.#round.usage, usage);
  }

  figures(): AnswerFigures {
    this.#endRound();
    const first = this.#firstTextAt;
    return {
      requests: this.#requests,
      usage: this.#usage,
      durationMs: this.now() - this.#startedAt,
      ...(first !== undefined && { timeToFirstTextMs: first - this.#startedAt }),
      ...(this.#streamedMs > 0 && { tokensPerSecond: (this.#streamedTokens * 1_000) / this.#streamedMs }),
    };
  }

  #delta(): void {
    const now = this.now();
    this.#round.firstDeltaAt ??= now;
    this.#round.lastDeltaAt = now;
  }

  #endRound(): void {
    const { firstDeltaAt, lastDeltaAt, hasShownReasoning, usage } = this.#round;
    this.#round = newRound();
    const tokens = (usage.outputTokens ?? 0) - (hasShownReasoning ? 0 : (usage.reasoningTokens ?? 0));
    if (firstDeltaAt === undefined || lastDeltaAt <= firstDeltaAt || tokens <= 0) return;
    this.#streamedMs += lastDeltaAt - firstDeltaAt;
    this.#streamedTokens += tokens;
  }
}

function newRound(): Round {
  return { firstDeltaAt: undefined, lastDeltaAt: 0, hasShownReasoning: false, usage: {} };
}

/** A figure that nobody reported stays unknown instead of becoming zero. */
export function addUsage(known: Usage, reported: Usage): Usage {
  const sum = { ...known };
  for (const name of USAGE_FIELDS) {
    const value = reported[name];
    if (value !== undefined) sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}
