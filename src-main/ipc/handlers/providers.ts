import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { confidenceOf } from '#shared/provider/scheme-levels.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import { holdsPassword } from '../../secrets/holds-password.ts';
import { SecretStoreError } from '../../secrets/secret-store.ts';
import type { SettingsService } from '../../settings/settings-service.ts';
import { HandlerError, type Handlers } from '../handler.ts';

type ProviderHandlers = Pick<
  Handlers,
  | 'providers.list'
  | 'providers.save'
  | 'providers.remove'
  | 'providers.set-key'
  | 'providers.set-default'
  | 'providers.test'
  | 'providers.models'
  | 'providers.confidence'
>;

export function providerHandlers(providers: ProviderService, settings: SettingsService): ProviderHandlers {
  const existing = (id: string): ProviderInstance => {
    const instance = providers.get(id);
    if (!instance) throw new HandlerError('not-found', phrase('turn.providerNotFound'));
    return instance;
  };
  return {
    'providers.list': async () => ({
      providers: await providers.views(),
      defaultProviderId: settings.get().defaultProviderId,
    }),
    'providers.save': ({ provider, key }) => {
      if (holdsPassword(provider.baseUrl ?? ''))
        throw new HandlerError('refused', phrase('policy.setting.addressWithPassword'));
      return withKeyring(() => providers.save(provider, key));
    },
    'providers.remove': async ({ id }) => {
      await withKeyring(() => providers.remove(existing(id).id));
      return {};
    },
    'providers.set-key': async ({ id, key }) => {
      const instance = existing(id);
      await withKeyring(() => providers.setKey(id, key));
      return providers.view(instance);
    },
    'providers.set-default': ({ id }) => {
      settings.update({ defaultProviderId: existing(id).id });
      return {};
    },
    'providers.test': ({ provider, key }, { signal }) => withKeyring(() => providers.test(provider, key, signal)),
    'providers.models': ({ provider, key }, { signal }) => withKeyring(() => providers.models(provider, key, signal)),
    'providers.confidence': ({ scheme, kind }) => ({
      level: confidenceOf(kind, scheme, settings.get().customConfidence),
    }),
  };
}

/** A keyring that is locked or does not answer is said as what it is. */
export async function withKeyring<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SecretStoreError)) throw error;
    throw new HandlerError('failed', phrase(`policy.keyring.${error.code}`));
  }
}
