import { useEffect } from 'react';
import { usePhrase } from '../i18n.ts';
import { useApp, useChats } from '../state/state.tsx';

/** In a browser the tab says that a chat waits; the desktop app has notifications of the system for it. */
export function useWindowTitle(): void {
  const { t } = usePhrase();
  const isTab = useApp((state) => state.info?.shell === 'web');
  const isWaiting = useChats(({ byId }) => Object.values(byId).some(({ activity }) => activity === 'waiting'));
  useEffect(() => {
    if (!isTab || !isWaiting) return;
    const { title } = document;
    document.title = t('common.waiting.tab', { title });
    return () => {
      document.title = title;
    };
  }, [isTab, isWaiting, t]);
}
