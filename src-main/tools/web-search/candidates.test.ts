import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankCandidates } from './candidates.ts';
import type { SearchHit } from './search-backend.ts';

const hit = (url: string, more: Partial<SearchHit> = {}): SearchHit => ({
  url,
  title: '',
  snippet: '',
  engines: [],
  ...more,
});

describe('candidates', () => {
  it('merge hits that ask for the same page at the best rank, and keep what each of them knows', () => {
    const candidates = rankCandidates([
      hit('https://a.example/x#top', { title: 'A', engines: ['one'] }),
      hit('https://b.example/'),
      hit('HTTPS://A.example:443/x', {
        title: 'Other',
        snippet: 'text',
        published: '2026-01-01',
        engines: ['two', 'one'],
      }),
    ]);
    expect(candidates).toEqual([
      {
        rank: 1,
        key: 'https://a.example/x',
        url: 'https://a.example/x#top',
        title: 'A',
        snippet: 'text',
        published: '2026-01-01',
        engines: ['one', 'two'],
      },
      { rank: 2, key: 'https://b.example/', url: 'https://b.example/', title: '', snippet: '', engines: [] },
    ]);
  });

  it.each(['', 'not a url', 'javascript:alert(1)', 'magnet:?xt=1', 'ftp://a.example/', 'data:text/html,x'])(
    'leave out "%s", which is no web page, without a gap in the ranks',
    (url) => {
      expect(rankCandidates([hit(url), hit('https://a.example/')]).map(({ rank }) => rank)).toEqual([1]);
    },
  );

  it('have each key once and ranks without gaps, in the order of the hits', () => {
    const url = fc.constantFrom<string>(
      'https://a.example/',
      'https://A.example',
      'https://b.example/?q',
      'bad',
      'http://c.example/',
    );
    fc.assert(
      fc.property(fc.array(url), (urls) => {
        const candidates = rankCandidates(urls.map((one) => hit(one)));
        expect(new Set(candidates.map(({ key }) => key)).size).toBe(candidates.length);
        expect(candidates.map(({ rank }) => rank)).toEqual(candidates.map((_, index) => index + 1));
        const positions = candidates.map((candidate) => urls.indexOf(candidate.url));
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
      }),
    );
  });
});
