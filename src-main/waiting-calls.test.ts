import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToolCall } from '#shared/tool/trace.ts';
import { type ScriptedProvider, startScriptedProvider } from '../e2e/scripted-provider/server.ts';
import { type ConfidantApp, createApp } from './app.ts';
import { memorySecretStore } from './secrets/memory-secret-store.ts';
import { openNodePlatform } from './shells/node-platform.ts';
import { answerMade, openTestWindow } from './testing/test-window.ts';

let dataDir: string;
let provider: ScriptedProvider;
let app: ConfidantApp;
/** Set by a test: nothing can be written to the settings any more. */
let isDiskFull: boolean;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-waiting-'));
  provider = await startScriptedProvider();
  isDiskFull = false;
  const platform = await openNodePlatform({ shell: 'web', dataDir, language: 'en' });
  const { settingsDocument } = platform;
  app = await createApp({
    ...platform,
    secrets: memorySecretStore(),
    settingsDocument: {
      ...settingsDocument,
      write: (document) => {
        if (isDiskFull) throw new Error('no space left');
        settingsDocument.write(document);
      },
    },
  });
});
afterEach(async () => {
  await app.close();
  await provider.close();
  rmSync(dataDir, { recursive: true });
});

/** A chat whose answer waits for the person's word on `current_time`; `other` is a second window. */
async function waitingChat() {
  const { client } = openTestWindow(app);
  const { client: other } = openTestWindow(app);
  const instance = { kind: 'OPENAI_COMPATIBLE', baseUrl: provider.url, model: { id: 'scripted' } } as const;
  await client.call('providers.save', { provider: { ...instance, id: 'p', name: 'Gateway' }, key: 'sk-x' });
  await client.call('settings.update', { approvalByCollection: { current_time: 'ask' }, titlesByProvider: false });
  const { id: chatId } = await client.call('chats.create', {});
  const waiting = new Promise<string>((resolve) => {
    client.on('message.changed', ({ changes }) => {
      for (const change of changes) {
        if (change.op !== 'put-block' || change.block.type !== 'tool-call') continue;
        if (change.block.call.state === 'waiting') resolve(change.block.call.callId);
      }
    });
  });
  const ended = answerMade(client, chatId);
  provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'Done.' });
  await client.call('turns.send', { chatId, text: 'What time is it?' });
  const callId = await waiting;
  const answered = async (): Promise<ToolCall | undefined> => {
    await ended;
    const { messages } = await client.call('chats.get', { id: chatId });
    const block = messages.at(-1)?.blocks.find(({ type }) => type === 'tool-call');
    return block?.type === 'tool-call' ? block.call : undefined;
  };
  return { client, other, chatId, callId, answered };
}

const notWaiting = { code: 'not-found', body: { text: { key: 'turn.notWaiting' } } };

describe('a call that waits', () => {
  it('is answered once, whoever answers, and by nothing that is made up', async () => {
    const { client, other, chatId, callId, answered } = await waitingChat();
    const elsewhere = await client.call('chats.create', {});
    for (const forged of [
      { chatId, callId: 'made-up' },
      { chatId: elsewhere.id, callId },
      { chatId: `${chatId}\n${callId}`, callId: 'x' },
      { chatId: 'ghost', callId },
    ]) {
      await expect(client.call('turns.answer-approval', { ...forged, answer: 'always' })).rejects.toMatchObject(
        notWaiting,
      );
    }
    await expect(
      client.call('turns.answer-approval', { chatId, callId, answer: 'whatever' as never }),
    ).rejects.toMatchObject({ code: 'bad-request' });
    await other.call('turns.answer-approval', { chatId, callId, answer: 'deny' });
    await expect(client.call('turns.answer-approval', { chatId, callId, answer: 'once' })).rejects.toMatchObject(
      notWaiting,
    );
    expect(await answered()).toMatchObject({ state: 'blocked', reason: { key: 'policy.call.denied' } });
    expect(app.services.settings.get().alwaysAllowedTools).toEqual({});
  });

  it('is over when its answer is stopped: a late word changes nothing and is remembered nowhere', async () => {
    const { client, chatId, callId, answered } = await waitingChat();
    await client.call('turns.stop', { chatId });
    expect(await answered()).toMatchObject({ state: 'cancelled' });
    await expect(client.call('turns.answer-approval', { chatId, callId, answer: 'always' })).rejects.toMatchObject(
      notWaiting,
    );
    expect(app.services.settings.get().alwaysAllowedTools).toEqual({});
    expect(app.services.chats.stored(chatId).approvals).toEqual({});
  });

  it('does not run when its tool was set to never run meanwhile', async () => {
    const { client, chatId, callId, answered } = await waitingChat();
    await client.call('settings.update', { approvalByCollection: { current_time: 'never' } });
    await client.call('turns.answer-approval', { chatId, callId, answer: 'once' });
    expect(await answered()).toMatchObject({ state: 'blocked', reason: { key: 'policy.gate.neverApproved' } });
  });

  it('goes on with its own provider when the chat’s is switched meanwhile, and the next question with the other', async () => {
    const { client, chatId, callId, answered } = await waitingChat();
    const other = await startScriptedProvider();
    const instance = { kind: 'OPENAI_COMPATIBLE', baseUrl: other.url, model: { id: 'scripted' } } as const;
    await client.call('providers.save', { provider: { ...instance, id: 'q', name: 'Other' }, key: 'sk-y' });
    await client.call('chats.set-provider', { id: chatId, providerId: 'q' });
    await client.call('turns.answer-approval', { chatId, callId, answer: 'once' });
    expect(await answered()).toMatchObject({ state: 'done' });
    expect([provider.requests.length, other.requests.length]).toEqual([2, 0]);
    other.enqueue({ text: 'Hello.' });
    const ended = answerMade(client, chatId);
    await client.call('turns.send', { chatId, text: 'And now?' });
    await ended;
    expect([provider.requests.length, other.requests.length]).toEqual([2, 1]);
    await other.close();
  });

  it('runs although "Always" cannot be remembered, and asks again the next time', async () => {
    const { client, chatId, callId, answered } = await waitingChat();
    isDiskFull = true;
    await client.call('turns.answer-approval', { chatId, callId, answer: 'always' });
    expect(await answered()).toMatchObject({ state: 'done' });
    expect(app.services.settings.get().alwaysAllowedTools).toEqual({});
  });

  it('that is allowed lets nothing out when the provider no longer qualifies', async () => {
    const { client, chatId, callId, answered } = await waitingChat();
    await client.call('settings.update', { globalMinimumConfidence: 'HIGH' });
    await client.call('turns.answer-approval', { chatId, callId, answer: 'once' });
    expect(await answered()).toMatchObject({ state: 'done' });
    expect(provider.requests).toHaveLength(1);
  });
});
