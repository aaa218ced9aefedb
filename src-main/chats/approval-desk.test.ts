import { beforeEach, describe, expect, it } from 'vitest';
import { ApprovalDesk } from './approval-desk.ts';

const open = () => new AbortController().signal;
let changes: [string, boolean][];
let desk: ApprovalDesk;
beforeEach(() => {
  changes = [];
  desk = new ApprovalDesk((chatId) => changes.push([chatId, desk.isWaiting(chatId)]));
});

describe('a waiting call', () => {
  it('takes the first answer; later ones, and those for what never waited, are refused', async () => {
    const asked = desk.ask('chat', 'call', open());
    expect(desk.answer('chat', 'other', 'once')).toBe(false);
    expect(desk.answer('other', 'call', 'once')).toBe(false);
    expect(desk.answer('chat', 'call', 'deny')).toBe(true);
    // Two windows, or a key pressed twice.
    expect(desk.answer('chat', 'call', 'always')).toBe(false);
    expect(await asked).toBe('deny');
    expect(desk.answer('chat', 'call', 'once')).toBe(false);
  });

  it('is answered by the end of its answer, and by nothing after it', async () => {
    const controller = new AbortController();
    const asked = desk.ask('chat', 'call', controller.signal);
    controller.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    expect(desk.answer('chat', 'call', 'once')).toBe(false);
    await expect(desk.ask('chat', 'next', controller.signal)).rejects.toThrow('stopped');
    expect(desk.isWaiting('chat')).toBe(false);
  });

  it('is never taken for one of a chat whose id looks like the two together', async () => {
    const asked = desk.ask('chat', 'a\nb', open());
    expect(desk.isWaiting('chat\na')).toBe(false);
    expect(desk.answer('chat\na', 'b', 'always')).toBe(false);
    expect(desk.answer('chat', 'a\nb', 'once')).toBe(true);
    expect(await asked).toBe('once');
  });

  it('says of its chat that it waits until the last of its calls is answered', async () => {
    const both = [desk.ask('chat', 'one', open()), desk.ask('chat', 'two', open())];
    desk.answer('chat', 'two', 'once');
    await both[1];
    expect(desk.isWaiting('chat')).toBe(true);
    desk.answer('chat', 'one', 'deny');
    expect(await Promise.all(both)).toEqual(['deny', 'once']);
    expect(changes).toEqual([
      ['chat', true],
      ['chat', true],
      ['chat', true],
      ['chat', false],
    ]);
  });
});
