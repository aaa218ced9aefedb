import type { ManagedState } from '#shared/organization/managed.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import { HandlerError } from '../../ipc/handler.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import type { ToolRegistry } from '../../tools/registry.ts';
import type { ToolSettings } from '../../tools/settings.ts';
import { createOrganizationSecret, EncryptedTextError, encryptText } from '../secrets/encrypted-text.ts';
import { providerAsLua, toolSettingsAsLua } from './export-lua.ts';

interface Dependencies {
  isShown(): boolean;
  /** The organization's secret of this computer. */
  secret(): string | undefined;
  providers: ProviderService;
  registry: ToolRegistry;
  toolSettings: ToolSettings;
}

/** What an administrator needs to write a configuration. Refuses everything to everybody else. */
export class Administration {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  createSecret(): string {
    this.#assertShown();
    return createOrganizationSecret();
  }

  async encryptKey(key: string, secret?: string): Promise<string> {
    this.#assertShown();
    return this.#encrypt(key.trim(), secret);
  }

  async exportProvider(id: string, withKey: boolean): Promise<string> {
    this.#assertShown();
    const { providers } = this.#dependencies;
    const instance = providers.get(id);
    if (!instance) throw new HandlerError('not-found', phrase('turn.providerNotFound'));
    const key = withKey ? await providers.key(id) : undefined;
    return providerAsLua(instance, key === undefined ? undefined : await this.#encrypt(key));
  }

  async exportToolSettings(toolId: string, state: ManagedState, withSecrets: boolean): Promise<string> {
    this.#assertShown();
    const { registry, toolSettings } = this.#dependencies;
    const registered = registry.get(toolId);
    if (!registered) throw new HandlerError('not-found', phrase('turn.toolNotFound'));
    const values: Record<string, string> = {};
    const set = withSecrets ? await toolSettings.values(registered) : toolSettings.plainValues(registered);
    for (const { field, schema, origin } of await toolSettings.views(registered)) {
      const value = set[field];
      if (value === undefined || value === '' || origin === 'built-in') continue;
      // A default cannot be secret, so that nobody reads a shared key out of their settings.
      if (schema.secret && state === 'default') continue;
      values[`${toolId}.${field}`] = schema.secret ? await this.#encrypt(String(value)) : String(value);
    }
    return toolSettingsAsLua(values, state);
  }

  #assertShown(): void {
    if (!this.#dependencies.isShown()) throw new HandlerError('refused', phrase('organization.admin.notShown'));
  }

  async #encrypt(key: string, secret = this.#dependencies.secret()): Promise<string> {
    try {
      return await encryptText(secret, key);
    } catch (error) {
      throw new HandlerError('refused', refusal(error), { cause: error });
    }
  }
}

function refusal(error: unknown): Phrase {
  if (!(error instanceof EncryptedTextError)) return phrase('organization.admin.notAKey');
  return phrase(error.code === 'no-secret' ? 'organization.admin.noSecret' : 'organization.problem.badSecret');
}
