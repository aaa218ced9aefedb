import de from '#assets/locales/de/pieces.json' with { type: 'json' };
import en from '#assets/locales/en/pieces.json' with { type: 'json' };
import type { Language } from '#shared/phrase.ts';

/** Words that become part of what a person owns, such as the name of a copy: they stay when the language changes. */
export function pieceText(
  language: Language,
  key: keyof typeof en,
  params: Readonly<Record<string, string>> = {},
): string {
  const text: string = (language === 'de' ? de : en)[key];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
}
