import definition from '#definitions/web_search.json' with { type: 'json' };
import { type Phrase, phrase } from '#shared/phrase.ts';
import { choice, integer, ToolArgumentReader, text } from '../arguments.ts';
import { ToolFailedError } from '../errors.ts';
import { SAFE_SEARCH_LEVELS, SEARCH_STRATEGIES } from '../option-sources.ts';
import { choiceSetting, integerSetting, textSetting } from '../setting-values.ts';
import type { Tool, ToolContext, ToolSettingValues } from '../tool.ts';
import { configuredBackends, isServiceAddress } from './backends.ts';
import { rankCandidates } from './candidates.ts';
import { dispatchSearch, type SearchOutcome } from './dispatch.ts';
import { searchLanguage } from './language.ts';
import { readPages } from './read-pages.ts';
import { searchResult, searchSources } from './result.ts';
import { type SearchBackend, SearchFailure, type SearchQuery, TIME_RANGES, type TimeRange } from './search-backend.ts';

const { parameters } = definition.function;
const fields = definition.settingsSchema.properties;
/** Said in the descriptions of the arguments: strict mode has no words for bounds. */
const MAX_QUERY_CHARACTERS = 400;
const MAX_PAGE = 10;
const MAX_LIMIT = 20;

export interface WebSearchArguments {
  query: string;
  language?: string;
  timeRange?: TimeRange;
  page: number;
  limit?: number;
}

export const webSearchTool: Tool<WebSearchArguments> = {
  implementationKey: 'web_search',
  icon: 'globe',
  outboundData: 'THIRD_PARTY_QUERIES',
  returnsUntrustedContent: true,
  isParallelSafe: true,
  minimumConfidence: 'VERY_LOW',

  checkSettings(settings) {
    const problems: Record<string, Phrase> = {};
    const address = textSetting(settings.baseUrl);
    if (address !== undefined && !isServiceAddress(address)) {
      problems.baseUrl = phrase('tools.web_search.problem.address');
    } else if (configuredBackends(settings).length === 0) {
      problems.baseUrl = phrase('tools.web_search.problem.noBackend');
    } else if (ableBackends(settings).length === 0) {
      problems.defaultSafeSearch = phrase('tools.web_search.problem.safeSearch');
    }
    const language = textSetting(settings.defaultLanguage);
    if (language !== undefined && searchLanguage.read(language) === undefined) {
      problems.defaultLanguage = phrase('tools.web_search.problem.language');
    }
    return problems;
  },

  readArguments(raw) {
    const reader = new ToolArgumentReader(raw, parameters);
    return {
      query: reader.required('query', text({ maxLength: MAX_QUERY_CHARACTERS })),
      language: reader.optional('language', searchLanguage),
      timeRange: reader.optional('time_range', choice(TIME_RANGES)),
      page: reader.optional('page', integer({ minimum: 1, maximum: MAX_PAGE })) ?? 1,
      limit: reader.optional('limit', integer({ minimum: 1, maximum: MAX_LIMIT })),
    };
  },

  summarize: ({ query }) => query.slice(0, 300).toWellFormed(),

  destination(_args, settings) {
    const able = ableBackends(settings);
    return destinationOf(strategyOf(settings) === 'PARALLEL' ? able : able.slice(0, 1));
  },

  async execute(args, context) {
    const { settings } = context;
    const limit = args.limit ?? integerSetting(settings.maxResults, fields.maxResults);
    const total = integerSetting(settings.maxTotalContentCharacters, fields.maxTotalContentCharacters);
    const minimum = integerSetting(settings.minContentCharactersPerResult, fields.minContentCharactersPerResult);
    const query: SearchQuery = {
      text: args.query,
      language: args.language ?? searchLanguage.read(settings.defaultLanguage ?? null) ?? 'all',
      timeRange: args.timeRange,
      page: args.page,
      count: limit,
      safeSearch: safeSearchLevel(settings),
    };
    const outcome = await search(query, context);
    const candidates = rankCandidates(outcome.hits);
    const pages = await readPages(candidates, {
      pages: context.pages,
      signal: context.signal,
      limit,
      maxCharacters: total,
      pageTimeoutMs: 1_000 * integerSetting(settings.pageTimeoutSeconds, fields.pageTimeoutSeconds),
      overallTimeoutMs:
        1_000 * integerSetting(settings.allPagesRetrievalTimeoutSeconds, fields.allPagesRetrievalTimeoutSeconds),
      cacheKey: context.chat.id,
      onProgress: (done, of) => reportReading(context, done, of),
    });
    const hasMore = outcome.hasMore && args.page < MAX_PAGE;
    return {
      content: searchResult({ query, outcome, candidates, pages, hasMore, budget: { total, minimum } }),
      sources: searchSources(pages.read),
      outcome: outcomeFor(candidates.length, pages.read.length),
      destination: destinationOf(outcome.answeredBy),
    };
  },
};

async function search(query: SearchQuery, context: ToolContext): Promise<SearchOutcome> {
  const { settings, services, signal } = context;
  const able = ableBackends(settings);
  const backends = able.filter(({ maxPage }) => query.page <= maxPage);
  if (able.length > 0 && backends.length === 0) {
    throw new ToolFailedError(
      'The search service has only one page of results. Leave out "page", and search with other words for other results.',
      { reason: phrase('tools.web_search.failed.onePage'), destination: { kind: 'nothing-sent' } },
    );
  }
  const timeoutMs = 1_000 * integerSetting(settings.searchTimeoutSeconds, fields.searchTimeoutSeconds);
  try {
    return await dispatchSearch(backends, strategyOf(settings), query, { services, signal, timeoutMs }, (service) =>
      context.progress({ text: phrase('tools.web_search.progress.searching', { service }) }),
    );
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    throw new ToolFailedError(error.message, {
      reason: error.reason,
      destination: error.wasContacted ? undefined : { kind: 'nothing-sent' },
      cause: error,
    });
  }
}

/**
 * The services that may be asked. A level of filtering is no suggestion: one that cannot apply it is left out. With
 * PREFERRED, no other takes the place of the preferred one.
 */
function ableBackends(settings: ToolSettingValues): SearchBackend[] {
  const configured = configuredBackends(settings);
  const level = safeSearchLevel(settings);
  const takesAny = level === 'SERVICE' || level === 'OFF';
  return (strategyOf(settings) === 'PREFERRED' ? configured.slice(0, 1) : configured).filter(
    ({ filtersByLevel }) => takesAny || filtersByLevel,
  );
}

function strategyOf(settings: ToolSettingValues) {
  return choiceSetting(settings.backendStrategy, SEARCH_STRATEGIES, 'FAILOVER');
}

function safeSearchLevel(settings: ToolSettingValues) {
  return choiceSetting(settings.defaultSafeSearch, SAFE_SEARCH_LEVELS, 'SERVICE');
}

function reportReading(context: ToolContext, done: number, total: number): void {
  if (total === 0) return;
  const text = phrase('tools.web_search.progress.reading', { page: Math.min(done + 1, total), total });
  context.progress({ text, done, total });
}

function outcomeFor(found: number, read: number): Phrase {
  if (found === 0) return phrase('tools.web_search.outcome.nothingFound');
  if (read === 0) return phrase('tools.web_search.outcome.noneRead', { count: found });
  return phrase('tools.web_search.outcome.read', { count: read });
}

function destinationOf(backends: readonly SearchBackend[]) {
  if (backends.length === 0) return { kind: 'nothing-sent' } as const;
  return { kind: 'host', host: backends.map(({ host }) => host).join(', ') } as const;
}
