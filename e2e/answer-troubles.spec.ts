// What gets in the way of an answer, and the ways on that the window offers.
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { PROVIDER_NAME, readySettings } from './ready-settings.ts';
import { refuses } from './scripted-provider/server.ts';

const BUSY = { error: { message: 'slow down', type: 'rate_limit_error' } };

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ scheme });

    test('a limit of calls is said, and the model answers with what it has', async ({
      confidant,
      provider,
      takePicture,
      words,
    }) => {
      const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
      const zones = ['Asia/Tokyo', 'Europe/Berlin', 'America/Lima', 'Atlantis'];
      const MORE_THAN_ALLOWED = 16;
      const calls = Array.from({ length: MORE_THAN_ALLOWED }, (_, n) => ({
        name: 'current_time',
        id: `call_${n}`,
        arguments: { time_zone: zones[n % zones.length] },
      }));
      provider.enqueue({ calls }, { text: 'These are the clocks I could look at.' });
      await chat.ask('What time is it everywhere?');
      await expect(chat.answer).toContainText(words('turn.limit.calls'));
      await expect(chat.answer).toContainText('These are the clocks I could look at.');
      await chat.answered();
      expect(provider.requests.at(-1)?.body.tools).toBeUndefined();
      await takePicture(page, 'limit');
    });

    test('a busy provider is asked again after a countdown, at once with "Try now", and never after "Give up"', async ({
      confidant,
      provider,
      takePicture,
      words,
    }) => {
      const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
      provider.enqueue(refuses(429, BUSY, { 'retry-after': '45' }), { text: 'There you are.' });
      await chat.ask('Hello?');
      const countdown = chat.answer.getByRole('status');
      await expect(countdown).toContainText(words('chat.notice.attempt', { attempt: 2, maximum: 4 }));
      const seconds = async () => Number(/(\d+) s/.exec((await countdown.textContent()) ?? '')?.[1]);
      const first = await seconds();
      expect(first).toBeLessThanOrEqual(45);
      await expect.poll(seconds).toBeLessThan(first);
      await takePicture(page, 'retry');
      await chat.answer.getByRole('button', { name: words('chat.notice.tryNow') }).click();
      await expect(chat.answer).toContainText('There you are.');
      await chat.answered();
      await expect(countdown).toBeHidden();
      expect(provider.requests).toHaveLength(2);

      provider.enqueue(refuses(429, BUSY, { 'retry-after': '45' }));
      await chat.ask('And now?');
      await expect(chat.answer.getByRole('button', { name: words('chat.notice.tryNow') })).toBeVisible();
      await chat.answer.getByRole('button', { name: words('chat.notice.giveUp') }).click();
      await chat.answered();
      await expect(chat.answer.getByRole('button', { name: words('chat.notice.tryNow') })).toBeHidden();
      await expect(chat.stop).toBeHidden();
      expect(provider.requests).toHaveLength(3);
    });

    test('a model without tools is named, and answers once they are off for the chat', async ({
      confidant,
      provider,
      takePicture,
      words,
    }) => {
      const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
      provider.enqueue(
        refuses(400, { error: { message: 'registry.ollama.ai/library/scripted does not support tools' } }),
      );
      await chat.ask('Hello?');
      await expect(chat.answer).toContainText(
        words('errors.provider.no-tools', { model: 'scripted', provider: PROVIDER_NAME }),
      );
      expect(provider.requests).toHaveLength(1);
      await takePicture(page, 'no-tools');
      provider.enqueue({ text: 'Hello without tools.' });
      await chat.answer.getByRole('button', { name: words('chat.notice.turnToolsOff') }).click();
      await expect(chat.answer).toContainText('Hello without tools.');
      expect(provider.requests.at(-1)?.body.tools).toBeUndefined();
      await chat.ask('Still there?');
      await expect(chat.answer).toContainText('You said: Still there?');
      expect(provider.requests.at(-1)?.body.tools).toBeUndefined();
    });

    test('a connection that breaks keeps the words so far, and the answer goes on from them', async ({
      confidant,
      provider,
      takePicture,
      words,
    }) => {
      const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
      const begun = 'data: {"choices":[{"index":0,"delta":{"role":"assistant","content":"The tide is high at "}}]}\n\n';
      provider.enqueue({ steps: [begun, { drop: true }] });
      await chat.ask('When is high tide?');
      await expect(chat.answer).toContainText('The tide is high at');
      await expect(chat.answer).toContainText(words('turn.failed.brokeOff', { count: 5 }));
      await takePicture(page, 'broke-off');
      provider.enqueue({ text: 'noon and at midnight.' });
      await chat.answer.getByRole('button', { name: words('chat.notice.continue') }).click();
      await expect(chat.answer).toContainText('noon and at midnight.');
      await chat.answered();
      await expect(chat.answer).not.toContainText(words('turn.failed.brokeOff', { count: 5 }));
    });
  });
}

const EVENT = 'data: {"choices":[{"index":0,"delta":{"content":"x';
const MEGABYTE = 1024 * 1024;
const asArguments = (text: string) =>
  `data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"current_time","arguments":"${text}"}}]}}]}\n\n`;

for (const { name, scenario } of [
  {
    name: 'a web page',
    scenario: { headers: { 'content-type': 'text/html' }, steps: ['<!doctype html><title>Log in</title>'] },
  },
  {
    name: 'garbage that calls itself compressed',
    scenario: { headers: { 'content-encoding': 'gzip' }, steps: [new Uint8Array(5_000).fill(7)] },
  },
  { name: 'a line of 50 megabytes', scenario: { steps: [EVENT, { repeat: 'x'.repeat(MEGABYTE), times: 50 }] } },
  {
    name: 'ten megabytes of arguments',
    scenario: { steps: Array.from({ length: 160 }, () => asArguments('y'.repeat(64 * 1024))) },
  },
  {
    name: 'lists within lists without end',
    scenario: { steps: [`data: ${'['.repeat(100_000)}${']'.repeat(100_000)}\n\n`] },
  },
]) {
  test(`a provider that answers with ${name} gave no answer: the window says so and lives on`, async ({
    confidant,
    provider,
    words,
  }) => {
    await confidant.prepareSettings(readySettings(provider));
    const chat = new ChatWindow(await confidant.open(), words);
    provider.enqueue(scenario);
    await chat.ask('Hello?');
    await expect(chat.answer.getByRole('alert')).toBeVisible();
    await chat.answered();
    await chat.ask('And now?');
    await expect(chat.answer).toContainText('And now?');
    // Two questions were asked, and nothing was said in between.
    const roles = provider.requests.at(-1)?.body.messages.map(({ role }: { role: string }) => role);
    expect(roles).toEqual(['system', 'user']);
  });
}
