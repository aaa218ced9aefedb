import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type ChatRequirements, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { ChatTaint } from '#shared/chat/taint.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import type { CollectionView } from '#shared/tool/view.ts';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { useApp, useChats, useWindowState, useWorkbench } from '../state/state.tsx';

/** Who answers and with which tools; the same for a stored chat and for one that does not exist yet. */
export interface ChatSetup {
  provider: ProviderView | null;
  requirements: ChatRequirements;
  /** Text from outside tried to instruct the model. */
  taint?: ChatTaint;
  collections: readonly CollectionView[];
  /** Linked, but left out of every request because their dice piece or formula is gone. */
  leftOut?: readonly UserToolView[];
  /** Never rejects: a provider that main refuses is not taken. */
  setProvider(id: string): Promise<void>;
  setCollection(id: string, isOn: boolean): void;
}

export function useChatSetup(chatId: string | null): ChatSetup {
  const { chats, newChat, tools } = useWindowState();
  const summary = useChats(({ byId }) => (chatId === null ? undefined : byId[chatId]));
  const fresh = useStore(newChat.store);
  const providers = useApp((state) => state.providers);
  const defaultProviderId = useApp((state) => state.defaultProviderId);
  const listed = useStore(tools.store, (state) => state.collections);

  const pieces = useWorkbench((state) => state.pieces);
  const defaults = useApp((state) => state.settings?.defaultCollectionIds);

  const wantedId = (chatId === null ? fresh.providerId : summary?.providerId) ?? defaultProviderId;
  const provider = providers.find(({ id }) => id === wantedId) ?? null;

  return useMemo(() => {
    const selection = chatId === null ? fresh.toolSelection : null;
    const collections = selection
      ? listed.map((collection) => ({ ...collection, isSelected: selection.includes(collection.id) }))
      : listed;
    const linked = (chatId === null ? fresh.toolSelection : summary?.toolSelection) ?? defaults ?? [];
    const leftOut = (pieces?.tools ?? []).filter(({ id, unusable }) => unusable && linked.includes(id));
    // Links of what can be brought back stay, so that it is here again when its formula or the tool itself is.
    const kept = [...leftOut, ...(pieces?.deleted ?? [])].map(({ id }) => id).filter((id) => linked.includes(id));
    return {
      provider,
      requirements: summary?.requirements ?? NO_REQUIREMENTS,
      ...(summary?.taint && { taint: summary.taint }),
      collections,
      leftOut,
      async setProvider(id) {
        if (chatId === null) newChat.set({ providerId: id });
        else await chats.setProvider(chatId, id).catch(() => undefined);
      },
      setCollection(id, isOn) {
        const others = collections.filter((collection) => collection.isSelected && collection.id !== id);
        const next = [
          ...others.map((collection) => collection.id),
          ...kept.filter((known) => known !== id),
          ...(isOn ? [id] : []),
        ];
        if (chatId === null) newChat.set({ toolSelection: next });
        else void chats.setTools(chatId, next).catch(() => undefined);
      },
    };
  }, [
    chatId,
    fresh.toolSelection,
    listed,
    provider,
    pieces,
    defaults,
    summary?.toolSelection,
    summary?.requirements,
    summary?.taint,
    chats,
    newChat,
  ]);
}

/** Collections whose definitions really go out with the next request. */
export const offeredCollections = (collections: readonly CollectionView[]): CollectionView[] =>
  collections.filter(({ isSelected, answer }) => isSelected && answer.offered);

/** What those cost in every request. */
export const tokensPerReply = (collections: readonly CollectionView[]): number =>
  offeredCollections(collections).reduce((sum, { tokens }) => sum + tokens, 0);
