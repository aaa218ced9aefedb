import type { ChatRequirements } from '#shared/chat/requirements.ts';
import { type ProviderRefusal, type ProviderStanding, refuseProvider } from '#shared/chat/tighten.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { KeyState, ModelList, ProviderInstance, ProviderTest, ProviderView } from '#shared/provider/instance.ts';
import { confidenceOf } from '#shared/provider/scheme-levels.ts';
import { HandlerError } from '../ipc/handler.ts';
import { redactPhrase } from '../log/redact-phrase.ts';
import { providerSecret, type SecretStore, SecretStoreError } from '../secrets/secret-store.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import { hasCapability } from './capabilities.ts';
import { effectiveBaseUrl } from './endpoint.ts';
import { providerKind } from './kinds.ts';
import { type ManagedProvider, type ManagedProviders, NO_MANAGED_PROVIDERS } from './managed-provider.ts';
import { listModels } from './models.ts';
import { ProviderError } from './provider-adapter.ts';
import { transportOf } from './shared-transport.ts';
import { testProvider } from './test-provider.ts';
import type { ProviderTransport } from './transport.ts';

/** `CONFIDANT_API_KEY_<provider id in upper case, other characters as _>`: a key for automation. */
export function keyVariable(providerId: string): string {
  return `CONFIDANT_API_KEY_${providerId.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
}

const MAX_REMEMBERED_TESTS = 500;

interface Dependencies {
  settings: SettingsService;
  secrets: SecretStore;
  environment: Readonly<Record<string, string | undefined>>;
  /** Absent: straight, past every proxy. */
  transport?: ProviderTransport;
  /** So that a key never reaches the log. */
  redact(secret: string): void;
  /** Servers repeat keys in their refusals: takes them out of what people see. */
  withoutSecrets(text: string): string;
  changed(): void;
  /** Providers the organization trusts with its data sources; counts for data security only, never for confidence. */
  trustedProviderIds(): ReadonlySet<string>;
  /** Absent: nobody manages anything. */
  managed?: ManagedProviders;
}

/** The configured providers: what each is trusted with, where its key is, whether it works. */
export class ProviderService {
  readonly #dependencies: Dependencies;
  /** The last test of each provider, with what was tested: a change makes it worthless. */
  readonly #tests = new Map<string, { of: string; result: ProviderTest }>();
  readonly #keyStates = new Map<string, KeyState>();

  readonly #managed: ManagedProviders;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#managed = dependencies.managed ?? NO_MANAGED_PROVIDERS;
  }

  /** The organization's, then the person's own. */
  get instances(): readonly ProviderInstance[] {
    const managed = this.#managed.list().map(({ instance }) => instance);
    const ids = new Set(managed.map(({ id }) => id));
    return [...managed, ...this.#dependencies.settings.get().providers.filter(({ id }) => !ids.has(id))];
  }

  #managedProvider(id: string): ManagedProvider | undefined {
    return this.#managed.list().find(({ instance }) => instance.id === id);
  }

  get(id: string): ProviderInstance | undefined {
    return this.instances.find((instance) => instance.id === id);
  }

  /** The chat's provider, the default one, or the first; undefined when none is configured. */
  choose(preferredId: string | null): ProviderInstance | undefined {
    const { defaultProviderId } = this.#dependencies.settings.get();
    const wanted = [preferredId, defaultProviderId].find((id) => id !== null && this.get(id));
    return (wanted ? this.get(wanted) : undefined) ?? this.instances[0];
  }

  confidence(instance: ProviderInstance): ConfidenceLevel {
    const { confidenceScheme, customConfidence } = this.#dependencies.settings.get();
    return confidenceOf(instance.kind, confidenceScheme, customConfidence);
  }

  /** Why this provider may not see a chat with these requirements, or undefined. */
  refusal(
    instance: ProviderInstance,
    requirements: Pick<ChatRequirements, 'confidence' | 'dataSecurity'>,
  ): ProviderRefusal | undefined {
    const { globalMinimumConfidence } = this.#dependencies.settings.get();
    return refuseProvider(this.standing(instance), requirements, globalMinimumConfidence);
  }

  standing(instance: ProviderInstance): ProviderStanding {
    return {
      confidence: this.confidence(instance),
      isSelfHosted: isSelfHosted(instance),
      isTrusted: this.#dependencies.trustedProviderIds().has(instance.id),
    };
  }

  /** Why nobody may be asked anything yet: a text of the organization that the person has not agreed to; or undefined. */
  openInfoPhrase(): Phrase | undefined {
    const info = this.#managed.openInfo();
    return info && phrase('policy.provider.agreeFirst', { title: info.title, name: info.by.name });
  }

  /** The check just before a request leaves. */
  assertMaySee(instance: ProviderInstance, requirements: ChatRequirements): void {
    const openInfo = this.openInfoPhrase();
    if (openInfo) throw new ProviderError('refused-by-policy', openInfo);
    if (!this.get(instance.id)) {
      throw new ProviderError('refused-by-policy', phrase('policy.provider.removed', { provider: instance.name }));
    }
    const refusal = this.refusal(instance, requirements);
    if (refusal) throw new ProviderError('refused-by-policy', this.refusalPhrase(instance, requirements, refusal));
  }

  refusalPhrase(
    instance: ProviderInstance,
    requirements: Pick<ChatRequirements, 'confidence'>,
    refusal: ProviderRefusal,
  ): Phrase {
    const { globalMinimumConfidence } = this.#dependencies.settings.get();
    const params = { provider: instance.name, has: this.confidence(instance) };
    switch (refusal) {
      case 'below-global-minimum':
        return phrase('policy.provider.belowGlobalMinimum', { ...params, needed: globalMinimumConfidence });
      case 'confidence-too-low':
        return phrase('policy.provider.confidenceTooLow', { ...params, needed: requirements.confidence });
      case 'data-security':
        return phrase('policy.provider.dataSecurity', { provider: instance.name });
    }
  }

  async views(): Promise<ProviderView[]> {
    return Promise.all(this.instances.map((instance) => this.view(instance)));
  }

  async view(instance: ProviderInstance): Promise<ProviderView> {
    const refusal = this.refusal(instance, { confidence: 'NONE', dataSecurity: 'ANY' });
    const lastTest = this.#lastTest(instance);
    const managed = this.#managedProvider(instance.id);
    return {
      ...instance,
      ...this.standing(instance),
      keyState: await this.#keyState(instance),
      effectiveBaseUrl: effectiveBaseUrl(instance) ?? '',
      supportsTools: hasCapability(instance, 'tools'),
      ...(managed && { managed: { by: managed.by, bringsKey: managed.bringsKey, takesOwnKey: managed.takesOwnKey } }),
      ...(lastTest && { lastTest }),
      ...(refusal && { unusable: this.refusalPhrase(instance, { confidence: 'NONE' }, refusal) }),
    };
  }

  /** Throws a `HandlerError` when the organization does not allow it; nothing has changed then. */
  async save(instance: ProviderInstance, key?: string): Promise<ProviderView> {
    this.#assertMaySave(instance);
    if (key === undefined) this.#put(instance);
    else {
      const before = await this.#dependencies.secrets.get(providerSecret(instance.id));
      await this.#storeKey(instance.id, key);
      try {
        // The keyring may have taken its time: other providers have changed meanwhile, or the rules.
        this.#assertMaySave(instance);
        this.#put(instance);
      } catch (error) {
        await this.#restoreKey(instance.id, before?.value);
        throw error;
      }
    }
    this.#dependencies.changed();
    return this.view(instance);
  }

  #put(instance: ProviderInstance): void {
    const { settings } = this.#dependencies;
    const { providers, defaultProviderId } = settings.get();
    const isThere = providers.some(({ id }) => id === instance.id);
    const next = isThere
      ? providers.map((other) => (other.id === instance.id ? instance : other))
      : [...providers, instance];
    const becomesDefault = defaultProviderId === null && !settings.isLocked('defaultProviderId');
    settings.update({ providers: next, ...(becomesDefault && { defaultProviderId: instance.id }) });
  }

  /** Another address is another provider, so an existing one is no way around a rule against new ones. */
  #assertMaySave(instance: ProviderInstance): void {
    this.#assertOwn(instance.id);
    const by = this.#managed.mayNotAdd();
    const old = this.get(instance.id);
    if (!by || (old && isSameServer(old, instance))) return;
    throw new HandlerError(
      'refused',
      phrase('organization.mayNotAddProviders', { name: by.name, version: by.version }),
    );
  }

  #assertOwn(id: string): void {
    const managed = this.#managedProvider(id);
    if (!managed) return;
    const { name, version } = managed.by;
    throw new HandlerError('refused', phrase('organization.providerLocked', { name, version }));
  }

  /** The key goes with it: a removed provider leaves nothing in the keyring. */
  async remove(id: string): Promise<void> {
    const { settings, secrets } = this.#dependencies;
    this.#assertOwn(id);
    await secrets.delete(providerSecret(id));
    const { providers, defaultProviderId } = settings.get();
    const rest = providers.filter((instance) => instance.id !== id);
    const needsDefault = defaultProviderId === id && !settings.isLocked('defaultProviderId');
    settings.update({ providers: rest, ...(needsDefault && { defaultProviderId: rest[0]?.id ?? null }) });
    this.#tests.delete(id);
    this.#keyStates.delete(id);
    this.#dependencies.changed();
  }

  async setKey(id: string, key: string | null): Promise<void> {
    if (!this.#managedProvider(id)?.takesOwnKey) this.#assertOwn(id);
    if (key === null) {
      await this.#dependencies.secrets.delete(providerSecret(id));
      this.#keyStates.delete(id);
    } else await this.#storeKey(id, key);
    this.#tests.delete(id);
    this.#dependencies.changed();
  }

  /**
   * The key for the very server that was chosen. One to which a provider was pointed while the keyring was asked has another
   * key: then it throws a `ProviderError` ("refused-by-policy").
   */
  async keyFor(instance: ProviderInstance): Promise<string | undefined> {
    const key = await this.key(instance.id);
    const current = this.get(instance.id);
    if (!current || isSameServer(current, instance)) return key;
    throw new ProviderError('refused-by-policy', phrase('policy.provider.changed', { provider: instance.name }));
  }

  /** The key of a provider, from the environment or the keyring; undefined when there is none. */
  async key(id: string): Promise<string | undefined> {
    const fromEnvironment = this.#dependencies.environment[keyVariable(id)]?.trim();
    const key = fromEnvironment || (await this.#ownKey(id)) || (await this.#broughtKey(id));
    if (key) this.#dependencies.redact(key);
    return key;
  }

  async #ownKey(id: string): Promise<string | undefined> {
    const managed = this.#managedProvider(id);
    if (managed && !managed.takesOwnKey) return undefined;
    return (await this.#dependencies.secrets.get(providerSecret(id)))?.value;
  }

  async #broughtKey(id: string): Promise<string | undefined> {
    const managed = this.#managedProvider(id);
    return managed?.bringsKey ? this.#managed.key(managed) : undefined;
  }

  /** Tests what is typed, saved or not; of the organization's what was deployed. The result is remembered for the list. */
  async test(typed: ProviderInstance, typedKey: string | undefined, signal: AbortSignal): Promise<ProviderTest> {
    const instance = this.#asDeployed(typed);
    const transport = transportOf(instance, this.#dependencies.transport);
    const key = await this.#typedOrStored(instance, typedKey);
    const result = this.#withoutSecrets(await testProvider(instance, key, signal, { transport }));
    this.#remember(instance, result);
    if (this.get(instance.id)) this.#dependencies.changed();
    return result;
  }

  async models(typed: ProviderInstance, typedKey: string | undefined, signal: AbortSignal): Promise<ModelList> {
    const instance = this.#asDeployed(typed);
    const transport = transportOf(instance, this.#dependencies.transport);
    const key = await this.#typedOrStored(instance, typedKey);
    return this.#withoutSecrets(await listModels(instance, key, signal, { transport }));
  }

  /** A window may name any address beside the organization's id; the organization's key goes to none but its own. */
  #asDeployed(typed: ProviderInstance): ProviderInstance {
    return this.#managedProvider(typed.id)?.instance ?? typed;
  }

  #withoutSecrets<Result extends Pick<ProviderTest, 'problem' | 'detail'>>(result: Result): Result {
    const { withoutSecrets } = this.#dependencies;
    const { problem, detail } = result;
    return {
      ...result,
      ...(problem && { problem: redactPhrase(problem, withoutSecrets) }),
      ...(detail !== undefined && { detail: withoutSecrets(detail) }),
    };
  }

  #remember(instance: ProviderInstance, result: ProviderTest): void {
    this.#tests.delete(instance.id);
    this.#tests.set(instance.id, { of: testedPart(instance), result });
    const [oldest] = this.#tests.keys();
    if (this.#tests.size > MAX_REMEMBERED_TESTS && oldest !== undefined) this.#tests.delete(oldest);
  }

  #lastTest(instance: ProviderInstance): ProviderTest | undefined {
    const test = this.#tests.get(instance.id);
    return test?.of === testedPart(instance) ? test.result : undefined;
  }

  async #typedOrStored(instance: ProviderInstance, typedKey: string | undefined): Promise<string | undefined> {
    const typed = typedKey?.trim();
    if (!typed) return this.key(instance.id);
    this.#dependencies.redact(typed);
    return typed;
  }

  async #storeKey(id: string, key: string): Promise<void> {
    const trimmed = key.trim();
    this.#dependencies.redact(trimmed);
    const place = await this.#dependencies.secrets.set(providerSecret(id), trimmed);
    this.#keyStates.set(id, place);
  }

  async #restoreKey(id: string, key: string | undefined): Promise<void> {
    if (key !== undefined) return this.#storeKey(id, key);
    await this.#dependencies.secrets.delete(providerSecret(id));
    this.#keyStates.delete(id);
  }

  async #keyState(instance: ProviderInstance): Promise<KeyState> {
    if (this.#dependencies.environment[keyVariable(instance.id)]) return 'environment';
    const need = providerKind(instance.kind).needsKey;
    if (need === 'no') return 'not-needed';
    const managed = this.#managedProvider(instance.id);
    const brought = managed?.bringsKey ? this.#managed.keyPlace(managed) : undefined;
    if (managed && !managed.takesOwnKey) return brought ?? (need === 'optional' ? 'not-needed' : 'missing');
    const known = this.#keyStates.get(instance.id);
    if (known) return known;
    try {
      const stored = await this.#dependencies.secrets.get(providerSecret(instance.id), 'listing');
      if (!stored) return brought ?? (need === 'optional' ? 'not-needed' : 'missing');
      this.#keyStates.set(instance.id, stored.place);
      return stored.place;
    } catch (error) {
      if (error instanceof SecretStoreError) return error.code === 'pending' ? 'asking' : 'unreadable';
      throw error;
    }
  }
}

/** Everything a test depends on but the key, whose change forgets the test. */
function testedPart({ name: _, ...instance }: ProviderInstance): string {
  return JSON.stringify(Object.entries(instance).toSorted(([a], [b]) => a.localeCompare(b)));
}

function isSameServer(one: ProviderInstance, other: ProviderInstance): boolean {
  return one.kind === other.kind && effectiveBaseUrl(one) === effectiveBaseUrl(other);
}

function isSelfHosted(instance: ProviderInstance): boolean {
  return instance.kind === 'SELF_HOSTED' || instance.kind === 'DEMO';
}
