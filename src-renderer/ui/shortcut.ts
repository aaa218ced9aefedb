export type Platform = 'linux' | 'darwin' | 'win32' | 'other';

/** ⌘ on macOS, Ctrl elsewhere. */
export const isModifier = (event: { metaKey: boolean; ctrlKey: boolean }, platform: Platform): boolean =>
  platform === 'darwin' ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;

/** A shortcut as the system writes it: "⌘K" or "Ctrl+K". */
export const shortcut = (key: string, platform: Platform): string =>
  platform === 'darwin' ? `⌘${key}` : `Ctrl+${key}`;
