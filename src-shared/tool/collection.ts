import type { ConfidenceLevel } from '../provider/confidence.ts';

/**
 * Tools that only make sense together: selected, trusted and switched off as one. A tool that no declared collection
 * claims forms one of its own under its own id.
 */
export interface ToolCollection {
  id: string;
  toolIds: readonly string[];
  /** What a declared collection needs unless somebody sets another level; what its tools declare does not count then. */
  minimumConfidence?: ConfidenceLevel;
}

export function collectionsOf(toolIds: readonly string[], declared: readonly ToolCollection[]): ToolCollection[] {
  const known = new Set(toolIds);
  const claimed = new Set<string>();
  const collections: ToolCollection[] = [];
  for (const collection of declared) {
    // Its id must not be a tool's, or a stored selection would mean two things.
    if (known.has(collection.id)) continue;
    const members = collection.toolIds.filter((id) => known.has(id) && !claimed.has(id));
    for (const id of members) claimed.add(id);
    if (members.length > 0) collections.push({ ...collection, toolIds: members });
  }
  for (const id of toolIds) if (!claimed.has(id)) collections.push({ id, toolIds: [id] });
  return collections;
}

export function collectionIdOf(toolId: string, collections: readonly ToolCollection[]): string {
  return collections.find((collection) => collection.toolIds.includes(toolId))?.id ?? toolId;
}

/**
 * A stored selection may name members or things that are gone; what comes back names existing collections, once each, in the
 * order of the selection.
 */
export function normalizeSelection(selection: readonly string[], collections: readonly ToolCollection[]): string[] {
  const known = new Set(collections.map(({ id }) => id));
  const wanted = new Set(selection.map((id) => collectionIdOf(id, collections)));
  return [...wanted].filter((id) => known.has(id));
}

/** The tools that a selection makes run. */
export function expandSelection(selection: readonly string[], collections: readonly ToolCollection[]): string[] {
  const wanted = new Set(normalizeSelection(selection, collections));
  return collections.filter((collection) => wanted.has(collection.id)).flatMap((collection) => [...collection.toolIds]);
}
