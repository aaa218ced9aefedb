import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type ChatRequirements, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { ChatTaint } from '#shared/chat/taint.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import type { CollectionView } from '#shared/tool/view.ts';
import { useNewPresets } from '../presets/use-chosen-presets.ts';
import { idsOfCollection, withMember } from '../settings/collection-entries.ts';
import { useApp, useChats, useWindowState, useWorkbench } from '../state/state.tsx';

/** Who answers and with which tools; the same for a stored chat and for one that does not exist yet. */
export interface ChatSetup {
  provider: ProviderView | null;
  requirements: ChatRequirements;
  /** Text from outside tried to instruct the model. */
  taint?: ChatTaint;
  collections: readonly CollectionView[];
  /** Linked, but not here: no request can offer them. */
  lost?: readonly LostLink[];
  /** Never rejects: a provider that main refuses is not taken. */
  setProvider(id: string): Promise<void>;
  setCollection(id: string, isOn: boolean): void;
}

/** A link that leads to nothing now. It stays, so that the tool is linked again as soon as it is back. */
export interface LostLink {
  id: string;
  /** Null: nothing is known of it but its id. */
  name: string | null;
  /** It was deleted in the Workbench, and can be brought back there. */
  isRestorable: boolean;
}

export function useChatSetup(chatId: string | null): ChatSetup {
  const { chats, newChat, tools } = useWindowState();
  const summary = useChats(({ byId }) => (chatId === null ? undefined : byId[chatId]));
  const fresh = useStore(newChat.store);
  const { template } = useNewPresets();
  // Nothing chosen yet: what the template says, if it says anything.
  const freshSelection = fresh.toolSelection ?? template?.collectionIds ?? null;
  const providers = useApp((state) => state.providers);
  const defaultProviderId = useApp((state) => state.defaultProviderId);
  const { status, collections: listed, selfOffering } = useStore(tools.store);

  const deleted = useWorkbench((state) => state.pieces?.deleted);
  const defaults = useApp(
    ({ settings }) => settings?.collectionIdsByComponent.chat ?? settings?.defaultCollectionIds ?? null,
  );

  const wantedId = (chatId === null ? fresh.providerId : summary?.providerId) ?? defaultProviderId;
  const provider = providers.find(({ id }) => id === wantedId) ?? null;
  const isKnown = chatId === null || summary !== undefined;
  const linked = (chatId === null ? freshSelection : summary?.toolSelection) ?? defaults;

  return useMemo(() => {
    const selection = chatId === null ? freshSelection : null;
    const collections = selection
      ? listed.map((collection) => ({ ...collection, isSelected: selection.includes(collection.id) }))
      : listed;
    const isListed = new Set([...listed, ...selfOffering].flatMap(idsOfCollection));
    const lost = (linked ?? [])
      .filter((id) => !isListed.has(id))
      .map((id): LostLink => {
        const piece = deleted?.find((known) => known.id === id);
        return { id, name: piece?.name ?? null, isRestorable: piece !== undefined };
      });
    return {
      provider,
      requirements: summary?.requirements ?? NO_REQUIREMENTS,
      ...(summary?.taint && { taint: summary.taint }),
      collections,
      // Before both lists are here, nobody can say what is lost.
      lost: status === 'ready' && deleted ? lost : [],
      async setProvider(id) {
        if (chatId === null) newChat.set({ providerId: id });
        else await chats.setProvider(chatId, id).catch(() => undefined);
      },
      setCollection(id, isOn) {
        // Changes what is linked, not what is shown: links of tools that no list has (yet) stay.
        if (!isKnown || !linked) return;
        const next = withMember(linked, collections.find((known) => known.id === id) ?? { id, tools: [] }, isOn);
        if (chatId === null) newChat.set({ toolSelection: next });
        else void chats.setTools(chatId, next).catch(() => undefined);
      },
    };
  }, [
    chatId,
    freshSelection,
    status,
    listed,
    selfOffering,
    provider,
    deleted,
    linked,
    isKnown,
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
