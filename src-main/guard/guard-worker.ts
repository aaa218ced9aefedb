import { parentPort } from 'node:worker_threads';
import { filterText } from './filter-text.ts';
import type { GuardResult } from './guard.ts';

export interface GuardJob {
  id: number;
  texts: string[];
}

/** `results` are in the order of the texts; null when the filter failed. */
export interface GuardJobAnswer {
  id: number;
  results: GuardResult[] | null;
}

/** Said once, when the rules are loaded. */
export type GuardReady = 'ready';

parentPort?.on('message', ({ id, texts }: GuardJob) => {
  let results: GuardResult[] | null;
  try {
    results = texts.map((text) => filterText(text));
  } catch {
    results = null;
  }
  parentPort?.postMessage({ id, results } satisfies GuardJobAnswer);
});
parentPort?.postMessage('ready' satisfies GuardReady);
