import { useEffect, useState } from 'react';
import type { SearchHits } from '#shared/chat/search.ts';
import { MAX_SEARCH_CHARACTERS } from '#shared/chat/search.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';
import { queryWords } from './match-words.ts';

export interface MessageHits {
  messages: SearchHits['messages'];
  /** What they were found for; results stay in sight until those of the next text are there. */
  text: string;
  /** From the key press to the answer. */
  tookMs: number | null;
  problem: Problem | null;
}

const NOTHING: MessageHits = { messages: [], text: '', tookMs: null, problem: null };

/** Full-text search in main while someone types: each text cancels the search for the one before. */
export function useMessageHits(typed: string, limit: number): MessageHits {
  const ipc = useIpc();
  const [hits, setHits] = useState(NOTHING);
  const text = typed.slice(0, MAX_SEARCH_CHARACTERS);
  useEffect(() => {
    if (queryWords(text).length === 0) {
      setHits({ ...NOTHING, text });
      return;
    }
    const controller = new AbortController();
    const startedAt = performance.now();
    ipc.call('chats.search', { text, limit }, { signal: controller.signal }).then(
      ({ messages }) => {
        if (controller.signal.aborted) return;
        setHits({ messages, text, tookMs: performance.now() - startedAt, problem: null });
      },
      (error) => {
        if (!controller.signal.aborted) setHits({ ...NOTHING, text, problem: problemOf(error) });
      },
    );
    return () => controller.abort();
  }, [ipc, text, limit]);
  return hits;
}
