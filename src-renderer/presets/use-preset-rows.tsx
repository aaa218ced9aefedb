import type { ReactNode } from 'react';
import { usePhrase } from '../i18n.ts';
import { useManaged } from '../settings/use-managed.tsx';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lock } from '../ui/icons.ts';
import { PresetPill } from './preset-pill.tsx';
import styles from './presets.module.css';
import { useChosenPresets } from './use-chosen-presets.ts';

export interface PresetRow {
  id: 'template' | 'profile';
  label: string;
  control: ReactNode;
  /** Why it cannot be changed here. */
  note?: string;
}

/** Template and profile of a chat: what it has, the way to another one, or why there is none. */
export function usePresetRows(chatId: string | null, { isInline = false } = {}): PresetRow[] {
  const { t } = usePhrase();
  const { chats, newChat } = useWindowState();
  const { template, profile } = useChosenPresets(chatId);
  const isLoaded = useChats(({ byId }) => chatId === null || byId[chatId] !== undefined);
  const settings = useApp((state) => state.settings);
  const templateLock = useManaged('preselectedTemplateId');
  const profileLock = useManaged('preselectedProfileId');
  if (!isLoaded || !settings) return [];

  const fixed = (name: string, isLocked: boolean) => (
    <span className={isInline ? styles.fixedInline : styles.fixed}>
      <span className={styles.pillName}>{name}</span>
      {isLocked ? <Icon of={Lock} place="state" /> : null}
    </span>
  );
  const templateName = template?.name ?? t('presets.none.template');
  const profileName = profile?.name ?? t('presets.none.profile');
  const templateRow: PresetRow =
    chatId !== null
      ? {
          id: 'template',
          label: t('presets.template'),
          control: fixed(templateName, false),
          ...(template && { note: t('presets.keptByChat') }),
        }
      : templateLock.isLocked
        ? {
            id: 'template',
            label: t('presets.template'),
            control: fixed(templateName, true),
            note: templateLock.lockedBy,
          }
        : {
            id: 'template',
            label: t('presets.template'),
            control: (
              <PresetPill
                kind="template"
                chosen={template}
                choose={(templateId) => newChat.set({ templateId })}
                isInline={isInline}
              />
            ),
          };
  const profileRow: PresetRow =
    template?.mayUseProfile === false
      ? {
          id: 'profile',
          label: t('presets.profile'),
          control: fixed(profileName, true),
          note: t('presets.profileNotAllowed', { name: template.name }),
        }
      : profileLock.isLocked
        ? { id: 'profile', label: t('presets.profile'), control: fixed(profileName, true), note: profileLock.lockedBy }
        : {
            id: 'profile',
            label: t('presets.profile'),
            control: (
              <PresetPill
                kind="profile"
                chosen={profile}
                choose={(profileId) => {
                  if (chatId === null) newChat.set({ profileId });
                  else void chats.setProfile(chatId, profileId);
                }}
                isInline={isInline}
              />
            ),
          };
  return [profileRow, templateRow];
}
