import type { ComponentProps } from 'react';
import { useApp } from '../state/state.tsx';
import { Confidence } from '../ui/confidence.tsx';

/** Whether levels stand beside the names of providers: the person's choice, or the organization's. */
export function useShowsConfidence(): boolean {
  return useApp((state) => state.settings?.showProviderConfidence ?? true);
}

/**
 * The level of a provider beside its name, where levels are shown there at all. Where a level is the reason for something, or
 * is chosen, `Confidence` shows it in any case.
 */
export function ProviderConfidence(props: ComponentProps<typeof Confidence>) {
  return useShowsConfidence() ? <Confidence {...props} /> : null;
}
