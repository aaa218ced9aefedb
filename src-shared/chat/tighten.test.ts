import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIDENCE_LEVELS, CONFIDENCE_VALUES } from '../provider/confidence.ts';
import { type ChatRequirements, DATA_SECURITY_LEVELS, NO_REQUIREMENTS, OUTBOUND_RESTRICTIONS } from './requirements.ts';
import { isTighter, refuseProvider, tighten } from './tighten.ts';

const raised = fc.record(
  {
    confidence: fc.constantFrom(...CONFIDENCE_LEVELS),
    dataSecurity: fc.constantFrom(...DATA_SECURITY_LEVELS),
    outbound: fc.constantFrom(...OUTBOUND_RESTRICTIONS),
  },
  { requiredKeys: [] },
);

describe('tighten', () => {
  it('never loosens anything, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(raised), (steps) => {
        let current = NO_REQUIREMENTS;
        for (const [at, step] of steps.entries()) {
          const next = tighten(current, step, { at });
          expect(CONFIDENCE_VALUES[next.confidence]).toBeGreaterThanOrEqual(CONFIDENCE_VALUES[current.confidence]);
          expect(DATA_SECURITY_LEVELS.indexOf(next.dataSecurity)).toBeGreaterThanOrEqual(
            DATA_SECURITY_LEVELS.indexOf(current.dataSecurity),
          );
          expect(OUTBOUND_RESTRICTIONS.indexOf(next.outbound)).toBeGreaterThanOrEqual(
            OUTBOUND_RESTRICTIONS.indexOf(current.outbound),
          );
          current = next;
        }
      }),
    );
  });

  it('reaches the strictest of all steps, in any order', () => {
    fc.assert(
      fc.property(fc.array(raised), (steps) => {
        const apply = (list: typeof steps) =>
          list.reduce<ChatRequirements>((state, step) => tighten(state, step, { at: 0 }), NO_REQUIREMENTS);
        const [forward, backward] = [apply(steps), apply([...steps].reverse())];
        expect([forward.confidence, forward.dataSecurity, forward.outbound]).toEqual([
          backward.confidence,
          backward.dataSecurity,
          backward.outbound,
        ]);
      }),
    );
  });

  it('keeps the reason of the first call that demanded a level', () => {
    const first = tighten(NO_REQUIREMENTS, { confidence: 'MEDIUM' }, { toolId: 'first', at: 1 });
    const second = tighten(first, { confidence: 'MEDIUM' }, { toolId: 'second', at: 2 });
    expect(second.confidenceReason).toEqual({ toolId: 'first', at: 1 });
    expect(isTighter(second, first)).toBe(false);
  });
});

describe('refuseProvider', () => {
  it('answers every combination by the three rules in their order', () => {
    for (const confidence of CONFIDENCE_LEVELS)
      for (const needed of CONFIDENCE_LEVELS)
        for (const minimum of CONFIDENCE_LEVELS)
          for (const dataSecurity of DATA_SECURITY_LEVELS)
            for (const isSelfHosted of [true, false])
              for (const isTrusted of [true, false]) {
                const refusal = refuseProvider(
                  { confidence, isSelfHosted, isTrusted },
                  { confidence: needed, dataSecurity },
                  minimum,
                );
                const expected =
                  CONFIDENCE_VALUES[confidence] < CONFIDENCE_VALUES[minimum]
                    ? 'below-global-minimum'
                    : CONFIDENCE_VALUES[confidence] < CONFIDENCE_VALUES[needed]
                      ? 'confidence-too-low'
                      : dataSecurity === 'SELF_HOSTED' && !isSelfHosted && !isTrusted
                        ? 'data-security'
                        : undefined;
                expect(refusal).toBe(expected);
              }
  });

  it('does not let a trusted provider meet a confidence requirement', () => {
    const standing = { confidence: 'LOW', isSelfHosted: false, isTrusted: true } as const;
    expect(refuseProvider(standing, { confidence: 'HIGH', dataSecurity: 'SELF_HOSTED' }, 'NONE')).toBe(
      'confidence-too-low',
    );
  });
});
