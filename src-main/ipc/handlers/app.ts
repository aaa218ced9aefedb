import type { AppInfo } from '#shared/ipc/contract.ts';
import type { ManagedSettings } from '#shared/organization/managed.ts';
import { phrase } from '#shared/phrase.ts';
import { CONFIDENCE_SCHEMES } from '#shared/provider/confidence.ts';
import { PROVIDER_KIND_IDS } from '#shared/provider/kinds.ts';
import { confidenceOf } from '#shared/provider/scheme-levels.ts';
import type { Settings, SettingsPatch } from '#shared/settings/settings.ts';
import type { Platform } from '../../platform.ts';
import { kindViews } from '../../providers/kinds.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import type { SettingsService } from '../../settings/settings-service.ts';
import type { EventHub } from '../event-hub.ts';
import { HandlerError, type Handlers } from '../handler.ts';

interface Dependencies {
  platform: Platform;
  secrets: Pick<SecretStore, 'isPersistent'>;
  settings: SettingsService;
  hub: EventHub;
  managed(): ManagedSettings;
  version: string;
  notices(): AppInfo['notices'];
}

type AppHandlers = Pick<Handlers, 'app.info' | 'app.open-external' | 'settings.update'>;

export function appHandlers({
  platform,
  secrets,
  settings,
  managed,
  hub,
  version,
  notices,
}: Dependencies): AppHandlers {
  return {
    'app.info': async () => ({
      version,
      shell: platform.shell === 'electron' ? 'electron' : 'web',
      platform: knownPlatform(process.platform),
      systemLanguage: platform.systemLanguage,
      settings: publicSettings(settings.get()),
      managed: managed(),
      kinds: kindViews(),
      kindConfidence: Object.fromEntries(
        CONFIDENCE_SCHEMES.map((scheme) => [
          scheme,
          Object.fromEntries(
            PROVIDER_KIND_IDS.map((kind) => [kind, confidenceOf(kind, scheme, settings.get().customConfidence)]),
          ),
        ]),
      ),
      keyring: (await secrets.isPersistent()) ? 'available' : 'missing',
      notices: notices(),
      asOf: hub.seq,
    }),
    'app.open-external': async ({ url }) => {
      const protocol = URL.parse(url)?.protocol;
      if (protocol !== 'http:' && protocol !== 'https:' && protocol !== 'mailto:') {
        throw new HandlerError('refused', phrase('turn.linkRefused'));
      }
      await platform.openExternal(url);
      return {};
    },
    'settings.update': ({ proxy, ...patch }: SettingsPatch) =>
      publicSettings(settings.update({ ...patch, ...(proxy && { proxy: { ...settings.get().proxy, ...proxy } }) })),
  };
}

function knownPlatform(name: NodeJS.Platform): AppInfo['platform'] {
  return name === 'linux' || name === 'darwin' || name === 'win32' ? name : 'other';
}

/** Providers and tool settings have requests of their own; the window does not get them along with everything else. */
export function publicSettings(settings: Settings): AppInfo['settings'] {
  const { providers: _, toolSettings: __, ...rest } = settings;
  return rest;
}
