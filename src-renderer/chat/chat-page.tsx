import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ControlsDrawer } from '../controls/controls-drawer.tsx';
import { FindBar } from '../find/find-bar.tsx';
import { usePhrase } from '../i18n.ts';
import { useNewPresets } from '../presets/use-chosen-presets.ts';
import { useOpenChat, useOpenChatState, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FileClock } from '../ui/icons.ts';
import { ChatSaying } from './actions/chat-saying.tsx';
import { ChatComposer, NewChatComposer } from './chat-composer.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-page.module.css';
import { type ChatSetup, useChatSetup } from './chat-setup.ts';
import { MessageList } from './message-list.tsx';
import { NewChat } from './new-chat.tsx';

function StoredChat({ chatId, setup }: { chatId: string; setup: ChatSetup }) {
  const { t, say } = usePhrase();
  const { app } = useWindowState();
  const chat = useOpenChat(chatId);
  const status = useOpenChatState(chat, (state) => state.status);
  const problem = useOpenChatState(chat, (state) => state.problem);
  if (status === 'loading') return <div className={styles.fill} aria-busy />;
  if (status === 'failed') {
    return (
      <div className={styles.empty}>
        <EmptyState
          icon={FileClock}
          title={t('chat.page.cannotOpen')}
          actions={
            <>
              <Button onClick={() => void chat.load()}>{t('common.tryAgain')}</Button>
              <Button kind="ghost" onClick={() => app.navigate({ view: 'chats', chatId: null })}>
                {t('chat.list.newChat')}
              </Button>
            </>
          }
        >
          {problem ? say(problem.text) : null}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <FindBar chat={chat} />
      <MessageList chat={chat} setup={setup} />
      <ChatSaying chat={chat} />
      <ChatComposer chat={chat} setup={setup} />
    </>
  );
}

/** One chat, or the place where the next one begins, with the drawer beside it. */
export function ChatPage({ chatId }: { chatId: string | null }) {
  const { tools, newChat } = useWindowState();
  const setup = useChatSetup(chatId);
  const providerId = setup.provider?.id ?? null;
  const fresh = useStore(newChat.store, (state) => state.toolSelection);
  const { template } = useNewPresets();
  const loads = useStore(newChat.store, (state) => state.loads);
  const selection = chatId === null ? (fresh ?? template?.collectionIds ?? null) : null;
  useEffect(() => tools.ask({ chatId, providerId, selection }), [tools, chatId, providerId, selection]);
  return (
    <>
      <main className={styles.page}>
        <ChatHeader key={`header ${chatId}`} chatId={chatId} setup={setup} />
        {chatId === null ? (
          <>
            <NewChat setup={setup} />
            <NewChatComposer key={loads} setup={setup} />
          </>
        ) : (
          <StoredChat key={chatId} chatId={chatId} setup={setup} />
        )}
      </main>
      <ControlsDrawer chatId={chatId} setup={setup} />
    </>
  );
}
