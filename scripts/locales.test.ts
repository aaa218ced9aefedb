import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'de'] as const;

type Texts = Record<string, string>;
const folder = (language: string) => path.join(root, 'assets/locales', language);
const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(path.join(folder(language), file), 'utf8'));
const files = readdirSync(folder('en'));
const all = (language: string): Texts => Object.assign({}, ...files.map((file) => read(language, file)));
const texts = { en: all('en'), de: all('de') };

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).sort();

/** Keys put together while the app runs, and the rule by which. Everything else stands in the code as it is. */
const MADE_BY_RULE: ReadonlyArray<{ prefix: RegExp; why: string }> = [
  {
    prefix: /^tools\.[a-z0-9_]+\./,
    why: 'the id of a tool or collection, then its name, description, settings and problems',
  },
  { prefix: /^errors\./, why: 'the code of an error' },
  { prefix: /^cli\./, why: 'the name of a command' },
  { prefix: /^policy\.keyring\./, why: 'what the keyring did' },
  { prefix: /^settings\./, why: 'the id of a provider kind, a scheme, a level, a page' },
  {
    prefix: /^pieces\.(problem|dice|example)\./,
    why: 'what is wrong with a tool people make, and the id of an example',
  },
  { prefix: /^chat\.tokens\./, why: 'a part of the estimate' },
  { prefix: /^exchange\.(export|import)\./, why: 'the direction and what came of it, a format' },
  {
    prefix: /^search\.(action\.(theme|language|export)|palette)\./,
    why: 'the value of a setting, the role of a message',
  },
  {
    prefix:
      /^workbench\.(gate|open|origin|type|step|stepState|roll|kind|importState|actionName|actionHelp|diceName|diceHelp)\./,
    why: 'a gate, a type, a step, an action or a kind of piece',
  },
  {
    prefix:
      /^presets\.(change|choose|deleted|edit|empty|emptyHelp|help|new|none|preselected|preselectedHelp|problem|role)\./,
    why: 'a template or a profile, the role of a message',
  },
  { prefix: /^inspector\.(after|layer|outcome)\./, why: 'a moment, a layer or a part of a request' },
  {
    prefix: /^organization\.(admin|counts|problem|valid)\./,
    why: 'what a configuration holds, and the code of a problem',
  },
];

function sourceFiles(from: string): string[] {
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(from, entry.name);
    if (entry.isDirectory()) return sourceFiles(full);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [full] : [];
  });
}
const sources = ['src-main', 'src-renderer', 'src-shared'].flatMap((name) => sourceFiles(path.join(root, name)));
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Words that are the same in both languages, or proper names. */
const SAME_IN_BOTH = /^[\d\s{}\w.%·:,()-]*$/;

describe('the texts', () => {
  it.each(files)('of %s exist in both languages, under keys that begin with its name', (file) => {
    const name = `${path.basename(file, '.json')}.`;
    const keys = LANGUAGES.map((language) => Object.keys(read(language, file)).sort());
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[0]?.filter((key) => !key.startsWith(name))).toEqual([]);
  });

  it.each(Object.keys(texts.en))('%s says something, with the same values in both languages', (key) => {
    const [english = '', german = ''] = [texts.en[key], texts.de[key]];
    expect(english.trim()).not.toBe('');
    expect(german.trim()).not.toBe('');
    expect(namesIn(german)).toEqual(namesIn(english));
  });

  it('are translated', () => {
    const untranslated = Object.entries(texts.en).filter(
      ([key, english]) => texts.de[key] === english && !SAME_IN_BOTH.test(english),
    );
    expect(untranslated).toEqual([]);
  });

  it('speak plainly in German: Sie, no "leider", no exclamation mark', () => {
    const wrong = Object.entries(texts.de).filter(([, german]) =>
      /\b(leider|dein|deine|Ihnen leider|du)\b|!/i.test(german),
    );
    expect(wrong).toEqual([]);
  });

  it('are all used somewhere', () => {
    const unused = [...new Set(Object.keys(texts.en).map(withoutPlural))].filter(
      (key) =>
        !MADE_BY_RULE.some(({ prefix }) => prefix.test(key)) &&
        !new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]`).test(code),
    );
    expect(unused).toEqual([]);
  });

  it('have "one" and "other" wherever one of them is', () => {
    const keys = Object.keys(texts.en);
    const alone = keys.filter((key) => {
      const base = withoutPlural(key);
      return base !== key && !(keys.includes(`${base}_one`) && keys.includes(`${base}_other`));
    });
    expect(alone).toEqual([]);
  });
});

describe('the window', () => {
  /** Text between tags or in an attribute that people see, written in the code. */
  const literal =
    /(?:aria-label|title|placeholder|alt|label|name)="([^"{}]*[A-Za-z]{3,}[^"{}]*)"|>\s*([A-Z][a-z]+(?: [a-z]+)+)\s*</g;

  it.each(
    sources
      .filter((file) => /src-renderer\/(?!gallery\/|testing\/).*\.tsx$/.test(file))
      .map((file) => [path.relative(root, file), file]),
  )('has no words in the code of %s', (_, file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(literal)]
      .map((match) => match[1] ?? match[2] ?? '')
      // Names of form controls and meta data are not shown; an address is the same in every language.
      .filter((words) => !/^([a-z-]+|https?:\/\/\S+)$/.test(words));
    expect(found).toEqual([]);
  });
});
