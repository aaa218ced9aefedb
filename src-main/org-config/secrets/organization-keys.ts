import { createHash } from 'node:crypto';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import type { KeyState } from '#shared/provider/instance.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import type { Combination } from '../combine.ts';
import { ENCRYPTED_PREFIX } from '../format/encrypted-form.ts';
import { problem } from '../format/problem.ts';
import type { StateFile } from '../state-file.ts';
import { decryptText, EncryptedTextError } from './encrypted-text.ts';

/** Where the organization's keys stand in the keyring: apart from the person's, and apart for each plugin. */
export const managedProviderSecret = (pluginId: string, providerId: string) =>
  `organization:${pluginId}:provider:${providerId}`;
export const managedToolSecret = (pluginId: string, field: string) => `organization:${pluginId}:tool:${field}`;

interface Dependencies {
  secrets: SecretStore;
  stateFile: StateFile;
  /** The organization's secret of this computer, base64. */
  secret(): string | undefined;
  redact(secret: string): void;
}

interface EncryptedKey {
  owner: string;
  pluginId: string;
  /** Where it stands in the file. */
  key: string;
  encrypted: string;
}

type Place = Extract<KeyState, 'keyring' | 'session'>;

/**
 * Keys that plugins bring along encrypted: decrypted once, kept in the keyring under the plugin's name space, gone from there
 * when the plugin is withdrawn. A keyring that refuses leaves them usable until the application ends.
 */
export class OrganizationKeys {
  readonly #dependencies: Dependencies;
  #known = new Map<string, { value: string; place: Place }>();
  /** Digest of the encrypted text that is deployed now, by owner. */
  #deployed = new Map<string, string>();
  #problems = new Map<string, OrganizationProblem[]>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** By plugin: keys that could not be decrypted. */
  get problems(): ReadonlyMap<string, OrganizationProblem[]> {
    return this.#problems;
  }

  /** Decrypts what is new. Never rejects. */
  async apply(combination: Combination): Promise<void> {
    const keys = encryptedKeys(combination);
    this.#deployed = new Map(keys.map(({ owner, encrypted }) => [owner, digestOf(encrypted)]));
    const known = new Map<string, { value: string; place: Place }>();
    const problems = new Map<string, OrganizationProblem[]>();
    for (const { owner, pluginId, key, encrypted } of keys) {
      try {
        const value = await decryptText(this.#dependencies.secret(), encrypted);
        this.#dependencies.redact(value);
        known.set(owner, { value, place: await this.#keep(owner, value) });
      } catch (error) {
        const code = error instanceof EncryptedTextError ? error.code : 'wrong';
        const text = phrase(TEXTS[code]);
        const found = problem({ kind: 'secret', severity: 'error', text, key });
        problems.set(pluginId, [...(problems.get(pluginId) ?? []), found]);
      }
    }
    const before = [...this.#known.keys()];
    this.#known = known;
    this.#problems = problems;
    await this.#forgetAllBut(new Set(keys.map(({ owner }) => owner)), before);
    this.#dependencies.stateFile.save();
  }

  /** From this run, else from the keyring: the secret of the organization may be gone since the key was stored. */
  async get(owner: string): Promise<string | undefined> {
    const known = this.#known.get(owner);
    if (known) return known.value;
    if (!this.#isStored(owner)) return undefined;
    return (await this.#dependencies.secrets.get(owner))?.value;
  }

  placeOf(owner: string): Place | undefined {
    return this.#known.get(owner)?.place ?? (this.#isStored(owner) ? 'keyring' : undefined);
  }

  /** Whether the keyring has the very key that is deployed: an earlier one is not used in its place. */
  #isStored(owner: string): boolean {
    const { secrets } = this.#dependencies.stateFile.state;
    return Object.hasOwn(secrets, owner) && secrets[owner] === this.#deployed.get(owner);
  }

  /** Written only when another key was deployed: every write may open a prompt of the system. */
  async #keep(owner: string, value: string): Promise<Place> {
    if (this.#isStored(owner)) return 'keyring';
    const { secrets, stateFile } = this.#dependencies;
    const digest = this.#deployed.get(owner);
    try {
      const place = await secrets.set(owner, value);
      if (place === 'keyring' && digest !== undefined) stateFile.state.secrets[owner] = digest;
      return place;
    } catch {
      return 'session';
    }
  }

  /** @param before owners of this run: what is in memory only is recorded nowhere else. */
  async #forgetAllBut(owners: ReadonlySet<string>, before: readonly string[]): Promise<void> {
    const { secrets, stateFile } = this.#dependencies;
    for (const owner of new Set([...before, ...Object.keys(stateFile.state.secrets)])) {
      if (owners.has(owner)) continue;
      try {
        await secrets.delete(owner);
        delete stateFile.state.secrets[owner];
      } catch {
        // The keyring is locked: tried again with the next look.
      }
    }
  }
}

function digestOf(encrypted: string): string {
  return createHash('sha256').update(encrypted).digest('hex');
}

const TEXTS = {
  'no-secret': 'organization.problem.noSecret',
  'bad-secret': 'organization.problem.badSecret',
  'bad-form': 'organization.problem.badEncryption',
  wrong: 'organization.problem.wrongSecret',
} as const;

function encryptedKeys({ objects, settings }: Combination): EncryptedKey[] {
  const providers = (objects.LLM_PROVIDERS ?? []).flatMap(({ object, by: { pluginId } }): EncryptedKey[] => {
    if (object.APIKey === undefined) return [];
    const owner = managedProviderSecret(pluginId, object.Id);
    return [{ owner, pluginId, key: `LLM_PROVIDERS.${object.Id}.APIKey`, encrypted: object.APIKey }];
  });
  const locked = settings.get('DataTools.LockedToolSettings');
  if (!locked) return providers;
  const { pluginId } = locked.by;
  const fields = Object.entries(locked.value as Record<string, string>).flatMap(
    ([field, encrypted]): EncryptedKey[] => {
      if (!encrypted.startsWith(ENCRYPTED_PREFIX)) return [];
      const key = `DataTools.LockedToolSettings.${field}`;
      return [{ owner: managedToolSecret(pluginId, field), pluginId, key, encrypted }];
    },
  );
  return [...providers, ...fields];
}
