import { parentPort } from 'node:worker_threads';
import { evaluate } from './evaluate.ts';
import { EVALUATION_LIMITS, type Evaluation, type EvaluationJob, type TokenLines } from './evaluation.ts';
import { loadLua } from './load-lua.ts';
import { tokenLines } from './token-lines.ts';

/** A plugin to run, or a file in which problems look for their lines. */
export type LuaWorkerJob = EvaluationJob | { linesOf: Uint8Array };

/** First `{ ready: true }`, then one answer for each job. */
export type LuaWorkerAnswer =
  | { ready: true }
  | { ready: false; evaluation: Evaluation }
  | { ready: false; lines: TokenLines };

const lua = await loadLua();
const answer = (message: LuaWorkerAnswer) => parentPort?.postMessage(message);

parentPort?.on('message', (job: LuaWorkerJob) => {
  if ('linesOf' in job) {
    answer({ ready: false, lines: tokenLines(job.linesOf) });
    return;
  }
  let evaluation: Evaluation;
  try {
    evaluation = evaluate(lua, job, EVALUATION_LIMITS);
  } catch (error) {
    evaluation = { ok: false, failure: 'crash', message: String(error) };
  }
  answer({ ready: false, evaluation });
});
answer({ ready: true });
