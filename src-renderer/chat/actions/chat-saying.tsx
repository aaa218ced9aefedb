import type { ReactNode } from 'react';
import { usePhrase } from '../../i18n.ts';
import type { OpenChat } from '../../state/open-chat.ts';
import { useChats, useOpenChatState, useWindowState } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CircleAlert, GitBranch, Trash, X } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './chat-saying.module.css';
import { focusComposer } from './focus-composer.ts';
import { useMessageActions } from './use-message-actions.ts';

/** Above the composer: why an action failed, or how to take it back. Stays until it is used, closed or replaced. */
export function ChatSaying({ chat }: { chat: OpenChat }) {
  const { t, say } = usePhrase();
  const { app } = useWindowState();
  const { restore } = useMessageActions(chat);
  const said = useOpenChatState(chat, (state) => state.said);
  const original = useChats(({ byId }) => (said?.kind === 'branched' ? byId[said.fromId] : undefined));
  const line = (icon: typeof Trash, tone: 'neutral' | 'error', words: string, action?: ReactNode) => (
    <div className={styles.saying}>
      <Notice
        icon={icon}
        tone={tone}
        areActionsInline
        actions={
          <>
            {action}
            <IconButton icon={X} place="state" name={t('common.close')} onClick={() => chat.say(null)} />
          </>
        }
      >
        {words}
      </Notice>
    </div>
  );
  switch (said?.kind) {
    case undefined:
      return null;
    case 'failed':
      return line(CircleAlert, 'error', say(said.problem.text));
    case 'deleted':
      return line(
        Trash,
        'neutral',
        t(said.role === 'user' ? 'message.action.questionDeleted' : 'message.action.answerDeleted'),
        <Button
          kind="link"
          // What was deleted had the focus.
          autoFocus
          onClick={() => void restore(said.messageId).then((isDone) => isDone && focusComposer())}
        >
          {t('chat.list.undo')}
        </Button>,
      );
    case 'branched':
      return line(
        GitBranch,
        'neutral',
        t('message.action.branched'),
        original ? (
          <Button kind="link" onClick={() => app.navigate({ view: 'chats', chatId: original.id })}>
            {t('message.action.toOriginal')}
          </Button>
        ) : undefined,
      );
  }
}
