import { useEffect } from 'react';
import { useControls } from '../controls/use-controls.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { isModifier } from '../ui/shortcut.ts';

type Command = 'new-chat' | 'settings' | 'toggle-controls' | 'find' | 'palette' | 'search-messages' | 'keyboard';

const KEYS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['n', 'new-chat'],
  [',', 'settings'],
  ['.', 'toggle-controls'],
  ['f', 'find'],
  ['k', 'palette'],
  ['/', 'keyboard'],
]);
const SHIFTED_KEYS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['f', 'search-messages'],
  // Where the slash itself needs Shift.
  ['/', 'keyboard'],
]);

/** The keys that work everywhere: new chat, settings, controls, search, and Escape to stop an answer. */
export function useShortcuts(): void {
  const { ipc, app, chats, newChat, search } = useWindowState();
  const platform = useApp((state) => state.info?.platform ?? 'other');
  const controls = useControls();

  useEffect(() => {
    const commands: Record<Command, () => void> = {
      'new-chat': () => {
        newChat.begin();
        app.navigate({ view: 'chats', chatId: null });
      },
      settings: () => app.navigate({ view: 'settings', section: null, subject: null }),
      keyboard: () => app.navigate({ view: 'settings', section: 'keyboard', subject: null }),
      'toggle-controls': controls.toggle,
      find: () => {
        const { route } = app.store.getState();
        if (route.view === 'chats' && route.chatId !== null) search.openFind();
      },
      palette: () => {
        if (search.store.getState().palette === 'everything') search.closePalette();
        else search.openPalette('everything');
      },
      'search-messages': () => search.openPalette('messages'),
    };
    const run = (command: Command) => {
      if (command !== 'palette' && command !== 'search-messages') search.closePalette();
      commands[command]();
    };
    const stop = () => {
      const { route } = app.store.getState();
      const chatId = route.view === 'chats' ? route.chatId : null;
      const chat = chatId === null ? undefined : chats.store.getState().byId[chatId];
      if (chat && chat.activity !== 'idle') void ipc.call('turns.stop', { chatId: chat.id }).catch(() => undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Whatever is open takes Escape first; an input method uses it to give up a word.
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape') stop();
      if (!isModifier(event, platform) || event.altKey) return;
      const command = (event.shiftKey ? SHIFTED_KEYS : KEYS).get(event.key.toLowerCase());
      if (!command) return;
      event.preventDefault();
      run(command);
    };
    window.addEventListener('keydown', onKeyDown);
    const stopListening = ipc.on('menu.command', ({ command }) => run(command));
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stopListening();
    };
  }, [ipc, app, chats, newChat, search, platform, controls.toggle]);
}
