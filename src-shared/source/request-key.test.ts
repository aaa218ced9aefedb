import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestKey } from './request-key.ts';

describe('the request key of an address', () => {
  it.each([
    ['HTTPS://Example.ORG/a', 'https://example.org/a'],
    ['https://example.org:443/a', 'https://example.org/a'],
    ['http://example.org:80/', 'http://example.org'],
    ['https://example.org/a#part', 'https://example.org/a'],
    ['https://example.org/a#', 'https://example.org/a'],
    ['https://bücher.example/straße', 'https://xn--bcher-kva.example/stra%C3%9Fe'],
    ['https://example.org/a/../b', 'https://example.org/b'],
    [' https://example.org/a ', 'https://example.org/a'],
  ])('%s asks for the same as %s', (one, other) => {
    expect(requestKey(one)).toBe(requestKey(other));
    expect(requestKey(one)).toBeDefined();
  });

  it.each([
    ['https://example.org/a', 'http://example.org/a'],
    ['https://example.org/a', 'https://example.org/A'],
    ['https://example.org/a', 'https://example.org/a/'],
    ['https://example.org/a', 'https://example.org/a?'],
    ['https://example.org/?a=1&b=2', 'https://example.org/?b=2&a=1'],
    ['https://example.org/', 'https://example.org:8443/'],
    ['https://example.org/', 'https://www.example.org/'],
    ['https://example.org/', 'https://anna@example.org/'],
  ])('%s asks for something else than %s', (one, other) => {
    expect(requestKey(one)).not.toBe(requestKey(other));
  });

  it.each(['', 'example.org', '/a', 'https://', 'https://exa mple.org'])('"%s" has none', (text) => {
    expect(requestKey(text)).toBeUndefined();
  });

  it('is a fixed point, with or without a fragment', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const key = requestKey(url);
        expect(requestKey(key ?? '')).toBe(key);
        expect(key).not.toContain('#');
      }),
    );
  });
});
