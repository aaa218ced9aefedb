import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonToInstall, setUp } from './setup.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/for-another-system': { version: '3.0.0', integrity: 'sha512-c', optional: true },
  },
};
const { 'node_modules/a': a, 'node_modules/b': b } = wanted.packages;

describe('whether packages must be installed', () => {
  it.each([
    ['everything is there', { packages: { 'node_modules/a': a, 'node_modules/b': b } }, null],
    ['nothing was ever installed', null, 'no packages are installed yet'],
    ['a package is missing', { packages: { 'node_modules/a': a } }, 'node_modules/b is missing'],
    [
      'a package is older',
      { packages: { 'node_modules/a': { ...a, version: '0.9.0' }, 'node_modules/b': b } },
      'node_modules/a is another version',
    ],
    [
      'a package has other content under the same version',
      { packages: { 'node_modules/a': { ...a, integrity: 'sha512-x' }, 'node_modules/b': b } },
      'node_modules/a is another version',
    ],
    [
      'a package is there that was taken out of the lock',
      { packages: { 'node_modules/a': a, 'node_modules/b': b, 'node_modules/old': { version: '1.0.0' } } },
      'node_modules/old is installed but not in package-lock.json',
    ],
  ])('%s', (_case, installed, reason) => {
    expect(reasonToInstall(wanted, installed)).toBe(reason);
  });
});

describe('setting up', () => {
  let checkout: string;
  beforeEach(async () => {
    checkout = await mkdtemp(path.join(tmpdir(), 'setup-'));
    await writeFile(path.join(checkout, 'package-lock.json'), JSON.stringify(wanted));
  });
  afterEach(() => rm(checkout, { recursive: true }));

  it('asks npm for nothing when everything is there', async () => {
    // `npm ci` would fail here: the folder has no package.json.
    await mkdir(path.join(checkout, 'node_modules'));
    const installed = JSON.stringify({ packages: { 'node_modules/a': a, 'node_modules/b': b } });
    await writeFile(path.join(checkout, 'node_modules/.package-lock.json'), installed);
    expect(() => setUp({ checkout })).not.toThrow();
  });

  it('leaves packages alone that another checkout uses, too', async () => {
    const other = path.join(checkout, 'other');
    await mkdir(path.join(other, 'node_modules'), { recursive: true });
    await symlink(path.join(other, 'node_modules'), path.join(checkout, 'node_modules'));
    expect(() => setUp({ checkout })).toThrow(/node_modules is a link.*Run npm ci in .*other/);
  });

  it('says how to get a damaged lock file back', async () => {
    await writeFile(path.join(checkout, 'package-lock.json'), '{');
    expect(() => setUp({ checkout })).toThrow('git checkout package-lock.json');
  });
});
