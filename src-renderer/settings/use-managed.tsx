import type { ReactNode } from 'react';
import type { SettingName } from '#shared/organization/managed.ts';
import { usePhrase } from '../i18n.ts';
import { useApp } from '../state/state.tsx';
import { lockedWords } from './managed-by-words.ts';
import { Provenance } from './provenance.tsx';

export interface Managed {
  isLocked: boolean;
  /** Who locked it, for controls that say it themselves. */
  lockedBy: string | undefined;
  /** The line under a control that does not: who locked it, or whose default it is. Null: the person's own affair. */
  note: ReactNode;
}

/** What the organization says about a setting. Main refuses to change what is locked; the window shows it beforehand. */
export function useManaged(setting: SettingName): Managed {
  const { t } = usePhrase();
  const entry = useApp((state) => state.managed.settings[setting]);
  if (!entry) return { isLocked: false, lockedBy: undefined, note: null };
  const isLocked = entry.state === 'locked';
  return {
    isLocked,
    lockedBy: isLocked ? lockedWords(entry.by, t) : undefined,
    note: <Provenance of={{ origin: isLocked ? 'locked' : 'organization-default', by: entry.by }} />,
  };
}
