import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsSchema } from '#shared/settings/settings.ts';
import { ProviderService } from '../providers/provider-service.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { openSettings } from '../settings/settings-service.ts';
import { manageSettings } from './apply/managed-settings.ts';
import { createEvaluator } from './lua/create-evaluator.ts';
import type { OrganizationService } from './organization-service.ts';
import { encryptText } from './secrets/encrypted-text.ts';
import { HEADER, headerWith } from './testing/plugin-text.ts';
import { testOrganization } from './testing/test-organization.ts';

const evaluator = createEvaluator({ timeLimitMs: 15_000 });
afterAll(() => evaluator.close());

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));
});
afterEach(() => {
  fs.chmodSync(root, 0o700);
  fs.rmSync(root, { recursive: true, force: true });
});

const deploy = (name: string, text: string, origin: 'plugins' | 'local' = 'plugins') => {
  fs.mkdirSync(path.join(root, origin, name), { recursive: true });
  fs.writeFileSync(path.join(root, origin, name, 'plugin.lua'), text);
};
const withdraw = (name: string) => fs.rmSync(path.join(root, 'plugins', name), { recursive: true });
const setting = (key: string, value: string) => `CONFIG["SETTINGS"]["${key}"] = ${value}\n`;
const MINIMUM = 'DataConfidence.GlobalMinimumConfidence';
const other = (id: string, values: Record<string, string> = {}) =>
  headerWith({ ID: `"${id}0000000-0000-0000-0000-000000000000"`, NAME: `"Office ${id}"`, ...values });

const memory = (content: unknown = {}) => ({
  path: '/nowhere/settings.json',
  content,
  read() {
    return this.content;
  },
  write(document: unknown) {
    this.content = document;
  },
});

/** The person's settings with an organization over them that looked once. */
async function start(document = memory(), secret?: string, secrets: SecretStore = memorySecretStore()) {
  const organization = testOrganization(root, { evaluator, secrets, ...(secret && { secret }) });
  const settings = manageSettings(openSettings(document), organization.overlay);
  organization.onChange((overlay) => settings.setOverlay(overlay));
  // The start waits for no more than a moment; the look after it for everything.
  await organization.start();
  await organization.look();
  const providers = new ProviderService({
    settings,
    secrets,
    environment: {},
    redact: () => undefined,
    withoutSecrets: (text) => text,
    changed: () => undefined,
    trustedProviderIds: () => organization.overlay.trustedProviderIds,
    managed: organization.managedProviders,
  });
  return { organization, settings, providers, secrets, document };
}
/** A keyring: what it holds outlives a run. */
function keyringLike(): SecretStore {
  const stored = memorySecretStore();
  return {
    isPersistent: async () => true,
    get: async (owner) => {
      const found = await stored.get(owner);
      return found && { ...found, place: 'keyring' };
    },
    set: async (owner, value) => {
      await stored.set(owner, value);
      return 'keyring';
    },
    delete: (owner) => stored.delete(owner),
  };
}
const pluginOf = (organization: OrganizationService, name = 'Legal office') =>
  organization.view(() => false).plugins.find((plugin) => plugin.name === name);

describe('a value that cannot be read keeps the setting at its last good managed value, locked, and is reported', () => {
  it('for a typing error in a level', async () => {
    deploy('office', HEADER + setting(MINIMUM, '"MEDIUM"'));
    await start();
    deploy('office', HEADER + setting(MINIMUM, '"MEDUIM"'));
    const { settings, organization } = await start();
    expect(settings.get().globalMinimumConfidence).toBe('MEDIUM');
    expect(() => settings.update({ globalMinimumConfidence: 'NONE' })).toThrow();
    expect(pluginOf(organization)).toMatchObject({
      state: 'applied',
      problems: [{ kind: 'bad-value', seen: '"MEDUIM"', text: { key: 'organization.problem.valueKept' } }],
    });
  });

  it('even when the new file makes it an editable default', async () => {
    deploy('office', HEADER + setting(MINIMUM, '"MEDIUM"'));
    await start();
    deploy('office', HEADER + setting(MINIMUM, '"MEDUIM"') + setting(`${MINIMUM}.AllowUserOverride`, 'true'));
    const { settings } = await start();
    expect(() => settings.update({ globalMinimumConfidence: 'NONE' })).toThrow();
  });

  it('for one entry of a map and one field of a tool', async () => {
    const key = 'DataTools.MinimumProviderConfidenceByToolId';
    const tools = 'DataTools.LockedToolSettings';
    deploy(
      'office',
      `${HEADER}${setting(key, '{ web_search = "HIGH" }')}${setting(tools, '{ ["web_search.baseUrl"] = "https://a.example" }')}`,
    );
    await start();
    deploy(
      'office',
      `${HEADER}${setting(key, '{ web_search = "HIHG", read_web_page = "LOW" }')}${setting(tools, '{ ["web_search.baseUrl"] = "htps:/a" }')}`,
    );
    const { settings, organization } = await start();
    expect(settings.get().minimumConfidenceByCollection).toEqual({ web_search: 'HIGH', read_web_page: 'LOW' });
    expect(organization.overlay.toolSettings.locked).toEqual({ 'web_search.baseUrl': 'https://a.example' });
  });

  it('for settings that are no table any more', async () => {
    deploy('office', HEADER + setting(MINIMUM, '"HIGH"'));
    await start();
    deploy('office', `${HEADER}CONFIG["SETTINGS"] = 1`);
    expect((await start()).settings.get().globalMinimumConfidence).toBe('HIGH');
  });
});

describe('a deployed plugin keeps its last good state until it is withdrawn', () => {
  it.each([
    ['stops parsing', () => deploy('office', `${HEADER}CONFIG = {`)],
    ['does not end', () => deploy('office', `${HEADER}while true do end`)],
    ['loses its ID', () => deploy('office', setting(MINIMUM, '"NONE"'))],
    ['cannot be read any more', () => fs.symlinkSync('/nowhere', path.join(root, 'plugins/office/other.lua'))],
    [
      'becomes UTF-16',
      () => fs.writeFileSync(path.join(root, 'plugins/office/plugin.lua'), Buffer.from(HEADER, 'utf16le')),
    ],
  ])('when it %s', async (what, change) => {
    deploy('office', HEADER + setting(MINIMUM, '"MEDIUM"'));
    const { organization, settings } = await start();
    change();
    await organization.look();
    expect(settings.get().globalMinimumConfidence).toBe('MEDIUM');
    expect(pluginOf(organization)?.state).toBe(what.startsWith('cannot') ? 'applied' : 'last-good');
    // After a restart, too.
    const again = await start();
    expect(again.settings.get().globalMinimumConfidence).toBe('MEDIUM');
    withdraw('office');
    await again.organization.look();
    expect(again.settings.get().globalMinimumConfidence).toBe('NONE');
    expect(again.organization.view(() => false).plugins).toEqual([]);
  });

  it('when its folder cannot be looked into', async () => {
    deploy('office', HEADER + setting(MINIMUM, '"MEDIUM"'));
    await start();
    // A file in the place of the folder's parent gives another error than "not there".
    fs.renameSync(path.join(root, 'plugins'), path.join(root, 'away'));
    fs.symlinkSync('plugins', path.join(root, 'plugins'));
    const { settings, organization } = await start();
    expect(settings.get().globalMinimumConfidence).toBe('MEDIUM');
    expect(pluginOf(organization)?.state).toBe('last-good');
  });

  it.each<[string, (file: string) => void]>([
    ['deleted', (file) => fs.rmSync(file)],
    ['damaged', (file) => fs.writeFileSync(file, '{"places":')],
  ])('when the file that remembers it is %s', async (_, harm) => {
    deploy('office', HEADER + setting(MINIMUM, '"MEDIUM"'));
    await start();
    deploy('office', `${HEADER}CONFIG = {`);
    harm(path.join(root, 'state/state.json'));
    const { settings, organization } = await start();
    expect(settings.get().globalMinimumConfidence).toBe('MEDIUM');
    expect(() => settings.update({ globalMinimumConfidence: 'NONE' })).toThrow();
    expect(pluginOf(organization)?.state).toBe('last-good');
    expect(organization.stateDamage?.outcome).toBe('restored');
  });

  it('and says which version was refused', async () => {
    deploy('office', HEADER + setting(MINIMUM, '"MEDIUM"'));
    await start();
    deploy('office', headerWith({ VERSION: '"2.5.0"', NAME: '7' }));
    expect(pluginOf((await start()).organization)).toMatchObject({ version: '2.4.1', refusedVersion: '2.5.0' });
  });
});

describe('withdrawn: the person’s value from before comes back; a value chosen over an editable default stays', () => {
  it('for locks', async () => {
    const document = memory({
      globalMinimumConfidence: 'LOW',
      approvalByCollection: { web_search: 'ask', mail: 'never' },
    });
    deploy(
      'office',
      `${HEADER}${setting(MINIMUM, '"HIGH"')}${setting('DataTools.ApprovalByToolId', '{ web_search = "never" }')}${setting('DataTools.DisabledToolIds', '{ "read_web_page" }')}`,
    );
    const { settings, organization } = await start(document);
    expect(settings.get()).toMatchObject({
      globalMinimumConfidence: 'HIGH',
      approvalByCollection: { web_search: 'never', mail: 'never' },
      disabledCollectionIds: ['read_web_page'],
    });
    // A window sends maps whole, with the organization's entries in them.
    settings.update({ approvalByCollection: { ...settings.get().approvalByCollection, mail: 'auto' } });
    settings.update({ disabledCollectionIds: [...settings.get().disabledCollectionIds, 'current_time'] });
    expect(() => settings.update({ approvalByCollection: { web_search: 'auto' } })).toThrow();
    expect(() => settings.update({ disabledCollectionIds: [] })).toThrow();
    withdraw('office');
    await organization.look();
    expect(settings.get()).toMatchObject({
      globalMinimumConfidence: 'LOW',
      approvalByCollection: { web_search: 'ask', mail: 'auto' },
      disabledCollectionIds: ['current_time'],
    });
  });

  it('for editable defaults', async () => {
    const editable = (key: string, value: string) => setting(key, value) + setting(`${key}.AllowUserOverride`, 'true');
    deploy(
      'office',
      HEADER +
        editable('DataConfidence.ConfidenceScheme', '"TRUST_EUROPE"') +
        editable('DataTools.SchemaMode', '"compact"'),
    );
    const { settings, organization } = await start();
    expect(settings.get()).toMatchObject({ confidenceScheme: 'TRUST_EUROPE', schemaMode: 'compact' });
    settings.update({ confidenceScheme: 'LOCAL_TRUST_ONLY' });
    expect(settings.get().confidenceScheme).toBe('LOCAL_TRUST_ONLY');
    withdraw('office');
    await organization.look();
    expect(settings.get()).toMatchObject({ confidenceScheme: 'LOCAL_TRUST_ONLY', schemaMode: 'full' });
  });

  it('and nothing of it was ever written over the person’s own', async () => {
    const document = memory({});
    deploy('office', HEADER + setting(MINIMUM, '"HIGH"'));
    const { settings } = await start(document);
    settings.update({ language: 'de', globalMinimumConfidence: 'HIGH' });
    expect(document.content).toEqual({ schemaVersion: 1, language: 'de' });
  });
});

describe('organization beats local always, by where the file lies, then PRIORITY, then id', () => {
  it('whatever a local file says of itself', async () => {
    deploy(
      'mine',
      `${other('1', { PRIORITY: '1000', DEPLOYED_USING_CONFIG_SERVER: 'true' })}${setting(MINIMUM, '"NONE"')}`,
      'local',
    );
    deploy('office', other('2', { PRIORITY: '-5' }) + setting(MINIMUM, '"HIGH"'));
    const { settings, organization } = await start();
    expect(settings.get().globalMinimumConfidence).toBe('HIGH');
    expect(organization.overlay.managed.settings.globalMinimumConfidence?.by.name).toBe('Office 2');
  });

  it('then by the higher PRIORITY, then by the id', async () => {
    deploy('a', other('3', { PRIORITY: '10' }) + setting(MINIMUM, '"LOW"'));
    deploy('b', other('1') + setting(MINIMUM, '"MEDIUM"'));
    deploy('c', other('2') + setting(MINIMUM, '"HIGH"') + setting('DataTools.EnableTools', 'false'));
    const { settings, organization } = await start();
    expect(settings.get()).toMatchObject({ globalMinimumConfidence: 'LOW', toolsEnabled: false });
    withdraw('a');
    await organization.look();
    expect(settings.get().globalMinimumConfidence).toBe('MEDIUM');
  });

  it('replacing lists and maps, joining the additive sets', async () => {
    const features = 'DataApp.EnabledPreviewFeatures';
    deploy(
      'a',
      other('1', { PRIORITY: '1' }) +
        setting('DataTools.DisabledToolIds', '{ "a" }') +
        setting(features, '{ "PRE_A" }'),
    );
    deploy('b', other('2') + setting('DataTools.DisabledToolIds', '{ "b" }') + setting(features, '{ "PRE_B" }'));
    const values = (await start()).organization.view(() => false).values;
    expect(values.find(({ key }) => key === 'DataTools.DisabledToolIds')).toMatchObject({
      value: ['a'],
      by: { name: 'Office 1' },
    });
    expect(values.find(({ key }) => key === features)?.value).toEqual(['PRE_A', 'PRE_B']);
  });
});

it('evaluation is sandboxed; a runaway file costs itself only, and a start waits for it once', async () => {
  const impatient = createEvaluator({ timeLimitMs: 200 });
  let evaluations = 0;
  const counting = {
    ...impatient,
    evaluate: (job: Parameters<typeof impatient.evaluate>[0]) => {
      evaluations += 1;
      return impatient.evaluate(job);
    },
  };
  deploy('hanging', `${other('1')}string.find(("a"):rep(3e4), (".-"):rep(30) .. "b")`);
  const first = testOrganization(root, { evaluator: counting });
  await first.look();
  const again = testOrganization(root, { evaluator: counting });
  await again.look();
  expect(evaluations).toBe(1);
  expect(again.view(() => false).plugins[0]?.problems[0]?.text.key).toBe('organization.problem.neverEnds');
  // Asked for, or changed, it is tried again.
  await again.look({ again: true });
  deploy('hanging', `${other('1')}${setting(MINIMUM, '"LOW"')}`);
  await again.look();
  expect(evaluations).toBe(3);
  expect(again.overlay.locked.globalMinimumConfidence).toBe('LOW');
  await impatient.close();
});

it('confidence and security are checked where the request leaves, not only where a provider is picked', async () => {
  const own = { id: 'p1', kind: 'OPEN_AI', name: 'Mine', model: { id: 'm' } } as const;
  const { providers, organization } = await start(memory({ providers: [own] }));
  const requirements = {
    ...settingsSchema.parse({}),
    confidence: 'NONE',
    dataSecurity: 'ANY',
    outbound: 'UNRESTRICTED',
  } as const;
  expect(() => providers.assertMaySee(own, requirements)).not.toThrow();
  deploy('office', HEADER + setting(MINIMUM, '"HIGH"'));
  await organization.look();
  expect(() => providers.assertMaySee(own, requirements)).toThrow('refused-by-policy');
});

describe('secrets are stored under the provider’s id, never its name', () => {
  const SECRET = Buffer.alloc(32, 7).toString('base64');
  const provider = (id: string, name: string, key: string) =>
    `CONFIG["LLM_PROVIDERS"] = CONFIG["LLM_PROVIDERS"] or {}\nCONFIG["LLM_PROVIDERS"][#CONFIG["LLM_PROVIDERS"]+1] = { ["Id"] = "${id}", ["InstanceName"] = "${name}", ["UsedLLMProvider"] = "OPEN_AI", ["Model"] = { ["Id"] = "m" }, ["APIKey"] = "${key}" }\n`;

  it('a rename keeps the key, two instances never share one, and a withdrawn plugin takes its keys along', async () => {
    const [one, two] = [await encryptText(SECRET, 'sk-one'), await encryptText(SECRET, 'sk-two')];
    deploy('office', HEADER + provider('p1', 'Cloud', one) + provider('p2', 'Cloud', two));
    const { providers, organization, secrets } = await start(memory(), SECRET);
    expect([await providers.key('p1'), await providers.key('p2')]).toEqual(['sk-one', 'sk-two']);
    deploy('office', HEADER + provider('p1', 'Renamed', one));
    await organization.look();
    expect([await providers.key('p1'), await providers.key('p2')]).toEqual(['sk-one', undefined]);
    withdraw('office');
    await organization.look();
    expect(providers.instances).toEqual([]);
    expect(await secrets.get('organization:9072b77d-ca81-40da-be6a-861da525ef7b:provider:p1')).toBeUndefined();
  });

  it('a key that another secret encrypted is reported, and the person’s own is not used in its place', async () => {
    const key = await encryptText(Buffer.alloc(32, 9).toString('base64'), 'sk-one');
    deploy('office', HEADER + provider('p1', 'Cloud', key));
    const { providers, organization, secrets } = await start(memory(), SECRET);
    await secrets.set('provider:p1', 'sk-mine');
    expect(await providers.key('p1')).toBeUndefined();
    expect(pluginOf(organization)?.problems).toMatchObject([{ kind: 'secret', key: 'LLM_PROVIDERS.p1.APIKey' }]);
  });

  it('a key that was replaced by one that cannot be decrypted is not used in its place', async () => {
    deploy('office', HEADER + provider('p1', 'Cloud', await encryptText(SECRET, 'sk-one')));
    const first = await start(memory(), SECRET, keyringLike());
    expect(await first.providers.key('p1')).toBe('sk-one');
    const another = await encryptText(Buffer.alloc(32, 9).toString('base64'), 'sk-two');
    deploy('office', HEADER + provider('p1', 'Cloud', another));
    await first.organization.look();
    expect(await first.providers.key('p1')).toBeUndefined();
    const second = await start(memory(), SECRET, first.secrets);
    expect(await second.providers.key('p1')).toBeUndefined();
    expect((await second.providers.views())[0]?.keyState).toBe('missing');
  });

  it('the same key is still used when the secret of the organization is gone', async () => {
    deploy('office', HEADER + provider('p1', 'Cloud', await encryptText(SECRET, 'sk-one')));
    const { secrets } = await start(memory(), SECRET, keyringLike());
    const { providers } = await start(memory(), undefined, secrets);
    expect(await providers.key('p1')).toBe('sk-one');
  });

  it('a person may enter a key of their own only where the organization says so', async () => {
    deploy(
      'office',
      HEADER +
        provider('p1', 'Cloud', await encryptText(SECRET, 'sk-one')).replace(
          '["APIKey"]',
          '["AllowUserProvidedAPIKey"] = true, ["APIKey"]',
        ) +
        provider('p2', 'Cloud', await encryptText(SECRET, 'sk-two')),
    );
    const { providers } = await start(memory(), SECRET);
    await providers.setKey('p1', 'sk-mine');
    expect(await providers.key('p1')).toBe('sk-mine');
    await expect(providers.setKey('p2', 'sk-mine')).rejects.toThrow('refused');
    await expect(providers.remove('p1')).rejects.toThrow('refused');
    const instance = providers.get('p1');
    if (instance)
      await expect(providers.save({ ...instance, baseUrl: 'https://elsewhere.example' })).rejects.toThrow('refused');
  });
});

it('everything a person cannot change says why: the plugin, its version, whom to ask', async () => {
  deploy('office', HEADER + setting(MINIMUM, '"HIGH"') + setting('DataApp.AllowUserToAddProvider', 'false'));
  const { settings, providers, organization } = await start(memory({ providers: [] }));
  const by = {
    name: 'Legal office',
    version: '2.4.1',
    authors: 'Town of Ellerbach',
    contact: 'data-protection@ellerbach.example',
  };
  expect(organization.overlay.managed.settings.globalMinimumConfidence).toMatchObject({ state: 'locked', by });
  expect(() => settings.update({ globalMinimumConfidence: 'NONE' })).toThrow(
    expect.objectContaining({
      text: {
        key: 'organization.lockedWithContact',
        params: { name: by.name, version: by.version, contact: by.contact },
      },
    }),
  );
  await expect(providers.save({ id: 'p9', kind: 'OPEN_AI', name: 'Mine', model: { id: 'm' } })).rejects.toMatchObject({
    text: { key: 'organization.mayNotAddProviders', params: { name: by.name } },
  });
});

describe('an information that everybody has to agree to', () => {
  const info = (version: string, text: string) =>
    `CONFIG["MANDATORY_INFOS"] = { { ["Id"] = "ai", ["Title"] = "Use of AI", ["Version"] = "${version}", ["Markdown"] = "${text}" } }\n`;

  it('is asked once for each version, and again when its text changes', async () => {
    deploy('office', HEADER + info('3', 'Be careful.'));
    const { organization } = await start();
    const first = () => organization.view(() => false).mandatoryInfos[0];
    expect(first()).not.toHaveProperty('acceptedAt');
    const pluginId = first()?.by.pluginId ?? '';
    organization.acceptInfo(pluginId, 'ai', '3');
    expect(first()).toMatchObject({ acceptedAt: 1_000 });
    expect(() => organization.acceptInfo(pluginId, 'ai', '2')).toThrow('not-found');
    deploy('office', HEADER + info('3', 'Be very careful.'));
    await organization.look();
    expect(first()).toMatchObject({ acceptedBefore: '3' });
    expect(first()).not.toHaveProperty('acceptedAt');
    // After a restart as well.
    organization.acceptInfo(pluginId, 'ai', '3');
    expect((await start()).organization.view(() => false).mandatoryInfos[0]).toMatchObject({ acceptedAt: 1_000 });
  });
});
