// npm run bench -- store [--million] [--messages N,N]: how the store grows. Fills databases of 10,000 and 100,000 messages
// (with --million 1,000,000 too) and measures open, list, open chat, search, append and import in one run.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ChatService } from '../../src-main/chats/chat-service.ts';
import { ExchangeService } from '../../src-main/chats/exchange/exchange-service.ts';
import { EventHub } from '../../src-main/ipc/event-hub.ts';
import type { ChatStore } from '../../src-main/store/chat-store.ts';
import { openChatStore } from '../../src-main/store/open-chat-store.ts';
import type { Message } from '../../src-shared/chat/message.ts';
import { NO_REQUIREMENTS } from '../../src-shared/chat/requirements.ts';

const MESSAGES_PER_CHAT = 100;
const LONG_CHAT_MESSAGES = 10_000;
/** Messages of an import whose hold on the main thread is measured. */
const IMPORTED_MESSAGES = 20_000;
const WORDS_PER_MESSAGE = 80;
const VOCABULARY = 20_000;

const { values } = parseArgs({ options: { million: { type: 'boolean' }, messages: { type: 'string' } } });
const sizes = values.messages
  ? values.messages.split(',').map(Number)
  : [10_000, 100_000, ...(values.million ? [1_000_000] : [])];

/** The same texts in every run: few words are frequent, most are rare, as in a language. */
let seed = 42;
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const SYLLABLES = [
  'ha',
  'to',
  'mi',
  're',
  'sun',
  'ka',
  'el',
  'po',
  'dra',
  'ne',
  'vi',
  'lo',
  'ber',
  'gu',
  'fa',
  'ste',
  'wo',
  'zu',
];
const WORDS = Array.from({ length: VOCABULARY }, (_, index) => {
  // Neighbours in frequency begin with different letters.
  let rest = Math.imul(index + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 2 + (index % 3) }, () => {
    const syllable = SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
    return syllable;
  }).join('');
});
const word = () => WORDS[Math.floor(VOCABULARY ** random()) - 1] ?? '';
const sentence = () => Array.from({ length: WORDS_PER_MESSAGE }, word).join(' ');

function messageOf(chatId: string, number: number, parentId: string | null): Message {
  const text = number % 500 === 0 ? `${sentence()} Hafenmeisterei ${sentence()}` : sentence();
  return {
    id: `${chatId}.${number}`,
    chatId,
    parentId,
    role: number % 2 === 0 ? 'user' : 'assistant',
    status: 'complete',
    createdAt: 1_700_000_000_000 + number,
    blocks: [{ type: 'text', id: 'b', text }],
    sources: [],
  };
}

function addChat(store: ChatStore, id: string, count: number): void {
  const at = 1_700_000_000_000;
  store.createChat({
    id,
    title: `${word()} ${word()} ${word()}`,
    titleIsByPerson: false,
    createdAt: at,
    updatedAt: at + Math.floor(random() * 1e9),
    providerId: null,
    toolSelection: null,
    requirements: NO_REQUIREMENTS,
    headMessageId: null,
    draft: '',
    deletedAt: null,
  });
  const messages: Message[] = [];
  for (let number = 0; number < count; number += 1) {
    messages.push(messageOf(id, number, number === 0 ? null : `${id}.${number - 1}`));
  }
  for (let from = 0; from < count; from += 1_000) store.addMessages(messages.slice(from, from + 1_000));
  store.updateChat(id, { headMessageId: messages.at(-1)?.id ?? null });
}

/** Milliseconds: the median and the worst of some runs. */
function measure(runs: number, work: (run: number) => unknown): { median: number; worst: number } {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    work(run);
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(runs / 2)] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN };
}

/** What somebody types, letter by letter: one search for each. */
const FREQUENT = WORDS.slice(0, 4);
const TYPED = [
  ...['h', 'ha', 'haf', 'hafen', 'hafenmeisterei'],
  FREQUENT[0] ?? '',
  FREQUENT.join(' '),
  `${FREQUENT.join(' ')} h`,
  `${FREQUENT.join(' ')} hafenm`,
];

interface Figures {
  messages: number;
  chats: number;
  megabytes: number;
  fillPerSecond: number;
  open: number;
  list: number;
  openChat: number;
  openLongChat: number;
  search: number;
  searchWorst: number;
  append: number;
}

function figuresOf(count: number): Figures {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-store-'));
  try {
    const first = openChatStore(dataDir);
    const begin = performance.now();
    addChat(first.store, 'long', Math.min(LONG_CHAT_MESSAGES, count / 2));
    const chats = (count - Math.min(LONG_CHAT_MESSAGES, count / 2)) / MESSAGES_PER_CHAT;
    for (let chat = 0; chat < chats; chat += 1) addChat(first.store, `c${chat}`, MESSAGES_PER_CHAT);
    const fillPerSecond = (count / (performance.now() - begin)) * 1_000;
    first.store.close();
    let opened = openChatStore(dataDir);
    opened.store.close();
    const open = measure(3, () => {
      opened.store.close();
      opened = openChatStore(dataDir);
    }).median;
    const { store, search } = opened;
    const list = measure(5, () => store.listChats()).median;
    const some = Math.max(1, Math.floor(chats / 50));
    const openChat = measure(50, (run) =>
      store.branch(`c${run * some}`, `c${run * some}.${MESSAGES_PER_CHAT - 1}`),
    ).median;
    const head = store.getChat('long')?.headMessageId ?? '';
    const openLongChat = measure(5, () => store.branch('long', head)).median;
    const searches = TYPED.map(() => measure(1, () => search.keepUp()));
    const append = measure(200, (run) =>
      store.addMessage(messageOf('long', 1_000_000 + run, run === 0 ? head : `long.${1_000_000 + run - 1}`)),
    ).median;
    store.close();
    const megabytes = statSync(path.join(dataDir, 'chats.db')).size / 1e6;
    const search_ = searches.map(({ median }) => median).sort((a, b) => a - b);
    return {
      messages: count,
      chats: chats + 1,
      megabytes,
      fillPerSecond,
      open,
      list,
      openChat,
      openLongChat,
      search: search_[Math.floor(search_.length / 2)] ?? Number.NaN,
      searchWorst: Math.max(...searches.map(({ worst }) => worst)),
      append,
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** How long the main thread was held at most while a long chat was imported in parts, as a window sends it. */
async function importFigures(): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-store-'));
  const { store, file } = openChatStore(dataDir);
  try {
    const hub = new EventHub();
    const now = Date.now;
    const writes: { ms: number; cpuMs: number }[] = [];
    const timed: ChatStore = {
      ...store,
      addMessages: (messages) => {
        const [begin, cpu] = [performance.now(), process.threadCpuUsage()];
        store.addMessages(messages);
        const { user, system } = process.threadCpuUsage(cpu);
        writes.push({ ms: performance.now() - begin, cpuMs: (user + system) / 1_000 });
      },
    };
    const chats = new ChatService({ store, hub, temporaryLifetime: () => null, now });
    const exchange = new ExchangeService({
      chats,
      store: timed,
      databaseFile: file,
      hub,
      temporaryLifetime: () => null,
      language: () => 'en',
      now,
    });
    const messages = Array.from({ length: IMPORTED_MESSAGES }, (_, number) => {
      const { chatId: _chat, ...message } = messageOf('c', number, number === 0 ? null : `c.${number - 1}`);
      return message;
    });
    const chat = {
      id: 'c',
      title: 'Long',
      titleIsByPerson: false,
      createdAt: 1,
      updatedAt: 1,
      providerId: null,
      toolSelection: null,
      requirements: NO_REQUIREMENTS,
      taint: null,
      workspace: null,
      pinnedAt: null,
      isTemporary: false,
      expiresAt: null,
      draft: '',
      headMessageId: null,
      messages,
    };
    const text = JSON.stringify({
      format: 'confidant-chats',
      version: 1,
      exportedAt: '',
      workspaces: [],
      chats: [chat],
    });
    const { importId } = await exchange.startImport();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    // What the machine does to an idle process right now, to read the other figures by.
    delay.enable();
    await pause(2_000);
    const [idle99, idleWorst] = [delay.percentile(99) / 1e6, delay.max / 1e6];
    delay.reset();
    const begin = performance.now();
    const PART = 500_000;
    for (let at = 0; at < text.length; at += PART) {
      await exchange.importPart(importId, 'a.json', text.slice(at, at + PART), at + PART >= text.length);
    }
    delay.disable();
    const seconds = (performance.now() - begin) / 1_000;
    const report = await exchange.finishImport(importId);
    const share = (name: 'ms' | 'cpuMs', part: number) =>
      writes.map((write) => write[name]).sort((a, b) => a - b)[Math.ceil(writes.length * part) - 1] ?? Number.NaN;
    return {
      'messages a second': report.messages / seconds,
      'write, median ms': share('ms', 0.5),
      'write, 99 % ms': share('ms', 0.99),
      'write, worst ms': share('ms', 1),
      'write, worst ms of processor': share('cpuMs', 1),
      'idle loop, 99 % ms': idle99,
      'idle loop, worst ms': idleWorst,
      'event loop, 99 % ms': delay.percentile(99) / 1e6,
      'event loop, worst ms': delay.max / 1e6,
    };
  } finally {
    store.close();
    rmSync(dataDir, { recursive: true });
  }
}

const all = sizes.map(figuresOf);
console.table(
  all.map((figures) =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))])),
  ),
);
console.log(
  'Times in milliseconds, medians; search: of nine typed beginnings the middle one, and the worst run of all.',
);
for (const [index, next] of all.entries()) {
  const before = all[index - 1];
  if (!before) continue;
  const growth = (name: keyof Figures) => `${name} ${(next[name] / before[name]).toFixed(1)}×`;
  const names = ['megabytes', 'open', 'list', 'openChat', 'search', 'searchWorst', 'append'] as const;
  console.log(
    `${before.messages} → ${next.messages} (${next.messages / before.messages}×): ${names.map(growth).join(', ')}`,
  );
}
console.log(`import of one chat of ${IMPORTED_MESSAGES} messages: how long the main thread is held`);
console.table([
  Object.fromEntries(
    Object.entries(await importFigures()).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  ),
]);
