import type { Source } from '#shared/source/source.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { stringAt } from '../json-access.ts';
import { MAX_MODEL_SOURCES } from '../limits.ts';

/** Collects what a provider's own search cites, each address once. */
export class CitedSources {
  readonly #seen = new Set<string>();

  /** The source, the first time its address is cited; undefined for what is no web address. */
  take(url: string | undefined, title: string | undefined): Source | undefined {
    if (!url || url.length > 8_000 || this.#seen.has(url) || this.#seen.size >= MAX_MODEL_SOURCES) return undefined;
    const parsed = URL.parse(url);
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return undefined;
    this.#seen.add(url);
    return { url, title: (title?.trim() || parsed.hostname).slice(0, 1_000), origin: 'model' };
  }

  /** `url` and `title` of an object, as annotations and search results have them. */
  takeObject(object: JsonObject | undefined): Source | undefined {
    return this.take(stringAt(object, 'url') ?? stringAt(object, 'uri'), stringAt(object, 'title'));
  }
}
