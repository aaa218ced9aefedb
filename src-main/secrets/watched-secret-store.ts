import type { SecretStore } from './secret-store.ts';

/** Tells `saw` every secret that passes through, so that no one has to remember to keep it out of logs and errors. */
export function watchedSecretStore(store: SecretStore, saw: (secret: string) => void): SecretStore {
  return {
    isPersistent: () => store.isPersistent(),
    get: async (owner, purpose) => {
      const stored = await store.get(owner, purpose);
      if (stored) saw(stored.value);
      return stored;
    },
    set: (owner, value) => {
      saw(value);
      return store.set(owner, value);
    },
    delete: (owner) => store.delete(owner),
  };
}
