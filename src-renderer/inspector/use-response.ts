import { useEffect, useState } from 'react';
import type { ResponseEvent, SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { useIpc } from '../state/state.tsx';

export interface Response {
  events: readonly ResponseEvent[];
  /** Bytes in its middle that are not kept. */
  leftOut: number;
}

const NOTHING: Response = { events: [], leftOut: 0 };

/** What came back for a request, read again as more comes. */
export function useResponse({ id, responseBytes, endedAfterMs }: SentRequestView): Response {
  const ipc = useIpc();
  const [loaded, setLoaded] = useState({ id: '', response: NOTHING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when more has come
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const events: ResponseEvent[] = [];
      let leftOut = 0;
      for (let from: number | null = 0; from !== null && !isOver; ) {
        const part: { events: ResponseEvent[]; next: number | null; leftOut: number } = await ipc.call(
          'inspector.response',
          { requestId: id, from },
        );
        events.push(...part.events);
        leftOut = part.leftOut;
        from = part.next;
      }
      if (!isOver) setLoaded({ id, response: { events, leftOut } });
    };
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [ipc, id, responseBytes, endedAfterMs]);
  return loaded.id === id ? loaded.response : NOTHING;
}
