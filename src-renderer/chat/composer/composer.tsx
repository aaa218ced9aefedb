import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_USER_MESSAGE_CHARACTERS } from '#shared/chat/message.ts';
import { usePhrase } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowUp, Paperclip, Square, Wrench } from '../../ui/icons.ts';
import type { Platform } from '../../ui/shortcut.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import styles from './composer.module.css';
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

  const send = () => {
    if (canSend) props.onSend(text.trim());
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event, props.sendWith, props.platform)) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={styles.place}>
      <div className={styles.composer}>
        <AttachmentRow pending={attachments.pending} onRemove={attachments.remove} />
        <textarea
          ref={field}
          data-composer
          className={styles.field}
          // biome-ignore lint/a11y/noAutofocus: a chat is opened to write
          autoFocus
          rows={1}
          value={text}
          maxLength={MAX_USER_MESSAGE_CHARACTERS}
          aria-label={t('chat.composer.label')}
          aria-describedby={obstacle === null ? undefined : id}
          placeholder={t('chat.composer.placeholder')}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={onKeyDown}
          dir="auto"
        />
        <div className={styles.bar}>
          <IconButton
            icon={Paperclip}
            name={t('chat.attachment.addPageButton')}
            opens="dialog"
            isOpen={isAddingPage}
            isDisabled={attachments.isFull}
            onClick={() => setAddingPage(true)}
          />
          <Button kind="ghost" icon={Wrench} isPressed={props.areToolsOpen} onClick={props.onTools}>
            {t('chat.composer.tools', { count: props.toolCount })}
          </Button>
          <span className={styles.end}>
            {isAnswering && hasText && queueing !== 'none' ? (
              <IconButton
                icon={ArrowUp}
                name={t('message.queue.send')}
                isDisabled={!canSend}
                onClick={send}
                className={styles.send}
              />
            ) : null}
            {isAnswering ? (
              <Button icon={Square} iconPlace="chip" keys="Esc" onClick={props.onStop} className={styles.stop}>
                {t('chat.composer.stop')}
              </Button>
            ) : (
              <IconButton
                icon={ArrowUp}
                name={t('chat.composer.send')}
                isDisabled={!canSend}
                onClick={send}
                className={styles.send}
              />
            )}
          </span>
        </div>
      </div>
      {isAddingPage ? <AddPageDialog onClose={() => setAddingPage(false)} onAdd={attachments.addPage} /> : null}
      <div id={id} className={styles.foot}>
        {obstacle ?? props.foot}
      </div>
    </div>
  );
}
