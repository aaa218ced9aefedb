import { memo } from 'react';
import { usePhrase } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowUp, Square, Wrench } from '../../ui/icons.ts';
import { AttachButton } from './attach-button.tsx';
import styles from './composer.module.css';

interface ComposerBarProps {
  isAnswering: boolean;
  /** Another question may wait for the answer: there is something to send beside what stops. */
  canQueue: boolean;
  canSend: boolean;
  isFull: boolean;
  toolCount: number;
  areToolsOpen: boolean;
  onFiles(files: readonly File[]): void;
  onAddPage(): void;
  onTools(): void;
  onSend(): void;
  onStop(): void;
}

/** The buttons under the field. Most keys change none of them. */
export const ComposerBar = memo(function ComposerBar(props: ComposerBarProps) {
  const { t } = usePhrase();
  return (
    <div className={styles.bar}>
      <AttachButton isDisabled={props.isFull} onFiles={props.onFiles} onPage={props.onAddPage} />
      <Button kind="ghost" icon={Wrench} isPressed={props.areToolsOpen} onClick={props.onTools}>
        {t('chat.composer.tools', { count: props.toolCount })}
      </Button>
      <span className={styles.end}>
        {props.canQueue ? (
          <IconButton
            icon={ArrowUp}
            name={t('message.queue.send')}
            isDisabled={!props.canSend}
            onClick={props.onSend}
            className={styles.send}
          />
        ) : null}
        {props.isAnswering ? (
          <Button icon={Square} iconPlace="chip" keys="Esc" onClick={props.onStop} className={styles.stop}>
            {t('chat.composer.stop')}
          </Button>
        ) : (
          <IconButton
            icon={ArrowUp}
            name={t('chat.composer.send')}
            isDisabled={!props.canSend}
            onClick={props.onSend}
            className={styles.send}
          />
        )}
      </span>
    </div>
  );
});
