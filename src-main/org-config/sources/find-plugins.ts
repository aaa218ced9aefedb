import fs from 'node:fs/promises';
import path from 'node:path';
import type { PluginOrigin } from '../combine.ts';
import { ENTRY_FILE } from '../lua/evaluation.ts';

/** A folder in which plugins may lie. */
export interface PluginRoot {
  folder: string;
  origin: PluginOrigin;
  /** The id under which a server gives it out. */
  expectedId?: string;
}

/** A folder with a plugin in it. */
export type PluginPlace = PluginRoot;

const MAX_PLUGINS = 100;

/**
 * A folder that holds a `plugin.lua`, or folders that each hold one. A folder that is gone holds none: what was there has
 * been withdrawn. One that cannot be looked into (no permission, a share that does not answer) rejects. What a server gives out
 * has its place even when nothing lies there: the device decides about it, and people see what keeps it from coming.
 */
export async function findPlugins(root: PluginRoot): Promise<PluginPlace[]> {
  const { folder, expectedId } = root;
  if (expectedId !== undefined) return [root];
  const entries = await entriesOf(folder);
  if (entries.some(({ name }) => name === ENTRY_FILE)) return [root];
  const places: PluginPlace[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || !(entry.isDirectory() || entry.isSymbolicLink())) continue;
    const inner = path.join(folder, entry.name);
    const hasEntry = (await entriesOf(inner)).some(({ name }) => name === ENTRY_FILE);
    if (hasEntry) places.push({ ...root, folder: inner });
    if (places.length >= MAX_PLUGINS) break;
  }
  return places;
}

async function entriesOf(folder: string) {
  try {
    return await fs.readdir(folder, { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
