import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { PageRetrieval } from '../../web/page-retrieval.ts';
import type { ServiceFetch } from '../../web/service-fetch.ts';
import { seededRandomness } from '../randomness.ts';
import type { ToolContext } from '../tool.ts';

const noPages: PageRetrieval = {
  retrieve: () => Promise.reject(new Error('this test expects no page to be read')),
};
const noServices: ServiceFetch = {
  request: () => Promise.reject(new Error('this test expects no service to be asked')),
};

/** A context for tests of tools: nothing can be reached, no address is given, unless a test says otherwise. */
export function toolContext(overrides: Partial<ToolContext> = {}): ToolContext {
  return {
    settings: {},
    chat: {
      id: 'chat-1',
      component: 'chat',
      requirements: NO_REQUIREMENTS,
      isAddressGiven: () => false,
      variables: {},
    },
    randomness: seededRandomness('test'),
    provider: { id: 'provider-1', confidence: 'MEDIUM', isTrusted: false },
    activation: {
      available: async () => [],
      activate: () => {
        throw new Error('this test expects nothing to be turned on');
      },
    },
    signal: new AbortController().signal,
    progress: () => {},
    pages: noPages,
    services: noServices,
    now: () => new Date('2026-03-10T09:30:00Z'),
    timeZone: 'Europe/Berlin',
    language: 'en',
    ...overrides,
  };
}
