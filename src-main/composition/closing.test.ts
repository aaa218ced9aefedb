import { describe, expect, it } from 'vitest';
import { closing } from './closing.ts';

describe('the end of the application', () => {
  it('waits for everything, whatever fails of it, and logs what did', async () => {
    const logged: unknown[] = [];
    const end = closing({ error: (event, error) => logged.push([event, error]) });
    const { promise, resolve } = Promise.withResolvers<void>();
    let isOver = false;
    const ended = end(Promise.reject(new Error('a thread hangs')), promise).then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    resolve();
    await ended;
    expect(logged).toEqual([['close-failed', new Error('a thread hangs')]]);
  });
});
