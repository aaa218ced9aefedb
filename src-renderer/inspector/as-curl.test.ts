import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSentRequest } from '../testing/examples.ts';
import { asCurl } from './as-curl.ts';

describe('asCurl', () => {
  it('names a variable where the key was', () => {
    const command = asCurl(
      aSentRequest({
        headers: [
          { name: 'authorization', value: 'Bearer ••••', isMasked: true },
          { name: 'x-api-key', value: '••••', isMasked: true },
          { name: 'accept', value: 'text/event-stream', isMasked: false },
        ],
      }),
      '{"a":1}',
    );
    expect(command).toContain('-H "authorization: Bearer $API_KEY"');
    expect(command).toContain('-H "x-api-key: $API_KEY"');
    expect(command).toContain('--data-binary \'{"a":1}\'');
    expect(command).not.toContain('•');
  });

  it('quotes every body so that a shell takes it as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const body = JSON.stringify({ text });
        const command = asCurl(aSentRequest({ headers: [] }), body);
        const quoted = command.slice(command.indexOf('--data-binary ') + '--data-binary '.length, -1);
        // What a shell makes of it: pieces in single quotes as they are, and escaped quotes between them.
        const pieces = quoted.match(/'[^']*'|\\'/g) ?? [];
        expect(pieces.join('')).toBe(quoted);
        expect(pieces.map((piece) => (piece === "\\'" ? "'" : piece.slice(1, -1))).join('')).toBe(body);
      }),
    );
  });
});
