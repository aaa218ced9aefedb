// What one database of a given size costs.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type AppInSmall, appInSmall } from './app-in-small.ts';
import { fill, LONG_CHAT_MESSAGES, messageOf, WORDS } from './corpus.ts';
import { measureTurns, type TurnFigures } from './turn-meter.ts';

export interface Growth {
  messages: number;
  chats: number;
  /** Of the chats, and of the search index beside them. */
  megabytes: number;
  indexMegabytes: number;
  fillPerSecond: number;
  indexPerSecond: number;
  // Milliseconds, medians.
  open: number;
  firstPageOfList: number;
  openChat: number;
  openLongChat: number;
  search: number;
  searchWorst: number;
  append: number;
}

export interface HeldMainThread {
  what: string;
  figures: TurnFigures;
}

/** What somebody types, letter by letter: one search for each. */
const FREQUENT = WORDS.slice(0, 4);
const TYPED = [
  ...['h', 'ha', 'haf', 'hafen', 'hafenmeisterei', 't', 'to', 'tom', 'tomi'],
  // Nothing has these: what may have been meant is looked for.
  ...['hafenmeistrei', 'xafenmeisterei', 'qqqqqqqq'],
  FREQUENT[0] ?? '',
  FREQUENT.join(' '),
  `${FREQUENT.join(' ')} h`,
  `${FREQUENT.join(' ')} hafenm`,
];

async function times(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    await work(run);
    found.push(performance.now() - begin);
  }
  return found.sort((a, b) => a - b);
}
const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

async function loadList(app: AppInSmall): Promise<void> {
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    ({ next: after } = await app.call('chats.list', { limit: 500, after }));
  }
}

async function loadChat(app: AppInSmall, id: string): Promise<void> {
  const chat = await app.call('chats.get', { id, newest: 100 });
  let [first] = chat.messages;
  for (let hasEarlier = chat.hasEarlier; hasEarlier && first; ) {
    const piece = await app.call('chats.earlier-messages', { chatId: id, beforeId: first.id, limit: 100 });
    [first] = piece.messages;
    hasEarlier = piece.hasEarlier;
  }
}

async function exportAll(app: AppInSmall): Promise<void> {
  const { exportId } = await app.call('chats.export', { ids: 'all', format: 'json' });
  for (let isLast = false; !isLast; ) ({ isLast } = await app.call('chats.export-part', { exportId }));
}

export async function growthAt(count: number): Promise<{ growth: Growth; held: HeldMainThread[] }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-store-'));
  let app = appInSmall(dataDir);
  try {
    const beginFill = performance.now();
    const chats = await fill(app.store, count);
    const fillPerSecond = (count / (performance.now() - beginFill)) * 1_000;

    const beginIndex = performance.now();
    while ((await app.search.find('hafenmeisterei', 1)).missing !== undefined);
    const indexPerSecond = (count / (performance.now() - beginIndex)) * 1_000;

    const open = median(
      await times(3, async () => {
        await app.close();
        app = appInSmall(dataDir);
      }),
    );
    const held: HeldMainThread[] = [];
    const hold = async (what: string, work: () => Promise<unknown>) => {
      held.push({ what, figures: await measureTurns(work) });
    };
    const firstPageOfList = median(await times(9, () => app.call('chats.list', { limit: 500 })));
    const every = Math.max(1, Math.floor((chats - 1) / 50));
    const chatAt = (run: number) => `c${(run * every) % (chats - 1)}`;
    const openChat = median(await times(50, (run) => app.call('chats.get', { id: chatAt(run), newest: 100 })));
    const openLongChat = median(await times(9, () => app.call('chats.get', { id: 'long', newest: 100 })));
    await hold(`list of ${chats} chats`, () => loadList(app));
    await hold('chat of 10,000 messages', () => loadChat(app, 'long'));

    const searches: number[][] = [];
    await app.search.find('h', 1);
    await hold('searching', async () => {
      for (const text of TYPED) searches.push(await times(5, () => app.call('chats.search', { text })));
    });
    const long = Math.min(LONG_CHAT_MESSAGES, count / 2);
    const append = median(await times(300, (run) => app.store.addMessage(messageOf('long', long + run))));
    await hold('export of everything', () => exportAll(app));
    const megabytes = statSync(path.join(dataDir, 'chats.db')).size / 1e6;
    const indexMegabytes = statSync(path.join(dataDir, 'chats.search')).size / 1e6;
    const growth = {
      messages: count,
      chats,
      megabytes,
      indexMegabytes,
      fillPerSecond,
      indexPerSecond,
      open,
      firstPageOfList,
      openChat,
      openLongChat,
      search: median(searches.map(median).sort((a, b) => a - b)),
      searchWorst: Math.max(...searches.flat()),
      append,
    };
    return { growth, held };
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
}
