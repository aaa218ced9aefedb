import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImportReport } from '#shared/chat/exchange.ts';
import type { ChosenFile } from '../exchange/chosen-files.ts';
import { type ExportOrder, exportChats } from '../exchange/export-chats.ts';
import { type ImportProgress, importFiles } from '../exchange/import-files.ts';
import { saveFile } from '../ui/save-file.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

export type ExchangeJob =
  | { kind: 'export'; characters: number }
  | {
      kind: 'import';
      /** Later by every pause, so that the time since then is the time it had. */
      startedAt: number;
      isPaused: boolean;
      progress: ImportProgress | null;
    };

export interface ExchangeState {
  /** One at a time; it goes on while the person is elsewhere in the window. */
  job: ExchangeJob | null;
  /** Of the last import. */
  report: ImportReport | null;
  /** The name of the last file that was made. */
  exported: string | null;
  /** Why the last one did not end well. `kind` says which. */
  problem: { kind: ExchangeJob['kind']; problem: Problem } | null;
  /** The person stopped the last one; what was imported by then stays. */
  wasStopped: boolean;
}

export interface ExchangeStore {
  store: StoreApi<ExchangeState>;
  /** Resolves when it is over, well or not; the state says which. */
  export(order: ExportOrder): Promise<void>;
  import(files: readonly ChosenFile[]): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
}

const IDLE: ExchangeState = { job: null, report: null, exported: null, problem: null, wasStopped: false };

/** Exports and imports of chats. */
export function createExchangeStore(ipc: Ipc): ExchangeStore {
  const store = createStore<ExchangeState>(() => IDLE);
  let controller = new AbortController();
  let goOn: () => void = () => undefined;
  let paused: Promise<void> | null = null;
  let pausedAt = 0;

  async function run(job: ExchangeJob, work: (signal: AbortSignal) => Promise<Partial<ExchangeState>>): Promise<void> {
    if (store.getState().job) return;
    controller = new AbortController();
    const { signal } = controller;
    store.setState({ ...IDLE, job });
    try {
      store.setState({ ...IDLE, ...(await work(signal)) });
    } catch (error) {
      const problem = signal.aborted ? null : problemOf(error);
      store.setState({ ...IDLE, wasStopped: signal.aborted, problem: problem && { kind: job.kind, problem } });
    }
  }

  const change = (values: Partial<Extract<ExchangeJob, { kind: 'import' }>>) => {
    const { job } = store.getState();
    if (job?.kind === 'import') store.setState({ job: { ...job, ...values } });
  };
  const resume = () => {
    goOn();
    paused = null;
    const { job } = store.getState();
    if (job?.kind === 'import' && job.isPaused) {
      change({ isPaused: false, startedAt: job.startedAt + Date.now() - pausedAt });
    }
  };

  return {
    store,
    export: (order) =>
      run({ kind: 'export', characters: 0 }, async (signal) => {
        const report = (characters: number) => store.setState({ job: { kind: 'export', characters } });
        const { file, fileName } = await exportChats(ipc, order, signal, report);
        saveFile(file, fileName);
        return { exported: fileName };
      }),
    import: (files) =>
      run({ kind: 'import', startedAt: Date.now(), isPaused: false, progress: null }, async (signal) => ({
        report: await importFiles(ipc, files, {
          signal,
          whilePaused: () => paused ?? Promise.resolve(),
          onProgress: (progress) => change({ progress }),
        }),
      })),
    pause() {
      if (!paused) pausedAt = Date.now();
      paused ??= new Promise((resolve) => {
        goOn = resolve;
      });
      change({ isPaused: true });
    },
    resume,
    stop() {
      controller.abort();
      resume();
    },
  };
}
