import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EntryFor, type KeyringEntry, keyringSecretStore } from './keyring-secret-store.ts';
import { SecretStoreError } from './secret-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const entries =
  (changes: Partial<KeyringEntry>): EntryFor =>
  () => ({
    getPassword: async () => null,
    setPassword: async () => {},
    deleteCredential: async () => true,
    ...changes,
  });
const never = <Result>() => new Promise<Result>(() => {});
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error) => (error instanceof SecretStoreError ? error.code : error),
  );

describe('a keyring that hangs', () => {
  it('is answered with "timeout" after the time limit', async () => {
    const store = keyringSecretStore(entries({ getPassword: never }), 5_000);
    const code = codeOf(store.get('provider:1'));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await Promise.race([code, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked once: calls behind it time out without reaching it, and never happen later', async () => {
    const asked: string[] = [];
    const { promise: firstAnswer, resolve: answerFirst } = Promise.withResolvers<null>();
    const store = keyringSecretStore(
      (owner) => ({
        getPassword: () => {
          asked.push(`get ${owner}`);
          return firstAnswer;
        },
        setPassword: async () => void asked.push(`set ${owner}`),
        deleteCredential: async () => true,
      }),
      5_000,
    );
    const codes = [codeOf(store.get('a')), codeOf(store.set('b', 'secret')), codeOf(store.get('c'))];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all(codes)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(asked).toEqual(['get a']);

    answerFirst(null);
    expect(await store.set('d', 'secret')).toBe('keyring');
    expect(asked).toEqual(['get a', 'set d']);
  });
});

describe('a keyring that fails', () => {
  it.each([
    ['Secret Service: unlock prompt was dismissed', 'locked'],
    ['Secret Service: locked', 'locked'],
    ['DBus error: Did not receive a reply. The message bus security policy blocked the reply, or …', 'timeout'],
    ['Platform failure: no entropy', 'failed'],
  ])('with “%s” is reported as %s, and the next call is tried afresh', async (message, code) => {
    const getPassword = vi.fn().mockRejectedValueOnce(new Error(message)).mockResolvedValue('key');
    const store = keyringSecretStore(entries({ getPassword }));
    expect(await codeOf(store.get('a'))).toBe(code);
    expect(await store.get('a')).toEqual({ value: 'key', place: 'keyring' });
  });
});
