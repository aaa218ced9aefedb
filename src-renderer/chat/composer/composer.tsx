import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePhrase } from '../../i18n.ts';
import { useDroppedFiles } from '../../ui/dropped-files.ts';
import type { Platform } from '../../ui/shortcut.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import styles from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import { DraftField } from './draft-field.tsx';
import { isSendKey, type SendWith } from './send-keys.ts';
import type { Attachments } from './use-attachments.ts';

interface ComposerProps {
  text: string;
  onChange(text: string): void;
  onSend(text: string): void;
  /** Why nothing can be sent right now, with a way out; null when it can. */
  obstacle: ReactNode;
  isAnswering: boolean;
  /** Whether a question can wait for the answer to end; "full": one waits already. */
  queueing?: 'none' | 'possible' | 'full';
  onStop(): void;
  sendWith: SendWith;
  platform: Platform;
  toolCount: number;
  areToolsOpen: boolean;
  onTools(): void;
  attachments: Attachments;
  /** Under the field when nothing is in the way. */
  foot?: ReactNode;
}

/** Where the person writes. Grows to 40 % of the window, then scrolls. */
export function Composer(props: ComposerProps) {
  const { text, isAnswering, queueing = 'none' } = props;
  const { t } = usePhrase();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAddingPage, setAddingPage] = useState(false);
  const { attachments } = props;
  const addFiles = useLatest(attachments.addFiles);
  const isOver = useDroppedFiles(addFiles);
  const hasText = text.trim() !== '';
  const full =
    isAnswering && queueing === 'full' && hasText ? (
      <p className={styles.full} role="status">
        {t('message.queue.full')}
      </p>
    ) : null;
  const obstacle = props.obstacle ?? full;
  const canSend = hasText && !attachments.isReading && obstacle === null && (!isAnswering || queueing === 'possible');

  useEffect(() => {
    // Whoever comes back to a draft goes on where it ends.
    const length = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(length, length);
  }, []);

  const send = useLatest(() => {
    if (canSend) props.onSend(text.trim());
    field.current?.focus();
  });
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    if (!isSendKey(event, props.sendWith, props.platform)) return;
    event.preventDefault();
    send();
  });

  return (
    <div className={styles.place}>
      <div className={styles.composer} data-over={isOver || undefined}>
        <AttachmentRow of={attachments} />
        <DraftField
          field={field}
          text={text}
          describedBy={obstacle === null ? undefined : id}
          isForLater={isAnswering && queueing === 'possible'}
          onChange={useLatest(props.onChange)}
          onKeyDown={onKeyDown}
          onFiles={addFiles}
        />
        {isOver ? <p className={styles.drop}>{t('chat.attachment.drop')}</p> : null}
        <ComposerBar
          isAnswering={isAnswering}
          canQueue={isAnswering && hasText && queueing !== 'none'}
          canSend={canSend}
          isFull={attachments.isFull}
          toolCount={props.toolCount}
          areToolsOpen={props.areToolsOpen}
          onFiles={addFiles}
          onAddPage={useLatest(() => setAddingPage(true))}
          onTools={useLatest(props.onTools)}
          onSend={send}
          onStop={useLatest(props.onStop)}
        />
      </div>
      {isAddingPage ? <AddPageDialog onClose={() => setAddingPage(false)} onAdd={attachments.addPage} /> : null}
      <div id={id} className={styles.foot}>
        {obstacle ?? props.foot}
      </div>
    </div>
  );
}
