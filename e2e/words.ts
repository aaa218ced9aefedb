// The texts of the window, from the same files as the window, so that a spec names a text and not its wording.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';

export type Language = 'en' | 'de';

function textsOf(language: Language): Record<string, string> {
  const folder = path.join(import.meta.dirname, '../assets/locales', language);
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return Object.assign({}, ...files);
}

const texts = createInstance({
  lng: 'en',
  resources: { en: { translation: textsOf('en') }, de: { translation: textsOf('de') } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
texts.init();

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** @throws Error for a key without a text: a spec that waits for it would only time out. */
export function wordsIn(language: Language): Words {
  return (key, values = {}) => {
    if (!texts.exists(key, { lng: language, ...values })) throw new Error(`There is no text ${key} in ${language}.`);
    return texts.t(key, { lng: language, ...values });
  };
}
