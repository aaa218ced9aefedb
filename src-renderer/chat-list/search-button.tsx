import { usePhrase } from '../i18n.ts';
import { useSearch, useWindowState } from '../state/state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Search } from '../ui/icons.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './search-button.module.css';

/** Looks like the field it opens: chats, messages and actions are searched in one place. */
export function SearchButton() {
  const { t } = usePhrase();
  const { search } = useWindowState();
  const shortcut = useShortcut();
  const isOpen = useSearch((state) => state.palette !== null);
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => search.openPalette('everything')}
    >
      <Icon of={Search} />
      <span className={styles.word}>{t('chat.list.search')}</span>
      <KeyHint keys={shortcut('K')} />
    </button>
  );
}
