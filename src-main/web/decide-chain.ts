import { type AddressQuestion, decideAddress, type RefusalReason } from './address-guard.ts';
import type { AddressPolicy } from './page-retrieval.ts';

/** Hops that are followed; one more is refused. */
export const MAX_REDIRECTS = 10;

/** All addresses of a name; empty when it has none or cannot be resolved. */
export type ResolveName = (name: string, signal?: AbortSignal) => Promise<readonly string[]>;

export type RedirectRefusal =
  /** A Location that is no address. */
  | 'unreadable'
  /** From https to http: what was sent and read in secret would go on in the clear. */
  | 'downgrade'
  | 'too-many';

export interface ChainQuestion extends Pick<AddressQuestion, 'testAllowedOrigins'> {
  url: string;
  /** Location headers in order, each resolved against the address before it. */
  redirects?: readonly string[];
  policy?: AddressPolicy;
  resolve: ResolveName;
}

export interface ChainDecision {
  verdict: 'allow' | 'block' | 'invalid';
  /** A named refusal, or "public" for what is allowed. */
  reason: 'public' | 'unparsable' | RefusalReason | `redirect-${RedirectRefusal | RefusalReason}`;
}

/** What the guard says to an address and the redirects behind it, without fetching anything (`confidant read --decide`). */
export async function decideChain({ url, redirects = [], ...question }: ChainQuestion): Promise<ChainDecision> {
  const policy = question.policy ?? { kind: 'public-only' };
  if (!URL.canParse(url)) return { verdict: 'invalid', reason: 'unparsable' };
  let current = new URL(url);
  const refusal = await refusalOf(current, policy, question);
  if (refusal) return { verdict: 'block', reason: refusal };
  for (const [index, location] of redirects.entries()) {
    const target = redirectTarget(current, location, index);
    if (typeof target === 'string') return { verdict: 'block', reason: `redirect-${target}` };
    current = target;
    const redirectRefusal = await refusalOf(current, policy, question);
    if (redirectRefusal) return { verdict: 'block', reason: `redirect-${redirectRefusal}` };
  }
  return { verdict: 'allow', reason: 'public' };
}

/** Where a redirect leads, before the guard is asked about it. `followed`: how many were followed so far. */
export function redirectTarget(from: URL, location: string, followed: number): URL | RedirectRefusal {
  if (followed >= MAX_REDIRECTS) return 'too-many';
  if (!URL.canParse(location, from)) return 'unreadable';
  const target = new URL(location, from);
  if (from.protocol === 'https:' && target.protocol === 'http:') return 'downgrade';
  return target;
}

/** Answers names from a fixed table; a name that is missing does not resolve. */
export function resolveFromTable(table: Readonly<Record<string, readonly string[]>>): ResolveName {
  const names = new Map(Object.entries(table).map(([name, addresses]) => [name.toLowerCase(), addresses]));
  return async (name) => names.get(name) ?? [];
}

async function refusalOf(
  url: URL,
  policy: AddressPolicy,
  { resolve, testAllowedOrigins }: Pick<ChainQuestion, 'resolve' | 'testAllowedOrigins'>,
): Promise<RefusalReason | undefined> {
  let decision = decideAddress({ url, policy, testAllowedOrigins });
  if (decision.verdict === 'look-up') {
    const addresses = await resolve(decision.name);
    decision = decideAddress({ url, policy, testAllowedOrigins, addresses });
  }
  if (decision.verdict === 'refuse') return decision.reason;
  return undefined;
}
