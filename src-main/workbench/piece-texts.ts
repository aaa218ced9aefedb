import de from '#assets/locales/de/pieces.json' with { type: 'json' };
import en from '#assets/locales/en/pieces.json' with { type: 'json' };
import type { Language } from '#shared/phrase.ts';
import { USER_TOOL_LIMITS } from '#shared/user-tool/limits.ts';
import { shorten } from '../tools/limits.ts';

/** Words that become part of what a person owns, such as the name of a copy: they stay when the language changes. */
export function pieceText(
  language: Language,
  key: keyof typeof en,
  params: Readonly<Record<string, string>> = {},
): string {
  const text: string = (language === 'de' ? de : en)[key];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
}

const ROOM_FOR_COPY = 20;

/** What a copy is called; a long name is shortened, so that it stays within the bound of names. */
export function nameOfCopy(language: Language, name: string): string {
  return pieceText(language, 'pieces.copy', { name: shorten(name, USER_TOOL_LIMITS.nameCharacters - ROOM_FOR_COPY) });
}
