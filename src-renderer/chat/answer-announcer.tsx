import { useEffect, useRef, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import type { MessageCell } from '../state/open-chat.ts';
import { useMessage } from '../state/state.tsx';
import { Hidden } from '../ui/hidden.tsx';
import { messageText } from './actions/use-message-actions.ts';

/** Longer answers are read from the message itself. */
const READ_CHARACTERS = 1_000;

/** Tells a screen reader politely when an answer begins and, once, what it says. Chunks would interrupt each other. */
export function AnswerAnnouncer({ cell }: { cell: MessageCell }) {
  const { t } = usePhrase();
  const status = useMessage(cell, (message) => message.status);
  const wasStreaming = useRef(false);
  const [text, setText] = useState('');
  useEffect(() => {
    if (status === 'streaming') {
      wasStreaming.current = true;
      setText(t('chat.announce.answering'));
    } else if (wasStreaming.current) {
      wasStreaming.current = false;
      setText(messageText(cell.getState()).slice(0, READ_CHARACTERS) || t('chat.announce.ended'));
    }
  }, [status, cell, t]);
  return (
    <div aria-live="polite">
      <Hidden>{text}</Hidden>
    </div>
  );
}
