import { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { createGuard } from '../../../guard/create-guard.ts';
import type { Guard, GuardResult } from '../../../guard/guard.ts';
import { type CommandContext, CommandError, defineCommand, UsageError } from '../command.ts';
import { readFileWhole, readJsonLines, readWhole } from '../input.ts';

const textSchema = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });

export const guardCommand = defineCommand({
  usage: '[FILE] | --jsonl',
  options: { jsonl: { type: 'boolean' } },
  maxPositionals: 1,
  async run({ jsonl }, [file], context) {
    if (jsonl && file !== undefined) throw new UsageError(phrase('cli.guard.jsonlAlone'));
    const guard = createGuard();
    try {
      return jsonl ? await filterLines(guard, context) : await filterOne(guard, file, context);
    } finally {
      await guard.close();
    }
  },
});

/** The text as the model would get it on stdout, what was found on stderr. */
async function filterOne(guard: Guard, file: string | undefined, { input, output, signal }: CommandContext) {
  const bytes = file === undefined ? await readWhole(input) : await readFileWhole(file);
  const result = await filter(guard, bytes.toString('utf8'), file ?? '-', signal);
  if (output.isJson) {
    await output.event(shown(result));
    return 0;
  }
  await output.text(result.text);
  for (const { kind, effect, start, end, excerpt } of result.findings) {
    output.note(`${kind} ${effect} ${start}-${end}: ${excerpt}`);
  }
  return 0;
}

async function filterLines(guard: Guard, { input, output, signal }: CommandContext) {
  for await (const { id, text } of readJsonLines(input, textSchema)) {
    await output.event({ id, ...shown(await filter(guard, text, String(id), signal)) });
  }
  return 0;
}

async function filter(guard: Guard, text: string, source: string, signal: AbortSignal): Promise<GuardResult> {
  const { results, failed } = await guard.filter([{ text, source }], signal);
  const [result] = results;
  if (failed || !result) throw new CommandError('filter-failed', phrase('cli.guard.failed'));
  return result;
}

function shown({ text, findings, isFlagged }: GuardResult) {
  return { flagged: isFlagged, findings: findings.map(({ kind, start, end }) => ({ kind, start, end })), text };
}
