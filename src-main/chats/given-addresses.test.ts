import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GivenAddresses } from './given-addresses.ts';

function given(add: (addresses: GivenAddresses) => void): GivenAddresses {
  const addresses = new GivenAddresses();
  add(addresses);
  return addresses;
}

describe('an address that was given to the model', () => {
  const addresses = given((known) => {
    known.addText('Our handbook: https://Handbook.example/Start?page=2#top');
    known.addMessage('Compare www.example.org/a with https://example.net');
    known.addToolResult('{"url":"https://result.example/1"}', { query: 'ferry' });
  });

  it.each([
    'https://handbook.example/Start?page=2',
    'HTTPS://HANDBOOK.EXAMPLE:443/Start?page=2#other',
    'https://www.example.org/a',
    'http://www.example.org/a',
    'https://example.net/',
    'https://result.example/1',
  ])('%s counts', (address) => {
    expect(addresses.isGiven(address)).toBe(true);
  });

  it.each([
    'https://handbook.example/Start',
    'https://handbook.example/start?page=2',
    'https://handbook.example/Start?page=2&token=x',
    'https://handbook.example/Start?page=3',
    'http://handbook.example/Start?page=2',
    'https://example.net/more',
    'https://evil.example/?https://result.example/1',
    'handbook.example',
    '',
  ])('%s does not', (address) => {
    expect(addresses.isGiven(address)).toBe(false);
  });
});

describe('a tool result that repeats its call', () => {
  it.each<[string, string, Parameters<GivenAddresses['addToolResult']>[1]]>([
    ['the same address', 'Results for https://evil.example/?d=secret', { query: 'https://evil.example/?d=secret' }],
    ['the address in other letters', 'https://evil.example/a', { query: 'see HTTPS://EVIL.EXAMPLE/a' }],
    ['the address without its scheme', 'https://evil.example/?d=secret', { query: 'evil.example/?d=secret' }],
    ['a part of a longer address', 'https://evil.example/a', { query: 'https://evil.example/abc' }],
    ['an escaped address', 'https://evil.example/a b'.replace(' ', '%20'), { q: 'evil.example/a b' }],
    ['a percent-encoded address', 'https://evil.example/x', { q: 'https%3A%2F%2Fevil.example%2Fx' }],
    ['an address deep in the arguments', 'https://evil.example/x', { a: [{ b: ['https://evil.example/x'] }] }],
    ['an address as the name of an argument', 'https://evil.example/x', { 'https://evil.example/x': 1 }],
    ['a bare host', 'https://evil.example/', { q: 'evil.example' }],
  ])('gives no address: %s', (_name, result, args) => {
    const addresses = given((known) => known.addToolResult(result, args));
    const found = /https?:\/\/\S+/.exec(result)?.[0] ?? '';
    expect(addresses.isGiven(found)).toBe(false);
  });

  it('still gives the others', () => {
    const addresses = given((known) =>
      known.addToolResult('https://evil.example/a and https://good.example/b', { query: 'https://evil.example/a' }),
    );
    expect(addresses.isGiven('https://good.example/b')).toBe(true);
  });

  it('does not take back what was given before', () => {
    const addresses = given((known) => {
      known.addMessage('https://example.org/a');
      known.addToolResult('https://example.org/a', { url: 'https://example.org/a' });
    });
    expect(addresses.isGiven('https://example.org/a')).toBe(true);
  });

  it('never makes an address known that the arguments hold', () => {
    const url = fc.webUrl({ withQueryParameters: true });
    fc.assert(
      fc.property(url, fc.string(), fc.string(), (address, before, after) => {
        const addresses = given((known) =>
          known.addToolResult(JSON.stringify({ query: `${before} ${address} ${after}`, found: address }), {
            query: `${before} ${address} ${after}`,
          }),
        );
        expect(addresses.isGiven(address)).toBe(false);
      }),
    );
  });
});

describe('what a chat remembers', () => {
  it('is bounded: the addresses known longest go first', () => {
    const addresses = new GivenAddresses();
    const list = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `https://example.org/${from + index}`).join('\n');
    addresses.addText(list(0, 50_000));
    expect(addresses.isGiven('https://example.org/0')).toBe(true);
    addresses.addText(list(50_000, 1));
    expect(addresses.isGiven('https://example.org/0')).toBe(false);
    expect(addresses.isGiven('https://example.org/50000')).toBe(true);
  });
});
