import { type Phrase, phrase } from '#shared/phrase.ts';
import type { ManagedBy } from '#shared/settings/managed-by.ts';
import type { ToolSettingValue } from '#shared/settings/settings.ts';
import type { ToolSettingsField } from '#shared/tool/definition.ts';
import type { ToolSettingView } from '#shared/tool/view.ts';
import { holdsPassword } from '../secrets/holds-password.ts';
import { type SecretStore, toolSecret } from '../secrets/secret-store.ts';
import { optionSources } from './option-sources.ts';
import type { RegisteredTool, ToolSettingsProblems, ToolSettingValues } from './tool.ts';

/** Where a value in force comes from, strongest first. */
export interface SettingSources {
  locked: Readonly<Record<string, ToolSettingValue>>;
  person: Readonly<Record<string, ToolSettingValue>>;
  organizationDefaults: Readonly<Record<string, ToolSettingValue>>;
  /** Who locked a key or set its default. */
  by?: Readonly<Record<string, ManagedBy>>;
}

type Origin = ToolSettingView['origin'];

export interface EffectiveSetting {
  value: ToolSettingValue | undefined;
  origin: Origin;
}

/** locked organization value > the person's > organization default > built-in default */
export function effectiveSetting(
  toolId: string,
  field: string,
  schema: ToolSettingsField,
  sources: SettingSources,
): EffectiveSetting {
  const key = `${toolId}.${field}`;
  const ranked: Array<[Origin, ToolSettingValue | undefined]> = [
    ['locked', sources.locked[key]],
    ['person', sources.person[key]],
    ['organization-default', sources.organizationDefaults[key]],
  ];
  for (const [origin, raw] of ranked) {
    if (raw === undefined) continue;
    const value = readValue(schema, raw);
    // A stored value that no longer fits (out of range, another type, from a newer version) falls through to the next.
    if (value !== undefined && !problemOf(schema, value)) return { value, origin };
  }
  return { value: schema.default, origin: 'built-in' };
}

/** Organizations write every value as text; people's forms give the right type. Undefined: it does not fit the type. */
export function readValue(schema: ToolSettingsField, raw: ToolSettingValue): ToolSettingValue | undefined {
  switch (schema.type) {
    case 'string':
      return String(raw);
    case 'boolean':
      if (typeof raw === 'boolean') return raw;
      return raw === 'true' ? true : raw === 'false' ? false : undefined;
    default: {
      const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
      if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
      return schema.type === 'integer' && !Number.isInteger(number) ? undefined : number;
    }
  }
}

/** What is wrong with a value of the right type, in words for its form. */
export function problemOf(schema: ToolSettingsField, value: ToolSettingValue): Phrase | undefined {
  if (typeof value === 'number') {
    const { minimum, maximum } = schema;
    const isOutside = (minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum);
    if (!isOutside) return undefined;
    if (minimum !== undefined && maximum !== undefined) return phrase('policy.setting.between', { minimum, maximum });
    return minimum !== undefined
      ? phrase('policy.setting.atLeast', { minimum })
      : phrase('policy.setting.atMost', { maximum: maximum ?? 0 });
  }
  if (typeof value !== 'string') return undefined;
  const choices = schema.enum ?? (schema.optionSource ? optionSources[schema.optionSource] : undefined);
  if (choices && !choices.includes(value)) return phrase('policy.setting.notAChoice', { choices: choices.join(', ') });
  if (schema.maxLength !== undefined && value.length > schema.maxLength) {
    return phrase('policy.setting.tooLong', { maximum: schema.maxLength });
  }
  if (schema.format !== 'url' || value === '') return undefined;
  if (!isHttpUrl(value)) return phrase('policy.setting.notAnAddress');
  // It would stand in the settings file in plain text.
  return holdsPassword(value) ? phrase('policy.setting.addressWithPassword') : undefined;
}

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

interface Dependencies {
  secrets: SecretStore;
  sources(): SettingSources;
  /** A secret that the organization locks, by `<toolId>.<field>`. Absent: there are none. */
  lockedSecret?(key: string): Promise<string | undefined>;
  /** Replaces the person's values; `undefined` removes one. */
  store(changes: Readonly<Record<string, ToolSettingValue | undefined>>): void;
}

/** Settings of tools: what is in force, from where, what is wrong with it; secrets go to the keyring and never come back out. */
export class ToolSettings {
  readonly #dependencies: Dependencies;
  /** Whether a secret is set: the keyring is asked once, not on every listing. */
  readonly #knownSecrets = new Map<string, boolean>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** For a run of the tool: every value in force, secrets included. */
  async values({ definition }: RegisteredTool): Promise<ToolSettingValues> {
    const values = { ...this.#plainValues(definition.id, definition.settingsSchema.properties) };
    for (const [field, schema] of Object.entries(definition.settingsSchema.properties)) {
      if (!schema.secret) continue;
      const secret = await this.#secret(definition.id, field);
      if (secret !== undefined) values[field] = secret;
    }
    return values;
  }

  /** A locked one that could not be decrypted is missing: the person's own is not used in its place. */
  async #secret(toolId: string, field: string): Promise<string | undefined> {
    const { secrets, lockedSecret } = this.#dependencies;
    if (this.#isLocked(toolId, field)) return lockedSecret?.(`${toolId}.${field}`);
    return (await secrets.get(toolSecret(toolId, field)))?.value;
  }

  #isLocked(toolId: string, field: string): boolean {
    return this.#dependencies.sources().locked[`${toolId}.${field}`] !== undefined;
  }

  /** Everything but secrets; enough to word instructions and to list tools without asking the keyring. */
  plainValues({ definition }: RegisteredTool): ToolSettingValues {
    return this.#plainValues(definition.id, definition.settingsSchema.properties);
  }

  #plainValues(
    toolId: string,
    properties: Record<string, ToolSettingsField>,
  ): Record<string, ToolSettingValue | undefined> {
    const sources = this.#dependencies.sources();
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([, schema]) => !schema.secret)
        .map(([field, schema]) => [field, effectiveSetting(toolId, field, schema, sources).value]),
    );
  }

  /** What keeps the tool from running, by field: required ones that are missing, and what the tool itself finds wrong. */
  async problems(registered: RegisteredTool): Promise<ToolSettingsProblems> {
    const { definition, tool } = registered;
    const problems: Record<string, Phrase> = {};
    const plain = this.plainValues(registered);
    for (const field of definition.settingsSchema.required) {
      const schema = definition.settingsSchema.properties[field];
      const isSet = schema?.secret
        ? await this.#isSecretSet(definition.id, field)
        : plain[field] !== undefined && plain[field] !== '';
      if (!isSet) problems[field] = phrase('policy.setting.missing');
    }
    return { ...tool.checkSettings?.(await this.#valuesForCheck(registered, plain)), ...problems };
  }

  /** A check sees whether a secret is set, not the secret itself. */
  async #valuesForCheck({ definition }: RegisteredTool, plain: ToolSettingValues): Promise<ToolSettingValues> {
    const values: Record<string, ToolSettingValue | undefined> = { ...plain };
    for (const [field, schema] of Object.entries(definition.settingsSchema.properties)) {
      if (schema.secret && (await this.#isSecretSet(definition.id, field))) values[field] = '(set)';
    }
    return values;
  }

  async views(registered: RegisteredTool): Promise<ToolSettingView[]> {
    const { definition } = registered;
    const sources = this.#dependencies.sources();
    const problems = await this.problems(registered);
    const views: ToolSettingView[] = [];
    for (const [field, schema] of Object.entries(definition.settingsSchema.properties)) {
      const required = definition.settingsSchema.required.includes(field);
      const problem = problems[field];
      const base = { field, schema, required, ...(problem && { problem }) };
      if (schema.secret) {
        const isLocked = this.#isLocked(definition.id, field);
        const by = isLocked ? sources.by?.[`${definition.id}.${field}`] : undefined;
        const isSet = await this.#isSecretSet(definition.id, field);
        views.push({ ...base, isSet, origin: isLocked ? 'locked' : 'person', ...(by && { by }) });
        continue;
      }
      const { value, origin } = effectiveSetting(definition.id, field, schema, sources);
      const isFromOrganization = origin === 'locked' || origin === 'organization-default';
      const by = isFromOrganization ? sources.by?.[`${definition.id}.${field}`] : undefined;
      const choices = schema.enum ?? (schema.optionSource ? optionSources[schema.optionSource] : undefined);
      views.push({
        ...base,
        isSet: value !== undefined && value !== '',
        origin,
        ...(by && { by }),
        ...(value !== undefined && { value }),
        ...(choices && { choices: [...choices] }),
      });
    }
    return views;
  }

  /** Stores what is right and says what is not; `null` goes back to the default. Locked and unknown fields are refused. */
  async save(
    { definition }: RegisteredTool,
    changes: Readonly<Record<string, ToolSettingValue | null>>,
  ): Promise<Record<string, Phrase>> {
    const problems: Record<string, Phrase> = {};
    const stored: Record<string, ToolSettingValue | undefined> = {};
    const { locked } = this.#dependencies.sources();
    for (const [field, raw] of Object.entries(changes)) {
      const schema = Object.hasOwn(definition.settingsSchema.properties, field)
        ? definition.settingsSchema.properties[field]
        : undefined;
      const key = `${definition.id}.${field}`;
      if (!schema) problems[field] = phrase('policy.setting.unknown');
      else if (locked[key] !== undefined) problems[field] = phrase('policy.setting.locked');
      else if (schema.secret) await this.#saveSecret(definition.id, field, raw);
      else if (raw === null) stored[key] = undefined;
      else {
        const value = readValue(schema, raw);
        const problem = value === undefined ? phrase('policy.setting.wrongType') : problemOf(schema, value);
        if (problem) problems[field] = problem;
        else stored[key] = value;
      }
    }
    if (Object.keys(stored).length > 0) this.#dependencies.store(stored);
    return problems;
  }

  async #saveSecret(toolId: string, field: string, raw: ToolSettingValue | null): Promise<void> {
    const owner = toolSecret(toolId, field);
    const value = raw === null ? '' : String(raw).trim();
    if (value === '') await this.#dependencies.secrets.delete(owner);
    else await this.#dependencies.secrets.set(owner, value);
    this.#knownSecrets.set(owner, value !== '');
  }

  async #isSecretSet(toolId: string, field: string): Promise<boolean> {
    if (this.#isLocked(toolId, field)) return (await this.#secret(toolId, field)) !== undefined;
    const owner = toolSecret(toolId, field);
    const known = this.#knownSecrets.get(owner);
    if (known !== undefined) return known;
    try {
      const isSet = (await this.#dependencies.secrets.get(owner, 'listing')) !== undefined;
      this.#knownSecrets.set(owner, isSet);
      return isSet;
    } catch {
      // A locked keyring: not known now, asked again next time.
      return false;
    }
  }
}
