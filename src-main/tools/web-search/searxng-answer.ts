import { z } from 'zod';
import { notSearchResults } from './request-json.ts';
import type { SearchAnswer, SearchHit } from './search-backend.ts';

const MAX_HITS = 100;
const MAX_TEXTS = 5;
const MAX_TEXT_CHARACTERS = 1_000;
const MAX_TITLE_CHARACTERS = 500;
const MAX_URL_CHARACTERS = 8_000;

const shortText = (max: number) => z.string().transform((text) => text.trim().slice(0, max).toWellFormed());
const optionalText = (max: number) => shortText(max).nullish().catch(undefined);

const hitSchema = z.object({
  url: z.string().max(MAX_URL_CHARACTERS),
  title: optionalText(MAX_TITLE_CHARACTERS),
  content: optionalText(MAX_TEXT_CHARACTERS),
  /** ISO 8601 in SearXNG, the words of the interface's language in Searx; `pubdate` is the older field. */
  publishedDate: optionalText(50),
  pubdate: optionalText(50),
  engine: optionalText(100),
  engines: z.array(shortText(100)).max(100).nullish().catch(undefined),
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

/**
 * Searx 1.1 and every SearXNG answer in this shape. Only `results` must be there; each entry is read on its own, so that
 * one that is broken or of a kind nobody foresaw costs that entry and no other.
 */
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
    answers: texts([...readEach(answerSchema, answers), ...readEach(infoboxSchema, infoboxes)]),
    suggestions: texts([...readEach(z.string(), corrections), ...readEach(z.string(), suggestions)]),
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
    engines: [...new Set(engines)].sort(),
  };
}

function readEach<Schema extends z.ZodType>(
  schema: Schema,
  entries: readonly unknown[] | null | undefined,
  max = MAX_TEXTS,
): z.output<Schema>[] {
  return (entries ?? []).slice(0, max).flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

function texts(all: readonly string[]): string[] {
  const trimmed = all.map((text) => text.trim().slice(0, MAX_TEXT_CHARACTERS).toWellFormed());
  return [...new Set(trimmed.filter((text) => text !== ''))].slice(0, MAX_TEXTS);
}
