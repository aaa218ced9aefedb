import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '../../../src-renderer/base.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../../src-renderer/app.tsx';
import { createFakeMain } from '../../../src-renderer/gallery/fake-main.ts';
import { createWindowState, StateProvider } from '../../../src-renderer/state/state.tsx';
import { aChat, aMessage, aText } from '../../../src-renderer/testing/examples.ts';
import { WindowTheme } from '../../../src-renderer/window-theme.tsx';
import type { Message } from '../../../src-shared/chat/message.ts';
import type { Contender } from './contender.ts';
import type { OldMessage } from './workload.ts';

const ANSWER = 'answer';

function messagesOf(old: readonly OldMessage[]): Message[] {
  const stored = old.map(
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
  return [...stored, answer];
}

/** The whole window, on a main that answers from memory. */
export function ours(): Contender {
  const main = createFakeMain({ language: 'en', page: 'chat' });
  let ids: string[] = [];
  /** Each message as it comes over the connection: as text. */
  let wires: string[] = [];
  const read = (from: number, to: number) => JSON.parse(`[${wires.slice(from, to).join(',')}]`) as Message[];
  main.handle({
    'chats.get': ({ newest = wires.length }) => {
      const from = Math.max(0, wires.length - newest);
      return aChat({ id: 'open', messages: read(from, wires.length), ...(from > 0 && { hasEarlier: true }) });
    },
    'chats.earlier-messages': ({ beforeId, limit = wires.length }) => {
      const to = ids.indexOf(beforeId);
      const from = Math.max(0, to - limit);
      return { messages: read(from, to), versions: {}, hasEarlier: from > 0 };
    },
  });
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
    prepare(old) {
      const messages = messagesOf(old);
      ids = messages.map(({ id }) => id);
      wires = messages.map((message) => JSON.stringify(message));
    },
    open() {
      state.app.navigate({ view: 'chats', chatId: 'open' });
    },
    isWhole: () => state.openChats.open('open').store.getState().isWhole,
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
