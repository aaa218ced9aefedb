import type { AppInfo } from '#shared/ipc/contract.ts';

type Notice = AppInfo['notices'][number];

const FOUND = 'row 218 missing from index messages_by_chat\n/home/example/confidant/chats.damaged-2026-11-28.db';

const DAMAGED: Notice = {
  id: 'store:damaged',
  tone: 'error',
  text: { key: 'turn.notice.chatsRestored', params: { at: Date.parse('2026-11-27T09:00:00') } },
  detail: FOUND,
  action: 'salvage-chats',
};

const NOTICES: Readonly<Record<string, readonly Notice[]>> = {
  newer: [{ id: 'store:newer', tone: 'warn', text: { key: 'turn.notice.newerChats' } }],
  damaged: [DAMAGED],
  // Everything that start-up can have to work around, at once.
  troubles: [
    { ...DAMAGED, text: { key: 'turn.notice.chatsDamaged' } },
    { id: 'settings:damaged', tone: 'warn', text: { key: 'turn.notice.settingsDamaged' }, detail: 'settings.bad.json' },
    {
      id: 'tool:lots',
      tone: 'warn',
      text: { key: 'turn.notice.brokenTool', params: { file: 'lots.json' } },
      detail: '',
    },
    { id: 'settings:bad-values', tone: 'neutral', text: { key: 'turn.notice.settingsReplaced', params: { count: 2 } } },
  ],
};

/** What the window says at its top on a page of the gallery. */
export const noticesOf = (page: string): AppInfo['notices'] => [...(NOTICES[page] ?? [])];
