import type { OptionSource } from '#shared/tool/definition.ts';

/**
 * OFF: the model may only read addresses that it was given. ON: it may choose addresses as well, within the chat's
 * outbound restriction.
 */
export const FREE_ADDRESS_CHOICES = ['OFF', 'ON'] as const;
export type FreeAddressChoice = (typeof FREE_ADDRESS_CHOICES)[number];

/** FAILOVER asks the next search service when one fails or finds nothing, PARALLEL all at once, PREFERRED only the first. */
export const SEARCH_STRATEGIES = ['FAILOVER', 'PARALLEL', 'PREFERRED'] as const;
export type SearchStrategy = (typeof SEARCH_STRATEGIES)[number];

export const SEARCH_BACKENDS = ['SEARXNG', 'TAVILY', 'BRAVE'] as const;
export type SearchBackendId = (typeof SEARCH_BACKENDS)[number];

/** SERVICE leaves it to how the search service is set; a stricter level excludes services that cannot filter. */
export const SAFE_SEARCH_LEVELS = ['SERVICE', 'OFF', 'MODERATE', 'STRICT'] as const;
export type SafeSearch = (typeof SAFE_SEARCH_LEVELS)[number];

/** The choices behind each option source; labels are `tools.choice.<source>.<value>`. */
export const optionSources: Readonly<Record<OptionSource, readonly string[]>> = {
  FREE_ADDRESS_CHOICE: FREE_ADDRESS_CHOICES,
  SEARCH_STRATEGY: SEARCH_STRATEGIES,
  SEARCH_BACKENDS,
  SAFE_SEARCH: SAFE_SEARCH_LEVELS,
};
