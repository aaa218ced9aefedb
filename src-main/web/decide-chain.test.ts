import { describe, expect, it } from 'vitest';
import { decideChain, resolveFromTable } from './decide-chain.ts';

const PUBLIC = ['93.184.215.14'];
const table = {
  'a.example.com': PUBLIC,
  'b.example.com': PUBLIC,
  'inside.example.com': ['10.0.0.1'],
  'nowhere.example.com': [],
};
const decide = (url: string, redirects: string[] = []) =>
  decideChain({ url, redirects, resolve: resolveFromTable(table) });

describe('deciding about an address and its redirects', () => {
  it.each([
    ['nonsense', [], 'invalid', 'unparsable'],
    ['http://[::1', [], 'invalid', 'unparsable'],
    ['https://a.example.com/', [], 'allow', 'public'],
    ['https://missing.example.com/', [], 'block', 'not-resolved'],
    ['https://nowhere.example.com/', [], 'block', 'not-resolved'],
    ['https://constructor/', [], 'block', 'local-name'],
    ['https://inside.example.com/', [], 'block', 'private'],
    ['https://a.example.com/', ['/x', '//b.example.com/y', 'https://a.example.com/z'], 'allow', 'public'],
    ['http://a.example.com/', ['http://127.0.0.1/'], 'block', 'redirect-loopback'],
    ['http://a.example.com/', ['/x', '/y', '//inside.example.com/'], 'block', 'redirect-private'],
    ['http://a.example.com/', ['file:///etc/passwd'], 'block', 'redirect-scheme'],
    ['http://a.example.com/', ['http://[::1'], 'block', 'redirect-unreadable'],
    ['http://a.example.com/', ['http://x@b.example.com/'], 'block', 'redirect-credentials'],
    ['http://a.example.com/', ['https://b.example.com/'], 'allow', 'public'],
    ['https://a.example.com/', ['http://b.example.com/'], 'block', 'redirect-downgrade'],
    ['http://a.example.com/', Array(10).fill('/again'), 'allow', 'public'],
    ['http://a.example.com/', Array(11).fill('/again'), 'block', 'redirect-too-many'],
  ])('%s followed by %j: %s, %s', async (url, redirects, verdict, reason) => {
    expect(await decide(url, redirects)).toEqual({ verdict, reason });
  });

  it('looks nothing up behind a refused redirect', async () => {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return PUBLIC;
    };
    await decideChain({ url: 'http://a.example.com/', redirects: ['http://localhost/', '//b.example.com/'], resolve });
    expect(asked).toEqual(['a.example.com']);
  });
});
