export type Platform = 'linux' | 'darwin' | 'win32' | 'other';

/** ⌘ on macOS, Ctrl elsewhere. */
export const isModifier = (event: { metaKey: boolean; ctrlKey: boolean }, platform: Platform): boolean =>
  platform === 'darwin' ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;

/** A shortcut as the system writes it: "⌘K" or, with the name of the key in the window's language, "Ctrl+K". */
export const shortcut = (key: string, platform: Platform, control: string): string =>
  platform === 'darwin' ? `⌘${key}` : `${control}+${key}`;
