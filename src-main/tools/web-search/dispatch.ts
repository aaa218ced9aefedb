import { phrase } from '#shared/phrase.ts';
import type { SearchStrategy } from '../option-sources.ts';
import {
  type SearchAnswer,
  type SearchBackend,
  SearchFailure,
  type SearchHit,
  type SearchQuery,
  type SearchRequestContext,
} from './search-backend.ts';

export interface SearchOutcome extends SearchAnswer {
  /** The services whose answer this is, by name. */
  answeredBy: SearchBackend[];
}

/** Called before a service is asked, with its name. */
type OnAsk = (name: string) => void;

/**
 * Asks the services, the preferred one first, as the strategy says: FAILOVER goes on to the next one when a service fails
 * or finds nothing, PARALLEL asks all at once and takes turns in their ranks, PREFERRED asks the first alone. A service that
 * failed beside one that answered becomes a problem of the answer. Throws the first failure when none answered.
 */
export async function dispatchSearch(
  backends: readonly SearchBackend[],
  strategy: SearchStrategy,
  query: SearchQuery,
  context: SearchRequestContext,
  onAsk: OnAsk,
): Promise<SearchOutcome> {
  const able = strategy === 'PREFERRED' ? backends.slice(0, 1) : backends;
  if (strategy === 'PARALLEL') return await askAll(able, query, context, onAsk);
  return await askInTurn(able, query, context, onAsk);
}

async function askInTurn(
  backends: readonly SearchBackend[],
  query: SearchQuery,
  context: SearchRequestContext,
  onAsk: OnAsk,
): Promise<SearchOutcome> {
  const failures: SearchFailure[] = [];
  let empty: SearchOutcome | undefined;
  for (const backend of backends) {
    onAsk(backend.name);
    const { answer, failure } = await answerOrFailure(backend, query, context);
    if (failure) failures.push(failure);
    if (!answer) continue;
    const outcome = { ...answer, answeredBy: [backend] };
    if (answer.hits.length > 0) return withProblems(outcome, [...(empty?.problems ?? []), ...described(failures)]);
    empty ??= outcome;
  }
  if (!empty) throw failures[0] ?? nobodyToAsk();
  return withProblems(empty, described(failures));
}

async function askAll(
  backends: readonly SearchBackend[],
  query: SearchQuery,
  context: SearchRequestContext,
  onAsk: OnAsk,
): Promise<SearchOutcome> {
  if (backends.length > 0) onAsk(backends.map(({ name }) => name).join(', '));
  const settled = await Promise.all(backends.map((backend) => answerOrFailure(backend, query, context)));
  const failures = settled.flatMap(({ failure }) => failure ?? []);
  const answered = settled.flatMap(({ backend, answer }) => (answer ? { backend, answer } : []));
  if (answered.length === 0) throw failures[0] ?? nobodyToAsk();
  const answers = answered.map(({ answer }) => answer);
  return {
    hits: takeTurns(answers.map(({ hits }) => hits)),
    hasMore: answers.some(({ hasMore }) => hasMore),
    answers: answers.flatMap((answer) => answer.answers),
    suggestions: [...new Set(answers.flatMap(({ suggestions }) => suggestions))],
    problems: [...answers.flatMap(({ problems }) => problems), ...described(failures)],
    answeredBy: answered.map(({ backend }) => backend),
  };
}

async function answerOrFailure(
  backend: SearchBackend,
  query: SearchQuery,
  context: SearchRequestContext,
): Promise<{ backend: SearchBackend; answer?: SearchAnswer; failure?: SearchFailure }> {
  try {
    return { backend, answer: await backend.search(query, context) };
  } catch (error) {
    if (error instanceof SearchFailure) return { backend, failure: error };
    throw error;
  }
}

/** The best hit of each list, then the second best of each. */
function takeTurns(lists: readonly SearchHit[][]): SearchHit[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
}

function withProblems(outcome: SearchOutcome, more: readonly string[]): SearchOutcome {
  return { ...outcome, problems: [...outcome.problems, ...more] };
}

function described(failures: readonly SearchFailure[]): string[] {
  return failures.map(({ service, message }) => `${service}: ${message}`);
}

function nobodyToAsk(): SearchFailure {
  return new SearchFailure(
    '',
    'No search service is set up that could do this search. Answer without it, and tell the user.',
    phrase('tools.web_search.failed.notConfigured'),
    { wasContacted: false },
  );
}
