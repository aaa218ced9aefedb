import { Worker } from 'node:worker_threads';
import { workerUrl } from '../worker-url.ts';
import { StoreError, type StoreErrorCode } from './store-error.ts';

export interface CopyJob {
  source: string;
  target: string;
}
export type CopyVerdict = { isGood: true } | { isGood: false; code: StoreErrorCode; message: string };

/** Copies a database that is in use and checks the copy, without holding up the application or its exit. */
export async function copyInThread(job: CopyJob): Promise<void> {
  const thread = new Worker(workerUrl('backup', import.meta.url, './backup-worker.ts'), { workerData: job });
  thread.unref();
  const { promise, resolve, reject } = Promise.withResolvers<CopyVerdict>();
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new StoreError('failed', 'the thread that makes the backup ended without a word')));
  const verdict = await promise;
  if (!verdict.isGood) throw new StoreError(verdict.code, verdict.message);
}
