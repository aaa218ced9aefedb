import { parentPort } from 'node:worker_threads';
import { evaluate } from './evaluate.ts';
import { EVALUATION_LIMITS, type Evaluation, type EvaluationJob } from './evaluation.ts';
import { loadLua } from './load-lua.ts';

/** First `{ ready: true }`, then one evaluation for each job. */
export type LuaWorkerAnswer = { ready: true } | { ready: false; evaluation: Evaluation };

const lua = await loadLua();
const answer = (message: LuaWorkerAnswer) => parentPort?.postMessage(message);

parentPort?.on('message', (job: EvaluationJob) => {
  let evaluation: Evaluation;
  try {
    evaluation = evaluate(lua, job, EVALUATION_LIMITS);
  } catch (error) {
    evaluation = { ok: false, failure: 'crash', message: String(error) };
  }
  answer({ ready: false, evaluation });
});
answer({ ready: true });
