import { describe, expect, it } from 'vitest';
import { phrase } from '#shared/phrase.ts';
import type { ManagedBy } from '#shared/settings/managed-by.ts';
import type { ToolSettingValue } from '#shared/settings/settings.ts';
import { toolDefinitionSchema } from '#shared/tool/definition.ts';
import { type SecretStore, SecretStoreError } from '../secrets/secret-store.ts';
import { effectiveSetting, ToolSettings } from './settings.ts';
import { definitionOf, memorySecrets, toolOf } from './testing/tool-bench.ts';

const definition = definitionOf('probe', {
  settingsSchema: toolDefinitionSchema.shape.settingsSchema.parse({
    type: 'object',
    properties: {
      url: { type: 'string', format: 'url' },
      count: { type: 'integer', default: 5, minimum: 1, maximum: 20 },
      ratio: { type: 'number', default: 0.5 },
      on: { type: 'boolean', default: true },
      mode: { type: 'string', default: 'a', enum: ['a', 'b'] },
      choice: { type: 'string', default: 'OFF', optionSource: 'FREE_ADDRESS_CHOICE' },
      key: { type: 'string', secret: true },
    },
    required: ['url', 'key'],
  }),
});
const registered = { definition, tool: toolOf('probe', () => ({ content: 'x' })) };

interface Values {
  locked?: Record<string, ToolSettingValue>;
  person?: Record<string, ToolSettingValue>;
  organizationDefaults?: Record<string, ToolSettingValue>;
  by?: Record<string, ManagedBy>;
}

function bench(values: Values = {}, secrets: SecretStore = memorySecrets()) {
  const person: Record<string, ToolSettingValue> = { ...values.person };
  const settings = new ToolSettings({
    secrets,
    sources: () => ({
      locked: values.locked ?? {},
      person,
      organizationDefaults: values.organizationDefaults ?? {},
      by: values.by ?? {},
    }),
    store: (changes) => {
      for (const [key, value] of Object.entries(changes)) {
        if (value === undefined) delete person[key];
        else person[key] = value;
      }
    },
  });
  return { settings, person };
}

const countSchema = definition.settingsSchema.properties.count!;

describe('effectiveSetting', () => {
  const layers = {
    locked: { 'probe.count': 2 },
    person: { 'probe.count': 3 },
    organizationDefaults: { 'probe.count': 4 },
  };

  it('takes the locked value, then the person’s, then the organization’s default, then the built-in one', () => {
    expect(effectiveSetting('probe', 'count', countSchema, layers)).toEqual({ value: 2, origin: 'locked' });
    expect(effectiveSetting('probe', 'count', countSchema, { ...layers, locked: {} })).toEqual({
      value: 3,
      origin: 'person',
    });
    expect(effectiveSetting('probe', 'count', countSchema, { ...layers, locked: {}, person: {} })).toEqual({
      value: 4,
      origin: 'organization-default',
    });
    const none = { locked: {}, person: {}, organizationDefaults: {} };
    expect(effectiveSetting('probe', 'count', countSchema, none)).toEqual({ value: 5, origin: 'built-in' });
  });

  it.each([[999], [0], [2.5], ['many'], ['']])('passes over a stored value that does not fit: %j', (bad) => {
    const sources = { locked: {}, person: { 'probe.count': bad }, organizationDefaults: {} };
    expect(effectiveSetting('probe', 'count', countSchema, sources)).toEqual({ value: 5, origin: 'built-in' });
  });

  it('reads numbers and switches that an organization wrote as text', () => {
    const sources = { locked: { 'probe.count': '7', 'probe.on': 'false' }, person: {}, organizationDefaults: {} };
    expect(effectiveSetting('probe', 'count', countSchema, sources).value).toBe(7);
    expect(effectiveSetting('probe', 'on', definition.settingsSchema.properties.on!, sources).value).toBe(false);
  });
});

describe('ToolSettings', () => {
  it('stores what is right and says what is not', async () => {
    const { settings, person } = bench();
    const problems = await settings.save(registered, {
      url: 'https://search.test/',
      count: 21,
      ratio: 'x',
      mode: 'c',
      choice: 'ON',
      ghost: 1,
    });
    expect(person).toEqual({ 'probe.url': 'https://search.test/', 'probe.choice': 'ON' });
    expect(problems).toEqual({
      count: phrase('policy.setting.between', { minimum: 1, maximum: 20 }),
      ratio: phrase('policy.setting.wrongType'),
      mode: phrase('policy.setting.notAChoice', { choices: 'a, b' }),
      ghost: phrase('policy.setting.unknown'),
    });
  });

  it.each([['ftp://x/'], ['javascript:alert(1)'], ['search.test'], ['   ']])(
    'refuses %j as an address',
    async (url) => {
      expect(await bench().settings.save(registered, { url })).toEqual({ url: phrase('policy.setting.notAnAddress') });
    },
  );

  it('goes back to the default with null', async () => {
    const { settings, person } = bench({ person: { 'probe.count': 9 } });
    await settings.save(registered, { count: null });
    expect(person).toEqual({});
  });

  it('refuses to change what the organization locked', async () => {
    const { settings, person } = bench({ locked: { 'probe.count': 2 } });
    expect(await settings.save(registered, { count: 3 })).toEqual({ count: phrase('policy.setting.locked') });
    expect(person).toEqual({});
  });

  it('does not take names of Object for settings', async () => {
    const { settings } = bench();
    expect(await settings.save(registered, { constructor: 'x', toString: 'y' })).toEqual({
      constructor: phrase('policy.setting.unknown'),
      toString: phrase('policy.setting.unknown'),
    });
  });

  it('keeps a secret in the keyring, shows only that it is set, and deletes it when it is cleared', async () => {
    const secrets = memorySecrets();
    const { settings, person } = bench({}, secrets);
    await settings.save(registered, { key: '  s3cret  ' });
    expect(secrets.values.get('tool:probe.key')).toBe('s3cret');
    expect(person).toEqual({});
    const views = await settings.views(registered);
    expect(views.find((view) => view.field === 'key')).toMatchObject({ isSet: true });
    expect(JSON.stringify(views)).not.toContain('s3cret');
    expect((await settings.values(registered)).key).toBe('s3cret');
    await settings.save(registered, { key: null });
    expect(secrets.values.size).toBe(0);
    expect((await settings.views(registered)).find((view) => view.field === 'key')).toMatchObject({ isSet: false });
  });

  it('says which required settings are missing, secrets included', async () => {
    const { settings } = bench({ person: { 'probe.url': 'https://search.test/' } });
    expect(await settings.problems(registered)).toEqual({ key: phrase('policy.setting.missing') });
  });

  it('lists tools although the keyring is locked, and asks it again later', async () => {
    let isLocked = true;
    const secrets: SecretStore = {
      ...memorySecrets(),
      get: async () => {
        if (isLocked) throw new SecretStoreError('locked', 'locked');
        return { value: 'there', place: 'keyring' };
      },
    };
    const { settings } = bench({ person: { 'probe.url': 'https://search.test/' } }, secrets);
    expect(await settings.problems(registered)).toEqual({ key: phrase('policy.setting.missing') });
    isLocked = false;
    expect(await settings.problems(registered)).toEqual({});
  });

  it('says where each value in force comes from', async () => {
    const { settings } = bench({
      locked: { 'probe.count': 2 },
      person: { 'probe.on': false },
      organizationDefaults: { 'probe.ratio': 0.1 },
    });
    const origins = Object.fromEntries((await settings.views(registered)).map(({ field, origin }) => [field, origin]));
    expect(origins).toMatchObject({ count: 'locked', on: 'person', ratio: 'organization-default', mode: 'built-in' });
  });
});

describe('who decided', () => {
  const office = { name: 'Office', version: '1.0.0', authors: 'Town', contact: 'office@town.example' };

  it('is said of what the organization set, never of what it left to the person', async () => {
    const { settings } = bench({
      locked: { 'probe.count': 2 },
      organizationDefaults: { 'probe.mode': 'b', 'probe.ratio': 0.1 },
      person: { 'probe.ratio': 0.9 },
      by: { 'probe.count': office, 'probe.mode': office, 'probe.ratio': office },
    });
    const views = await settings.views(registered);
    expect(Object.fromEntries(views.map(({ field, origin, by }) => [field, [origin, by]]))).toMatchObject({
      count: ['locked', office],
      mode: ['organization-default', office],
      ratio: ['person', undefined],
      on: ['built-in', undefined],
    });
  });
});
