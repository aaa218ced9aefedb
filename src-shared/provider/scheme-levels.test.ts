import { describe, expect, it } from 'vitest';
import { CONFIDENCE_SCHEMES, CONFIDENCE_VALUES, type ConfidenceLevel, type ConfidenceScheme } from './confidence.ts';
import { PROVIDER_KIND_IDS, type ProviderKindId } from './kinds.ts';
import { confidenceOf } from './scheme-levels.ts';

const EUROPE: readonly ProviderKindId[] = ['MISTRAL', 'HELMHOLTZ', 'GWDG', 'HETZNER'];
const ASIA: readonly ProviderKindId[] = ['DEEP_SEEK', 'ALIBABA_CLOUD'];

/** What the contract of the managed configuration says of each scheme; kinds that are not named get `rest`. */
const CONTRACT: Record<
  Exclude<ConfidenceScheme, 'CUSTOM'>,
  { europe?: ConfidenceLevel; asia?: ConfidenceLevel; rest: ConfidenceLevel }
> = {
  TRUST_ALL: { rest: 'MEDIUM' },
  TRUST_USA_EUROPE: { asia: 'LOW', rest: 'MEDIUM' },
  TRUST_USA: { europe: 'LOW', asia: 'LOW', rest: 'MEDIUM' },
  TRUST_EUROPE: { europe: 'MEDIUM', rest: 'LOW' },
  TRUST_ASIA: { asia: 'MEDIUM', rest: 'LOW' },
  LOCAL_TRUST_ONLY: { rest: 'VERY_LOW' },
};
const FIXED = CONFIDENCE_SCHEMES.filter((scheme) => scheme !== 'CUSTOM');
/** What comes with the app, and an address whose operator nobody named: the contract knows neither. */
const OURS: readonly ProviderKindId[] = ['DEMO', 'OPENAI_COMPATIBLE'];

describe('the levels', () => {
  it('have the numbers that organizations already use', () => {
    expect(CONFIDENCE_VALUES).toEqual({
      NONE: 0,
      UNTRUSTED: 1,
      UNKNOWN: 10,
      VERY_LOW: 90,
      LOW: 100,
      MODERATE: 150,
      MEDIUM: 200,
      HIGH: 300,
    });
  });
});

describe.each(FIXED)('the scheme %s', (scheme) => {
  const { europe, asia, rest } = CONTRACT[scheme];

  it.each(PROVIDER_KIND_IDS.filter((kind) => !OURS.includes(kind)))('places %s as the contract says', (kind) => {
    const named = EUROPE.includes(kind) ? europe : ASIA.includes(kind) ? asia : undefined;
    expect(confidenceOf(kind, scheme)).toBe(kind === 'SELF_HOSTED' ? 'HIGH' : (named ?? rest));
  });

  it('knows the demo as part of the app, and cannot place an address by its region', () => {
    expect(confidenceOf('DEMO', scheme)).toBe('HIGH');
    expect(confidenceOf('OPENAI_COMPATIBLE', scheme)).toBe(scheme === 'TRUST_ALL' ? 'MEDIUM' : 'UNKNOWN');
  });

  it('is not touched by the levels of a scheme of one’s own', () => {
    expect(confidenceOf('MISTRAL', scheme, { MISTRAL: 'UNTRUSTED' })).toBe(confidenceOf('MISTRAL', scheme));
  });
});

describe('a scheme of one’s own', () => {
  it('gives what was set, also to self-hosted servers, and UNKNOWN to what was not', () => {
    const custom = { SELF_HOSTED: 'LOW', MISTRAL: 'HIGH' } as const;
    expect(confidenceOf('SELF_HOSTED', 'CUSTOM', custom)).toBe('LOW');
    expect(confidenceOf('MISTRAL', 'CUSTOM', custom)).toBe('HIGH');
    expect(confidenceOf('OPEN_AI', 'CUSTOM', custom)).toBe('UNKNOWN');
    expect(confidenceOf('SELF_HOSTED', 'CUSTOM')).toBe('UNKNOWN');
  });
});
