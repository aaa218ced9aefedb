import { describe, expect, it } from 'vitest';
import { AnswerMeter } from './answer-meter.ts';

function meterWithClock() {
  let clock = 0;
  const meter = new AnswerMeter(() => clock);
  return { meter, at: (ms: number) => (clock = ms) };
}

describe('the figures of an answer', () => {
  it('count the speed of the streams alone, not the tools between them', () => {
    const { meter, at } = meterWithClock();
    meter.round();
    at(500);
    meter.text();
    at(1_500);
    meter.text();
    meter.usage({ inputTokens: 100, outputTokens: 20 });
    at(60_000);
    meter.round();
    at(61_000);
    meter.text();
    at(63_000);
    meter.text();
    meter.usage({ inputTokens: 200, outputTokens: 100, cachedInputTokens: 90 });
    expect(meter.figures()).toEqual({
      requests: 2,
      usage: { inputTokens: 300, outputTokens: 120, cachedInputTokens: 90 },
      durationMs: 63_000,
      timeToFirstTextMs: 500,
      tokensPerSecond: 40,
    });
  });

  it('leave thoughts that were not streamed out of the speed, and count those that were', () => {
    const { meter, at } = meterWithClock();
    meter.round();
    at(9_000);
    meter.text();
    at(10_000);
    meter.text();
    meter.usage({ outputTokens: 1_050, reasoningTokens: 1_000 });
    expect(meter.figures().tokensPerSecond).toBe(50);

    const shown = meterWithClock();
    shown.meter.round();
    shown.meter.reasoning();
    shown.at(10_000);
    shown.meter.text();
    shown.meter.usage({ outputTokens: 1_050, reasoningTokens: 1_000 });
    expect(shown.meter.figures()).toMatchObject({ tokensPerSecond: 105, timeToFirstTextMs: 10_000 });
  });

  it('name no speed where none can be told, and no tokens where none were reported', () => {
    const { meter, at } = meterWithClock();
    meter.round();
    at(100);
    meter.text();
    expect(meter.figures()).toEqual({ requests: 1, usage: {}, durationMs: 100, timeToFirstTextMs: 100 });
  });
});
