import type { ProviderInstance } from '#shared/provider/instance.ts';
import { createDemoTransport } from './demo/demo-transport.ts';
import { createTransport, type ProviderTransport } from './transport.ts';

/** Connections to providers, straight, for what brings none of its own. Opens none until it is used. */
export const sharedTransport = createTransport();
const demoTransport = createDemoTransport();

/** The demo is never asked over HTTP. */
export function transportOf(instance: Pick<ProviderInstance, 'kind'>, http = sharedTransport): ProviderTransport {
  return instance.kind === 'DEMO' ? demoTransport : http;
}
