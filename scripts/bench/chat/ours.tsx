import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '../../../src-renderer/base.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../../src-renderer/app.tsx';
import { createFakeMain } from '../../../src-renderer/gallery/fake-main.ts';
import { createWindowState, StateProvider } from '../../../src-renderer/state/state.tsx';
import { aChat, aMessage, aText } from '../../../src-renderer/testing/examples.ts';
import { WindowTheme } from '../../../src-renderer/window-theme.tsx';
import type { Chat, Message } from '../../../src-shared/chat/message.ts';
import type { Contender } from './contender.ts';
import type { OldMessage } from './workload.ts';

const ANSWER = 'answer';

function chatOf(messages: readonly OldMessage[]): Chat {
  const stored = messages.map(
    ({ role, text }, index): Message =>
      aMessage({
        id: `m${index}`,
        chatId: 'open',
        parentId: index === 0 ? null : `m${index - 1}`,
        role,
        blocks: [aText(text, `t${index}`)],
      }),
  );
  const answer = aMessage({
    id: ANSWER,
    chatId: 'open',
    parentId: stored.at(-1)?.id ?? null,
    status: 'streaming',
    blocks: [aText('', 'text')],
  });
  return aChat({ id: 'open', messages: [...stored, answer] });
}

/** The whole window, on a main that answers from memory. */
export function ours(): Contender {
  const main = createFakeMain({ language: 'en', theme: 'light', scene: 'chat' });
  let wire = '';
  // As it comes over the connection: as text.
  main.handle({ 'chats.get': () => JSON.parse(wire) as Chat });
  const state = createWindowState(main, { hash: '' });
  return {
    start(root) {
      createRoot(root).render(
        <WindowTheme>
          <StateProvider state={state}>
            <App />
          </StateProvider>
        </WindowTheme>,
      );
    },
    prepare(messages) {
      wire = JSON.stringify(chatOf(messages));
    },
    open() {
      state.app.navigate({ view: 'chats', chatId: 'open' });
    },
    append(text) {
      main.emit('message.changed', {
        chatId: 'open',
        messageId: ANSWER,
        changes: [{ op: 'append', blockId: 'text', text }],
      });
    },
    composer: () => document.querySelector('textarea'),
  };
}
