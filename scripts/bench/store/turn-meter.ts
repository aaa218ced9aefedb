// How long the main thread is held: by the wall, and in processor time, which other programs on the machine do not change.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface TurnFigures {
  /** Processor milliseconds of one turn of the event loop: the 99th percentile and the longest. */
  cpu99: number;
  cpuWorst: number;
  /** How late a timer was, milliseconds by the wall. */
  late99: number;
  lateWorst: number;
  seconds: number;
}

/** Runs `work` and measures every turn of the event loop until it is done. */
export async function measureTurns(work: () => Promise<unknown>): Promise<TurnFigures> {
  const turns: number[] = [];
  let isRunning = true;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    turns.push((user + system) / 1_000);
    if (isRunning) setImmediate(look);
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  setImmediate(look);
  const begin = performance.now();
  try {
    await work();
  } finally {
    isRunning = false;
    delay.disable();
  }
  const seconds = (performance.now() - begin) / 1_000;
  turns.sort((a, b) => a - b);
  return {
    cpu99: turns[Math.floor(turns.length * 0.99)] ?? Number.NaN,
    cpuWorst: turns.at(-1) ?? Number.NaN,
    late99: delay.percentile(99) / 1e6,
    lateWorst: delay.max / 1e6,
    seconds,
  };
}
