import { useEffect } from 'react';
import { useControls } from '../controls/use-controls.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { isModifier } from '../ui/shortcut.ts';

const KEYS = new Map([
  ['n', 'new-chat'],
  [',', 'settings'],
  ['.', 'toggle-controls'],
] as const) as ReadonlyMap<string, 'new-chat' | 'settings' | 'toggle-controls'>;

/** The keys that work everywhere: new chat, settings, controls, and Escape to stop an answer. */
export function useShortcuts(): void {
  const { ipc, app, chats } = useWindowState();
  const platform = useApp((state) => state.info?.platform ?? 'other');
  const controls = useControls();

  useEffect(() => {
    const commands = {
      'new-chat': () => app.navigate({ view: 'chats', chatId: null }),
      settings: () => app.navigate({ view: 'settings', section: null, subject: null }),
      'toggle-controls': controls.toggle,
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
      if (!isModifier(event, platform) || event.shiftKey || event.altKey) return;
      const command = KEYS.get(event.key.toLowerCase());
      if (!command) return;
      event.preventDefault();
      commands[command]();
    };
    window.addEventListener('keydown', onKeyDown);
    const stopListening = ipc.on('menu.command', ({ command }) => {
      if (command !== 'find') commands[command]();
    });
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stopListening();
    };
  }, [ipc, app, chats, platform, controls.toggle]);
}
