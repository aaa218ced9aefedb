import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { Settings } from '#shared/settings/settings.ts';
import { settingsSchema } from '#shared/settings/settings.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { type SecretStore, SecretStoreError } from '../secrets/secret-store.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import { type ManagedProviders, NO_MANAGED_PROVIDERS } from './managed-provider.ts';
import { ProviderError } from './provider-adapter.ts';
import { keyVariable, ProviderService } from './provider-service.ts';

const NEVER = new AbortController().signal;

function settingsInMemory(): SettingsService {
  let settings: Settings = settingsSchema.parse({});
  return {
    issues: [],
    isPersistent: true,
    get: () => settings,
    isChosen: () => false,
    isLocked: () => false,
    update: (changes) => {
      settings = { ...settings, ...changes };
      return settings;
    },
    onChange: () => () => {},
  };
}

function bench(
  environment: Record<string, string> = {},
  secrets: SecretStore = memorySecretStore(),
  managed: ManagedProviders = NO_MANAGED_PROVIDERS,
) {
  const settings = settingsInMemory();
  const redacted: string[] = [];
  const service = new ProviderService({
    settings,
    secrets,
    environment,
    redact: (secret) => redacted.push(secret),
    withoutSecrets: (text) => redacted.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text),
    changed: () => {},
    trustedProviderIds: () => new Set(),
    managed,
  });
  return { service, settings, secrets, redacted };
}

const instanceAt = (baseUrl: string, changes: Partial<ProviderInstance> = {}): ProviderInstance => ({
  id: 'p-1',
  kind: 'OPENAI_COMPATIBLE',
  name: 'One',
  baseUrl,
  model: { id: 'scripted' },
  ...changes,
});

describe('ProviderService', () => {
  let server: ScriptedProvider;
  beforeEach(async () => {
    server = await startScriptedProvider({ key: 'sk-right' });
  });
  afterEach(() => server.close());

  it('keeps the result of a test that ran before the provider was saved', async () => {
    const { service } = bench();
    expect(await service.test(instanceAt(server.url), 'sk-right', NEVER)).toMatchObject({ ok: true });
    const view = await service.save(instanceAt(server.url, { name: 'Named later' }), 'sk-right');
    expect(view.lastTest).toMatchObject({ ok: true });
  });

  it('forgets a test when the address, the model or the key changes', async () => {
    const { service } = bench();
    await service.save(instanceAt(server.url), 'sk-right');
    await service.test(instanceAt(server.url), undefined, NEVER);
    expect((await service.views())[0]?.lastTest).toBeDefined();
    await service.save(instanceAt(server.url, { model: { id: 'other' } }));
    expect((await service.views())[0]?.lastTest).toBeUndefined();
    await service.save(instanceAt(server.url));
    expect((await service.views())[0]?.lastTest).toBeDefined();
    await service.setKey('p-1', 'sk-new');
    expect((await service.views())[0]?.lastTest).toBeUndefined();
  });

  it('says where the key is, and deletes it with the provider', async () => {
    const { service, secrets } = bench();
    expect((await service.save(instanceAt(server.url))).keyState).toBe('not-needed');
    expect((await service.save(instanceAt(server.url, { kind: 'OPEN_AI' }))).keyState).toBe('missing');
    expect((await service.save(instanceAt(server.url, { kind: 'OPEN_AI' }), ' sk-right ')).keyState).toBe('session');
    expect(await service.key('p-1')).toBe('sk-right');
    await service.remove('p-1');
    expect(await secrets.get('provider:p-1')).toBeUndefined();
  });

  it('takes a key from the environment first, by the id in upper case', async () => {
    expect(keyVariable('my-Provider.1')).toBe('CONFIDANT_API_KEY_MY_PROVIDER_1');
    const { service, redacted } = bench({ CONFIDANT_API_KEY_P_1: 'sk-env' });
    expect((await service.save(instanceAt(server.url), 'sk-typed')).keyState).toBe('environment');
    expect(await service.key('p-1')).toBe('sk-env');
    expect(redacted).toEqual(expect.arrayContaining(['sk-env', 'sk-typed']));
  });

  it('lists providers although the keyring is locked', async () => {
    const locked: SecretStore = {
      ...memorySecretStore(),
      get: async () => {
        throw new SecretStoreError('locked', 'locked');
      },
    };
    const { service, settings } = bench({}, locked);
    settings.update({ providers: [instanceAt(server.url, { kind: 'OPEN_AI' })] });
    expect((await service.views())[0]?.keyState).toBe('unreadable');
  });

  it('keeps the place of a provider that is changed, and the default when another is removed', async () => {
    const { service, settings } = bench();
    await service.save(instanceAt(server.url));
    await service.save(instanceAt(server.url, { id: 'p-2', name: 'Two' }));
    await service.save(instanceAt(server.url, { name: 'One again' }));
    expect(service.instances.map(({ name }) => name)).toEqual(['One again', 'Two']);
    expect(settings.get().defaultProviderId).toBe('p-1');
    await service.remove('p-2');
    expect(settings.get().defaultProviderId).toBe('p-1');
    await service.remove('p-1');
    expect(settings.get().defaultProviderId).toBeNull();
  });

  it('refuses a provider below the minimum for everything, whatever the chat requires', () => {
    const { service, settings } = bench();
    settings.update({ globalMinimumConfidence: 'HIGH' });
    const requirements = { confidence: 'NONE', dataSecurity: 'ANY', outbound: 'UNRESTRICTED' } as const;
    const [cloud, own] = [instanceAt(server.url), instanceAt(server.url, { id: 'own', kind: 'SELF_HOSTED' })];
    settings.update({ providers: [cloud, own] });
    expect(() => service.assertMaySee(cloud, requirements)).toThrow(ProviderError);
    expect(() => service.assertMaySee(own, requirements)).not.toThrow();
  });

  it('chooses the chat’s provider, else the default, else the first', async () => {
    const { service, settings } = bench();
    expect(service.choose(null)).toBeUndefined();
    await service.save(instanceAt(server.url));
    await service.save(instanceAt(server.url, { id: 'p-2' }));
    expect(service.choose('p-2')?.id).toBe('p-2');
    expect(service.choose('gone')?.id).toBe('p-1');
    settings.update({ defaultProviderId: 'gone' });
    expect(service.choose(null)?.id).toBe('p-1');
  });
});

/** Secrets that are kept only when the test lets them be. */
function slowSecrets() {
  const stored = memorySecretStore();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const slow: SecretStore = {
    ...stored,
    get: async (owner) => {
      isAsked();
      await answered;
      return stored.get(owner);
    },
    set: async (owner, value) => {
      isAsked();
      await answered;
      return stored.set(owner, value);
    },
    delete: async (owner) => {
      isAsked();
      await answered;
      await stored.delete(owner);
    },
  };
  return { slow, stored, asked, answer };
}

describe('what changes while the keyring takes its time', () => {
  const named = (id: string) => instanceAt('http://127.0.0.1:1/v1', { id, name: id });

  it('is not undone by a provider that is being saved: others that were added, renamed or removed', async () => {
    const { slow, asked, answer } = slowSecrets();
    const { service, settings } = bench({}, slow);
    settings.update({ providers: [named('a'), named('b')], defaultProviderId: 'a' });
    const saving = service.save(named('c'), 'sk-c');
    await asked;
    settings.update({ providers: [{ ...named('b'), name: 'Renamed' }, named('d')] });
    answer();
    await saving;
    expect(service.instances.map(({ name }) => name)).toEqual(['Renamed', 'd', 'c']);
  });

  it('counts for whether a provider may be saved at all', async () => {
    const { slow, stored, asked, answer } = slowSecrets();
    const managed = { ...NO_MANAGED_PROVIDERS };
    const { service } = bench({}, slow, managed);
    const saving = service.save(named('c'), 'sk-c');
    await asked;
    managed.mayNotAdd = () => ({ pluginId: 'p', name: 'Office', version: '1.0.0' });
    answer();
    await expect(saving).rejects.toMatchObject({ code: 'refused' });
    expect(service.instances).toEqual([]);
    expect(await stored.get('provider:c')).toBeUndefined();
  });

  it.each([
    ['address', { baseUrl: 'http://127.0.0.1:2/v1' }],
    ['kind', { kind: 'OPEN_AI' }],
  ] as const)('sends no key of a new %s to the old one', async (_what, change) => {
    const { slow, stored, asked, answer } = slowSecrets();
    const { service, settings } = bench({}, slow);
    const old = named('a');
    settings.update({ providers: [old] });
    const key = service.keyFor(old);
    await asked;
    await stored.set('provider:a', 'sk-of-the-new-one');
    settings.update({ providers: [{ ...old, ...change }] });
    answer();
    await expect(key).rejects.toMatchObject({ code: 'refused-by-policy', reason: { key: 'policy.provider.changed' } });
  });

  it('gives the key to a provider of which only the name has changed', async () => {
    const { service, settings, secrets } = bench();
    await secrets.set('provider:a', 'sk-right');
    settings.update({ providers: [{ ...named('a'), name: 'Renamed' }] });
    expect(await service.keyFor(named('a'))).toBe('sk-right');
  });
});

describe('a provider of the organization', () => {
  it('is tested as it was deployed, and its key goes to no address that a window names', async () => {
    const deployed = await startScriptedProvider({ key: 'sk-of-the-organization' });
    const elsewhere = await startScriptedProvider({});
    const instance = instanceAt(deployed.url, { id: 'org' });
    const by = { pluginId: 'p', name: 'Office', version: '1.0.0' };
    const { service } = bench({}, memorySecretStore(), {
      ...NO_MANAGED_PROVIDERS,
      list: () => [{ instance, by, bringsKey: true, takesOwnKey: false }],
      key: async () => 'sk-of-the-organization',
    });
    const named = { ...instance, baseUrl: elsewhere.url };
    expect(await service.test(named, undefined, NEVER)).toMatchObject({ ok: true });
    await service.models(named, undefined, NEVER);
    expect(elsewhere.requests).toEqual([]);
    await Promise.all([deployed.close(), elsewhere.close()]);
  });
});
