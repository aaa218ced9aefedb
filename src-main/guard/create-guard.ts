import type { Guard } from './guard.ts';

/** Passes text on unchanged. The filter itself takes this place. */
export function createGuard(): Guard & { close(): Promise<void> } {
  return {
    filter: async (texts) => ({
      results: texts.map(({ text }) => ({ text, findings: [], isFlagged: false })),
      failed: false,
    }),
    close: async () => {},
  };
}
