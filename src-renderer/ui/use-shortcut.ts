import { useCallback } from 'react';
import { usePhrase } from '../i18n.ts';
import { useApp } from '../state/state.tsx';
import { shortcut } from './shortcut.ts';

/** Writes a shortcut as this system and the window's language do: "⌘K", "Ctrl+K", "Strg+K"; shifted "Strg+Umschalt+K". */
export function useShortcut(): (key: string, isShifted?: boolean) => string {
  const { t } = usePhrase();
  const platform = useApp((state) => state.info?.platform ?? 'other');
  return useCallback(
    (key, isShifted) => {
      const names = { control: t('common.key.control'), shift: t('common.key.shift') };
      return shortcut(key, platform, names, isShifted);
    },
    [t, platform],
  );
}
