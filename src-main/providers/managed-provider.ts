import type { Manager } from '#shared/organization/managed.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { SecretPlace } from '../secrets/secret-store.ts';

/** A provider that an organization's configuration brings along: nobody but the configuration changes it. */
export interface ManagedProvider {
  instance: ProviderInstance;
  by: Manager;
  /** The configuration brings a key, which only it changes. */
  bringsKey: boolean;
  /** A person may, or has to, enter a key of their own. It goes before the one that was brought. */
  takesOwnKey: boolean;
}

/** What an organization says about providers, as it is now. */
export interface ManagedProviders {
  list(): readonly ManagedProvider[];
  /** The key that was brought; undefined when there is none or it could not be decrypted. */
  key(provider: ManagedProvider): Promise<string | undefined>;
  keyPlace(provider: ManagedProvider): SecretPlace | undefined;
  /** Set: the person may not add providers of their own. */
  mayNotAdd(): Manager | undefined;
  /** Set: a text of the organization that the person has not agreed to in its version; until then nothing is sent. */
  openInfo(): { title: string; by: Manager } | undefined;
}

export const NO_MANAGED_PROVIDERS: ManagedProviders = {
  list: () => [],
  key: () => Promise.resolve(undefined),
  keyPlace: () => undefined,
  mayNotAdd: () => undefined,
  openInfo: () => undefined,
};
