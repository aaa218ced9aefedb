import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError, type StoreErrorCode } from './store-error.ts';

export type CopyVerdict = { isGood: true } | { isGood: false; code: StoreErrorCode; message: string };

/** `verifyCopy` without holding up the application: a large database takes seconds. */
export async function verifyCopyInThread(file: string): Promise<void> {
  const thread = new Worker(workerUrl(), { workerData: file });
  // A crash of the thread arrives as "error", which `once` turns into a rejection.
  const [verdict] = (await once(thread, 'message')) as [CopyVerdict];
  if (!verdict.isGood) throw new StoreError(verdict.code, verdict.message);
}

/** In the build the worker is a file of its own; in tests and scripts Node runs the source. */
function workerUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './verify-copy-worker.ts' : '../workers/verify-copy.js', import.meta.url);
}
