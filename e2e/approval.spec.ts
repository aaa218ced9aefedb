// Calls that ask first: the card in the stream, its keys, the mark in the list, and what is remembered.
import { openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import type { Words } from './words.ts';

const TIME = { name: 'current_time', arguments: {} };
const asksFirst = { approvalByCollection: { current_time: 'ask' } } as const;

const card = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('chat.approval.run', { name: words('tools.current_time.name') }) });

/** Keys count a moment after the card has come, so that no letter of a message answers it. */
async function pressOnce(page: Page, key: string): Promise<void> {
  await expect(page.locator(`[aria-keyshortcuts="${key.toUpperCase()}"]`).first()).toBeVisible();
  await page.keyboard.press(key);
}

test('a call that asks waits for the person; everything else goes on; the keyboard answers it', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), ...asksFirst });
  provider.enqueue({ calls: [TIME] });
  await chat.ask('What time is it?');
  await expect(card(page, words)).toBeVisible();
  const waiting = chat.chats.getByRole('button', { name: new RegExp(words('chat.list.waiting')) });
  await expect(waiting).toBeVisible();
  if (confidant.shell === 'web') await expect(page).toHaveTitle(words('common.waiting.tab', { title: 'Confidant' }));

  // Another chat works meanwhile.
  await page.keyboard.press('Control+n');
  provider.enqueue({ text: 'Berths, mostly.' });
  await chat.ask('What do harbours have?');
  await expect(chat.answer).toContainText('Berths, mostly.');

  await waiting.click();
  await expect(card(page, words)).toBeVisible();
  provider.enqueue({ text: 'It is noon.' });
  await pressOnce(page, 'a');
  await expect(card(page, words)).toBeHidden();
  await expect(chat.answer).toContainText('It is noon.');
  await expect(page).toHaveTitle('Confidant');
});

test('a letter typed into a message never answers the card; "Deny" by key blocks the call and the model goes on', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), ...asksFirst });
  provider.enqueue({ calls: [TIME] }, { text: 'Then I do not know the time.' });
  await chat.ask('What time is it?');
  await expect(page.locator('[aria-keyshortcuts="A"]')).toBeVisible();
  await chat.composer.fill('Wait');
  await chat.composer.press('a');
  await expect(card(page, words)).toBeVisible();
  await expect(chat.composer).toHaveValue('Waita');
  await chat.composer.fill('');
  await page.keyboard.press('d');
  await expect(chat.answer).toContainText('Then I do not know the time.');
  await expect(chat.banner(words('chat.call.blocked'))).toBeVisible();
  await expect(chat.answer).toContainText(words('policy.call.denied'));
});

test('"For this chat" is remembered in this chat, "Always" everywhere, until the person takes it back', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), ...asksFirst });
  const askTime = async (answer: string, key?: string) => {
    provider.enqueue({ calls: [TIME] }, { text: answer });
    await chat.ask('What time is it?');
    if (key) {
      await expect(card(page, words)).toBeVisible();
      await pressOnce(page, key);
    }
    await expect(chat.answer).toContainText(answer);
    await chat.answered();
  };
  await askTime('One o’clock.', 'c');
  await askTime('Two o’clock.');
  await page.keyboard.press('Control+n');
  await askTime('Three o’clock.', 'w');
  await page.keyboard.press('Control+n');
  await askTime('Four o’clock.');

  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: words('settings.section.tools') }).click();
  await page.getByRole('button', { name: new RegExp(`^${words('tools.current_time.name')}`) }).click();
  await page.getByRole('button', { name: words('settings.approval.askAgain') }).click();
  await expect(page.getByRole('button', { name: words('settings.approval.askAgain') })).toBeHidden();
  await page.keyboard.press('Control+n');
  await askTime('Five o’clock.', 'a');
});

test('stopping the answer answers the card', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), ...asksFirst });
  provider.enqueue({ calls: [TIME] });
  await chat.ask('What time is it?');
  await expect(card(page, words)).toBeVisible();
  await chat.stop.click();
  await expect(card(page, words)).toBeHidden();
  await expect(chat.banner(words('chat.call.cancelled'))).toBeVisible();
});

test('a model asks for tools that are off; the person turns them on; the same answer goes on with them', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), defaultCollectionIds: [] });
  const reason = 'To say what time it is where you are.';
  provider.enqueue(
    { calls: [{ name: 'request_tool_activation', arguments: { collection: 'current_time', reason } }] },
    { calls: [TIME] },
    { text: 'It is noon.' },
  );
  await chat.ask('What time is it?');
  const request = page.getByRole('region', {
    name: words('chat.approval.turnOn', { name: words('tools.current_time.name') }),
  });
  await expect(request).toContainText(reason);
  await expect(request.getByRole('button')).toHaveText([
    new RegExp(words('chat.approval.turnOnNow')),
    new RegExp(words('chat.approval.notNow')),
  ]);
  await pressOnce(page, 'a');
  await expect(chat.answer).toContainText('It is noon.');
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  await expect(controls.getByRole('switch', { name: words('tools.current_time.name') })).toBeChecked();
});

test('"Not now" leaves the tools off', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), defaultCollectionIds: [] });
  provider.enqueue(
    { calls: [{ name: 'request_tool_activation', arguments: { collection: 'current_time', reason: 'The time.' } }] },
    { text: 'I cannot know the time.' },
  );
  await chat.ask('What time is it?');
  await page.getByRole('button', { name: words('chat.approval.notNow') }).click();
  await expect(chat.answer).toContainText('I cannot know the time.');
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  await expect(controls.getByRole('switch', { name: words('tools.current_time.name') })).not.toBeChecked();
});

for (const language of ['en', 'de'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${scheme}`, () => {
      test.use({ language, scheme });

      test('the card says what runs, where it goes and with which arguments', async ({
        confidant,
        provider,
        site,
        takePicture,
        words,
      }) => {
        const { page, chat } = await openAtChat(confidant, words, {
          ...readySettings(provider),
          approvalByCollection: { read_web_page: 'ask' },
        });
        const url = `${site.origin}/ferry`;
        provider.enqueue({ text: 'I look at the timetable.', calls: [{ name: 'read_web_page', arguments: { url } }] });
        await chat.ask(`When does the ferry leave? ${url}`);
        const asked = page.getByRole('region', {
          name: words('chat.approval.run', { name: words('tools.read_web_page.name') }),
        });
        await expect(asked).toContainText(new URL(site.origin).host);
        await expect(asked).toContainText(url);
        await takePicture(page, 'approval');
        await chat.stop.click();
        await chat.answered();
      });
    });
  }
}
