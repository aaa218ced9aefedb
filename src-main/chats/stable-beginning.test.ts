import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileBody } from '#shared/preset/profile.ts';
import type { TemplateBody } from '#shared/preset/template.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { answerMade } from '../testing/test-window.ts';
import { workbenchBench } from '../workbench/testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of three APIs
type Body = any;

/** How each wire API lays out what a provider reads, from the beginning: tools, system prompt, messages. */
const APIS = [
  { kind: 'OPENAI_COMPATIBLE', parts: ({ tools, messages }: Body) => [tools, ...messages] },
  { kind: 'OPEN_AI', parts: ({ tools, instructions, input }: Body) => [tools, instructions, ...input] },
  { kind: 'ANTHROPIC', parts: ({ tools, system, messages }: Body) => [tools, system, ...messages] },
] as const;

const TURNS = 20;

/** Its last question joins the first one of the chat in one message. */
const TEMPLATE: TemplateBody = {
  name: 'Dice',
  systemPrompt: 'Say what was rolled.',
  userPrompt: '',
  mayUseProfile: true,
  exampleConversation: [
    { role: 'user', text: 'Roll.' },
    { role: 'assistant', text: 'A four.' },
    { role: 'user', text: 'Once more.' },
  ],
};
const PROFILE: ProfileBody = { name: 'Player', needToKnow: 'I like dice.', actions: 'Be brief.' };

let bench: Awaited<ReturnType<typeof workbenchBench>>;
let provider: ScriptedProvider;
beforeEach(async () => {
  bench = await workbenchBench();
  provider = await startScriptedProvider();
});
afterEach(async () => {
  await bench.close();
  await provider.close();
});

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

describe.each(APIS)('the beginning of requests of a $kind provider', ({ kind, parts }) => {
  it(`stays byte for byte the same over a chat of ${TURNS} turns`, async () => {
    const instance: ProviderInstance = { id: 'p', kind, name: 'Test', baseUrl: provider.url, model: { id: 'model' } };
    await bench.client.call('providers.save', { provider: instance, key: 'sk-test-0123456789' });
    await bench.client.call('settings.update', { titlesByProvider: false });
    const { toolId } = await bench.client.call('user-tools.add-example', { id: 'roll_dice' });
    const { id: templateId } = await bench.client.call('presets.save', { kind: 'template', body: TEMPLATE });
    const { id: profileId } = await bench.client.call('presets.save', { kind: 'profile', body: PROFILE });
    const { id: chatId } = await bench.client.call('chats.create', { templateId, profileId });
    await bench.client.call('chats.set-tools', { id: chatId, selection: ['read_web_page', 'current_time', toolId] });

    /** The first request of each turn, as the provider reads it from the beginning. */
    const requests: string[] = [];
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const before = provider.requests.length;
      if (turn % 3 === 0) provider.enqueue({ calls: [{ name: 'roll_dice', arguments: { dice: '2d6' } }] });
      provider.enqueue({ text: `Answer ${turn}.` });
      const done = answerMade(bench.client, chatId);
      await bench.client.call('turns.send', { chatId, text: `Question ${turn}?` });
      await done;
      const [first, ...later] = provider.requests.slice(before).map(({ body }) => parts(body));
      requests.push(JSON.stringify(first));
      // Rounds of one answer only add to each other as well.
      for (const round of later)
        expect(JSON.stringify(round).startsWith(JSON.stringify(first).slice(0, -1))).toBe(true);
    }

    expect(requests).toHaveLength(TURNS);
    for (const [index, request] of requests.slice(1).entries()) {
      const earlier = requests[index]!;
      // Everything but the bracket that ends the list of the shorter one.
      expect(commonPrefix(earlier, request), `turn ${index + 2}`).toBe(earlier.length - 1);
    }
  });
});
