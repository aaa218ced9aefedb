// The three wire APIs as a person meets them: the same chat, whoever answers.
import type { ProviderKindId } from '#shared/provider/kinds.ts';
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, PROVIDER_KEY, test } from './fixture.ts';
import { PROVIDER_NAME, readySettings } from './ready-settings.ts';
import { startScriptedProvider } from './scripted-provider/server.ts';

const APIS: readonly { kind: ProviderKindId; api: string; path: string }[] = [
  { kind: 'OPENAI_COMPATIBLE', api: 'Chat Completions', path: '/v1/chat/completions' },
  { kind: 'OPEN_AI', api: 'OpenAI Responses', path: '/v1/responses' },
  { kind: 'ANTHROPIC', api: 'Anthropic Messages', path: '/v1/messages' },
];

const TIME_CALL = { name: 'current_time', arguments: { time_zone: 'Asia/Tokyo' } };

for (const { kind, api, path } of APIS) {
  test(`an answer streams over ${api}, with a call in the middle, and tells what it took`, async ({
    confidant,
    provider,
    words,
  }) => {
    const settings = readySettings(provider);
    await confidant.prepareSettings({
      ...settings,
      providers: settings.providers?.map((instance) => ({ ...instance, kind })) ?? [],
    });
    const chat = new ChatWindow(await confidant.open(), words);
    provider.enqueue(
      { reasoning: 'A clock will tell.', text: 'I look at a clock.', calls: [TIME_CALL] },
      { text: 'In Tokyo it is late, so you had better call tomorrow.', holdAt: { share: 0.5, name: 'rest' } },
    );
    await chat.ask('Can I call Tokyo now?');
    await expect(chat.answer).toContainText('I look at a clock.');
    await expect(chat.banner(words('tools.current_time.name'))).toContainText(words('chat.call.done'));
    await expect(chat.answer).toContainText('In Tokyo it is');
    await expect(chat.answer).not.toContainText('tomorrow.');
    await expect(chat.stop).toBeVisible();
    provider.release('rest');
    await chat.answered();
    await expect(chat.answer).toContainText('so you had better call tomorrow.');

    const sent = provider.requests.filter((request) => request.method === 'POST');
    expect(sent.map((request) => request.path)).toEqual([path, path]);
    expect(JSON.stringify(sent[1]?.body)).toContain('Asia/Tokyo');

    const figures = chat.answer.getByRole('button', { name: words('chat.footer.requests', { count: 2 }) });
    await figures.click();
    const details = [
      words('chat.figures.firstText'),
      words('chat.figures.speed'),
      words('chat.figures.in'),
      words('chat.figures.out'),
    ];
    await expect(chat.answer.getByRole('term')).toHaveText(details);
    await expect(chat.answer.getByRole('definition').nth(2)).toHaveText('24');
  });
}

test('another provider goes on with the chat: it reads what was said, and nothing of what only the first one understands', async ({
  confidant,
  provider,
  words,
}) => {
  const other = await startScriptedProvider();
  try {
    const { providers = [], ...settings } = readySettings(provider);
    const { page, chat } = await openAtChat(confidant, words, {
      ...settings,
      providers: [
        ...providers.map((instance) => ({ ...instance, kind: 'ANTHROPIC' as const })),
        { id: 'other', kind: 'OPENAI_COMPATIBLE', name: 'Another', baseUrl: other.url, model: { id: 'other' } },
      ],
    });
    provider.enqueue(
      { reasoning: 'A clock.', text: 'Let me look.', calls: [TIME_CALL] },
      { text: 'It is late there.' },
    );
    await chat.ask('What time is it in Tokyo?');
    await expect(chat.answer).toContainText('It is late there.');
    await chat.answered();

    const choose = async (from: string, to: string) => {
      await page.getByRole('button', { name: from }).first().click();
      await page.getByRole('option', { name: to }).click();
    };
    await choose(PROVIDER_NAME, 'Another');
    await chat.ask('And in Kyoto?');
    await expect(chat.answer).toContainText('You said: And in Kyoto?');
    await expect(chat.answer).toHaveAccessibleName(words('chat.message.answerBy', { name: 'Another' }));
    const [request] = other.requests.filter(({ method }) => method === 'POST');
    const sent = JSON.stringify(request?.body.messages);
    expect(sent).toContain('It is late there.');
    // Signed thoughts and ids of calls belong to the one who made them.
    for (const foreign of ['signature', 'c2lnbmVk', 'toolu_', 'tool_use']) expect(sent).not.toContain(foreign);

    await choose('Another', PROVIDER_NAME);
    await chat.ask('Thank you.');
    await expect(chat.answer).toContainText('You said: Thank you.');
    // Back with the first one, its own thoughts and calls are there again.
    const back = JSON.stringify(provider.requests.at(-1)?.body.messages);
    for (const own of ['c2lnbmVk', 'toolu_', 'And in Kyoto?']) expect(back).toContain(own);
  } finally {
    await other.close();
  }
});

test('Demo, no AI, answers a newcomer without key and network, and says everywhere that it is no AI', async ({
  confidant,
  provider,
  words,
}) => {
  const page = await confidant.open();
  const button = (key: string) => page.getByRole('button', { name: words(key), exact: true });
  await button('settings.first.continue.language').click();
  await page.getByRole('radio', { name: words('settings.kind.DEMO.name') }).check();
  await button('settings.provider.test').click();
  await expect(page.getByRole('status')).toContainText(words('settings.provider.works'));
  await button('settings.first.continue.provider').click();
  await button('settings.first.continue.tools').click();

  const chat = new ChatWindow(page, words);
  await expect(page.getByRole('main')).toContainText(words('settings.kind.DEMO.name'));
  await chat.ask('What time is it?');
  await expect(chat.banner(words('tools.current_time.name'))).toContainText(words('chat.call.done'));
  await chat.answered();
  await expect(chat.answer).toContainText(words('settings.kind.DEMO.name'));
  expect(provider.requests).toEqual([]);
  expect(await confidant.filesWith(PROVIDER_KEY)).toEqual([]);
});
