import { describe, expect, it } from 'vitest';
import { aCall, aSentRequest } from '../testing/examples.ts';
import { barsOf, destinationsOf, stepsOf } from './steps.ts';

const requests = [
  aSentRequest({ id: 'r1', round: 1, startedAt: 1_000, endedAfterMs: 100 }),
  aSentRequest({ id: 'r2', round: 2, startedAt: 3_000, endedAfterMs: 50, outcome: 'refused' }),
  aSentRequest({ id: 'r2b', round: 2, attempt: 2, startedAt: 3_500, endedAfterMs: 100 }),
  aSentRequest({ id: 't', purpose: 'title', round: 3, startedAt: 4_000, endedAfterMs: 10 }),
];
const calls = [
  aCall({ callId: 'a', startedAt: 1_200, durationMs: 500, destination: { kind: 'host', host: 'page.example' } }),
  aCall({ callId: 'b', state: 'blocked', startedAt: 1_800, durationMs: 0 }),
  aCall({ callId: 'queued', state: 'queued' }),
];
const idsOf = (list: readonly { callId: string }[]) => list.map(({ callId }) => callId).join();

describe('stepsOf', () => {
  it('puts each call between the request that asked for it and the one that brings its result', () => {
    expect(
      stepsOf(requests, calls).map(({ request, callsBefore, callsAfter }) => [
        request.id,
        idsOf(callsBefore),
        idsOf(callsAfter),
      ]),
    ).toEqual([
      ['r1', '', 'a,b'],
      ['r2', 'a,b', ''],
      ['r2b', 'a,b', ''],
      ['t', '', ''],
    ]);
  });
});

describe('barsOf', () => {
  it('lays requests and calls on one line of time', () => {
    const bars = barsOf(stepsOf(requests, calls), calls, 9_000);
    expect(bars.map(({ id, kind, start, duration }) => [id, kind, start, duration])).toEqual([
      ['r1', 'request', 0, 100],
      ['a', 'call', 200, 500],
      ['b', 'blocked', 800, 0],
      ['r2', 'request', 2_000, 50],
      ['r2b', 'request', 2_500, 100],
      ['t', 'request', 3_000, 10],
    ]);
  });

  it('lets one that goes on grow until now', () => {
    const running = stepsOf([aSentRequest({ startedAt: 1_000, endedAfterMs: undefined, outcome: 'running' })], []);
    expect(barsOf(running, [], 4_000)[0]?.duration).toBe(3_000);
  });
});

describe('destinationsOf', () => {
  it('names every host that got something, the provider with its bytes', () => {
    expect(destinationsOf(stepsOf(requests, calls), calls)).toEqual([
      { host: 'api.example', bytes: 4 * 2_000, calls: 0 },
      { host: 'page.example', bytes: 0, calls: 1 },
    ]);
  });
});
