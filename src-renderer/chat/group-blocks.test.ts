import { describe, expect, it } from 'vitest';
import { aCallBlock, aText } from '../testing/examples.ts';
import { groupBlocks } from './group-blocks.ts';

const shapes = (blocks: Parameters<typeof groupBlocks>[0]) =>
  groupBlocks(blocks).map((segment) =>
    segment.type === 'calls' ? segment.calls.length : segment.type === 'approval' ? 'card' : segment.block.type,
  );

describe('the order of an answer', () => {
  it('puts neighbouring calls into one card and keeps text between them', () => {
    expect(
      shapes([aCallBlock({ callId: '1' }), aCallBlock({ callId: '2' }), aText('Then'), aCallBlock({ callId: '3' })]),
    ).toEqual([2, 'text', 1]);
  });

  it('gives a call that waits for the person a place of its own', () => {
    const approval = { changesSomething: true, mayContain: [] };
    expect(
      shapes([
        aCallBlock({ callId: '1' }),
        aCallBlock({ callId: '2', state: 'waiting', approval }),
        aCallBlock({ callId: '3' }),
      ]),
    ).toEqual([1, 'card', 1]);
  });

  it('does not cut a card for white space between two rounds', () => {
    expect(shapes([aCallBlock({ callId: '1' }), aText(' \n'), aCallBlock({ callId: '2' })])).toEqual([2]);
  });
});
