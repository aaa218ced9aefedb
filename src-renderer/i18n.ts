import i18next, { type FormatterModule } from 'i18next';
import { useSyncExternalStore } from 'react';
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

/**
 * A number in a phrase is a quantity and follows the language, or an instant where the text says `{{at, datetime(…)}}`; ports,
 * codes and years are passed as strings.
 */
const numbersByLanguage: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value, format, language) {
    if (typeof value !== 'number' || !isLanguage(language)) return value;
    const formats = formatsFor(language);
    return format?.startsWith('datetime') ? formats.date(value) : formats.number(value);
  },
};

i18next.use(numbersByLanguage).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: textsOf(language) }])),
  // Keys are flat and may hold dots and colons.
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
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

function createWording(language: Language): Wording {
  const fixed = i18next.getFixedT(language);
  /** Most texts hold no facts: each is put together once, however many messages say it. */
  const constant = new Map<string, string>();
  const t = (key: string, params?: Params) => {
    if (params) return fixed(key, plainParams(params));
    let text = constant.get(key);
    if (text === undefined) {
      text = fixed(key);
      constant.set(key, text);
    }
    return text;
  };
  return {
    language,
    t,
    say: ({ key, params }) => t(key, params),
    has: (key): key is PhraseKey => i18next.exists(key, { lng: language }),
    format: formatsFor(language),
  };
}

const wordings = new Map<Language, Wording>();

function currentWording(): Wording {
  const language = isLanguage(i18next.language) ? i18next.language : 'en';
  let wording = wordings.get(language);
  if (!wording) {
    wording = createWording(language);
    wordings.set(language, wording);
  }
  return wording;
}

function onLanguage(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

/** Texts, numbers and dates of the window's language; a component that uses it follows a change of language. */
export const usePhrase = (): Wording => useSyncExternalStore(onLanguage, currentWording);
