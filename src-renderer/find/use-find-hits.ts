import { useEffect, useMemo, useState } from 'react';
import type { OpenChat } from '../state/open-chat.ts';
import { useOpenChatState } from '../state/state.tsx';
import { type FindHits, findHits, NO_HITS } from './find-hits.ts';
import { spanFinder } from './spans-of.ts';

/** While an answer streams, its new text counts after this time. */
const AGAIN_AFTER_MS = 300;

/** The places of a text in a chat, and for which text they are; old ones stay until the new ones are known. */
export function useFindHits(chat: OpenChat, text: string): { hits: FindHits; text: string } {
  const messageIds = useOpenChatState(chat, (state) => state.messageIds);
  const changes = useChanges(chat, messageIds.at(-1));
  const [found, setFound] = useState({ hits: NO_HITS, text: '' });
  const find = useMemo(() => spanFinder({ text, as: 'phrase' }), [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched again when messages come, go or change
  useEffect(() => {
    if (!find) {
      setFound({ hits: NO_HITS, text });
      return;
    }
    const controller = new AbortController();
    findHits(chat, find, controller.signal).then(
      (hits) => {
        if (!controller.signal.aborted) setFound({ hits, text });
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [chat, find, text, messageIds, changes]);
  return found;
}

/** Counts changes of the last message, a few times a second at most. */
function useChanges(chat: OpenChat, lastId: string | undefined): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const cell = lastId === undefined ? undefined : chat.cell(lastId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = cell?.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setChanges((count) => count + 1);
      }, AGAIN_AFTER_MS);
    });
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [chat, lastId]);
  return changes;
}
