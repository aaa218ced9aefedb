import { useCallback, useState } from 'react';
import type { ImportReport } from '#shared/chat/exchange.ts';
import type { Phrase } from '#shared/phrase.ts';
import { problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';

export interface Salvage {
  /** What to say about it; undefined before it was asked for. */
  text: Phrase | undefined;
  isOffered: boolean;
  start(): void;
}

/** Bringing back what can be read of a damaged file: offered again where it failed, once it is done no more. */
export function useSalvage(): Salvage {
  const ipc = useIpc();
  const [text, setText] = useState<Phrase>();
  const [isOffered, setOffered] = useState(true);
  const start = useCallback(async () => {
    setOffered(false);
    setText({ key: 'turn.notice.salvaging' });
    try {
      setText(outcomeOf(await ipc.call('store.salvage', {})));
    } catch (error) {
      setText(problemOf(error)?.text);
      setOffered(true);
    }
  }, [ipc]);
  return { text, isOffered, start: () => void start() };
}

function outcomeOf({ messages, problems, moreProblems }: ImportReport): Phrase {
  if (messages === 0) return { key: 'turn.notice.salvagedNothing' };
  const isPartial = problems.length + moreProblems > 0;
  return { key: isPartial ? 'turn.notice.salvagedPartly' : 'turn.notice.salvaged', params: { count: messages } };
}
