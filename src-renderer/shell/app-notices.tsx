import { useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Unplug } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './app-notices.module.css';
import { useSalvage } from './use-salvage.ts';

type AppNotice = NonNullable<ReturnType<typeof useNotices>>[number];

function useNotices() {
  const notices = useApp((state) => state.info?.notices);
  const dismissed = useApp((state) => state.dismissedNotices);
  return notices?.filter(({ id }) => !dismissed.has(id));
}

function OneNotice({ notice }: { notice: AppNotice }) {
  const { t, say } = usePhrase();
  const { app } = useWindowState();
  const [isDetailShown, setDetailShown] = useState(false);
  const salvage = useSalvage();
  return (
    <Notice
      tone={notice.tone}
      areActionsInline
      actions={
        <>
          {notice.action === 'salvage-chats' && salvage.isOffered ? (
            <Button kind="link" onClick={salvage.start}>
              {t('turn.notice.salvage')}
            </Button>
          ) : null}
          {notice.detail ? (
            <Button kind="link" onClick={() => setDetailShown(!isDetailShown)}>
              {t('common.details')}
            </Button>
          ) : null}
          <Button kind="link" onClick={() => app.dismissNotice(notice.id)}>
            {t('common.gotIt')}
          </Button>
        </>
      }
    >
      <span className={styles.text}>{say(notice.text)}</span>
      {salvage.text ? <span className={styles.text}> {say(salvage.text)}</span> : null}
      {isDetailShown ? <pre className={styles.detail}>{notice.detail}</pre> : null}
    </Notice>
  );
}

/** Said once at the top of the window: a lost connection, settings that had to be replaced, and the like. */
export function AppNotices() {
  const { t } = usePhrase();
  const connection = useApp((state) => state.connection);
  const notices = useNotices() ?? [];
  if (connection === 'open' && notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {connection === 'lost' ? (
        <Notice icon={Unplug} title={t('common.connection.lostTitle')}>
          {t('common.connection.lostText')}
        </Notice>
      ) : null}
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
