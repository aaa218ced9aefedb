import type { ChatSummary } from '#shared/chat/message.ts';
import type { Workspace } from '#shared/chat/workspace.ts';
import { daysBetween } from '../formats.ts';

const AGES = ['today', 'yesterday', 'week', 'older'] as const;
export type ChatAge = (typeof AGES)[number];

/** What the list is divided into, from top to bottom. Ids are stable: the person folds groups by them. */
export type ChatGroup =
  | { kind: 'pinned'; id: 'pinned' }
  | { kind: 'workspace'; id: string; workspace: Workspace }
  | { kind: 'age'; id: ChatAge }
  | { kind: 'temporary'; id: 'temporary' };

/** One line of the list. */
export type ListItem =
  | {
      type: 'group';
      key: string;
      group: ChatGroup;
      count: number;
      isFolded: boolean;
      /** What its chats do that matters most: told by a folded group in their place. */
      activity: ChatSummary['activity'];
    }
  | { type: 'chat'; key: string; group: ChatGroup; chat: ChatSummary }
  /** A workspace without chats. */
  | { type: 'empty'; key: string; group: ChatGroup };

interface Listed {
  chats: readonly ChatSummary[];
  workspaces: readonly Workspace[];
  foldedIds: ReadonlySet<string>;
  now: number;
}

export const workspaceGroupId = (id: string) => `workspace:${id}`;

function ageOf(at: number, now: number): ChatAge {
  const days = daysBetween(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'older';
}

/** Newest first: pinned chats, those of each workspace, the others by day, temporary ones. A chat stands in one group. */
export function listItems({ chats, workspaces, foldedIds, now }: Listed): ListItem[] {
  const newestFirst = chats.toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));

  const known = new Set(workspaces.map(({ id }) => id));
  const byGroup = new Map<string, ChatSummary[]>();
  for (const chat of newestFirst) {
    const id = groupIdOf(chat, known, now);
    const group = byGroup.get(id);
    if (group) group.push(chat);
    else byGroup.set(id, [chat]);
  }
  byGroup.get('pinned')?.sort((a, b) => (b.pinnedAt ?? 0) - (a.pinnedAt ?? 0));

  const groups: ChatGroup[] = [
    { kind: 'pinned', id: 'pinned' },
    ...workspaces.map((workspace): ChatGroup => ({ kind: 'workspace', id: workspaceGroupId(workspace.id), workspace })),
    ...AGES.map((id): ChatGroup => ({ kind: 'age', id })),
    { kind: 'temporary', id: 'temporary' },
  ];
  const items: ListItem[] = [];
  for (const group of groups) {
    const own = byGroup.get(group.id) ?? [];
    if (own.length === 0 && group.kind !== 'workspace') continue;
    const isFolded = foldedIds.has(group.id);
    items.push({
      type: 'group',
      key: group.id,
      group,
      count: own.length,
      isFolded,
      activity: activityOf(own),
    });
    if (isFolded) continue;
    for (const chat of own) items.push({ type: 'chat', key: chat.id, group, chat });
    if (own.length === 0) items.push({ type: 'empty', key: `${group.id}:empty`, group });
  }
  return items;
}

function activityOf(chats: readonly ChatSummary[]): ChatSummary['activity'] {
  if (chats.some(({ activity }) => activity === 'waiting')) return 'waiting';
  return chats.some(({ activity }) => activity === 'answering') ? 'answering' : 'idle';
}

function groupIdOf(chat: ChatSummary, workspaces: ReadonlySet<string>, now: number): string {
  if (chat.pinnedAt !== null) return 'pinned';
  if (chat.workspaceId !== null && workspaces.has(chat.workspaceId)) return workspaceGroupId(chat.workspaceId);
  return chat.isTemporary ? 'temporary' : ageOf(chat.updatedAt, now);
}
