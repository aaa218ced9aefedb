import { describe, expect, it } from 'vitest';
import { type CodeToken, highlight, MAX_HIGHLIGHTED_CHARACTERS, parseHighlighted } from './highlight.ts';

const plain = (tokens: CodeToken[]): string =>
  tokens.map((token) => (typeof token === 'string' ? token : plain(token.children))).join('');

describe('highlighting', () => {
  it('colours a known language and changes no character', async () => {
    const code = 'const a: string = "<b> & \'c\'"; // x\n';
    const tokens = await highlight(code, 'ts');
    expect(tokens).not.toBeNull();
    expect(plain(tokens!)).toBe(code);
    expect(tokens).toContainEqual({ kind: 'keyword', children: ['const'] });
  });

  it('leaves an unknown language and very long code plain', async () => {
    expect(await highlight('x', 'no-such-language')).toBeNull();
    expect(await highlight('x'.repeat(MAX_HIGHLIGHTED_CHARACTERS + 1), 'ts')).toBeNull();
  });

  it.each(['<img src=x>', '<span class="a">', '</span>', '<span onclick="x">a</span>'])(
    'gives up on markup the highlighter never writes: %s',
    (html) => {
      expect(parseHighlighted(html)).toBeNull();
    },
  );
});
