import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { pageStatus } from '../../../tools/page-status.ts';
import { createHtmlPool, type HtmlPool } from '../../../web/html-pool.ts';
import { PageRetrievalError } from '../../../web/page-retrieval.ts';
import { MAX_PAGE_BYTES } from '../../../web/retrieve-page.ts';
import { type CommandContext, CommandError, defineCommand, UsageError } from '../command.ts';
import { readFileWhole, readJsonLines, readWhole } from '../input.ts';

const pageSchema = z.object({ id: z.union([z.string(), z.number()]), path: z.string().min(1), url: z.url() });

export const extractCommand = defineCommand({
  usage: '[FILE] --url URL | --jsonl',
  options: { url: { type: 'string' }, jsonl: { type: 'boolean' } },
  maxPositionals: 1,
  async run({ url, jsonl }, [file], context) {
    const pool = createHtmlPool();
    try {
      if (jsonl) {
        if (file !== undefined || url !== undefined) throw new UsageError(phrase('cli.extract.jsonlAlone'));
        return await extractLines(pool, context);
      }
      if (url === undefined || !URL.canParse(url)) throw new UsageError(phrase('cli.extract.noUrl'));
      const bytes =
        file === undefined ? await readWhole(context.input, MAX_PAGE_BYTES) : await readFileWhole(file, MAX_PAGE_BYTES);
      return await extractOne(pool, bytes, url, context);
    } finally {
      await pool.close();
    }
  },
});

async function extractOne(pool: HtmlPool, bytes: Uint8Array, url: string, context: CommandContext): Promise<number> {
  const result = await extract(pool, bytes, url, context.signal);
  if (context.output.isJson) await context.output.event(result);
  else await context.output.line(result.markdown);
  return 0;
}

/** A page that cannot be read costs its own line only. */
async function extractLines(pool: HtmlPool, context: CommandContext): Promise<number> {
  const { input, output, signal, translate } = context;
  for await (const { id, path, url } of readJsonLines(input, pageSchema)) {
    try {
      await output.event({ id, ...(await extract(pool, await readFileWhole(path, MAX_PAGE_BYTES), url, signal)) });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CommandError)) throw error;
      await output.event({ id, error: error.code, message: translate(error.text.key, error.text.params) });
    }
  }
  return 0;
}

/** `ms`: from bytes to Markdown, the way to the worker thread and back included. */
async function extract(pool: HtmlPool, bytes: Uint8Array, url: string, signal: AbortSignal) {
  const start = performance.now();
  try {
    const page = await pool.extract(bytes, { contentType: undefined, url }, signal);
    return {
      title: page.title,
      byline: page.byline ?? null,
      language: page.language ?? null,
      markdown: page.content,
      status: pageStatus({ contentKind: page.contentKind, totalCharacters: page.content.length }, false),
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
  } catch (error) {
    if (!(error instanceof PageRetrievalError)) throw error;
    throw new CommandError(error.code, error.reason, { cause: error });
  }
}
