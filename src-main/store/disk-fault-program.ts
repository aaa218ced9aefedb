import { execFileSync } from 'node:child_process';
import { testChat, testMessage } from './chat-fixtures.ts';
import { openDatabase } from './database.ts';
import { checkIntegrity } from './integrity.ts';
import { openChatStore } from './open-chat-store.ts';
import { StoreError } from './store-error.ts';

// Run by disk-faults.test.ts on a small disk of its own: node disk-fault-program.ts <what happens> <data folder>

const TEXT = 'x'.repeat(50_000);

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return error instanceof StoreError ? error.code : String(error);
  }
};

const message = (number: number) =>
  testMessage(`m${number}`, number === 0 ? null : `m${number - 1}`, {
    blocks: [{ type: 'text', id: 'b', text: TEXT }],
  });

/** Stores messages until it fails, and says what is left of them then and after a restart. */
function fillDisk(dataDir: string) {
  const { store } = openChatStore(dataDir);
  store.createChat(testChat('c'));
  let stored = 0;
  const code = codeOf(() => {
    for (; stored < 1_000; stored += 1) store.addMessage(message(stored));
  });
  const wholeOnes = () =>
    store.branch('c', store.getChat('c')?.headMessageId ?? '').filter(({ blocks: [block] }) => {
      return block?.type === 'text' && block.text === TEXT;
    }).length;
  const readable = wholeOnes();
  const failed = store.getMessage(`m${stored}`) === undefined ? 'absent' : 'half written';
  store.close();

  const database = openDatabase(`${dataDir}/chats.db`);
  checkIntegrity(database);
  database.close();
  const again = openChatStore(dataDir);
  const afterRestart = again.store.branch('c', `m${stored - 1}`).length;
  again.store.close();
  return { code, stored, readable, failed, afterRestart, damage: again.state.damage ?? null };
}

/** Between two starts the disk becomes read-only. */
function protectFolder(dataDir: string) {
  openChatStore(dataDir).store.close();
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  return { code: codeOf(() => openChatStore(dataDir)) };
}

const [what, dataDir = ''] = process.argv.slice(2);
const scenarios: Record<string, (dataDir: string) => unknown> = { fillDisk, protectFolder };
process.stdout.write(JSON.stringify(scenarios[what ?? '']?.(dataDir)));
