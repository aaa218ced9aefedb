import { z } from 'zod';
import { readEach } from './read-each.ts';
import { notSearchResults } from './request-json.ts';
import type { SearchAnswer, SearchHit } from './search-backend.ts';

const MAX_HITS = 100;
const MAX_TEXTS = 5;
const MAX_TEXT_CHARACTERS = 1_000;
const MAX_TITLE_CHARACTERS = 500;
/** Longer ones exist, but no search is worth a result made of addresses. */
const MAX_URL_CHARACTERS = 2_000;
const MAX_ENGINES = 10;

const shortText = (max: number) => z.string().transform((text) => text.trim().slice(0, max).toWellFormed());
const optionalText = (max: number) => shortText(max).nullish().catch(undefined);

const hitSchema = z.object({
  url: z.string().max(MAX_URL_CHARACTERS),
  title: optionalText(MAX_TITLE_CHARACTERS),
  content: optionalText(MAX_TEXT_CHARACTERS),
  /** ISO 8601 in SearXNG, the words of the interface's language in Searx; `pubdate` is the older field. */
  publishedDate: optionalText(50),
  pubdate: optionalText(50),
  engine: optionalText(50),
  engines: z.array(shortText(50)).nullish().catch(undefined),
});

/** Searx sends texts; SearXNG objects, of which translations and weather carry no text of their own. */
const answerSchema = z.union([z.string(), z.object({ answer: z.string() }).transform(({ answer }) => answer)]);

const infoboxSchema = z
  .object({ infobox: z.string(), content: optionalText(MAX_TEXT_CHARACTERS) })
  .transform(({ infobox, content }) => (content ? `${infobox}: ${content}` : ''));

/** `["engine", "what happened"]`, in the language of the interface. */
const problemSchema = z
  .tuple([shortText(100), shortText(200)])
  .rest(z.unknown())
  .transform(([engine, problem]) => `${engine}: ${problem}`);

/** Searx 1.1 and every SearXNG answer in this shape. Only `results` must be there; each entry is read on its own. */
const responseSchema = z.object({
  results: z.array(z.unknown()),
  answers: z.array(z.unknown()).nullish().catch(undefined),
  infoboxes: z.array(z.unknown()).nullish().catch(undefined),
  suggestions: z.array(z.unknown()).nullish().catch(undefined),
  corrections: z.array(z.unknown()).nullish().catch(undefined),
  unresponsive_engines: z.array(z.unknown()).nullish().catch(undefined),
});

export function readSearxngAnswer(service: string, body: unknown): SearchAnswer {
  const response = responseSchema.safeParse(body);
  if (!response.success) throw notSearchResults(service, response.error);
  const { results, answers, infoboxes, suggestions, corrections, unresponsive_engines } = response.data;
  const hits = readEach(hitSchema, results, MAX_HITS).map(toHit);
  return {
    hits,
    // There is no total. A page without hits is the last one.
    hasMore: hits.length > 0,
    answers: texts([...readEach(answerSchema, answers, MAX_TEXTS), ...readEach(infoboxSchema, infoboxes, MAX_TEXTS)]),
    suggestions: texts([
      ...readEach(z.string(), corrections, MAX_TEXTS),
      ...readEach(z.string(), suggestions, MAX_TEXTS),
    ]),
    problems: readEach(problemSchema, unresponsive_engines, 20),
  };
}

function toHit(raw: z.output<typeof hitSchema>): SearchHit {
  const engines = raw.engines?.length ? raw.engines : raw.engine ? [raw.engine] : [];
  return {
    url: raw.url,
    title: raw.title ?? '',
    // Some engines repeat the title where they have no text.
    snippet: raw.content && raw.content !== raw.title ? raw.content : '',
    published: raw.publishedDate || raw.pubdate || undefined,
    engines: [...new Set(engines)].sort().slice(0, MAX_ENGINES),
  };
}

function texts(all: readonly string[]): string[] {
  const trimmed = all.map((text) => text.trim().slice(0, MAX_TEXT_CHARACTERS).toWellFormed());
  return [...new Set(trimmed.filter((text) => text !== ''))].slice(0, MAX_TEXTS);
}
