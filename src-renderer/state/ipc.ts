import { type IpcClient, IpcError } from '#shared/ipc/client.ts';
import type { Phrase } from '#shared/phrase.ts';

/** What the window uses of the client; a test or the gallery gives its own. */
export type Ipc = Pick<IpcClient, 'call' | 'on' | 'onReset' | 'onConnection'>;

/** What a failed request says to the person. */
export interface Problem {
  text: Phrase;
  detail?: string;
}

/** Words any failure; `null` when the person cancelled it. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof IpcError) {
    return error.code === 'cancelled' ? null : { text: error.body.text, detail: error.body.detail };
  }
  return {
    text: { key: 'common.problem.unexpected' },
    detail: error instanceof Error ? error.message : String(error),
  };
}
