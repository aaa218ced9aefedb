import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDeviceConfiguration } from './device-configuration.ts';
import { policyFolders } from './policy-files.ts';
import { parseRegQuery } from './registry-values.ts';

const ONE = '9072b77d-ca81-40da-be6a-861da525ef7b';
const TWO = 'a1b2c3d4-e5f6-7890-abcd-ef1234567890';
const URL_ONE = 'https://intranet.example.org/configuration';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const policy = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const read = (environment: Record<string, string> = {}, registry?: Record<string, string>) =>
  readDeviceConfiguration({
    platform: registry ? 'win32' : 'linux',
    environment,
    policyFolders: [folder],
    readRegistry: async (key) => new Map(key.includes('Confidant') ? Object.entries(registry ?? {}) : []),
  });

describe('what a device is told to fetch', () => {
  it('comes from policy files, in the order of their names', async () => {
    policy('config_00010.yaml', `id: ${TWO}\nserver_url: https://two.example/\n`);
    policy('config_00000.yaml', `# the town\nid: "${ONE.toUpperCase()}"\nserver_url: '${URL_ONE}'\n`);
    policy('notes.yaml', `id: ${ONE}`);
    expect((await read()).pairs).toEqual([
      { id: ONE, serverUrl: URL_ONE },
      { id: TWO, serverUrl: 'https://two.example' },
    ]);
  });

  it.each([
    ['CONFIDANT_ENTERPRISE_CONFIG_ID_00000', 'CONFIDANT_ENTERPRISE_CONFIG_SERVER_URL_00000'],
    ['MINDWORK_AI_STUDIO_ENTERPRISE_CONFIG_ID_00000', 'MINDWORK_AI_STUDIO_ENTERPRISE_CONFIG_SERVER_URL_00000'],
    ['MINDWORK_AI_STUDIO_ENTERPRISE_CONFIG_ID', 'MINDWORK_AI_STUDIO_ENTERPRISE_CONFIG_SERVER_URL'],
    ['CONFIDANT_ENTERPRISE_CONFIG_ID7', 'CONFIDANT_ENTERPRISE_CONFIG_SERVER_URL7'],
  ])('comes from the environment as %s', async (id, url) => {
    expect((await read({ [id]: ONE, [url]: URL_ONE })).pairs).toEqual([{ id: ONE, serverUrl: URL_ONE }]);
  });

  it('comes from one source alone: the registry, then policy files, then the environment', async () => {
    const environment = {
      CONFIDANT_ENTERPRISE_CONFIG_ID_00000: ONE,
      CONFIDANT_ENTERPRISE_CONFIG_SERVER_URL_00000: 'https://environment.example',
    };
    policy('config_00000.yaml', `id: ${ONE}\nserver_url: https://policy.example`);
    const registry = { config_id_00000: ONE, config_server_url_00000: 'https://registry.example' };
    expect((await read(environment, registry)).pairs).toEqual([{ id: ONE, serverUrl: 'https://registry.example' }]);
    expect((await read(environment, {})).pairs).toEqual([{ id: ONE, serverUrl: 'https://policy.example' }]);
    fs.rmSync(path.join(folder, 'config_00000.yaml'));
    expect((await read(environment, {})).pairs).toEqual([{ id: ONE, serverUrl: 'https://environment.example' }]);
  });

  it('takes the secret from the first source that has one, even without a pair', async () => {
    policy('config_encryption_secret.yaml', 'config_encryption_secret: "cG9saWN5"');
    const environment = { MINDWORK_AI_STUDIO_ENTERPRISE_CONFIG_ENCRYPTION_SECRET: 'ZW52' };
    expect((await read(environment)).secret).toBe('cG9saWN5');
    expect((await read(environment, { config_encryption_secret: 'cmVn' })).secret).toBe('cmVn');
    fs.rmSync(path.join(folder, 'config_encryption_secret.yaml'));
    expect((await read(environment)).secret).toBe('ZW52');
  });

  it.each([
    ['no id', `server_url: ${URL_ONE}`],
    ['no GUID', `id: legal\nserver_url: ${URL_ONE}`],
    ['no address', `id: ${ONE}`],
    ['http to another computer', `id: ${ONE}\nserver_url: http://intranet.example.org`],
    ['a password in the address', `id: ${ONE}\nserver_url: https://user:secret@intranet.example.org`],
    ['a file address', `id: ${ONE}\nserver_url: file:///etc`],
    ['no YAML', 'id: [unclosed'],
    ['aliases', `a: &a ["x"]\nb: [*a, *a]\nid: ${ONE}\nserver_url: ${URL_ONE}`],
    ['a text', 'just words'],
    ['nothing', ''],
  ])('leaves out a policy file with %s, and says so', async (_, text) => {
    policy('config_00000.yaml', text);
    policy('config_00001.yaml', `id: ${TWO}\nserver_url: http://127.0.0.1:8080/c\n`);
    expect(await read()).toMatchObject({
      pairs: [{ id: TWO, serverUrl: 'http://127.0.0.1:8080/c' }],
      refused: ['config_00000.yaml'],
    });
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe in the place of a policy file', async () => {
    execFileSync('mkfifo', [path.join(folder, 'config_00000.yaml')]);
    fs.mkdirSync(path.join(folder, 'config_00001.yaml'));
    policy('config_00002.yaml', `id: ${TWO}\nserver_url: https://two.example/\n`);
    expect(await read()).toMatchObject({
      pairs: [{ id: TWO }],
      refused: ['config_00000.yaml', 'config_00001.yaml'],
    });
  });

  it('reads the older combined form', async () => {
    const environment = {
      MINDWORK_AI_STUDIO_ENTERPRISE_CONFIGS: `${ONE}@${URL_ONE};nonsense;${TWO}@https://two.example`,
    };
    expect(await read(environment)).toMatchObject({
      pairs: [{ id: ONE }, { id: TWO, serverUrl: 'https://two.example' }],
      refused: ['configs[2]'],
    });
  });

  it('does not take a registry that cannot be asked for one that says nothing', async () => {
    const device = { platform: 'win32' as const, environment: {}, policyFolders: [folder] };
    await expect(
      readDeviceConfiguration({ ...device, readRegistry: () => Promise.reject(new Error('timeout')) }),
    ).rejects.toThrow('timeout');
  });
});

describe('the registry', () => {
  it('is read from the output of reg.exe', () => {
    const output = fs.readFileSync(path.join(import.meta.dirname, 'fixtures/reg-query.txt'), 'latin1');
    expect(Object.fromEntries(parseRegQuery(output))).toEqual({
      config_id_00000: ONE,
      config_server_url_00000: 'https://intranet.example.org/ai studio/configuration',
      config_encryption_secret: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
      '(default)': 'not set',
    });
  });
});

describe('policy folders', () => {
  it.each([
    ['linux', {}, ['/etc/xdg/confidant']],
    ['linux', { XDG_CONFIG_DIRS: '/a:relative:/b' }, ['/a/confidant', '/b/confidant']],
    ['darwin', {}, ['/Library/Application Support/Confidant']],
    ['win32', { ProgramData: 'C:\\ProgramData' }, ['C:\\ProgramData\\Confidant']],
    ['win32', {}, []],
  ] as const)('on %s with %j are %j', (platform, environment, folders) => {
    expect(policyFolders({ platform, environment })).toEqual(folders);
  });
});
