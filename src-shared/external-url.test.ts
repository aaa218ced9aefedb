import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalUrl, MAX_EXTERNAL_URL_CHARACTERS } from './external-url.ts';

describe('externalUrl', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['HTTP://EXAMPLE.org', 'http://example.org/'],
    ['mailto:office@example.org?subject=Hi', 'mailto:office@example.org?subject=Hi'],
    [' https://example.org/ ', 'https://example.org/'],
  ])('lets %s out', (text, url) => {
    expect(externalUrl(text)).toBe(url);
  });

  it.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'smb://server/share',
    'ms-msdt:/id',
    'app://confidant/index.html',
    'https://bank.example@evil.example/',
    'https://user:password@example.org/',
    '\\\\server\\share',
    '/relative',
    '',
    `https://example.org/${'x'.repeat(MAX_EXTERNAL_URL_CHARACTERS)}`,
  ])('keeps %s in', (text) => {
    expect(externalUrl(text)).toBeUndefined();
  });

  it('gives out nothing but web and mail addresses, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.tuple(fc.string(), fc.string()).map((parts) => parts.join(':')),
        ),
        (text) => {
          expect(externalUrl(text) ?? 'mailto:').toMatch(/^(https?|mailto):/);
        },
      ),
    );
  });
});
