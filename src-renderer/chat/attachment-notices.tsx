import { useState } from 'react';
import type { Attachment, FilterNotice } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './notice-block.module.css';

/** What the filter found in something attached, with the sentences on request; or that it did not run. */
export function AttachmentNotices({ attachment }: { attachment: Attachment }) {
  return attachment.notices?.map((notice) => <OneNotice key={notice.text.key} notice={notice} />);
}

function OneNotice({ notice: { tone, text, detail } }: { notice: FilterNotice }) {
  const { t, say } = usePhrase();
  const [isDetailShown, setDetailShown] = useState(false);
  return (
    <Notice
      tone={tone}
      actions={
        detail ? (
          <>
            <Button kind="ghost" aria-expanded={isDetailShown} onClick={() => setDetailShown(!isDetailShown)}>
              {t('common.details')}
            </Button>
            {isDetailShown ? <pre className={styles.detail}>{detail}</pre> : null}
          </>
        ) : undefined
      }
    >
      <span className={styles.text}>{say(text)}</span>
    </Notice>
  );
}
