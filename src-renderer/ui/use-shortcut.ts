import { usePhrase } from '../i18n.ts';
import { useApp } from '../state/state.tsx';
import { shortcut } from './shortcut.ts';

/** Writes a shortcut as this system and the window's language do: "⌘K", "Ctrl+K", "Strg+K". */
export function useShortcut(): (key: string) => string {
  const { t } = usePhrase();
  const platform = useApp((state) => state.info?.platform ?? 'other');
  return (key) => shortcut(key, platform, t('common.key.control'));
}
