import type { JsonObject } from '#shared/tool/json-schema.ts';
import { objectsAt, stringAt } from '../json-access.ts';
import type { WireContext } from './wire-context.ts';

/** Types that name tools of the app's own making in the two APIs. */
const LOCAL_TYPES = new Set(['function', 'custom', 'local_shell', 'shell', 'apply_patch', 'computer']);

/**
 * Tools that the provider runs itself, such as its web search. They belong to the provider's settings (`tools` among the
 * additional parameters) and are added to the local ones; they can never replace or take away any of these.
 */
export function providerNativeTools({ options, additionalParameters }: WireContext): JsonObject[] {
  if (!options.allowsProviderNativeTools?.()) return [];
  return objectsAt(additionalParameters, 'tools').filter((tool) => {
    const type = stringAt(tool, 'type');
    return type !== undefined && !LOCAL_TYPES.has(type);
  });
}
