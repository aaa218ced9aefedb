import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IpcClient, IpcError } from '#shared/ipc/client.ts';
import type { ClientFrame, ServerFrame } from '#shared/ipc/frames.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { type ScriptedProvider, startScriptedProvider } from '../e2e/scripted-provider/server.ts';
import { type ConfidantApp, createApp } from './app.ts';
import type { Connection } from './ipc/router.ts';
import { memorySecretStore } from './secrets/memory-secret-store.ts';
import { openNodePlatform } from './shells/node-platform.ts';
import { CHECKED_AT_ONCE_BYTES } from './store/start-check.ts';

const KEY = 'sk-planted-secret-0123456789';

/** A window without a screen: the real client over the real router, frames passed as JSON. */
function openWindow(app: ConfidantApp) {
  const frames = new Set<(frame: ServerFrame) => void>();
  const states = new Set<(state: 'open' | 'lost') => void>();
  let connection: Connection | undefined;
  const connect = () => {
    connection = app.router.connect({
      send: (frame) => {
        const copy: ServerFrame = JSON.parse(JSON.stringify(frame));
        queueMicrotask(() => {
          for (const listener of frames) listener(copy);
        });
      },
    });
    for (const listener of states) listener('open');
  };
  const client = new IpcClient({
    send: (frame: ClientFrame) => connection?.receive(JSON.stringify(frame)),
    onFrame: (listener) => {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onState: (listener) => {
      states.add(listener);
      return () => states.delete(listener);
    },
  });
  connect();
  return { client, close: () => connection?.close() };
}

describe('the application, from a window’s request to the provider and back', () => {
  let dataDir: string;
  let provider: ScriptedProvider;
  let app: ConfidantApp;
  let secrets: ReturnType<typeof memorySecretStore>;

  const start = async () =>
    createApp({ ...(await openNodePlatform({ shell: 'web', dataDir, language: 'en' })), secrets });
  const instance = (): ProviderInstance => ({
    id: 'test',
    kind: 'OPENAI_COMPATIBLE',
    name: 'Test provider',
    baseUrl: provider.url,
    model: { id: 'scripted' },
  });

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-app-'));
    provider = await startScriptedProvider({ key: KEY });
    secrets = memorySecretStore();
    app = await start();
  });
  afterEach(async () => {
    await app.close();
    await provider.close();
    rmSync(dataDir, { recursive: true });
  });

  async function setUp() {
    const window = openWindow(app);
    await window.client.call('providers.save', { provider: instance(), key: KEY });
    const chat = await window.client.call('chats.create', {});
    return { ...window, chat };
  }

  /** Overwrites the first page of a table. */
  function damageTable(name: string): void {
    const file = path.join(dataDir, 'chats.db');
    const database = new DatabaseSync(file);
    const page = Number(database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)?.rootpage);
    database.close();
    writeFileSync(file, readFileSync(file).fill(0xa5, (page - 1) * 4_096, page * 4_096));
  }

  /** Call before sending; resolves with the chat as soon as its answer was made. */
  function answered(client: IpcClient, chatId: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    let hasBegun = false;
    const off = client.on('chat.changed', ({ chat }) => {
      if (chat.id !== chatId) return;
      hasBegun ||= chat.activity === 'answering';
      if (hasBegun && chat.activity === 'idle') resolve();
    });
    return promise.then(() => {
      off();
      return client.call('chats.get', { id: chatId });
    });
  }

  it('answers a question, keeps it over a restart, and goes on from there', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'Harbours have berths.' });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'What do harbours have?' });
    expect((await done).messages.map((message) => message.status)).toEqual(['complete', 'complete']);

    await app.close();
    app = await start();
    const again = openWindow(app);
    const { chats } = await again.client.call('chats.list', {});
    expect(chats).toMatchObject([{ id: chat.id, title: 'What do harbours have?', activity: 'idle' }]);
    const reopened = await again.client.call('chats.get', { id: chat.id });
    expect(reopened.messages[1]).toMatchObject({ blocks: [{ type: 'text', text: 'Harbours have berths.' }] });

    await again.client.call('providers.set-key', { id: 'test', key: KEY });
    provider.enqueue({ text: 'Fourteen.' });
    const second = answered(again.client, chat.id);
    await again.client.call('turns.send', { chatId: chat.id, text: 'How many?' });
    await second;
    const sent = provider.requests.at(-1)?.body.messages.map((message: { role: string }) => message.role);
    expect(sent).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it('lets a window that was reloaded in mid-answer catch up without a gap or a repetition', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'one two three four five six', holdAt: { share: 0.5, name: 'rest' } });
    const text = (window: IpcClient, from: string) => {
      let seen = from;
      window.on('message.changed', ({ changes }) => {
        for (const change of changes) {
          if (change.op === 'append') seen += change.text;
          if (change.op === 'put-block' && change.block.type === 'text') seen = change.block.text;
        }
      });
      return () => seen;
    };
    const half = new Promise<void>((resolve) => {
      client.on('message.changed', () => resolve());
    });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'Count.' });
    await half;

    const reloaded = openWindow(app);
    const snapshot = await reloaded.client.call('chats.get', { id: chat.id });
    const [block] = snapshot.messages[1]?.blocks ?? [];
    const soFar = block?.type === 'text' ? block.text : '';
    expect(soFar).not.toBe('');
    const seen = text(reloaded.client, soFar);
    provider.release('rest');
    await done;
    await expect.poll(seen).toBe('one two three four five six');
  });

  it('stops an answer and keeps what had arrived', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'the first half and the second half', holdAt: { share: 0.5, name: 'never' } });
    const started = new Promise<void>((resolve) => {
      client.on('message.changed', () => resolve());
    });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'Talk.' });
    await started;
    await client.call('turns.stop', { chatId: chat.id });
    const { messages } = await done;
    expect(messages[1]).toMatchObject({ status: 'cancelled', blocks: [{ type: 'text' }] });
  });

  it('runs one answer of a chat at a time', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'slow answer', holdAt: { share: 0.1, name: 'go' } });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'First' });
    await expect(client.call('turns.send', { chatId: chat.id, text: 'Second' })).rejects.toMatchObject({
      code: 'refused',
    });
    provider.release('go');
    expect((await done).messages).toHaveLength(2);
  });

  it('says that a key is wrong, saves no answer, and answers after the key was mended', async () => {
    const { client, chat } = await setUp();
    await client.call('providers.set-key', { id: 'test', key: 'sk-wrong' });
    const failed = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'Hello?' });
    const { messages } = await failed;
    expect(messages[1]).toMatchObject({
      status: 'failed',
      blocks: [{ type: 'notice', tone: 'error', text: { key: 'errors.provider.wrong-key' } }],
    });
    await client.call('providers.set-key', { id: 'test', key: KEY });
    const mended = answered(client, chat.id);
    await client.call('turns.retry', { chatId: chat.id, messageId: messages[1]?.id ?? '', mode: 'try-again' });
    const after = await mended;
    expect(after.messages.map(({ role, status }) => [role, status])).toEqual([
      ['user', 'complete'],
      ['assistant', 'complete'],
    ]);
  });

  it('says that no provider is set up', async () => {
    const { client } = openWindow(app);
    const chat = await client.call('chats.create', {});
    await expect(client.call('turns.send', { chatId: chat.id, text: 'Hello' })).rejects.toMatchObject({
      body: { text: { key: 'turn.noProvider' } },
    });
  });

  it('continues an answer that was cut off by the length limit in the same message', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'The first part', stop: 'length' }, { text: ' and the rest.' });
    const cut = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'Tell me' });
    const { messages } = await cut;
    expect(messages[1]).toMatchObject({ status: 'incomplete' });
    const whole = answered(client, chat.id);
    await client.call('turns.retry', { chatId: chat.id, messageId: messages[1]?.id ?? '', mode: 'continue' });
    const after = await whole;
    expect(after.messages).toHaveLength(2);
    const texts = after.messages[1]?.blocks.map((block) => (block.type === 'text' ? block.text : block.type));
    expect(texts?.join('')).toBe('The first part and the rest.');
    expect(after.messages[1]?.status).toBe('complete');
  });

  it('deletes a chat, stops its answer, and brings it back', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'going on and on', holdAt: { share: 0.5, name: 'x' } });
    const started = new Promise<void>((resolve) => {
      client.on('message.changed', () => resolve());
    });
    await client.call('turns.send', { chatId: chat.id, text: 'Talk.' });
    await started;
    await client.call('chats.delete', { id: chat.id });
    expect((await client.call('chats.list', {})).chats).toEqual([]);
    await expect(client.call('chats.get', { id: chat.id })).rejects.toBeInstanceOf(IpcError);
    await client.call('chats.restore', { id: chat.id });
    expect((await client.call('chats.list', {})).chats).toHaveLength(1);
  });

  it('never lets a key reach a window, the settings, the database or the log', async () => {
    const { client, chat } = await setUp();
    const seen: string[] = [];
    client.on('message.changed', (payload) => seen.push(JSON.stringify(payload)));
    await client.call('providers.set-key', { id: 'test', key: `${KEY}-refused` });
    const failed = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'Hello?' });
    seen.push(JSON.stringify(await failed));
    for (const name of ['providers.list', 'app.info', 'chats.list'] as const)
      seen.push(JSON.stringify(await client.call(name, {})));
    seen.push(JSON.stringify(await client.call('providers.test', { provider: instance() })));
    expect(seen.join('\n')).not.toContain(KEY);
    await app.close();
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dataDir, name));
    for (const file of files.filter((name) => statSync(name).isFile())) {
      expect(readFileSync(file, 'latin1'), file).not.toContain(KEY);
    }
    app = await start();
  });

  it('starts with its defaults and says so when the settings file is no JSON', async () => {
    await app.close();
    writeFileSync(path.join(dataDir, 'settings.json'), '{"providers": [');
    app = await start();
    const { client } = openWindow(app);
    const info = await client.call('app.info', {});
    expect(info.notices.map(({ text }) => text.key)).toContain('turn.notice.settingsDamaged');
    await client.call('settings.update', { theme: 'dark' });
    expect((await client.call('app.info', {})).settings.theme).toBe('dark');
  });

  it('starts with the last backup when the chats are damaged, and brings back what can be read of the damaged file', async () => {
    // By then the first backup is made.
    await app.close();
    app = await start();
    const { client, chat } = await setUp();
    await client.call('chats.rename', { id: chat.id, title: 'Newer than the backup' });
    await app.close();
    damageTable('transcripts');
    app = await start();
    const { client: again } = openWindow(app);
    const { notices } = await again.call('app.info', {});
    expect(notices).toMatchObject([
      { id: 'store:damaged', text: { key: 'turn.notice.chatsRestored' }, action: 'salvage-chats' },
    ]);
    expect((await again.call('chats.list', {})).chats).toEqual([]);
    expect(await again.call('store.salvage', {})).toMatchObject({ imported: 1, problems: [] });
    expect((await again.call('chats.list', {})).chats.map(({ title }) => title)).toEqual(['Newer than the backup']);
    await app.close();
    app = await start();
    await expect(openWindow(app).client.call('store.salvage', {})).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows many chats before it knows that they are damaged, and then those of the last backup in every window', async () => {
    await app.close();
    app = await start();
    const { client, chat } = await setUp();
    await client.call('chats.rename', { id: chat.id, title: 'Newer than the backup' });
    await app.close();
    const database = new DatabaseSync(path.join(dataDir, 'chats.db'));
    database.exec(`UPDATE chats SET draft = '${'x'.repeat(CHECKED_AT_ONCE_BYTES)}'`);
    database.close();
    damageTable('transcripts');
    app = await start();
    const { client: again } = openWindow(app);
    const startedOver = new Promise<void>((resolve) => again.onReset(resolve));
    const titles = async () => (await again.call('chats.list', {})).chats.map(({ title }) => title);
    const first = await titles();
    if (first.length > 0) {
      expect(first).toEqual(['Newer than the backup']);
      await startedOver;
    }
    await app.services.chatsChecked;
    expect(await titles()).toEqual([]);
    expect((await again.call('app.info', {})).notices).toMatchObject([{ id: 'store:damaged' }]);
    expect(await again.call('store.salvage', {})).toMatchObject({ imported: 1, problems: [] });
    expect(await titles()).toEqual(['Newer than the backup']);
  });

  it('marks an answer that was cut off by a crash as incomplete, with its text', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'half of it, then nothing more', holdAt: { share: 0.5, name: 'never' } });
    const started = new Promise<void>((resolve) => {
      client.on('message.changed', () => resolve());
    });
    const { answerId } = await client.call('turns.send', { chatId: chat.id, text: 'Talk.' });
    await started;
    await app.close();
    app = await start();
    const { messages } = await openWindow(app).client.call('chats.get', { id: chat.id });
    const answer = messages.find((message) => message.id === answerId);
    expect(answer?.status).not.toBe('streaming');
    expect(answer?.blocks).toMatchObject([{ type: 'text' }]);
  });

  it('sends a page the person added before their question, marked as data, and keeps it with the chat', async () => {
    const page = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        '<html><title>Berths</title><body><main><h1>Berths</h1><p>The harbour has 14 berths, all of them taken until May.</p></main></body></html>',
      );
    });
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const { port } = page.address() as AddressInfo;
    try {
      const { client, chat } = await setUp();
      const attachment = await client.call('attachments.add-page', { url: `http://127.0.0.1:${port}/berths` });
      expect(attachment).toMatchObject({ kind: 'web-page', name: 'Berths', filteredPassages: 0, isTruncated: false });
      provider.enqueue({ text: 'Fourteen.' });
      const done = answered(client, chat.id);
      await client.call('turns.send', { chatId: chat.id, text: 'How many?', attachmentIds: [attachment.id] });
      const { messages } = await done;
      expect(messages[0]?.blocks.map(({ type }) => type)).toEqual(['attachment', 'text']);
      const [system, question] = provider.requests.at(-1)?.body.messages ?? [];
      expect(system.content).toContain('attached documents stand between the lines');
      expect(question.content).toMatch(/^<data \w+>\nBerths\n.*14 berths.*<\/data \w+>\n\nHow many\?$/s);
      await expect(
        client.call('turns.send', { chatId: chat.id, text: 'Again', attachmentIds: [attachment.id] }),
      ).rejects.toMatchObject({ body: { text: { key: 'turn.attachmentGone' } } });
    } finally {
      page.close();
    }
  });

  it('shows chats that a newer version saved, and refuses every change in words', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'Harbours have berths.' });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'What do harbours have?' });
    await done;
    await app.close();
    const database = new DatabaseSync(path.join(dataDir, 'chats.db'));
    database.exec('PRAGMA user_version = 1000');
    database.close();
    app = await start();
    const again = openWindow(app);
    const { id, messages, asOf: _ } = await again.client.call('chats.get', { id: chat.id });
    expect(messages).toHaveLength(2);
    const [chatId, messageId] = [id, messages[0]?.id ?? ''];
    const refused = { body: { code: 'refused', text: { key: 'errors.store.read-only' } } };
    for (const change of [
      again.client.call('chats.rename', { id, title: 'x' }),
      again.client.call('chats.save-draft', { id, draft: 'x' }),
      again.client.call('chats.create', {}),
      again.client.call('chats.pin', { id, pinned: true }),
      again.client.call('chats.delete', { id }),
      again.client.call('chats.delete-message', { chatId, messageId }),
      again.client.call('chats.branch', { chatId, messageId }),
      again.client.call('workspaces.create', { name: 'x' }),
      again.client.call('turns.send', { chatId, text: 'x' }),
      again.client.call('turns.edit', { chatId, messageId, text: 'x' }),
      again.client.call('turns.regenerate', { chatId, messageId: messages[1]?.id ?? '' }),
    ]) {
      await expect(change).rejects.toMatchObject(refused);
    }
    expect((await again.client.call('chats.search', { text: 'berths' })).messages).toMatchObject([{ chatId }]);
  });

  it('finds titles and messages with the words that were found marked', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'Harbours have berths and cranes.' });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'What do harbours have?' });
    const { messages } = await done;
    const hits = await client.call('chats.search', { text: 'crane' });
    expect(hits.chats).toEqual([]);
    expect(hits.messages).toMatchObject([{ chatId: chat.id, messageId: messages[1]?.id, role: 'assistant' }]);
    expect(hits.messages[0]?.excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'cranes', isFound: true }]);
    expect((await client.call('chats.search', { text: 'what do' })).chats).toMatchObject([{ chatId: chat.id }]);
  });

  it('asks the provider for a title after the first answer', async () => {
    const { client, chat } = await setUp();
    provider.enqueue({ text: 'Harbours have berths.' });
    provider.enqueueTitle('“What harbours have”');
    const renamed = new Promise<string>((resolve) => {
      client.on(
        'chat.changed',
        ({ chat: { title } }) => title !== '' && title !== 'What do harbours have?' && resolve(title),
      );
    });
    await client.call('turns.send', { chatId: chat.id, text: 'What do harbours have?' });
    expect(await renamed).toBe('What harbours have');
  });

  it('takes a text file from the window, says that it has only its beginning, and sends it along', async () => {
    const { client, chat } = await setUp();
    const content = Buffer.from('title;due\nTides;9 May\n').toString('base64');
    const attachment = await client.call('attachments.add-file', { name: 'loans.csv', content, isBeginning: true });
    expect(attachment).toMatchObject({ kind: 'text-file', name: 'loans.csv', address: '', isTruncated: true });
    provider.enqueue({ text: 'On 9 May.' });
    const done = answered(client, chat.id);
    await client.call('turns.send', { chatId: chat.id, text: 'When?', attachmentIds: [attachment.id] });
    await done;
    expect(provider.requests.at(-1)?.body.messages.at(-1).content).toMatch(/^<data \w+>\nloans\.csv\n.*Tides;9 May/s);
  });

  it.each([
    ['no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'errors.attachment.binary'],
    ['empty', Buffer.from(' \n'), 'errors.attachment.empty'],
  ])('refuses a file that is %s', async (_, bytes, key) => {
    const { client } = await setUp();
    const file = { name: 'scan', content: bytes.toString('base64'), isBeginning: false };
    await expect(client.call('attachments.add-file', file)).rejects.toMatchObject({
      body: { code: 'refused', text: { key, params: { name: 'scan' } } },
    });
  });

  it.each([
    ['an address that is none', 'nonsense://x'],
    ['a server that is not there', 'http://127.0.0.1:9/'],
  ])('says why it cannot add %s', async (_, url) => {
    const { client } = await setUp();
    await expect(client.call('attachments.add-page', { url })).rejects.toMatchObject({
      body: { code: 'failed', text: { key: expect.stringMatching(/^errors\.page\./) } },
    });
  });
});
