import { z } from 'zod';
import type chat from '#assets/locales/en/chat.json';
import type cli from '#assets/locales/en/cli.json';
import type common from '#assets/locales/en/common.json';
import type errors from '#assets/locales/en/errors.json';
import type exchange from '#assets/locales/en/exchange.json';
import type inspector from '#assets/locales/en/inspector.json';
import type list from '#assets/locales/en/list.json';
import type markdown from '#assets/locales/en/markdown.json';
import type message from '#assets/locales/en/message.json';
import type organization from '#assets/locales/en/organization.json';
import type pieces from '#assets/locales/en/pieces.json';
import type policy from '#assets/locales/en/policy.json';
import type presets from '#assets/locales/en/presets.json';
import type search from '#assets/locales/en/search.json';
import type settings from '#assets/locales/en/settings.json';
import type tools from '#assets/locales/en/tools.json';
import type turn from '#assets/locales/en/turn.json';
import type workbench from '#assets/locales/en/workbench.json';

/** Every text of the product. Keys are flat; each begins with the name of its file (`chat.composer.placeholder`). */
export type Messages = typeof chat &
  typeof cli &
  typeof common &
  typeof errors &
  typeof exchange &
  typeof inspector &
  typeof list &
  typeof markdown &
  typeof message &
  typeof organization &
  typeof pieces &
  typeof policy &
  typeof presets &
  typeof search &
  typeof settings &
  typeof tools &
  typeof turn &
  typeof workbench;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
export type PhraseKey = WithoutPlural<Extract<keyof Messages, string>>;

/**
 * A text for a person, not yet in a language: main says what happened with a key and the facts, whoever shows it
 * (window, command line) words it. So a stored answer follows a change of language, and nothing is matched by its words.
 */
export interface Phrase {
  key: PhraseKey;
  params?: Record<string, string | number>;
}

export const phraseSchema = z.object({
  key: z.string().max(200) as unknown as z.ZodType<PhraseKey>,
  params: z.record(z.string(), z.union([z.string().max(20_000), z.number()])).optional(),
});

export function phrase(key: PhraseKey, params?: Record<string, string | number>): Phrase {
  return params ? { key, params } : { key };
}

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
