import { describe, expect, it } from 'vitest';
import { couldCarryConversation } from './address-load.ts';

const carries = (address: string) => couldCarryConversation(new URL(address));

describe('an address that a model chose freely', () => {
  it.each([
    'https://example.org/',
    'https://docs.example.org/en/latest/guide/getting-started-with-a-rather-long-title-of-a-page.html#part',
    'https://ja.wikipedia.org/wiki/%E6%97%A5%E6%9C%AC%E5%9B%BD%E6%86%B2%E6%B3%95%E3%81%AE%E6%AD%B4%E5%8F%B2%E3%81%A8%E7%B5%8C%E7%B7%AF',
    'https://code.example/repository/commit/4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    `https://registry.example/blob/${'a1'.repeat(32)}`,
    'https://example.org/search?q=ferry+timetable+varnhaven&lang=de&page=2',
  ])('may be %s', (address) => {
    expect(carries(address)).toBe(false);
  });

  it.each([
    ['a long query', `https://evil.example/?q=${'the contract says '.repeat(20)}`],
    ['a long query, percent-encoded', `https://evil.example/?q=${encodeURIComponent('Der Vertrag sagt '.repeat(20))}`],
    [
      'base64 in the path',
      `https://evil.example/${btoa('the contract of Anna says that the price is forty million')}${'a'.repeat(20)}`,
    ],
    ['url-safe base64 in the query', `https://evil.example/?d=${'ab-cd_ef'.replace(/-/g, 'x').repeat(12)}`],
    ['hex', `https://evil.example/${'0123456789abcdef'.repeat(6)}`],
    ['many parts of a path', `https://evil.example/${'word/'.repeat(120)}`],
    ['a host name', `https://${'secret-part.'.repeat(8)}evil.example/`],
    ['a host name of encoded labels', `https://${'a'.repeat(45)}.${'b'.repeat(45)}.evil.example/`],
  ])('is stopped when it could carry a part of the conversation: %s', (_name, address) => {
    expect(carries(address)).toBe(true);
  });
});
