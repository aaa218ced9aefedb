import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import { aCallBlock, aMessage, aText } from '../testing/examples.ts';
import { newestScreenful } from './newest-screenful.ts';

const screenful = (messages: readonly Message[], heightPx: number) =>
  newestScreenful(messages.length, (fromEnd) => messages.at(-1 - fromEnd), heightPx);

describe('newestScreenful', () => {
  it('takes one message that is longer than the screen, and many short ones', () => {
    const long = aMessage({ blocks: [aText('A word and another.\n'.repeat(500))] });
    const short = aMessage({ blocks: [aText('Yes.')] });
    expect(screenful([short, short, long], 800)).toBe(1);
    expect(screenful([...Array(50).fill(long), ...Array(50).fill(short)], 800)).toBe(11);
  });

  it('takes no long line for a high one: code and addresses do not wrap', () => {
    const code = aMessage({ blocks: [aText(`\`\`\`\n${'x'.repeat(100_000)}\n\`\`\``)] });
    expect(screenful(Array(50).fill(code), 800)).toBe(6);
  });

  it('takes neighbouring tool calls for a single row, as they are folded', () => {
    const answer = aMessage({ blocks: [...Array.from({ length: 20 }, () => aCallBlock()), aText('Done.')] });
    expect(screenful(Array(50).fill(answer), 800)).toBe(8);
  });

  it('takes all of a chat that fills no screen', () => {
    expect(screenful([], 800)).toBe(0);
    expect(screenful([aMessage()], 800)).toBe(1);
  });

  it('never takes more messages than there are, nor more the smaller the screen is', () => {
    const message = fc.nat({ max: 20_000 }).map((length) => aMessage({ blocks: [aText('x'.repeat(length))] }));
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), fc.nat({ max: 3_000 }), (messages, height) => {
        const count = screenful(messages, height);
        expect(count).toBeLessThanOrEqual(messages.length);
        expect(screenful(messages, height / 2)).toBeLessThanOrEqual(count);
      }),
    );
  });
});
