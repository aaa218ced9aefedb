import type { ProviderInstance } from '#shared/provider/instance.ts';
import { createDemoTransport } from './demo/demo-transport.ts';
import { createTransport, type ProviderTransport } from './transport.ts';

/** The app's connections to providers. Opens none until it is used. */
export const sharedTransport = createTransport();
const demoTransport = createDemoTransport();

export function transportOf(instance: Pick<ProviderInstance, 'kind'>): ProviderTransport {
  return instance.kind === 'DEMO' ? demoTransport : sharedTransport;
}
