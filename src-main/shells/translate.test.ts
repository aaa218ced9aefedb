import { describe, expect, it } from 'vitest';
import { createTranslate, languageOf } from './translate.ts';

describe('createTranslate', () => {
  it('words a key in the language asked for', () => {
    expect(createTranslate('en')('errors.cancelled')).toBe('Cancelled.');
    expect(createTranslate('de')('errors.cancelled')).toBe('Abgebrochen.');
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
