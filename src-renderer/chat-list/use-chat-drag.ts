import { type DragEvent, useCallback, useState } from 'react';
import { useWindowState } from '../state/state.tsx';
import { dropOf } from './drop-chat.ts';
import type { ChatGroup, ListItem } from './list-items.ts';

/** Dragging a chat onto a group of the list. Events of the list bubble here; each line names its group. */
export function useChatDrag(items: readonly ListItem[]) {
  const { chats } = useWindowState();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);

  const start = useCallback((id: string, event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    // Other windows and programs get nothing from it.
    event.dataTransfer.setData('application/x-confidant-chat', id);
    setDragged(id);
  }, []);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const dropAt = ({ target }: DragEvent) => {
    const chat = dragged === null ? undefined : chats.store.getState().byId[dragged];
    const groupId = target instanceof Element && target.closest<HTMLElement>('[data-group]')?.dataset.group;
    const group = groupId ? groupOf(items, groupId) : undefined;
    return chat && group ? { group, drop: dropOf(chat, group) } : undefined;
  };
  return {
    start,
    /** The group that would take the chat if it were let go now. */
    overGroupId: over,
    handlers: {
      onDragEnd: end,
      onDragLeave: () => setOver(null),
      onDragOver: (event: DragEvent) => {
        const at = dropAt(event);
        setOver(at?.drop ? at.group.id : null);
        if (!at?.drop) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      },
      onDrop: (event: DragEvent) => {
        const at = dropAt(event);
        end();
        if (!at?.drop) return;
        event.preventDefault();
        void at.drop(chats);
      },
    },
  };
}

const groupOf = (items: readonly ListItem[], id: string): ChatGroup | undefined =>
  items.find(({ group }) => group.id === id)?.group;
