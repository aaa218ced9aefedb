import { describe, expect, it } from 'vitest';
import { aSummary } from '../testing/examples.ts';
import { groupChats } from './group-chats.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-29T09:00:00');
const chats = [
  aSummary({ id: 'old', title: 'Lease annex', updatedAt: at('2026-10-01T12:00:00') }),
  aSummary({ id: 'week', title: 'Bidder question', updatedAt: at('2026-11-24T12:00:00') }),
  aSummary({ id: 'yesterday', title: 'Video of the depot', updatedAt: at('2026-11-28T23:59:00') }),
  aSummary({ id: 'today-early', title: 'Award letter', updatedAt: at('2026-11-29T00:01:00') }),
  aSummary({ id: 'today-late', title: 'Depot gate', updatedAt: at('2026-11-29T08:59:00') }),
];
const ids = (query = '') => groupChats(chats, query, now).map(({ age, chats: own }) => [age, own.map(({ id }) => id)]);

describe('the chats of the list', () => {
  it('are grouped by local days, newest first', () => {
    expect(ids()).toEqual([
      ['today', ['today-late', 'today-early']],
      ['yesterday', ['yesterday']],
      ['week', ['week']],
      ['older', ['old']],
    ]);
  });

  it('are found by every word of the search, in any order and case', () => {
    expect(ids('GATE dep')).toEqual([['today', ['today-late']]]);
    expect(ids('nothing like it')).toEqual([]);
  });
});
