import { useMemo } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import { messageText } from '../chat/actions/use-message-actions.ts';
import { useBeginChat } from '../chat-list/use-begin-chat.ts';
import { useControls } from '../controls/use-controls.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import type { IconShape } from '../ui/icon.tsx';
import {
  Copy,
  Download,
  HardDrive,
  Keyboard,
  Languages,
  PanelRight,
  Quote,
  ScanSearch,
  Search,
  Square,
  SquarePen,
  SunMoon,
  Timer,
} from '../ui/icons.ts';
import { useShortcut } from '../ui/use-shortcut.ts';

/** Something the person can do from anywhere. */
export interface Action {
  id: string;
  icon: IconShape;
  label: string;
  /** Found by these, too. */
  words?: string;
  keys?: string;
  run(): void;
  keepsOpen?: boolean;
}

const quietly = (promise: Promise<unknown>) => void promise.catch(() => undefined);

/** What can be done right now: nothing is offered that would do nothing. */
export function useActions(): Action[] {
  const chat = useChatActions();
  const window = useWindowActions();
  return useMemo(() => [...chat, ...window], [chat, window]);
}

/** Actions on the chat on the screen. */
function useChatActions(): Action[] {
  const { t } = usePhrase();
  const { exchange, ipc, inspector, openChats, search } = useWindowState();
  const shortcut = useShortcut();
  const chatId = useApp(({ route }) => (route.view === 'chats' ? route.chatId : null));
  const isAnswering = useChats(({ byId }) => chatId !== null && (byId[chatId]?.activity ?? 'idle') !== 'idle');
  return useMemo(() => {
    if (chatId === null) return [];
    const chat = openChats.open(chatId);
    const lastAnswer = () =>
      chat.store
        .getState()
        .messageIds.map((id) => chat.message(id))
        .findLast((message) => message?.role === 'assistant');
    const answer = lastAnswer();
    const actions: Action[] = [];
    if (isAnswering) {
      actions.push({
        id: 'stop',
        icon: Square,
        label: t('search.action.stop'),
        keys: 'Esc',
        run: () => quietly(ipc.call('turns.stop', { chatId })),
      });
    }
    actions.push({
      id: 'find',
      icon: Search,
      label: t('search.action.find'),
      keys: shortcut('F'),
      run: search.openFind,
    });
    if (answer) {
      actions.push({
        id: 'requests',
        icon: ScanSearch,
        label: t('search.action.requests'),
        run: () => {
          const message = lastAnswer();
          if (message) inspector.show(chatId, message.id);
        },
      });
    }
    if (answer && messageText(answer) !== '') {
      actions.push({
        id: 'copy-answer',
        icon: Copy,
        label: t('search.action.copyAnswer'),
        run: () => {
          const message = lastAnswer();
          if (message) quietly(navigator.clipboard.writeText(messageText(message)));
        },
      });
    }
    for (const format of ['markdown', 'json'] as const) {
      actions.push({
        id: `export-${format}`,
        icon: Download,
        label: t(`search.action.export.${format}`),
        run: () => void exchange.export({ ids: [chatId], format }),
      });
    }
    return actions;
  }, [chatId, isAnswering, exchange, ipc, inspector, openChats, search, shortcut, t]);
}

/** Actions on the window as a whole. */
function useWindowActions(): Action[] {
  const { t } = usePhrase();
  const { app, search } = useWindowState();
  const begin = useBeginChat();
  const shortcut = useShortcut();
  const controls = useControls();
  const isChat = useApp(({ route }) => route.view === 'chats');
  const theme = useApp((state) => state.settings?.theme ?? 'system');
  const language = useApp((state) => state.settings?.language ?? 'system');
  return useMemo(() => {
    const choices = <Value extends string>(
      setting: 'theme' | 'language',
      icon: IconShape,
      values: readonly Value[],
      current: Value,
    ): Action[] =>
      values
        .filter((value) => value !== current)
        .map((value) => ({
          id: `${setting}-${value}`,
          icon,
          label: t(`search.action.${setting}.${value}` as PhraseKey),
          words: t(`search.action.${setting}.words`),
          run: () => quietly(app.updateSettings({ [setting]: value })),
        }));
    return [
      {
        id: 'new-chat',
        icon: SquarePen,
        label: t('search.action.newChat'),
        keys: shortcut('N'),
        run: () => begin(),
      },
      {
        id: 'new-temporary-chat',
        icon: Timer,
        label: t('search.action.newTemporaryChat'),
        run: () => begin({ isTemporary: true }),
      },
      {
        id: 'search-messages',
        icon: Quote,
        label: t('search.action.searchMessages'),
        keys: shortcut('F', true),
        run: () => search.openPalette('messages'),
        keepsOpen: true,
      },
      ...(isChat
        ? [
            {
              id: 'controls',
              icon: PanelRight,
              label: t(controls.isOpen ? 'search.action.hideControls' : 'search.action.showControls'),
              keys: shortcut('.'),
              run: controls.toggle,
            },
          ]
        : []),
      ...choices('theme', SunMoon, ['system', 'light', 'dark'], theme),
      ...choices('language', Languages, ['system', 'en', 'de'], language),
      {
        id: 'exchange',
        icon: HardDrive,
        label: t('search.action.exchange'),
        run: () => app.navigate({ view: 'settings', section: 'data', subject: null }),
      },
      {
        id: 'keyboard',
        icon: Keyboard,
        label: t('search.action.keyboard'),
        run: () => app.navigate({ view: 'settings', section: 'keyboard', subject: null }),
      },
    ];
  }, [app, begin, search, controls.isOpen, controls.toggle, isChat, theme, language, shortcut, t]);
}
