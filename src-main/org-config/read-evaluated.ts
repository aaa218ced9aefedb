import { type ReadPlugin, readPlugin } from './format/read-plugin.ts';
import type { Evaluator } from './lua/create-evaluator.ts';
import type { EvaluationSuccess } from './lua/evaluation.ts';

type Rest = Parameters<typeof readPlugin> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/**
 * What an evaluated plugin says. Lines are looked for only when there is something to tell: for a file in order, which is every
 * file on every start, they would take a third of all the time.
 *
 * @param source of `plugin.lua`.
 */
export async function readEvaluated(
  evaluation: EvaluationSuccess,
  source: Uint8Array | undefined,
  evaluator: Evaluator,
  ...rest: Rest
): Promise<ReadPlugin> {
  const read = readPlugin(evaluation, {}, ...rest);
  if (read.problems.length === 0 || !source) return read;
  return readPlugin(evaluation, await evaluator.tokenLines(source), ...rest);
}
