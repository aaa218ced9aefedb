import { open } from 'node:fs/promises';
import { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { CommandError } from './command.ts';

/** Of one line of JSON, and of a text that is read whole. */
const MAX_INPUT_BYTES = 64 * 1024 * 1024;

/** All of the input. Rejects above the bound instead of filling memory. */
export async function readWhole(input: AsyncIterable<Uint8Array>, maxBytes = MAX_INPUT_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLong(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** All of a file a person named, under the same bound. */
export async function readFileWhole(path: string, maxBytes = MAX_INPUT_BYTES): Promise<Buffer> {
  try {
    await using file = await open(path);
    return await readWhole(file.createReadStream({ autoClose: false }), maxBytes);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new CommandError('unreadable-file', phrase('cli.input.unreadable', { detail }), { cause: error });
  }
}

/** The lines of the input without their ends, blank ones left out. */
export async function* readLines(input: AsyncIterable<Uint8Array>, maxBytes = MAX_INPUT_BYTES): AsyncGenerator<string> {
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      const line = lineOf([...rest, chunk.subarray(start, end)]);
      if (line !== '') yield line;
      rest = [];
      restBytes = 0;
      start = end + 1;
    }
    restBytes += chunk.byteLength - start;
    if (restBytes > maxBytes) throw tooLong(maxBytes);
    if (start < chunk.byteLength) rest.push(chunk.subarray(start));
  }
  const line = lineOf(rest);
  if (line !== '') yield line;
}

/**
 * Every line as a value of this shape. A line that is none ends the command: what follows it could be anything.
 *
 * @throws {CommandError} with the number of the line and what is wrong with it.
 */
export async function* readJsonLines<Schema extends z.ZodType>(
  input: AsyncIterable<Uint8Array>,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  let number = 0;
  for await (const line of readLines(input)) {
    number += 1;
    const parsed = schema.safeParse(parseJson(line));
    if (!parsed.success) {
      const detail = z.prettifyError(parsed.error);
      throw new CommandError('bad-input', phrase('cli.input.badLine', { number, detail }));
    }
    yield parsed.data;
  }
}

const LINE_FEED = 0x0a;

function lineOf(parts: readonly Uint8Array[]): string {
  return Buffer.concat(parts).toString('utf8').trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tooLong(maxBytes: number): CommandError {
  return new CommandError('bad-input', phrase('cli.input.tooLong', { megabytes: Math.floor(maxBytes / 1024 ** 2) }));
}
