import fs from 'node:fs';
import type { Block, Message } from '#shared/chat/message.ts';
import { testChat, testMessage } from './chat-fixtures.ts';
import { openChatStore } from './open-chat-store.ts';

// Run by kill.test.ts, and killed: answers questions in chats without end and says on standard output what it has
// stored, each line once the store has returned. node kill-program.ts <data folder> <prefix of the ids>

/** What a message says once `length` characters of it have arrived; the test makes the same text. */
export const textOf = (id: string, length: number): string =>
  `${id} says: ${'the quick brown fox jumps. '.repeat(Math.ceil(length / 27))}`.slice(0, length);

/** `length` characters spread over blocks, as a streamed answer with reasoning and a tool call in between has them. */
export function blocksOf(id: string, length: number): Block[] {
  const reasoning: Block = { type: 'reasoning', id: 'r', text: textOf(id, Math.min(length, 300)) };
  if (length <= 300) return [reasoning];
  const call: Block = {
    type: 'tool-call',
    id: 't',
    call: { callId: id, toolId: 'web_search', state: 'done', summary: id, arguments: '{}' },
  };
  return [reasoning, call, { type: 'text', id: 'a', text: textOf(id, length - 300) }];
}

const DAY_MS = 24 * 60 * 60 * 1_000;

async function answerWithoutEnd(dataDir: string, prefix: string): Promise<void> {
  // The clock jumps a day with each look, so that backups are made all the time, too.
  let now = Date.UTC(2026, 0, 1) + Number.parseInt(prefix, 36) * DAY_MS * 100;
  const opened = openChatStore(dataDir, {
    now: () => {
      now += DAY_MS;
      return now;
    },
  });
  const { store } = opened;
  const say = (...words: (string | number)[]) => {
    const line = `${words.join(' ')}\n`;
    for (;;) {
      try {
        fs.writeSync(1, line);
        return;
      } catch (error) {
        // The pipe is full while the other side is busy; nothing may be reported that was not written.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
      }
    }
  };
  store.markCutOff();
  say('opened', opened.state.damage ? 'damaged' : 'whole');
  for (let number = 0; ; number += 1) {
    const chatId = `${prefix}.${number}`;
    store.createChat(testChat(chatId));
    const question = testMessage(`${chatId}.q`, null, { chatId });
    store.addMessage(question);
    say('finished', question.id, 0);
    const answer: Message = { ...testMessage(`${chatId}.a`, question.id), chatId, role: 'assistant' };
    let length = 1 + ((number * 37) % 200);
    store.addMessage({ ...answer, status: 'streaming', blocks: blocksOf(answer.id, length) });
    for (let save = 0; save < 12; save += 1) {
      say('saved', answer.id, length);
      length += 1 + ((number * 911 + save * 373) % 3_000);
      store.saveMessage({ ...answer, status: 'streaming', blocks: blocksOf(answer.id, length) });
    }
    store.saveMessage({ ...answer, status: 'complete', blocks: blocksOf(answer.id, length) });
    say('finished', answer.id, length);
    if (number % 5 === 4) {
      const removed = `${prefix}.${number - 4}.q`;
      say('removing', removed, 0);
      store.removeMessage(removed);
    }
    void opened.backUpIfDue();
    // The search index is at work, too.
    opened.search.keepUp();
    // Lets the backup go on beside the answers.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

if (import.meta.main) {
  const [dataDir = '', prefix = '0'] = process.argv.slice(2);
  await answerWithoutEnd(dataDir, prefix);
}
