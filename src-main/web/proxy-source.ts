import { type ProxyChoice, type ProxyStatus, readProxyAddress } from '#shared/settings/proxy.ts';
import { type SecretStore, SecretStoreError } from '../secrets/secret-store.ts';
import { basicAuthorization, isReachedDirectly, type ProxyRules, proxyOfEnvironment } from './proxy-rules.ts';
import type { ProxySettings } from './proxy-tunnel.ts';

/** Where the keyring keeps the password of the person's own proxy. */
const PASSWORD_OWNER = 'network:proxy';

interface Dependencies {
  /** Asked each time, so that a change of the settings counts at once. */
  choice(): ProxyChoice;
  secrets: SecretStore;
  environment: Readonly<Record<string, string | undefined>>;
  /** So that the password never reaches the log. */
  redact(secret: string): void;
}

/** Says which proxy leads to an address, by the settings or else the environment. */
export class ProxySource {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Undefined: straight. Rejects with a `SecretStoreError` when the password is needed and the keyring does not answer. */
  async proxyFor(url: URL): Promise<ProxySettings | undefined> {
    const { resolvesNames } = this.#dependencies.choice();
    const rules = await this.#rules(url.protocol);
    if (!rules || isReachedDirectly(url, rules.exceptions)) return undefined;
    return {
      url: rules.url,
      ...(rules.user !== '' && { authorization: basicAuthorization(rules.user, rules.password) }),
      resolvesNames,
    };
  }

  /** Providers have a switch of their own. */
  async proxyForProvider(url: URL): Promise<ProxySettings | undefined> {
    return this.#dependencies.choice().forProviders ? this.proxyFor(url) : undefined;
  }

  async setPassword(password: string | null): Promise<void> {
    const { secrets, redact } = this.#dependencies;
    if (password === null) return secrets.delete(PASSWORD_OWNER);
    redact(password);
    await secrets.set(PASSWORD_OWNER, password);
  }

  async status(): Promise<ProxyStatus> {
    const { secrets, environment } = this.#dependencies;
    const rules = proxyOfEnvironment(environment, 'https:');
    const place = await secrets.get(PASSWORD_OWNER, 'listing').then(
      (stored): ProxyStatus['password'] => stored?.place ?? 'missing',
      (error: unknown): ProxyStatus['password'] => {
        if (error instanceof SecretStoreError) return 'unreadable';
        throw error;
      },
    );
    return { password: place, environment: rules?.url.origin ?? null };
  }

  async #rules(protocol: string): Promise<ProxyRules | undefined> {
    const { choice, environment, secrets, redact } = this.#dependencies;
    const { mode, address, user, exceptions } = choice();
    if (mode === 'none') return undefined;
    if (mode === 'system') {
      const rules = proxyOfEnvironment(environment, protocol);
      if (rules && rules.password !== '') redact(rules.password);
      return rules;
    }
    const url = address === '' ? undefined : readProxyAddress(address);
    if (!url) return undefined;
    const stored = user === '' ? undefined : await secrets.get(PASSWORD_OWNER);
    if (stored) redact(stored.value);
    return { url, user, password: stored?.value ?? '', exceptions };
  }
}
