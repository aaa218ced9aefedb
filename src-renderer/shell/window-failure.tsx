import { Component, type ReactNode, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import styles from '../ui/centred-notice.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { Unplug } from '../ui/icons.ts';

/** What stands in the window when none of its parts can be shown any more. Chats and answers are in main and go on. */
export function WindowFailed({ detail }: { detail: string }) {
  const { t } = usePhrase();
  const [isDetailShown, setDetailShown] = useState(false);
  return (
    <main className={styles.place}>
      <EmptyState
        icon={Unplug}
        title={t('common.failed.title')}
        isPage
        actions={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              {t('common.failed.reload')}
            </Button>
            <Button onClick={() => setDetailShown(!isDetailShown)}>{t('common.details')}</Button>
          </>
        }
      >
        {t('common.failed.text')}
      </EmptyState>
      {isDetailShown ? <pre className={styles.detail}>{detail}</pre> : null}
    </main>
  );
}

/** A mistake in any part would otherwise leave an empty window, with no word and nothing to press. */
export class WindowFailure extends Component<{ children: ReactNode }, { detail: string | null }> {
  override state = { detail: null };

  static getDerivedStateFromError(error: unknown): { detail: string } {
    return { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override render(): ReactNode {
    const { detail } = this.state;
    return detail === null ? this.props.children : <WindowFailed detail={detail} />;
  }
}
