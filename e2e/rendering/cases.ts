// Messages as a hostile model may write them, one JSON object a line, and what must not come of each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** `CONFIDANT_RENDER_CASES=FILE` plays other cases of the same form; several files are separated like those of PATH. */
const FILES = (process.env.CONFIDANT_RENDER_CASES ?? path.join(import.meta.dirname, 'cases.jsonl')).split(
  path.delimiter,
);

const KNOWN_RULES =
  /^(?:global:\w+|element:[\w-]+|attr:on\*|scheme:(?:javascript|vbscript|data|file|custom)|request:[\w.-]+|navigate|download|opener|overlay|clobber:\w+|spoof:(?:link|bidi|ui)|hang:\d+|nodes:\d+|crash|missing:.+)$/s;

const caseSchema = z.object({
  id: z.string(),
  kind: z.string(),
  markdown: z.string(),
  /** See `violations.ts` for what each means. A rule that nobody checks is an error, not a pass. */
  must_not: z.array(z.string().regex(KNOWN_RULES)),
  /** The markdown so many times over. */
  times: z.number().int().min(1).max(100_000).default(1),
  /** Every prefix is rendered and looked at; of long messages every 16th. */
  stream: z.boolean().default(false),
});
export type RenderCase = z.infer<typeof caseSchema>;

export function renderCases(): Map<string, RenderCase[]> {
  const lines = FILES.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line.trim() !== '');
  const cases = lines
    .map((line) => caseSchema.parse(JSON.parse(line)))
    .map((example) => ({ ...example, markdown: example.markdown.repeat(example.times) }));
  return Map.groupBy(cases, ({ kind }) => kind);
}

const MAX_WHOLE_STREAM_CHARACTERS = 160;
const LONG_STEP = 16;

/** The pieces a case comes in: characters (or 16 of them) where every prefix counts, else a few large ones. */
export function piecesOf({ markdown, stream }: RenderCase): string[] {
  const size = stream ? (markdown.length > MAX_WHOLE_STREAM_CHARACTERS ? LONG_STEP : 1) : 4_000;
  const pieces: string[] = [];
  for (let from = 0; from < markdown.length; from += size) pieces.push(markdown.slice(from, from + size));
  return pieces;
}
