import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { AnswerActions } from './actions/message-actions.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import styles from './answer-footer.module.css';
import type { ChatSetup } from './chat-setup.ts';

interface AnswerFooterProps {
  message: Message;
  chat: OpenChat;
  isLast: boolean;
  setup: ChatSetup;
}

/** What can be done with a finished answer, and what it took. */
export function AnswerFooter({ message, chat, isLast, setup }: AnswerFooterProps) {
  const { t } = usePhrase();
  const { inspector } = useWindowState();
  return (
    <div className={styles.footer}>
      <AnswerActions chat={chat} message={message} isLast={isLast} setup={setup} />
      <span className={styles.figures}>
        {message.figures ? <AnswerFigures figures={message.figures} /> : null}
        <Button kind="link" onClick={() => inspector.show(chat.id, message.id)}>
          {t('inspector.link')}
        </Button>
      </span>
    </div>
  );
}
