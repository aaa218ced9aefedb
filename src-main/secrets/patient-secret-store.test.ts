import { describe, expect, it } from 'vitest';
import { patientSecretStore } from './patient-secret-store.ts';
import { type SecretStore, SecretStoreError } from './secret-store.ts';

/** A keyring that a test opens and locks; every question that would open a prompt is counted. */
function lockable() {
  const keyring = { isLocked: true, prompts: 0, answer: Promise.resolve() };
  const reach = async () => {
    keyring.prompts++;
    await keyring.answer;
    if (keyring.isLocked) throw new SecretStoreError('locked', 'prompt was dismissed');
  };
  const store: SecretStore = {
    isPersistent: async () => {
      await keyring.answer;
      return false;
    },
    get: async () => {
      await reach();
      return { value: 'secret', place: 'keyring' };
    },
    set: async () => {
      await reach();
      return 'keyring';
    },
    delete: reach,
  };
  return { keyring, store };
}

function bench() {
  const { keyring, store } = lockable();
  let answers = 0;
  const patient = patientSecretStore(store, { listingWaitMs: 20, answered: () => void answers++ });
  return { keyring, patient, answers: () => answers };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: SecretStoreError) => error.code,
  );

describe('a locked keyring', () => {
  it('is asked once for all lists of a session, however many secrets they name', async () => {
    const { keyring, patient } = bench();
    const together = ['a', 'b', 'c'].map((owner) => codeOf(patient.get(owner, 'listing')));
    expect(await Promise.all(together)).toEqual(['locked', 'locked', 'locked']);
    expect(await codeOf(patient.get('d', 'listing'))).toBe('locked');
    expect(keyring.prompts).toBe(1);
  });

  it('is asked again when a secret is needed, each time', async () => {
    const { keyring, patient } = bench();
    await codeOf(patient.get('a', 'listing'));
    expect([await codeOf(patient.get('a')), await codeOf(patient.get('a', 'use'))]).toEqual(['locked', 'locked']);
    expect(keyring.prompts).toBe(3);
  });

  it('fills lists again as soon as a use has opened it, and says so', async () => {
    const { keyring, patient, answers } = bench();
    await codeOf(patient.get('a', 'listing'));
    keyring.isLocked = false;
    expect((await patient.get('a'))?.value).toBe('secret');
    expect(answers()).toBe(1);
    expect((await patient.get('b', 'listing'))?.value).toBe('secret');
  });
});

describe('a keyring that hangs', () => {
  it('holds up no list: it is shown without, and told when the answer comes', async () => {
    const { keyring, patient, answers } = bench();
    const { promise, resolve } = Promise.withResolvers<void>();
    keyring.answer = promise;
    keyring.isLocked = false;
    expect(await codeOf(patient.get('a', 'listing'))).toBe('pending');
    expect(await patient.isPersistent()).toBe(true);
    expect(answers()).toBe(0);
    resolve();
    await expect.poll(answers).toBe(2);
    expect(await patient.isPersistent()).toBe(false);
    expect((await patient.get('a', 'listing'))?.value).toBe('secret');
  });

  it('waits for a secret that is needed', async () => {
    const { keyring, patient } = bench();
    const { promise, resolve } = Promise.withResolvers<void>();
    keyring.answer = promise;
    keyring.isLocked = false;
    const used = patient.get('a');
    expect(await codeOf(patient.get('b', 'listing'))).toBe('pending');
    resolve();
    expect((await used)?.value).toBe('secret');
  });
});

it('a keyring that fails otherwise is asked again: the next owner may be fine', async () => {
  let calls = 0;
  const store: SecretStore = {
    ...lockable().store,
    get: async () => {
      calls++;
      throw new SecretStoreError('failed', 'no such object');
    },
  };
  const patient = patientSecretStore(store, { answered: () => undefined });
  await codeOf(patient.get('a', 'listing'));
  await codeOf(patient.get('a', 'listing'));
  expect(calls).toBe(2);
});
