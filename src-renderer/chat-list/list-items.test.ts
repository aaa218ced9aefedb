import { describe, expect, it } from 'vitest';
import { aSummary } from '../testing/examples.ts';
import { listItems } from './list-items.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-29T09:00:00');
const DAYS = [
  aSummary({ id: 'old', title: 'Lease annex', updatedAt: at('2026-10-01T12:00:00') }),
  aSummary({ id: 'week', title: 'Bidder question', updatedAt: at('2026-11-24T12:00:00') }),
  aSummary({ id: 'yesterday', title: 'Video of the depot', updatedAt: at('2026-11-28T23:59:00') }),
  aSummary({ id: 'today-early', title: 'Award letter', updatedAt: at('2026-11-29T00:01:00') }),
  aSummary({ id: 'today-late', title: 'Depot gate', updatedAt: at('2026-11-29T08:59:00') }),
];
const LAW = { id: 'w1', name: 'Law', createdAt: 0 };
const EMPTY = { id: 'w2', name: 'Quarry', createdAt: 0 };
const placed = { updatedAt: now };

const lines = (values: Partial<Parameters<typeof listItems>[0]>) =>
  listItems({ chats: DAYS, workspaces: [], foldedIds: new Set(), now, ...values }).map((item) =>
    item.type === 'group' ? `# ${item.key} ${item.count}${item.isFolded ? ' folded' : ''}` : item.key,
  );

describe('the chats of the list', () => {
  it('are grouped by local days, newest first', () => {
    expect(lines({})).toEqual([
      '# today 2',
      'today-late',
      'today-early',
      '# yesterday 1',
      'yesterday',
      '# week 1',
      'week',
      '# older 1',
      'old',
    ]);
  });

  it('stand in one group each: pinned before its workspace, a workspace before temporary', () => {
    const chats = [
      aSummary({ ...placed, id: 'first', pinnedAt: 1, workspaceId: 'w1' }),
      aSummary({ ...placed, id: 'second', pinnedAt: 2 }),
      aSummary({ ...placed, id: 'in', workspaceId: 'w1', isTemporary: true }),
      aSummary({ ...placed, id: 'short', isTemporary: true, expiresAt: now }),
      aSummary({ ...placed, id: 'plain' }),
    ];
    expect(lines({ chats, workspaces: [LAW] })).toEqual([
      '# pinned 2',
      'second',
      'first',
      '# workspace:w1 1',
      'in',
      '# today 1',
      'plain',
      '# temporary 1',
      'short',
    ]);
  });

  it('of a workspace that is gone stand where they would without it', () => {
    expect(lines({ chats: [aSummary({ ...placed, id: 'left', workspaceId: 'gone' })] })).toEqual(['# today 1', 'left']);
  });

  it('of a folded group are counted', () => {
    const folded = { foldedIds: new Set(['today', 'workspace:w2']), workspaces: [EMPTY], chats: DAYS.slice(3) };
    expect(lines(folded)).toEqual(['# workspace:w2 0 folded', '# today 2 folded']);
  });

  it('leave room to say that a workspace is empty', () => {
    expect(lines({ workspaces: [EMPTY], chats: [] })).toEqual(['# workspace:w2 0', 'workspace:w2:empty']);
  });
});
