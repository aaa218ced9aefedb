import { useStore } from 'zustand';
import type { ProfileReference, ProfileView } from '#shared/preset/profile.ts';
import type { TemplateReference, TemplateView } from '#shared/preset/template.ts';
import type { WantedPresets } from '../state/new-chat-store.ts';
import { useApp, useChats, usePresets, useWindowState } from '../state/state.tsx';

export interface ChosenPresets {
  template: TemplateReference | null;
  profile: ProfileReference | null;
}

/** What the chat that begins next would have: what the person chose, else what is preselected. */
export interface NewPresets extends ChosenPresets {
  template: TemplateView | null;
  profile: ProfileView | null;
  /** What main is asked for. What is locked is not asked for: main knows it. */
  wanted: WantedPresets;
}

function useLock(setting: 'preselectedTemplateId' | 'preselectedProfileId'): boolean {
  return useApp(({ managed }) => managed.settings[setting]?.state === 'locked');
}

export function useNewPresets(): NewPresets {
  const { newChat } = useWindowState();
  const fresh = useStore(newChat.store);
  const { templates, profiles, isReady } = usePresets((state) => state);
  const preselectedTemplate = useApp(({ settings }) => settings?.preselectedTemplateId ?? null);
  const preselectedProfile = useApp(({ settings }) => settings?.preselectedProfileId ?? null);
  const isTemplateLocked = useLock('preselectedTemplateId');
  const isProfileLocked = useLock('preselectedProfileId');

  const asked = <Id extends string | null | undefined>(id: Id, isLocked: boolean) => (isLocked ? undefined : id);
  const templateId = asked(fresh.templateId, isTemplateLocked);
  const profileId = asked(fresh.profileId, isProfileLocked);
  const template = find(templates, templateId, preselectedTemplate);
  const profile = template?.mayUseProfile === false ? null : find(profiles, profileId, preselectedProfile);
  // What was chosen and is gone is none, before main would say so.
  const wantedId = (id: string | null | undefined, found: unknown) => (isReady && id && !found ? null : id);
  return {
    template,
    profile,
    wanted: { templateId: wantedId(templateId, template), profileId: wantedId(profileId, profile) },
  };
}

/** What a stored chat has; a new one: what it would have. */
export function useChosenPresets(chatId: string | null): ChosenPresets {
  const stored = useChats(({ byId }) => (chatId === null ? undefined : byId[chatId]?.presets));
  const fresh = useNewPresets();
  if (chatId === null) return fresh;
  return { template: stored?.template ?? null, profile: stored?.profile ?? null };
}

function find<View extends { id: string }>(
  views: readonly View[],
  chosen: string | null | undefined,
  preselected: string | null,
): View | null {
  const id = chosen === undefined ? preselected : chosen;
  return views.find((view) => view.id === id) ?? null;
}
