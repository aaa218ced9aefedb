/** What the window may show when it opens: the parts of it that everybody has. */
export const START_PAGES = ['chats', 'workbench', 'settings'] as const;
export type StartPage = (typeof START_PAGES)[number];

/** Pages of `DataApp.StartPage` that have an equal here; every other one of the format is a new chat. */
const PAGES_OF_FORMAT: Readonly<Record<string, StartPage>> = { HOME: 'chats', CHAT: 'chats', SETTINGS: 'settings' };

export function startPageOf(value: unknown): StartPage {
  return typeof value === 'string' && Object.hasOwn(PAGES_OF_FORMAT, value)
    ? (PAGES_OF_FORMAT[value] ?? 'chats')
    : 'chats';
}
