import type { CollectionView } from '#shared/tool/view.ts';

type Collection = Pick<CollectionView, 'id'> & { tools: ReadonlyArray<{ id: string }> };

/** In what is stored, the id of a member stands for its whole collection. */
export const idsOfCollection = ({ id, tools }: Collection): string[] => [id, ...tools.map((tool) => tool.id)];

/** The record with this value for the collection, and none left under a member's id; `null` removes it. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  collection: Collection,
  value: Value | null,
): Record<string, Value> {
  const ids = idsOfCollection(collection);
  const others = Object.entries(record).filter(([id]) => !ids.includes(id));
  return Object.fromEntries(value === null ? others : [...others, [collection.id, value]]);
}

/** The list with or without the collection, whichever of its ids stood there. Ids nobody knows stay as they are. */
export function withMember(list: readonly string[], collection: Collection, isIn: boolean): string[] {
  const ids = idsOfCollection(collection);
  const others = list.filter((id) => !ids.includes(id));
  return isIn ? [...others, collection.id] : others;
}
