import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type PhraseKey } from '#shared/phrase.ts';
import { createTranslate, languageOf } from './translate.ts';

describe('createTranslate', () => {
  it('words a key in the language asked for', () => {
    expect(createTranslate('en')('errors.cancelled')).toBe('Cancelled.');
    expect(createTranslate('de')('errors.cancelled')).toBe('Abgebrochen.');
  });

  it('knows every file of texts, in both languages', () => {
    for (const language of LANGUAGES) {
      const translate = createTranslate(language);
      const folder = path.join(import.meta.dirname, '../../assets/locales', language);
      for (const name of readdirSync(folder)) {
        const texts: Record<string, string> = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
        for (const [key, text] of Object.entries(texts)) {
          // Those with parts to fill in come out differently.
          if (!/\{\{|\$t/.test(text)) expect(translate(key as PhraseKey), key).toBe(text);
        }
      }
    }
  });

  it('fills in names, counts and levels', () => {
    expect(createTranslate('en')('policy.gate.confidenceTooLow', { needed: 'HIGH', has: 'LOW' })).toBe(
      'Needs High, has Low.',
    );
    expect(createTranslate('en')('turn.failed.brokeOff', { count: 1 })).toContain('1 word.');
  });
});

describe('languageOf', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de_DE.UTF-8', 'de'],
    ['DE-ch', 'de'],
    ['en-US', 'en'],
    ['den', 'en'],
    ['fr', 'en'],
    ['C', 'en'],
    ['', 'en'],
  ])('reads %s as %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});
