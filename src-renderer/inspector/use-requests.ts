import { useEffect, useState } from 'react';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';

export interface Requests {
  /** Null: not known yet. */
  requests: readonly SentRequestView[] | null;
  dropped: number;
  problem: Problem | null;
}

/** While an answer streams, news of it come in bursts. */
const AGAIN_AFTER_MS = 150;

/** The requests of an answer, kept up to date while it is made. */
export function useRequests(messageId: string): Requests {
  const ipc = useIpc();
  const [state, setState] = useState<Requests>({ requests: null, dropped: 0, problem: null });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      ipc.call('inspector.requests', { messageId }).then(
        (answer) => !isOver && setState({ ...answer, problem: null }),
        (error) => !isOver && setState((before) => ({ ...before, problem: problemOf(error) })),
      );
    void load();
    const stop = ipc.on('inspector.changed', (changed) => {
      if (changed.messageId !== messageId) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void load();
      }, AGAIN_AFTER_MS);
    });
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    };
  }, [ipc, messageId]);
  return state;
}
