import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '#shared/chat/message.ts';
import { listBackups } from './backups.ts';
import { newDataFolder } from './chat-fixtures.ts';
import type { ChatStore } from './chat-store.ts';
import { openDatabase } from './database.ts';
import { verifyCopy } from './integrity.ts';
import { blocksOf } from './kill-program.ts';
import { openChatStore } from './open-chat-store.ts';

/** `CONFIDANT_STORE_KILLS=200 npm run unit -- kill` for the long run. */
const KILLS = Number(process.env.CONFIDANT_STORE_KILLS ?? 15);
/** The program is killed after one of its first lines, chosen anew each time: while it opens, saves, removes, backs up. */
const MAX_LINES = 400;

let folder: ReturnType<typeof newDataFolder>;
beforeAll(() => {
  folder = newDataFolder();
});
afterAll(() => folder.remove());

const textIn = (block: Block) => (block.type === 'text' || block.type === 'reasoning' ? block.text : '');

/** What the program said that it had stored, by message: the length of its text and whether it was finished. */
type Told = Map<string, { length: number; isFinished: boolean }>;

/** Starts the program, kills it after `lines` lines, and gives back what it had said until then. */
async function runAndKill(prefix: string, lines: number): Promise<Told> {
  const program = path.join(import.meta.dirname, 'kill-program.ts');
  const child = spawn(process.execPath, [program, folder.dataDir, prefix], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
    if (output.split('\n').length > lines) child.kill('SIGKILL');
  });
  const [, signal] = await ended;
  expect({ errors, signal }).toEqual({ errors: '', signal: 'SIGKILL' });
  const told: Told = new Map();
  // The last line may be cut.
  for (const line of output.split('\n').slice(0, -1)) {
    const [what, id = '', length] = line.split(' ');
    if (what === 'opened') expect(line).toBe('opened whole');
    else if (what === 'removing') {
      told.delete(id);
      told.delete(id.replace(/q$/, 'a'));
    } else told.set(id, { length: Number(length), isFinished: what === 'finished' });
  }
  return told;
}

/** Everything that was told is there: finished messages as they were, of streaming ones at least what was stored. */
function expectStored(store: ChatStore, told: Told): void {
  for (const [id, { length, isFinished }] of told) {
    const message = store.getMessage(id);
    expect(message, id).toBeDefined();
    if (!message || id.endsWith('q')) continue;
    if (isFinished) {
      expect(message.status, id).toBe('complete');
      expect(message.blocks, id).toEqual(blocksOf(id, length));
      continue;
    }
    // What was stored after the last line that got out is there, too.
    expect(message.status, id).toMatch(/^(incomplete|complete)$/);
    const stored = message.blocks.map(textIn);
    for (const [position, text] of blocksOf(id, length).map(textIn).entries()) {
      expect(stored[position]?.startsWith(text), `${id} block ${position}`).toBe(true);
    }
  }
}

/** The index was killed as often as the chats; some of the finished answers are looked for. */
async function expectFound(dataDir: string, told: Told): Promise<void> {
  const finished = [...told].filter(([id, { isFinished, length }]) => id.endsWith('a') && isFinished && length > 400);
  const { store, search } = openChatStore(dataDir);
  for (const [id] of finished.slice(-20)) {
    for (;;) {
      const { messages, missing } = await search.find(`${id} says`, 100);
      if (missing === 'not-indexed-yet') continue;
      expect(
        messages.map(({ messageId }) => messageId),
        id,
      ).toContain(id);
      break;
    }
  }
  await search.close();
  store.close();
}

describe('a process that is killed at any moment', () => {
  it(
    `loses no finished message and of a streaming one nothing that was stored (${KILLS} kills)`,
    async () => {
      const toldInAll: Told = new Map();
      const inStore = (told: Told) => {
        const { store, state } = openChatStore(folder.dataDir);
        expect(state.damage).toBeUndefined();
        store.markCutOff();
        expectStored(store, told);
        store.close();
      };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const told = await runAndKill(kill.toString(36), 1 + Math.floor(Math.random() * MAX_LINES));
        inStore(told);
        for (const [id, state] of told) toldInAll.set(id, state);
      }
      expect(toldInAll.size).toBeGreaterThan(KILLS);
      inStore(toldInAll);
      await expectFound(folder.dataDir, toldInAll);

      const database = openDatabase(path.join(folder.dataDir, 'chats.db'));
      expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      database.close();
      for (const { file } of listBackups(path.join(folder.dataDir, 'backups'))) {
        expect(verifyCopy(file)).toBeGreaterThan(0);
      }
    },
    20_000 + KILLS * 4_000,
  );
});
