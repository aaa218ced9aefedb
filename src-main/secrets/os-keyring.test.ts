import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isKeyringInstalled, type Keyring, startBus, startKeyring } from '../../scripts/services/keyring.ts';

beforeAll(() => {
  if (process.platform === 'linux' && !isKeyringInstalled()) {
    throw new Error('These tests use a real keyring: apt-get install gnome-keyring dbus libsecret-tools');
  }
});

/** What the calls come to in a process of their own with these variables. */
async function callsWith(environment: Readonly<Record<string, string>>, ...calls: string[][]): Promise<unknown> {
  const program = path.join(import.meta.dirname, 'secret-store-program.ts');
  const { DBUS_SESSION_BUS_ADDRESS: _, XDG_RUNTIME_DIR: __, DISPLAY: ___, ...own } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(calls)], {
    env: { ...own, ...environment },
  });
  return JSON.parse(stdout);
}

const SECRET = `sk-ü "quoted" ${'0123456789'.repeat(300)}`;

describe('with a keyring', () => {
  let keyring: Keyring;
  beforeEach(async () => {
    keyring = await startKeyring();
  });
  afterEach(() => keyring.stop());

  it('secrets outlive the process, replace each other, and are gone once deleted', async () => {
    expect(
      await callsWith(
        keyring.environment,
        ['isPersistent'],
        ['get', 'provider:1'],
        ['set', 'provider:1', 'old'],
        ['set', 'provider:1', SECRET],
        ['set', 'tool:web_search.key', 'other'],
      ),
    ).toEqual([true, 'nothing', 'keyring', 'keyring', 'keyring']);
    expect(
      await callsWith(
        keyring.environment,
        ['get', 'provider:1'],
        ['delete', 'provider:1'],
        ['get', 'provider:1'],
        ['delete', 'provider:1'],
        ['get', 'tool:web_search.key'],
      ),
    ).toEqual([
      { value: SECRET, place: 'keyring' },
      'deleted',
      'nothing',
      'deleted',
      { value: 'other', place: 'keyring' },
    ]);
  });

  it('that is locked, calls say so instead of “no secret”, and nothing is kept in memory', async () => {
    await callsWith(keyring.environment, ['set', 'provider:1', SECRET]);
    await keyring.lock();
    expect(
      await callsWith(
        keyring.environment,
        ['isPersistent'],
        ['get', 'provider:1'],
        ['set', 'provider:1', 'new'],
        ['delete', 'provider:1'],
      ),
    ).toEqual([true, { error: 'locked' }, { error: 'locked' }, { error: 'locked' }]);
  });

  it('that stops answering, calls end with “timeout”', async () => {
    keyring.freeze();
    expect(await callsWith(keyring.environment, ['isPersistent'], ['get', 'provider:1'])).toEqual([
      true,
      { error: 'timeout' },
    ]);
  });
});

describe('without a keyring', () => {
  const calls = [['isPersistent'], ['set', 'provider:1', SECRET], ['get', 'provider:1']];
  const inMemory = [false, 'session', { value: SECRET, place: 'session' }];

  it('on a desktop bus, secrets last until the process ends', async () => {
    const bus = await startBus();
    try {
      expect(await callsWith(bus.environment, ...calls)).toEqual(inMemory);
    } finally {
      await bus.stop();
    }
  });

  it('and without any bus, secrets last until the process ends', async () => {
    expect(await callsWith({}, ...calls)).toEqual(inMemory);
  });
});
