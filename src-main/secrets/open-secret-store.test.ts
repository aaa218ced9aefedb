import { describe, expect, it } from 'vitest';
import type { EntryFor } from './keyring-secret-store.ts';
import { openSecretStore } from './open-secret-store.ts';

const failing =
  (message: string): EntryFor =>
  () => ({
    getPassword: async () => Promise.reject(new Error(message)),
    setPassword: async () => Promise.reject(new Error(message)),
    deleteCredential: async () => Promise.reject(new Error(message)),
  });
const open = (entries: EntryFor, timeLimitMs?: number) =>
  openSecretStore({ loadEntries: async () => entries, timeLimitMs });

describe('without a keyring', () => {
  it.each([
    'DBus error: The name org.freedesktop.secrets was not provided by any .service files',
    "Couldn't access platform storage: AccessDenied",
    'Secret Service: no result found',
  ])('(%s) secrets last until quit, and the store says so', async (message) => {
    const store = await open(failing(message));
    expect(await store.isPersistent()).toBe(false);
    expect(await store.set('provider:1', 'key')).toBe('session');
    expect(await store.get('provider:1')).toEqual({ value: 'key', place: 'session' });
    await store.delete('provider:1');
    expect(await store.get('provider:1')).toBeUndefined();
  });

  it('a system the keyring library has no build for is treated alike', async () => {
    const store = await openSecretStore({ loadEntries: () => Promise.reject(new Error('Cannot find native binding')) });
    expect(await store.set('provider:1', 'key')).toBe('session');
  });
});

describe('with a keyring', () => {
  it('that is locked, nothing is kept in memory behind the person’s back', async () => {
    const store = await open(failing('Secret Service: unlock prompt was dismissed'));
    expect(await store.isPersistent()).toBe(true);
    await expect(store.set('provider:1', 'key')).rejects.toMatchObject({ code: 'locked' });
    await expect(store.get('provider:1')).rejects.toMatchObject({ code: 'locked' });
  });

  it('that never answers, opening answers at once and the first use of a secret fails in time', async () => {
    const never = () => new Promise<never>(() => {});
    const store = await open(() => ({ getPassword: never, setPassword: never, deleteCredential: never }), 10);
    await expect(store.get('provider:1')).rejects.toMatchObject({ code: 'timeout' });
  });
});
