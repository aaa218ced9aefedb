import type { ConfidenceLevel, ConfidenceScheme } from './confidence.ts';
import type { ProviderKindId } from './kinds.ts';

const EUROPE: readonly ProviderKindId[] = ['MISTRAL', 'HELMHOLTZ', 'GWDG', 'HETZNER'];
const ASIA: readonly ProviderKindId[] = ['DEEP_SEEK', 'ALIBABA_CLOUD'];

type FixedScheme = Exclude<ConfidenceScheme, 'CUSTOM'>;
interface SchemeRule {
  named: ReadonlyArray<readonly [readonly ProviderKindId[], ConfidenceLevel]>;
  rest: ConfidenceLevel;
}

/** The table of the managed configuration's contract, "Schemes". Self-hosted is HIGH in all of them. */
const RULES: Record<FixedScheme, SchemeRule> = {
  TRUST_ALL: { named: [], rest: 'MEDIUM' },
  TRUST_USA_EUROPE: { named: [[ASIA, 'LOW']], rest: 'MEDIUM' },
  TRUST_USA: { named: [[[...EUROPE, ...ASIA], 'LOW']], rest: 'MEDIUM' },
  TRUST_EUROPE: { named: [[EUROPE, 'MEDIUM']], rest: 'LOW' },
  TRUST_ASIA: { named: [[ASIA, 'MEDIUM']], rest: 'LOW' },
  LOCAL_TRUST_ONLY: { named: [], rest: 'VERY_LOW' },
};

export type CustomScheme = Partial<Record<ProviderKindId, ConfidenceLevel>>;

/**
 * The level a scheme gives to a kind of provider.
 *
 * Two kinds are ours: DEMO never leaves the computer, so it is HIGH like a self-hosted server. OPENAI_COMPATIBLE is an
 * address whose operator nobody named: a scheme that trusts by region cannot place it and says UNKNOWN.
 */
export function confidenceOf(
  kind: ProviderKindId,
  scheme: ConfidenceScheme,
  custom: CustomScheme = {},
): ConfidenceLevel {
  if (kind === 'DEMO') return 'HIGH';
  if (scheme === 'CUSTOM') return custom[kind] ?? 'UNKNOWN';
  if (kind === 'SELF_HOSTED') return 'HIGH';
  if (kind === 'OPENAI_COMPATIBLE' && scheme !== 'TRUST_ALL') return 'UNKNOWN';
  const rule = RULES[scheme];
  return rule.named.find(([kinds]) => kinds.includes(kind))?.[1] ?? rule.rest;
}
