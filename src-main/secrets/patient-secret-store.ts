import { type SecretPurpose, type SecretStore, SecretStoreError } from './secret-store.ts';

/** How long a list waits for the keyring before it is shown without what the keyring knows. */
const LISTING_WAIT_MS = 400;

interface Options {
  listingWaitMs?: number;
  /** A question that a list did not wait for has its answer now: lists are worth asking for again. */
  answered(): void;
}

/**
 * Keeps the keyring from holding up or pestering a person. What only fills a list waits a moment at most, one question at
 * a time, and after the keyring refused once (locked, or no answer) it is not asked again for a list: every question can
 * open a prompt of the system. Using a secret always asks, since then a person waits for it; its success ends the silence.
 */
export function patientSecretStore(
  store: SecretStore,
  { listingWaitMs = LISTING_WAIT_MS, answered }: Options,
): SecretStore {
  let refusal: SecretStoreError | undefined;
  let lastListing: Promise<unknown> = Promise.resolve();
  let isOverdue = false;

  async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      if (refusal) {
        refusal = undefined;
        answered();
      }
      return result;
    } catch (error) {
      if (error instanceof SecretStoreError && error.code !== 'failed') refusal = error;
      throw error;
    }
  }

  /** Rejects as "pending" when the answer takes longer than a list waits, and at once while such an answer is out. */
  async function soon<Result>(answer: Promise<Result>): Promise<Result> {
    const { promise: overtime, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isOverdue = true;
      reject(pending(listingWaitMs));
      const late = () => {
        isOverdue = false;
        answered();
      };
      void answer.then(late, late);
    }, listingWaitMs);
    try {
      return await Promise.race([answer, overtime]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function list<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isOverdue) throw pending(listingWaitMs);
    const turn = lastListing.then(() => {
      if (refusal) throw refusal;
      return ask(work);
    });
    lastListing = turn.catch(() => undefined);
    return soon(turn);
  }

  return {
    isPersistent: () =>
      // Slow is still a keyring; whether it is one is said when it answers.
      soon(store.isPersistent()).catch((error: unknown) => {
        if (error instanceof SecretStoreError && error.code === 'pending') return true;
        throw error;
      }),
    get: (owner, purpose: SecretPurpose = 'use') =>
      purpose === 'listing' ? list(() => store.get(owner)) : ask(() => store.get(owner)),
    set: (owner, value) => ask(() => store.set(owner, value)),
    delete: (owner) => ask(() => store.delete(owner)),
  };
}

const pending = (waitMs: number) =>
  new SecretStoreError('pending', `the keyring has not answered within ${waitMs} ms yet`);
