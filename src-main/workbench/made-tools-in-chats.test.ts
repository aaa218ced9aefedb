import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Chat } from '#shared/chat/message.ts';
import { rollDice } from '#shared/dice/roll-dice.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { answerMade, openTestWindow } from '../testing/test-window.ts';
import { seededRandomness } from '../tools/randomness.ts';
import { workbenchBench } from './testing.ts';

const ROLL: UserTool = {
  name: 'Lots',
  description: 'Decides by chance.',
  fields: [{ type: 'text', name: 'dice', description: '', required: true }],
  action: { type: 'roll', field: 'dice' },
};
const RECORD: UserTool = { name: 'Note', description: '', fields: [], action: { type: 'record' } };

let bench: Awaited<ReturnType<typeof workbenchBench>>;
let provider: ScriptedProvider;
beforeEach(async () => {
  bench = await workbenchBench();
  provider = await startScriptedProvider();
  const instance = {
    id: 'p',
    kind: 'OPENAI_COMPATIBLE',
    name: 'Test',
    baseUrl: provider.url,
    model: { id: 'm' },
  } as const;
  await bench.client.call('providers.save', { provider: instance });
  await bench.client.call('settings.update', { titlesByProvider: false });
});
afterEach(async () => {
  await bench.close();
  await provider.close();
});

async function chatWith(...selection: string[]): Promise<string> {
  const { id } = await bench.client.call('chats.create', {});
  await bench.client.call('chats.set-tools', { id, selection });
  return id;
}

async function ask(chatId: string, text = 'Decide!'): Promise<Chat> {
  const done = answerMade(bench.client, chatId);
  await bench.client.call('turns.send', { chatId, text });
  await done;
  return bench.client.call('chats.get', { id: chatId });
}

/** The id of the next call that waits for the person. */
const approvalAsked = () =>
  new Promise<string>((resolve) => {
    bench.client.on('message.changed', ({ changes }) => {
      for (const change of changes) {
        if (change.op !== 'put-block' || change.block.type !== 'tool-call') continue;
        if (change.block.call.state === 'waiting') resolve(change.block.call.callId);
      }
    });
  });

const calls = (chat: Chat): ToolCall[] =>
  chat.messages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'tool-call' ? [block.call] : [])));
/** What the last request offered, without the tool that asks for others. */
const offered = (): string[] =>
  (provider.requests.at(-1)?.body.tools ?? [])
    .map((tool: { function: { name: string } }) => tool.function.name)
    .filter((name: string) => name !== 'request_tool_activation');
/** What the provider got back for its calls. */
const results = (): string[] =>
  provider.requests
    .at(-1)!
    .body.messages.filter(({ role }: { role: string }) => role === 'tool')
    .map(({ content }: { content: string }) => content);

describe('a tool that a person made, in a chat', () => {
  it('is offered after the app’s own, in the order of linking, each once', async () => {
    const lots = await bench.create('tool', ROLL);
    const note = await bench.create('tool', RECORD);
    provider.enqueue({ text: 'Hello.' });
    await ask(await chatWith(note, 'current_time', lots, note));
    expect(offered()).toEqual(['current_time', 'note', 'lots']);
  });

  it('rolls with the answer’s own seed, and every die stays in the trace, also over a restart', async () => {
    const lots = await bench.create('tool', ROLL);
    const chatId = await chatWith(lots);
    const twice = [
      { name: 'lots', arguments: { dice: '3d6+1' } },
      { name: 'lots', arguments: { dice: '3d6+1' } },
    ];
    provider.enqueue({ calls: twice }, { text: 'Decided.' });
    const chat = await ask(chatId);
    const answerId = chat.messages.at(-1)!.id;
    const expected = [1, 2].map((ordinal) => rollDice('3d6+1', seededRandomness(`${answerId}/${ordinal}`)));
    expect(calls(chat).map(({ roll }) => roll)).toEqual(expected);
    expect(calls(chat)[0]).toMatchObject({ state: 'done', toolName: 'Lots', summary: '3d6+1' });
    expect(results()[0]).toMatch(/^Rolled 3d6\+1: \[\d, \d, \d\] \+1 = \d+$/);
    await bench.restart();
    expect(calls(await bench.client.call('chats.get', { id: chatId }))).toEqual(calls(chat));
  });

  it('is refused in words when it was deleted in the middle of the answer, and its name is given to no other', async () => {
    const lots = await bench.create('tool', ROLL);
    const chatId = await chatWith(lots, 'current_time');
    provider.enqueue({
      text: 'Let me roll. Now.',
      holdAt: { share: 0.5, name: 'deleted' },
      calls: [{ name: 'lots', arguments: { dice: '1d6' } }],
    });
    provider.enqueue({ text: 'It is gone.' });
    const streaming = new Promise<void>((resolve) => {
      bench.client.on('message.changed', () => resolve());
    });
    const answer = ask(chatId);
    await streaming;
    await bench.client.call('user-tools.delete', { kind: 'tool', id: lots });
    const other = await bench.create('tool', RECORD);
    await bench.client.call('user-tools.save', { kind: 'tool', id: other, changes: { name: 'Lots' } });
    provider.release('deleted');
    const [call] = calls(await answer);
    expect(call).toMatchObject({ state: 'error', reason: { key: 'pieces.call.gone' } });
    expect(results()).toEqual([
      'Tool execution failed: the tool lots was deleted while you were answering. Go on without it.',
    ]);
    expect(offered()).toEqual(['current_time']);
    const { tools } = await bench.client.call('user-tools.list', {});
    expect(tools).toMatchObject([{ id: other, callName: 'lots_2' }]);
  });

  it('is not offered when an answer goes on where it was cut off', async () => {
    const lots = await bench.create('tool', ROLL);
    const chatId = await chatWith(lots, 'current_time');
    provider.enqueue({ text: 'The first half', stop: 'length' });
    const chat = await ask(chatId);
    expect(offered()).toEqual(['current_time', 'lots']);
    provider.enqueue({ text: ' and the second.' });
    const done = answerMade(bench.client, chatId);
    await bench.client.call('turns.retry', { chatId, messageId: chat.messages.at(-1)!.id, mode: 'continue' });
    await done;
    expect(offered()).toEqual(['current_time']);
  });

  it('is left out, and says why, while its formula is gone', async () => {
    const formula = await bench.create('formula', { name: 'F', template: '{{ vars.client }} {{ today | size }}' });
    const tool = await bench.create('tool', { ...RECORD, action: { type: 'formula', formulaId: formula } });
    const chatId = await chatWith(tool);
    await bench.client.call('chat-variables.set', { chatId, name: 'client', value: 'Ellerbach' });
    provider.enqueue({ calls: [{ name: 'note', arguments: {} }] }, { text: 'Done.' });
    await ask(chatId);
    expect(results()).toEqual(['Ellerbach 10']);

    await bench.client.call('user-tools.delete', { kind: 'formula', id: formula });
    provider.enqueue({ text: 'Without it.' });
    await ask(chatId);
    expect(offered()).toEqual([]);
    const { collections } = await bench.client.call('tools.list', { providerId: 'p', chatId });
    expect(collections.find(({ id }) => id === tool)).toMatchObject({
      origin: 'made-here',
      label: { name: 'Note' },
      isSelected: true,
      answer: { offered: false, gate: 'not-available', reason: { key: 'pieces.gate.formulaGone' } },
    });
    const { tools } = await bench.client.call('user-tools.list', {});
    expect(tools).toMatchObject([{ unusable: { key: 'pieces.gate.formulaGone' } }]);
  });

  it('tells the model when its formula has an error, changes something or answers with nothing', async () => {
    const templates = ['{{ vars.client }}', '{% if vars.client == "x" %}y{% endif %}'];
    const formula = await bench.create('formula', { name: 'F', template: templates[0]! });
    const tool = await bench.create('tool', { ...RECORD, action: { type: 'formula', formulaId: formula } });
    const chatId = await chatWith(tool);
    const answers: string[] = [];
    for (const template of templates) {
      await bench.client.call('user-tools.save', { kind: 'formula', id: formula, changes: { template } });
      provider.enqueue({ calls: [{ name: 'note', arguments: {} }] }, { text: 'Done.' });
      await ask(chatId);
      answers.push(results().at(-1)!);
      await bench.client.call('chat-variables.set', { chatId, name: 'client', value: 'y' });
    }
    expect(answers).toEqual([
      expect.stringContaining('Tool execution failed: the formula has an error: undefined variable: vars.client'),
      'Tool execution failed: the formula answered with nothing. Tell the user.',
    ]);
    const changes = { template: '{% assign vars = 1 %}x' };
    expect(await bench.client.call('user-tools.save', { kind: 'formula', id: formula, changes })).toMatchObject({
      saved: false,
      problems: [{ path: 'template', text: { key: 'pieces.call.formulaChanges' } }],
    });
  });

  it('stays linked while it is deleted, also when the person turns another tool on at the model’s wish', async () => {
    const lots = await bench.create('tool', ROLL);
    const chatId = await chatWith(lots);
    await bench.client.call('user-tools.delete', { kind: 'tool', id: lots });
    const wish = { collection: 'current_time', reason: 'The time.' };
    provider.enqueue({ calls: [{ name: 'request_tool_activation', arguments: wish }] }, { text: 'Done.' });
    const waiting = approvalAsked();
    const answer = ask(chatId);
    await bench.client.call('turns.answer-approval', { chatId, callId: await waiting, answer: 'once' });
    const chat = await answer;
    expect(chat.toolSelection).toEqual([lots, 'current_time']);
    await bench.client.call('user-tools.restore', { kind: 'tool', id: lots });
    provider.enqueue({ text: 'Both.' });
    await ask(chatId);
    expect(offered()).toEqual(['current_time', 'lots']);
  });

  it('asks first where that is set for it, as any other tool', async () => {
    const lots = await bench.create('tool', ROLL);
    await bench.client.call('settings.update', { approvalByCollection: { [lots]: 'ask' } });
    const chatId = await chatWith(lots);
    provider.enqueue({ calls: [{ name: 'lots', arguments: { dice: '1d6' } }] }, { text: 'Done.' });
    const waiting = approvalAsked();
    const answer = ask(chatId);
    await bench.client.call('turns.answer-approval', { chatId, callId: await waiting, answer: 'deny' });
    expect(calls(await answer)).toMatchObject([{ state: 'blocked', reason: { key: 'policy.call.denied' } }]);
  });
});

describe('variables of a chat', () => {
  it('are told to every window when they change', async () => {
    const chatId = await chatWith();
    const told: unknown[] = [];
    const other = openTestWindow(bench.app).client;
    other.on('chat-variables.changed', (change) => told.push(change));
    await other.call('app.info', {});
    await bench.client.call('chat-variables.set', { chatId, name: 'client', value: 'A' });
    await expect.poll(() => told).toEqual([{ chatId, variables: { client: 'A' } }]);
  });

  it('are kept, bounded, and go along with a branch', async () => {
    const chatId = await chatWith();
    const set = (name: string, value: string | null) =>
      bench.client.call('chat-variables.set', { chatId, name, value });
    await set('client', 'A');
    await set('gone', 'x');
    expect(await set('gone', null)).toEqual({ variables: { client: 'A' } });
    provider.enqueue({ text: 'Hello.' });
    const chat = await ask(chatId);
    await bench.restart();
    const branch = await bench.client.call('chats.branch', { chatId, messageId: chat.messages.at(-1)!.id });
    expect(await bench.client.call('chat-variables.get', { chatId: branch.id })).toEqual({
      variables: { client: 'A' },
    });
    for (let index = 1; index < 100; index += 1) await set(`v${index}`, 'x');
    await expect(set('one_more', 'x')).rejects.toMatchObject({ body: { text: { key: 'pieces.variables.tooMany' } } });
  });
});
