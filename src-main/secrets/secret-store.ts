import { type Phrase, phrase } from '#shared/phrase.ts';

/** Where a secret is kept: the OS keyring, or memory until quit where there is none. */
export type SecretPlace = 'keyring' | 'session';

/** "use": a person waits for what needs it. "listing": only whether and where it is kept matters, for a list. */
export type SecretPurpose = 'use' | 'listing';

/**
 * Secrets by owner id (`provider:<id>`, `tool:<toolId>.<field>`), never by a name that can change. `get` and `set` reject
 * with a `SecretStoreError` when the keyring is locked or does not answer in time.
 */
export interface SecretStore {
  /** False: there is no keyring, secrets last until quit, and the person is told. */
  isPersistent(): Promise<boolean>;
  /** Without a purpose: for use. */
  get(owner: string, purpose?: SecretPurpose): Promise<{ value: string; place: SecretPlace } | undefined>;
  set(owner: string, value: string): Promise<SecretPlace>;
  delete(owner: string): Promise<void>;
}

export class SecretStoreError extends Error {
  /** "pending": asked, and no answer yet. */
  readonly code: 'locked' | 'timeout' | 'pending' | 'failed';
  constructor(code: SecretStoreError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'SecretStoreError';
    this.code = code;
  }
}

export const providerSecret = (providerId: string) => `provider:${providerId}`;
export const toolSecret = (toolId: string, field: string) => `tool:${toolId}.${field}`;

/** Why a secret that is needed could not be read, and what to do. */
export function unreadSecretPhrase({ code }: SecretStoreError): Phrase {
  return phrase(code === 'failed' ? 'policy.keyring.unread' : `policy.keyring.${code}`);
}
