import { type SecretStore, SecretStoreError } from './secret-store.ts';

/** The part of `@napi-rs/keyring`'s AsyncEntry that is used. */
export interface KeyringEntry {
  getPassword(signal: AbortSignal): Promise<string | null>;
  setPassword(password: string, signal: AbortSignal): Promise<void>;
  deleteCredential(signal: AbortSignal): Promise<boolean>;
}
export type EntryFor = (owner: string) => KeyringEntry;

const SERVICE = 'Confidant';
export const KEYRING_TIME_LIMIT_MS = 5_000;

/** Rejects where the library has no build for this system. */
export async function loadKeyringEntries(): Promise<EntryFor> {
  const { AsyncEntry } = await import('@napi-rs/keyring');
  // Without the pin, Linux falls back to the kernel's keyring, which forgets everything at a restart.
  return (owner) => new AsyncEntry(SERVICE, owner, { linux: { store: 'secret-service' } });
}

/**
 * Secrets in the keyring of the operating system. One call at a time, each with a time limit: a call that hangs holds
 * one thread of Node's pool, and never a second one, and everything behind it is answered in time with "timeout".
 */
export function keyringSecretStore(entryFor: EntryFor, timeLimitMs: number = KEYRING_TIME_LIMIT_MS): SecretStore {
  let lastCall: Promise<unknown> = Promise.resolve();

  const call = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const limit = new AbortController();
    const turn = lastCall.then(() => {
      // Whoever waited too long was told so; it must not happen after all.
      limit.signal.throwIfAborted();
      return work(limit.signal);
    });
    lastCall = turn.catch(() => undefined);
    const { promise: overtime, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new SecretStoreError('timeout', `the keyring did not answer within ${timeLimitMs} ms`);
      limit.abort(error);
      reject(error);
    }, timeLimitMs);
    try {
      return await Promise.race([turn, overtime]);
    } catch (error) {
      throw toSecretStoreError(error);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    isPersistent: async () => true,
    get: async (owner) => {
      const value = await call((signal) => entryFor(owner).getPassword(signal));
      return value === null ? undefined : { value, place: 'keyring' };
    },
    set: async (owner, value) => {
      await call((signal) => entryFor(owner).setPassword(value, signal));
      return 'keyring';
    },
    delete: async (owner) => {
      await call((signal) => entryFor(owner).deleteCredential(signal));
    },
  };
}

/**
 * The library gives every failure the same code, so its English words decide: a locked Secret Service whose prompt was
 * closed or could not be shown, and D-Bus's own time limit of two seconds.
 */
function toSecretStoreError(error: unknown): SecretStoreError {
  if (error instanceof SecretStoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/prompt was dismissed|\blocked\b/i.test(message))
    return new SecretStoreError('locked', message, { cause: error });
  if (/did not receive a reply|timed out/i.test(message)) {
    return new SecretStoreError('timeout', message, { cause: error });
  }
  return new SecretStoreError('failed', message, { cause: error });
}
