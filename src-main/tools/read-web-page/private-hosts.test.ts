import { describe, expect, it } from 'vitest';
import { isNamedHost, readPrivateHosts } from './private-hosts.ts';

const names = (list: string, url: string) => isNamedHost(new URL(url), readPrivateHosts(list).patterns);

describe('the list of allowed private hosts', () => {
  it('is read line by line or by commas, in the form that addresses have', () => {
    const { patterns, invalid } = readPrivateHosts(
      'Wiki.Example.org\n\n *.intern.example:8443 , 10.0.0.5:080\nbücher.example\n[fd00::1]',
    );
    expect(patterns.map(({ pattern }) => pattern)).toEqual([
      'wiki.example.org',
      '*.intern.example:8443',
      '10.0.0.5:80',
      'xn--bcher-kva.example',
      '[fd00::1]',
    ]);
    expect(invalid).toEqual([]);
  });

  it.each([
    'https://wiki.example.org',
    'wiki.example.org/path',
    'a*.example.org',
    '*',
    '*.',
    'a b',
    'anna@host',
    'host:99999',
  ])('names "%s" as no host', (entry) => {
    expect(readPrivateHosts(`ok.example\n${entry}`).invalid).toEqual([entry]);
  });

  it.each([
    ['wiki.example.org', 'https://wiki.example.org/a', true],
    ['wiki.example.org', 'https://WIKI.example.org:8443/a', true],
    ['wiki.example.org', 'https://a.wiki.example.org/', false],
    ['wiki.example.org', 'https://evilwiki.example.org/', false],
    ['*.example.org', 'https://a.b.example.org/', true],
    ['*.example.org', 'https://example.org/', false],
    ['*.example.org', 'https://evilexample.org/', false],
    ['wiki.example.org:443', 'https://wiki.example.org/', true],
    ['wiki.example.org:443', 'http://wiki.example.org/', false],
    ['wiki.example.org:80', 'http://wiki.example.org/', true],
  ])('%s covers %s: %s', (list, url, expected) => {
    expect(names(list, url)).toBe(expected);
  });
});
