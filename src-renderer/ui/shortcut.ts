export type Platform = 'linux' | 'darwin' | 'win32' | 'other';

/** ⌘ on macOS, Ctrl elsewhere. */
export const isModifier = (event: { metaKey: boolean; ctrlKey: boolean }, platform: Platform): boolean =>
  platform === 'darwin' ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;

/** What the window's language calls the keys that are held down. */
export interface KeyNames {
  control: string;
  shift: string;
}

/** A shortcut as the system writes it: "⇧⌘K" or, with the names of the keys in the window's language, "Ctrl+Shift+K". */
export const shortcut = (key: string, platform: Platform, names: KeyNames, isShifted = false): string =>
  platform === 'darwin'
    ? `${isShifted ? '⇧' : ''}⌘${key}`
    : [names.control, ...(isShifted ? [names.shift] : []), key].join('+');
