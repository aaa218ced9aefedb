import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServiceDownload } from '../../web/create-service-fetch.ts';
import { openStateFile } from '../state-file.ts';
import { makeZip, type ZipEntry } from '../testing/make-zip.ts';
import { Deployment } from './deployment.ts';
import type { ConfigurationPair } from './device-values.ts';

const ID = '9072b77d-ca81-40da-be6a-861da525ef7b';
const PLUGIN = 'NAME = "one"';

let folder: string;
let server: http.Server;
let asked: Array<{ path: string; ifNoneMatch: string | undefined }>;
let answer: { status: number; body?: Buffer; headers?: Record<string, string> };
let pairs: ConfigurationPair[];
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  asked = [];
  server = http.createServer((request, response) => {
    const ifNoneMatch = request.headers['if-none-match'];
    asked.push({ path: request.url ?? '', ifNoneMatch });
    const isKnown = ifNoneMatch !== undefined && ifNoneMatch === answer.headers?.etag;
    response.writeHead(isKnown ? 304 : answer.status, answer.headers).end(isKnown ? undefined : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pairs = [{ id: ID, serverUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/configuration` }];
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(folder, { recursive: true, force: true });
});

const open = () => {
  const deployment = new Deployment({
    folder: path.join(folder, 'deployed'),
    stateFile: openStateFile(folder, () => undefined),
    readDevice: async () => ({ pairs, secret: undefined, refused: [] }),
    now: () => 1_000,
    report: () => undefined,
  });
  const update = async () => {
    await deployment.readDevice();
    await deployment.fetchAll(createServiceDownload(), new AbortController().signal);
    return deployment.problems.get(ID)?.text.key;
  };
  return { deployment, update };
};
const give = (entries: ZipEntry[], etag = '"1"') => {
  answer = { status: 200, body: makeZip(entries), headers: { etag } };
};
const deployed = (file = 'plugin.lua') => {
  const found = path.join(folder, 'deployed', ID, file);
  return fs.existsSync(found) ? fs.readFileSync(found, 'utf8') : undefined;
};
const names = () => fs.readdirSync(path.join(folder, 'deployed'));

describe('a configuration on a server', () => {
  it('is fetched by its id in small letters, once, and again when its tag changes', async () => {
    give([
      { name: 'plugin.lua', text: PLUGIN },
      { name: 'icon.lua', text: 'SVG = ""' },
    ]);
    const { deployment, update } = open();
    await deployment.readDevice();
    expect(await deployment.isIncomplete()).toBe(true);
    expect(await update()).toBeUndefined();
    expect(await deployment.isIncomplete()).toBe(false);
    expect([deployed(), deployed('icon.lua')]).toEqual([PLUGIN, 'SVG = ""']);
    // After a restart, too: the tag is kept on disk.
    await open().update();
    give([{ name: 'plugin.lua', text: 'NAME = "two"' }], '"2"');
    await open().update();
    expect(asked).toEqual([
      { path: `/configuration/${ID}.zip`, ifNoneMatch: undefined },
      { path: `/configuration/${ID}.zip`, ifNoneMatch: '"1"' },
      { path: `/configuration/${ID}.zip`, ifNoneMatch: '"1"' },
    ]);
    expect([deployed(), deployed('icon.lua')]).toEqual(['NAME = "two"', undefined]);
    expect(names()).toEqual([ID]);
  });

  it('is fetched anew from another server, and when its folder is gone, whatever the tag', async () => {
    give([{ name: 'plugin.lua', text: PLUGIN }]);
    await open().update();
    pairs = pairs.map((pair) => ({ ...pair, serverUrl: `${pair.serverUrl}/moved` }));
    await open().update();
    fs.rmSync(path.join(folder, 'deployed', ID), { recursive: true });
    await open().update();
    expect(asked.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([undefined, undefined, undefined]);
    expect(deployed()).toBe(PLUGIN);
  });

  it('is withdrawn when the device no longer names it', async () => {
    give([{ name: 'plugin.lua', text: PLUGIN }]);
    await open().update();
    pairs = [];
    const { deployment, update } = open();
    await update();
    expect(names()).toEqual([]);
    expect(await deployment.roots()).toEqual([]);
  });

  it('is kept when the device cannot be asked', async () => {
    give([{ name: 'plugin.lua', text: PLUGIN }]);
    await open().update();
    const deployment = new Deployment({
      folder: path.join(folder, 'deployed'),
      stateFile: openStateFile(folder, () => undefined),
      readDevice: () => Promise.reject(new Error('no registry')),
      now: () => 1_000,
      report: () => undefined,
    });
    await deployment.readDevice();
    expect((await deployment.roots()).map(({ expectedId }) => expectedId)).toEqual([ID]);
  });

  it.each([
    [
      'gives it out no more',
      () => {
        answer = { status: 404 };
      },
      'organization.problem.serverStatus',
    ],
    [
      'fails',
      () => {
        answer = { status: 500 };
      },
      'organization.problem.serverStatus',
    ],
    [
      'redirects to another one',
      () => {
        answer = { status: 302, headers: { location: 'http://127.0.0.2/x.zip' } };
      },
      'organization.problem.serverUnreachable',
    ],
    [
      'gives no archive',
      () => {
        answer = { status: 200, body: Buffer.from('<html>') };
      },
      'organization.problem.badArchive',
    ],
    [
      'gives half an archive',
      () => {
        answer = { status: 200, body: makeZip([{ name: 'plugin.lua', text: PLUGIN }]).subarray(0, 60) };
      },
      'organization.problem.badArchive',
    ],
    [
      'gives an archive without plugin.lua',
      () => give([{ name: 'readme.txt', text: 'x' }], '"2"'),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive that climbs out of its folder',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: '../evil.lua', text: 'x' },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive that climbs with backslashes',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: '..\\evil.lua', text: 'x' },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive with absolute names',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: '/etc/evil', text: 'x' },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive with a drive',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: 'C:/evil', text: 'x' },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    ...['NUL.lua', 'parts/con', 'com1.txt', 'aux/x.lua', 'dot./x.lua', './x.lua', 'a//b.lua'].map(
      (name): [string, () => void, string] => [
        `gives an archive with a name that means something else on some systems (${name})`,
        () =>
          give(
            [
              { name: 'plugin.lua', text: 'x' },
              { name, text: 'x' },
            ],
            '"2"',
          ),
        'organization.problem.badArchive',
      ],
    ),
    [
      'gives an archive in which a file is a folder as well',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: 'plugin.lua/x', text: 'x' },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive with a link',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: 'l.lua', text: '/etc/passwd', unixMode: 0o120777 },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive that unpacks to far more than it says',
      () => give([{ name: 'plugin.lua', text: 'x'.repeat(1_000), saysBytes: 10 }], '"2"'),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive that says it unpacks to a lot',
      () => give([{ name: 'plugin.lua', text: 'x', saysBytes: 2 ** 31 }], '"2"'),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive of very many files',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            ...Array.from({ length: 600 }, (_, n) => ({ name: `${n}.lua`, text: '' })),
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
    [
      'gives an archive with the same name twice',
      () =>
        give(
          [
            { name: 'plugin.lua', text: 'x' },
            { name: 'PLUGIN.lua', text: 'y' },
          ],
          '"2"',
        ),
      'organization.problem.badArchive',
    ],
  ])('stays as it was fetched last when its server %s', async (_, change, key) => {
    give([{ name: 'plugin.lua', text: PLUGIN }]);
    await open().update();
    change();
    expect(await open().update()).toBe(key);
    expect(deployed()).toBe(PLUGIN);
    expect(names()).toEqual([ID]);
    expect(fs.readdirSync(folder).toSorted()).toEqual(['deployed', 'state.copy.json', 'state.json']);
  });

  it('may be packed by tools of Windows, or in a folder of its own', async () => {
    give([
      { name: 'parts\\icon.lua', text: 'SVG = 1' },
      { name: 'plugin.lua', text: PLUGIN },
    ]);
    await open().update();
    expect(deployed('parts/icon.lua')).toBe('SVG = 1');
    give(
      [
        { name: 'office/', text: '' },
        { name: 'office/plugin.lua', text: 'NAME = "inner"' },
        { name: 'office/a.lua', text: '' },
      ],
      '"2"',
    );
    await open().update();
    expect([deployed(), deployed('a.lua')]).toEqual(['NAME = "inner"', '']);
  });

  it('says when its server cannot be reached at all', async () => {
    give([{ name: 'plugin.lua', text: PLUGIN }]);
    pairs = [{ id: ID, serverUrl: 'http://127.0.0.1:1' }];
    expect(await open().update()).toBe('organization.problem.serverUnreachable');
  });
});
