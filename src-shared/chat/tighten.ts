import { type ConfidenceLevel, meetsConfidence } from '../provider/confidence.ts';
import { DEFAULT_OUTBOUND_DATA, type OutboundData } from '../tool/view.ts';
import {
  type ChatRequirements,
  DATA_SECURITY_LEVELS,
  NO_REQUIREMENTS,
  OUTBOUND_RESTRICTIONS,
  type OutboundRestriction,
  type RequirementReason,
} from './requirements.ts';

export const REQUIREMENT_KINDS = ['confidence', 'dataSecurity', 'outbound'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/** What a call demands of the chat from now on. */
export type RaisedRequirements = Partial<Pick<ChatRequirements, RequirementKind>>;

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

/** What `next`, made from `before` by `tighten`, requires more. */
export function tightened(next: ChatRequirements, before: ChatRequirements): RequirementKind[] {
  return REQUIREMENT_KINDS.filter((kind) => next[kind] !== before[kind]);
}

/** What a chat requires at all, in the order people read it. */
export function requirementsOf(requirements: ChatRequirements): RequirementKind[] {
  return tightened(requirements, NO_REQUIREMENTS);
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

/** What decides whether a tool may run in a chat that restricts where data goes. */
export interface OutboundStanding {
  /** Absent: `DEFAULT_OUTBOUND_DATA`. */
  outboundData?: OutboundData | undefined;
  /** It refuses, on every call, what the restriction forbids. */
  enforcesOutboundRestriction?: boolean;
}

/**
 * The one rule for "may this tool run under this restriction": below UNRESTRICTED only tools that send nothing, or only to
 * a service that was configured, and those that hold themselves to the restriction on every call.
 */
export function mayRunUnder(restriction: OutboundRestriction, tool: OutboundStanding): boolean {
  if (restriction === 'UNRESTRICTED' || tool.enforcesOutboundRestriction) return true;
  const { outboundData = DEFAULT_OUTBOUND_DATA } = tool;
  return outboundData === 'NONE' || outboundData === 'CONFIGURED_SERVICE';
}
