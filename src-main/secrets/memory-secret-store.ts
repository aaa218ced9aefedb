import type { SecretStore } from './secret-store.ts';

/** Secrets until quit, for computers without a keyring; the person is told. */
export function memorySecretStore(): SecretStore {
  const secrets = new Map<string, string>();
  return {
    isPersistent: async () => false,
    get: async (owner) => {
      const value = secrets.get(owner);
      return value === undefined ? undefined : { value, place: 'session' };
    },
    set: async (owner, value) => {
      secrets.set(owner, value);
      return 'session';
    },
    delete: async (owner) => {
      secrets.delete(owner);
    },
  };
}
