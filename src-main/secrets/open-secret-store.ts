import {
  type EntryFor,
  KEYRING_TIME_LIMIT_MS,
  keyringSecretStore,
  loadKeyringEntries,
} from './keyring-secret-store.ts';
import { memorySecretStore } from './memory-secret-store.ts';
import { type SecretStore, SecretStoreError } from './secret-store.ts';

/** Read to find out whether there is a keyring; never written, so nothing needs to be unlocked for it. */
const PROBE_OWNER = 'probe';

export interface OpenSecretStoreOptions {
  loadEntries?: () => Promise<EntryFor>;
  timeLimitMs?: number;
}

/**
 * The OS keyring where there is one, else memory until quit. Answers at once: the keyring is asked in the background,
 * and only the first use of a secret waits for what it said.
 */
export async function openSecretStore(options: OpenSecretStoreOptions = {}): Promise<SecretStore> {
  const { loadEntries = loadKeyringEntries, timeLimitMs = KEYRING_TIME_LIMIT_MS } = options;
  const chosen = chooseStore(loadEntries, timeLimitMs);
  return {
    isPersistent: async () => (await chosen).isPersistent(),
    get: async (owner) => (await chosen).get(owner),
    set: async (owner, value) => (await chosen).set(owner, value),
    delete: async (owner) => (await chosen).delete(owner),
  };
}

async function chooseStore(loadEntries: () => Promise<EntryFor>, timeLimitMs: number): Promise<SecretStore> {
  let keyring: SecretStore;
  try {
    keyring = keyringSecretStore(await loadEntries(), timeLimitMs);
  } catch {
    return memorySecretStore();
  }
  try {
    await keyring.get(PROBE_OWNER);
    return keyring;
  } catch (error) {
    // Locked or slow is still a keyring, with the person's keys in it: every call says so until it opens.
    const isThere = error instanceof SecretStoreError && error.code !== 'failed';
    return isThere ? keyring : memorySecretStore();
  }
}
