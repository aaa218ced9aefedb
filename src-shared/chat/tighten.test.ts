import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIDENCE_LEVELS, CONFIDENCE_VALUES } from '../provider/confidence.ts';
import { OUTBOUND_DATA } from '../tool/view.ts';
import { type ChatRequirements, DATA_SECURITY_LEVELS, NO_REQUIREMENTS, OUTBOUND_RESTRICTIONS } from './requirements.ts';
import { mayRunUnder, refuseProvider, requirementsOf, tighten, tightened } from './tighten.ts';

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
    expect(tightened(second, first)).toEqual([]);
  });

  it('says what it requires more, and what it requires at all', () => {
    const first = tighten(NO_REQUIREMENTS, { outbound: 'ONLY_LINKS_FROM_CHAT' }, { at: 1 });
    const second = tighten(first, { confidence: 'HIGH', outbound: 'ONLY_CONFIGURED_SERVICES' }, { at: 2 });
    expect(tightened(second, first)).toEqual(['confidence', 'outbound']);
    expect([requirementsOf(NO_REQUIREMENTS), requirementsOf(second)]).toEqual([[], ['confidence', 'outbound']]);
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

describe('mayRunUnder', () => {
  it('answers every combination of restriction and kind of tool', () => {
    const allowed = OUTBOUND_RESTRICTIONS.flatMap((restriction) =>
      OUTBOUND_DATA.flatMap((outboundData) =>
        [false, true].flatMap((enforcesOutboundRestriction) =>
          mayRunUnder(restriction, { outboundData, enforcesOutboundRestriction })
            ? [`${restriction} ${outboundData}${enforcesOutboundRestriction ? ' enforced' : ''}`]
            : [],
        ),
      ),
    );
    const restricted = (restriction: string) => [
      `${restriction} NONE`,
      `${restriction} NONE enforced`,
      `${restriction} CONFIGURED_SERVICE`,
      `${restriction} CONFIGURED_SERVICE enforced`,
      `${restriction} THIRD_PARTY_QUERIES enforced`,
      `${restriction} MODEL_CHOSEN_ADDRESSES enforced`,
    ];
    expect(allowed).toEqual([
      'UNRESTRICTED NONE',
      'UNRESTRICTED NONE enforced',
      'UNRESTRICTED CONFIGURED_SERVICE',
      'UNRESTRICTED CONFIGURED_SERVICE enforced',
      'UNRESTRICTED THIRD_PARTY_QUERIES',
      'UNRESTRICTED THIRD_PARTY_QUERIES enforced',
      'UNRESTRICTED MODEL_CHOSEN_ADDRESSES',
      'UNRESTRICTED MODEL_CHOSEN_ADDRESSES enforced',
      ...restricted('ONLY_LINKS_FROM_CHAT'),
      ...restricted('ONLY_CONFIGURED_SERVICES'),
    ]);
  });

  it('takes a tool that declares nothing for one that sends data to addresses the model chooses', () => {
    for (const restriction of OUTBOUND_RESTRICTIONS) {
      expect(mayRunUnder(restriction, {})).toBe(mayRunUnder(restriction, { outboundData: 'MODEL_CHOSEN_ADDRESSES' }));
    }
    expect(mayRunUnder('ONLY_LINKS_FROM_CHAT', {})).toBe(false);
  });

  it('never allows more under a stricter restriction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OUTBOUND_DATA), fc.boolean(), (outboundData, enforcesOutboundRestriction) => {
        const answers = OUTBOUND_RESTRICTIONS.map((restriction) =>
          mayRunUnder(restriction, { outboundData, enforcesOutboundRestriction }),
        );
        expect(answers).toEqual(answers.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
