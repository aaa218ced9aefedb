import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useOpenChatState, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { AnswerActions } from './actions/message-actions.tsx';
import { VersionSwitcher, versionsOf } from './actions/version-switcher.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import styles from './answer-footer.module.css';
import type { ChatSetup } from './chat-setup.ts';

interface AnswerFooterProps {
  message: Message;
  chat: OpenChat;
  isLast: boolean;
  setup: ChatSetup;
}

/**
 * What can be done with a finished answer, and what it took. One that is being made can be left for another version of
 * it; the switcher stays the same element when it is finished, and keeps the focus.
 */
export function AnswerFooter({ message, chat, isLast, setup }: AnswerFooterProps) {
  const { t } = usePhrase();
  const { inspector } = useWindowState();
  const isStreaming = message.status === 'streaming';
  const hasVersions = useOpenChatState(chat, (state) => versionsOf(state, message.id) !== undefined);
  if (isStreaming && !hasVersions) return null;
  return (
    <div className={styles.footer}>
      <VersionSwitcher chat={chat} messageId={message.id} isOnEdge />
      {isStreaming ? null : (
        <>
          <AnswerActions chat={chat} message={message} isLast={isLast} setup={setup} />
          <span className={styles.figures}>
            {message.figures ? <AnswerFigures figures={message.figures} /> : null}
            <Button kind="link" onClick={() => inspector.show(chat.id, message.id)}>
              {t('inspector.link')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
