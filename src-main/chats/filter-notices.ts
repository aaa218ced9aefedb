import type { FilterNotice } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { FilteredResult } from '../tools/untrusted.ts';

type Findings = FilteredResult['findings'];

const MAX_DETAIL_CHARACTERS = 8_000;
const MAX_NAMED_SOURCES = 3;

/** What the person reads about one call: what was neutralized, what was only noticed, each sentence under its source. */
export function filterNotices(findings: Findings, failed: boolean): FilterNotice[] {
  const neutralized = findings.filter(isAttempt);
  const reported = findings.filter((found) => !isAttempt(found));
  return [
    ...(failed ? [{ tone: 'warn', text: phrase('turn.filter.failed') } as const] : []),
    ...noticeOf('turn.filter.found', neutralized),
    ...noticeOf('turn.filter.reported', reported),
  ];
}

/** The source of the first text that tried to instruct the model; what only reads like an example taints nothing. */
export function taintOf(findings: Findings): string | undefined {
  const found = findings.find(isAttempt);
  return found && nameOf(found.source);
}

/** How many passages tried to instruct the model. */
export function countAttempts(findings: Findings): number {
  return findings.filter(isAttempt).length;
}

function isAttempt({ finding }: Findings[number]): boolean {
  return finding.effect !== 'report';
}

function noticeOf(key: 'turn.filter.found' | 'turn.filter.reported', findings: Findings): FilterNotice[] {
  if (findings.length === 0) return [];
  const bySource = Map.groupBy(findings, ({ source }) => nameOf(source));
  const names = [...bySource.keys()];
  const source = [...names.slice(0, MAX_NAMED_SOURCES), ...(names.length > MAX_NAMED_SOURCES ? ['…'] : [])].join(', ');
  const detail = [...bySource].map(([name, found]) => {
    const sentences = found.flatMap(({ finding }) => (finding.excerpt === '' ? [] : [`“${finding.excerpt}”`]));
    return [...(names.length > 1 ? [name] : []), ...sentences].join('\n');
  });
  return [
    {
      tone: 'neutral',
      text: phrase(key, { count: findings.length, source }),
      detail: detail.join('\n\n').slice(0, MAX_DETAIL_CHARACTERS).toWellFormed(),
    },
  ];
}

function nameOf(source: string): string {
  return (URL.parse(source)?.host || source).slice(0, 300);
}
