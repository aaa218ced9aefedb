import type { ResourceLimits } from 'node:worker_threads';

/**
 * At its limit a thread gets 16 MB more to end in. A young generation of the usual 48 MB may move into that at once, and then
 * V8 ends the whole process instead of the thread.
 */
const YOUNG_GENERATION_MB = 8;

/** For a thread that works on what others made: at `memoryMb` it ends, and nothing else does. */
export function threadLimits(memoryMb: number): ResourceLimits {
  return { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
}
