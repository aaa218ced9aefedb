import i18next, { type FormatterModule } from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, type Phrase, type PhraseKey } from '#shared/phrase.ts';
import { plainParams } from '#shared/plain-params.ts';
import { type Formats, formatsFor } from './formats.ts';

type Params = Record<string, string | number>;

const files = import.meta.glob<Record<string, string>>('../assets/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function textsOf(language: Language): Record<string, string> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return Object.assign({}, ...mine.map(([, texts]) => texts));
}

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value);

/** A number in a phrase is a quantity and follows the language; ports, codes and years are passed as strings. */
const numbersByLanguage: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' && isLanguage(language) ? formatsFor(language).number(value) : value,
};

i18next
  .use(numbersByLanguage)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: textsOf(language) }])),
    // Keys are flat and may hold dots and colons.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    react: { useSuspense: false },
    // React escapes.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });

export function setLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (i18next.language !== language) void i18next.changeLanguage(language);
}

export interface Wording {
  language: Language;
  /** The text of a key in the language of the window. */
  t(key: PhraseKey, params?: Params): string;
  /** Words what main said with a key and facts. */
  say(phrase: Phrase): string;
  /** Whether a key made by convention (`tools.<id>.name`) has a text. */
  has(key: string): key is PhraseKey;
  format: Formats;
}

function wordingFor(language: Language): Wording {
  const fixed = i18next.getFixedT(language);
  const t = (key: string, params?: Params) => fixed(key, plainParams(params));
  return {
    language,
    t,
    say: ({ key, params }) => t(key, params),
    has: (key): key is PhraseKey => i18next.exists(key, { lng: language }),
    format: formatsFor(language),
  };
}

/** Texts, numbers and dates of the window's language; a component that uses it follows a change of language. */
export function usePhrase(): Wording {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return useMemo(() => wordingFor(language), [language]);
}
