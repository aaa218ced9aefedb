import { describe, expect, it } from 'vitest';
import type { ImportReport } from '#shared/chat/exchange.ts';
import { createExchangeStore } from '../state/exchange-store.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { chosenFiles } from './chosen-files.ts';
import { type ImportProgress, importFiles } from './import-files.ts';

const REPORT: ImportReport = {
  imported: 1,
  updated: 0,
  unchanged: 0,
  messages: 2,
  problems: [],
  moreProblems: 0,
  leftOut: [],
};

/** Main that takes everything it gets. */
function aMain() {
  const received = new Map<string, { text: string; isOver: boolean }>();
  const ipc = createFakeIpc({
    'chats.import': () => ({ importId: 'i' }),
    'chats.import-part': ({ file, text, isLast }) => {
      const before = received.get(file);
      if (before?.isOver) throw new Error('a file that was over goes on');
      received.set(file, { text: (before?.text ?? '') + text, isOver: isLast });
      return { chats: received.size };
    },
    'chats.import-finish': () => REPORT,
    'chats.cancel-exchange': () => ({}),
  });
  return { ipc, received };
}

/** As much of a file as is read here; jsdom's own cannot be read by pieces. */
function aFile(name: string, content: string | Uint8Array): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const slice = (start: number, end: number) => ({ arrayBuffer: async () => bytes.slice(start, end).buffer });
  return { name, size: bytes.length, slice, webkitRelativePath: '' } as unknown as File;
}

const control = (values: Partial<Parameters<typeof importFiles>[2]> = {}) => ({
  signal: new AbortController().signal,
  whilePaused: async () => undefined,
  onProgress: () => undefined,
  ...values,
});

describe('importFiles', () => {
  it('sends every file whole, letters cut in two by a slice as well, and says how far it is', async () => {
    const { ipc, received } = aMain();
    const long = `${'x'.repeat(512 * 1024 - 1)}Ä🌞${'y'.repeat(600_000)}`;
    const progress: ImportProgress[] = [];
    const files = [
      { path: 'a.json', file: aFile('a.json', long) },
      { path: 'empty.json', file: aFile('empty.json', '') },
    ];
    expect(await importFiles(ipc, files, control({ onProgress: (step) => progress.push(step) }))).toBe(REPORT);
    expect(received.get('a.json')).toEqual({ text: long, isOver: true });
    expect(received.get('empty.json')).toEqual({ text: '', isOver: true });
    expect(progress.length).toBeGreaterThan(2);
    expect(progress.at(-1)).toMatchObject({ path: 'empty.json', chats: 2 });
    expect(progress.at(-1)?.doneBytes).toBe(progress.at(-1)?.totalBytes);
  });

  it('says of a file whose bytes are no text throughout that it is damaged, and what one was taken for', async () => {
    const { ipc } = aMain();
    const files = [
      { path: 'ansi.json', file: aFile('ansi.json', Uint8Array.from([0x5b, 0x22, 0xe4, 0x22, 0x5d])) },
      { path: 'broken.json', file: aFile('broken.json', Uint8Array.from([0x5b, 0xc3, 0xa4, 0xff, 0x5d])) },
      { path: 'utf-16.json', file: aFile('utf-16.json', Uint8Array.from([0xff, 0xfe, 0x5b, 0, 0xe4, 0, 0x5d, 0])) },
    ];
    await importFiles(ipc, files, control());
    const part = { importId: 'i', isLast: true };
    expect(ipc.callsOf('chats.import-part')).toEqual([
      { ...part, file: 'ansi.json', text: '["ä"]', isDamaged: false, readAs: 'windows-1252' },
      { ...part, file: 'broken.json', text: '[ä\ufffd]', isDamaged: true },
      { ...part, file: 'utf-16.json', text: '[ä]', isDamaged: false },
    ]);
  });

  it('names a file that cannot be read, and imports the others', async () => {
    const { ipc, received } = aMain();
    const gone = {
      ...aFile('gone.json', 'x'),
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    };
    const report = await importFiles(
      ipc,
      [
        { path: 'gone.json', file: gone as unknown as File },
        { path: 'a.json', file: aFile('a.json', 'text') },
      ],
      control(),
    );
    expect(report).toMatchObject({
      imported: 1,
      problems: [{ file: 'gone.json', reason: { key: 'errors.import.noAccess' } }],
    });
    expect([...received.keys()]).toEqual(['a.json']);
  });

  it('ends the import in main when it is stopped', async () => {
    const { ipc } = aMain();
    const controller = new AbortController();
    const files = [{ path: 'a.json', file: aFile('a.json', 'x'.repeat(2_000_000)) }];
    const stopped = importFiles(
      ipc,
      files,
      control({ signal: controller.signal, onProgress: () => controller.abort() }),
    );
    await expect(stopped).rejects.toThrow();
    expect(ipc.callsOf('chats.cancel-exchange')).toEqual([{ id: 'i' }]);
    expect(ipc.callsOf('chats.import-finish')).toEqual([]);
  });
});

describe('the store of exports and imports', () => {
  it('waits while it is paused, and goes on', async () => {
    const { ipc, received } = aMain();
    const exchange = createExchangeStore(ipc);
    exchange.pause();
    const done = exchange.import([{ path: 'a.json', file: aFile('a.json', 'text') }]);
    await Promise.resolve();
    expect(received.size).toBe(0);
    exchange.resume();
    await done;
    expect(received.get('a.json')?.text).toBe('text');
    expect(exchange.store.getState()).toMatchObject({ job: null, report: REPORT, problem: null, wasStopped: false });
  });

  it('says that it was stopped, which is no failure', async () => {
    const { ipc } = aMain();
    const exchange = createExchangeStore(ipc);
    const done = exchange.import([{ path: 'a.json', file: aFile('a.json', 'x'.repeat(2_000_000)) }]);
    exchange.stop();
    await done;
    expect(exchange.store.getState()).toMatchObject({ job: null, report: null, problem: null, wasStopped: true });
  });

  it('says why main refused', async () => {
    const exchange = createExchangeStore(createFakeIpc());
    await exchange.export({ ids: 'all', format: 'json' });
    expect(exchange.store.getState().problem).toMatchObject({ kind: 'export' });
  });
});

describe('chosenFiles', () => {
  const inFolder = (webkitRelativePath: string) =>
    ({ name: webkitRelativePath.split('/').at(-1), webkitRelativePath }) as File;

  it('takes of a folder what may hold chats, and every file that was chosen by itself', () => {
    const folder = ['data/5f/thread.json', 'data/5f/name', 'data/5f/picture.png', 'data/rename'].map(inFolder);
    expect(chosenFiles(folder).map(({ path }) => path)).toEqual(['data/5f/thread.json', 'data/5f/name']);
    const single = { name: 'chats.txt', webkitRelativePath: '' } as File;
    expect(chosenFiles([single])).toEqual([{ path: 'chats.txt', file: single }]);
  });
});
