import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
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

/** Every kind of write on a disk without a free byte, and once more when there is room. */
function everyWrite(dataDir: string) {
  const opened = openChatStore(dataDir);
  const { store } = opened;
  store.createChat(testChat('c'));
  store.createChat(testChat('gone', { deletedAt: 1 }));
  for (let number = 0; number < 4; number += 1) store.addMessage(message(number));
  store.addMessage(testMessage('s', 'm3', { status: 'streaming' }));
  store.addWorkspace({ id: 'w', name: 'Work', createdAt: 1 });
  const attachment = {
    id: 'f',
    kind: 'text-file' as const,
    name: 'f',
    address: '',
    characters: 1,
    isTruncated: false,
    filteredPassages: 0,
  };
  const transcript = { wireApi: 'RESPONSES' as const, providerId: 'p', model: 'm', items: [TEXT] };
  const long = testMessage('s', 'm3', { status: 'streaming', blocks: [{ type: 'text', id: 'b', text: TEXT }] });
  const writes: Record<string, () => unknown> = {
    createChat: () => store.createChat(testChat('new', { draft: TEXT })),
    updateChat: () => store.updateChat('c', { draft: TEXT, title: TEXT }),
    renewExpiry: () => store.renewExpiry(5),
    addWorkspace: () => store.addWorkspace({ id: 'v', name: TEXT, createdAt: 1 }),
    renameWorkspace: () => store.renameWorkspace('w', TEXT),
    removeWorkspace: () => store.removeWorkspace('w'),
    saveDraft: () => store.saveDraft('place', { text: TEXT }),
    saveEdit: () => store.saveEdit('c', { messageId: 'm0', text: TEXT }),
    setAttached: () => store.setAttached('c', [{ attachment, text: TEXT }], []),
    removeAttached: () => store.removeAttached(['f']),
    addMessage: () => store.addMessage(message(4)),
    addMessages: () => store.addMessages([message(5), message(6)]),
    saveMessage: () => store.saveMessage(long),
    finishMessage: () => store.saveMessage({ ...long, status: 'complete' }),
    saveTranscript: () => store.saveTranscript('m1', transcript),
    deleteMessage: () => store.deleteMessage('m3', 'm2'),
    restoreMessage: () => store.restoreMessage('m3'),
    markCutOff: () => store.markCutOff(),
    removeMessage: () => store.removeMessage('m5'),
    removeFromChat: () => store.removeFromChat('gone', 50),
    purgeDeleted: () => store.purgeDeleted(2),
  };
  const fillers = Array.from({ length: 100 }, (_, number) => `${dataDir}/filler${number}`);
  const fill = () => {
    for (const file of fillers) codeOf(() => fs.writeFileSync(file, Buffer.alloc(100_000)));
  };
  const codes: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, write] of Object.entries(writes)) {
    fill();
    const before = JSON.stringify([store.listChats(), store.messages('c')]);
    codes[name] = codeOf(write);
    const after = JSON.stringify([store.listChats(), store.messages('c')]);
    if (codes[name] !== 'no error' && before !== after) problems.push(`${name} left something half written`);
    for (const file of fillers) fs.rmSync(file, { force: true });
    if (codes[name] === 'no error') continue;
    const again = codeOf(write);
    if (again !== 'no error') problems.push(`${name} fails with room: ${again}`);
  }
  store.close();
  const next = openChatStore(dataDir);
  const damage = next.state.damage ?? null;
  next.store.close();
  return { codes, problems, damage };
}

/** Between two starts the disk becomes read-only. */
function protectFolder(dataDir: string) {
  openChatStore(dataDir).store.close();
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  return { code: codeOf(() => openChatStore(dataDir)) };
}

const [what, dataDir = ''] = process.argv.slice(2);
const scenarios: Record<string, (dataDir: string) => unknown> = { fillDisk, everyWrite, protectFolder };
process.stdout.write(JSON.stringify(scenarios[what ?? '']?.(dataDir)));
