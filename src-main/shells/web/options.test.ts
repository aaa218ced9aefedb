import { describe, expect, it } from 'vitest';
import { readWebShellOptions } from './options.ts';

describe('readWebShellOptions', () => {
  it('takes any free port unless one is named', () => {
    expect(readWebShellOptions({}).port).toBe(0);
    expect(readWebShellOptions({ CONFIDANT_PORT: '8123' }).port).toBe(8123);
  });

  it.each(['', '-1', '65536', '80 ', '0x50', '8080abc', '1e3'])(
    'refuses the port "%s" and says what it may be',
    (port) => {
      expect(() => readWebShellOptions({ CONFIDANT_PORT: port })).toThrow(/CONFIDANT_PORT .* 65535/);
    },
  );
});
