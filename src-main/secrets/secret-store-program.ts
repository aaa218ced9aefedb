import { openSecretStore } from './open-secret-store.ts';
import { type SecretStore, SecretStoreError } from './secret-store.ts';

// Run by os-keyring.test.ts with a keyring in its environment, because the keyring library looks there once:
//   node secret-store-program.ts '[["set","owner","secret"],["get","owner"]]'
// Writes what each call came to, as a JSON list.

type Call = ['isPersistent'] | ['get', string] | ['set', string, string] | ['delete', string];

async function outcome(store: SecretStore, call: Call): Promise<unknown> {
  try {
    switch (call[0]) {
      case 'isPersistent':
        return await store.isPersistent();
      case 'get':
        return (await store.get(call[1])) ?? 'nothing';
      case 'set':
        return await store.set(call[1], call[2]);
      case 'delete':
        await store.delete(call[1]);
        return 'deleted';
    }
  } catch (error) {
    return error instanceof SecretStoreError ? { error: error.code } : { error: String(error) };
  }
}

const calls = JSON.parse(process.argv[2] ?? '[]') as Call[];
const store = await openSecretStore();
const outcomes: unknown[] = [];
for (const call of calls) outcomes.push(await outcome(store, call));
process.stdout.write(JSON.stringify(outcomes));
