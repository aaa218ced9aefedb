import { type Layer, tokensOfItem } from './layers.ts';

export interface Comparison {
  /** Layer id → how many of its items, from its first on, are as in the request before. */
  same: ReadonlyMap<string, number>;
  /** The last layer of the common beginning; null when not even the first one is the same. */
  lastCommonId: string | null;
  /** What both requests begin with: a provider that caches reads it once. */
  commonTokens: number;
  /** Layers that are not, or not wholly, part of the common beginning. */
  added: readonly Layer[];
  /** What the request before had behind the common beginning, and this one has no more. */
  removed: readonly Layer[];
}

/** What the model reads, in its order; settings are compared apart, as they stand in no beginning. */
const readByModel = (layers: readonly Layer[]) => layers.filter(({ kind }) => kind !== 'settings');

/** How two requests in a row differ: by their common beginning, as providers cache. */
export function compareLayers(before: readonly Layer[], now: readonly Layer[]): Comparison {
  const old = readByModel(before).flatMap(({ items }) => items.map((item) => JSON.stringify(item)));
  const same = new Map<string, number>();
  let position = 0;
  let isCommon = true;
  let lastCommonId: string | null = null;
  let commonTokens = 0;
  const added: Layer[] = [];
  for (const layer of readByModel(now)) {
    let count = 0;
    for (const item of layer.items) {
      isCommon &&= old[position] === JSON.stringify(item);
      if (!isCommon) break;
      position += 1;
      count += 1;
      commonTokens += tokensOfItem(item);
    }
    same.set(layer.id, count);
    if (count === layer.items.length) lastCommonId = layer.id;
    else added.push(layer);
  }
  const settings = (layers: readonly Layer[]) => layers.filter(({ kind }) => kind === 'settings');
  const [oldSettings, newSettings] = [settings(before), settings(now)];
  const areSettingsSame = JSON.stringify(oldSettings[0]?.items) === JSON.stringify(newSettings[0]?.items);
  for (const layer of newSettings) same.set(layer.id, areSettingsSame ? layer.items.length : 0);
  return {
    same,
    lastCommonId,
    commonTokens,
    added: areSettingsSame ? added : [...added, ...newSettings],
    removed: [...goneFrom(before, position), ...(areSettingsSame ? [] : oldSettings)],
  };
}

/** The layers of a request behind its first `position` items, without what belongs to the beginning. */
function goneFrom(layers: readonly Layer[], position: number): Layer[] {
  let start = 0;
  return readByModel(layers).flatMap((layer) => {
    const items = layer.items.slice(Math.max(0, position - start));
    start += layer.items.length;
    return items.length > 0 ? [{ ...layer, items }] : [];
  });
}
