import { type ConfidenceLevel, meetsConfidence } from '../provider/confidence.ts';
import {
  type ChatRequirements,
  DATA_SECURITY_LEVELS,
  OUTBOUND_RESTRICTIONS,
  type RequirementReason,
} from './requirements.ts';

/** What a call demands of the chat from now on. */
export type RaisedRequirements = Partial<Pick<ChatRequirements, 'confidence' | 'dataSecurity' | 'outbound'>>;

/** Combines requirements so that nothing ever loosens; the reason of what was already as strict stays. */
export function tighten(
  current: ChatRequirements,
  raised: RaisedRequirements,
  reason: RequirementReason,
): ChatRequirements {
  const next = { ...current };
  const { confidence, dataSecurity, outbound } = raised;
  if (confidence && !meetsConfidence(current.confidence, confidence)) {
    next.confidence = confidence;
    next.confidenceReason = reason;
  }
  if (dataSecurity && rank(DATA_SECURITY_LEVELS, dataSecurity) > rank(DATA_SECURITY_LEVELS, current.dataSecurity)) {
    next.dataSecurity = dataSecurity;
    next.dataSecurityReason = reason;
  }
  if (outbound && rank(OUTBOUND_RESTRICTIONS, outbound) > rank(OUTBOUND_RESTRICTIONS, current.outbound)) {
    next.outbound = outbound;
    next.outboundReason = reason;
  }
  return next;
}

export function isTighter(next: ChatRequirements, before: ChatRequirements): boolean {
  return (
    next.confidence !== before.confidence ||
    next.dataSecurity !== before.dataSecurity ||
    next.outbound !== before.outbound
  );
}

function rank<T>(order: readonly T[], value: T): number {
  return order.indexOf(value);
}

/** What decides whether a provider may see a chat. */
export interface ProviderStanding {
  confidence: ConfidenceLevel;
  /** Run by the person or the organization. */
  isSelfHosted: boolean;
  /** Named by the organization as trusted for data sources; counts for data security only, never for confidence. */
  isTrusted: boolean;
}

export type ProviderRefusal = 'below-global-minimum' | 'confidence-too-low' | 'data-security';

/** The one rule for "may this provider see this chat", asked in the picker, at sending and before each request leaves. */
export function refuseProvider(
  provider: ProviderStanding,
  requirements: Pick<ChatRequirements, 'confidence' | 'dataSecurity'>,
  globalMinimum: ConfidenceLevel,
): ProviderRefusal | undefined {
  if (!meetsConfidence(provider.confidence, globalMinimum)) return 'below-global-minimum';
  if (!meetsConfidence(provider.confidence, requirements.confidence)) return 'confidence-too-low';
  if (requirements.dataSecurity === 'SELF_HOSTED' && !provider.isSelfHosted && !provider.isTrusted)
    return 'data-security';
  return undefined;
}
