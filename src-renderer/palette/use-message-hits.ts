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
  /** Why this is not everything. */
  missing?: SearchHits['missing'];
  /** What may have been meant where nothing was found. */
  suggestion?: SearchHits['suggestion'];
}

/** While the index still takes in old messages, the same search finds more a moment later. */
const AGAIN_AFTER_MS = 1_000;

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
    const { signal } = controller;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const startedAt = performance.now();
      try {
        const { messages, missing, suggestion } = await ipc.call('chats.search', { text, limit }, { signal });
        if (signal.aborted) return;
        setHits({ messages, text, tookMs: performance.now() - startedAt, problem: null, missing, suggestion });
        if (missing === 'not-indexed-yet') again = setTimeout(() => void ask(), AGAIN_AFTER_MS);
      } catch (error) {
        if (!signal.aborted) setHits({ ...NOTHING, text, problem: problemOf(error) });
      }
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(again);
    };
  }, [ipc, text, limit]);
  return hits;
}
