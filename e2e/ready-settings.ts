import type { Settings } from '#shared/settings/settings.ts';
import type { Searx } from '../scripts/services/searx.ts';
import type { ScriptedProvider } from './scripted-provider/server.ts';

/** How the scripted provider is called in the window. */
export const PROVIDER_NAME = 'Scripted';

/** The settings of a person who went through the first start already: one provider, and a search if there is one. */
export function readySettings(
  provider: Pick<ScriptedProvider, 'url'>,
  searx?: Pick<Searx, 'origin'>,
): Partial<Settings> {
  return {
    firstStartDone: true,
    providers: [
      {
        id: 'scripted',
        kind: 'OPENAI_COMPATIBLE',
        name: PROVIDER_NAME,
        baseUrl: provider.url,
        model: { id: 'scripted' },
      },
    ],
    defaultProviderId: 'scripted',
    ...(searx && { toolSettings: { 'web_search.baseUrl': searx.origin } }),
  };
}
