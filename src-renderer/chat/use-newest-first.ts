import { useEffect, useMemo, useState } from 'react';
import type { OpenChat } from '../state/open-chat.ts';
import { whenDrawn } from '../state/when-idle.ts';
import { newestScreenful } from './newest-screenful.ts';

interface ShownMessages {
  ids: readonly string[];
  /** How many messages that are here already stand before them. */
  heldBack: number;
  /** So many are shown in the first frame; undefined where the list does not open at its end. */
  atOnce: number | undefined;
}

/**
 * A chat that opens at its end shows its newest screenful in its first frame. What stands before it comes into the list when
 * the browser has time, and one part at a time: for a frame each, the list is busy keeping its place.
 * @param isAll they are all shown at once, because a certain one is looked for
 */
export function useNewestFirst(chat: OpenChat, messageIds: readonly string[], isAll: boolean): ShownMessages {
  const [atOnce] = useState(() => {
    if (isAll) return undefined;
    const messageAt = (fromEnd: number) => chat.message(messageIds.at(-1 - fromEnd) ?? '');
    return newestScreenful(messageIds.length, messageAt, window.innerHeight);
  });
  const [firstId, setFirstId] = useState(() => messageIds.at(-(atOnce ?? messageIds.length)));

  const oldestId = messageIds[0];
  const isBehind = firstId !== oldestId;
  useEffect(() => {
    if (!isBehind) return;
    let isWanted = true;
    void whenDrawn().then(() => {
      if (isWanted) setFirstId(chat.store.getState().messageIds[0]);
    });
    return () => {
      isWanted = false;
    };
  }, [chat, isBehind]);

  const heldBack = isAll || firstId === undefined ? 0 : Math.max(0, messageIds.indexOf(firstId));
  const ids = useMemo(() => messageIds.slice(heldBack), [messageIds, heldBack]);
  return { ids, heldBack, atOnce };
}
