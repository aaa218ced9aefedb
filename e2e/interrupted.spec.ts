import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const TEXT = 'One by one the words of this answer arrive, and every one of them is kept whatever happens.';
const FIRST_WORDS = 'One by one the words';
const LAST_WORDS = 'whatever happens.';

test('a window that is reloaded in the middle of an answer catches up with it', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({ text: TEXT, holdAt: { share: 0.5, name: 'reloaded' } });
  await chat.ask('Tell me slowly.');
  await expect(chat.answer).toContainText(FIRST_WORDS);

  await page.reload();
  await expect(chat.answer).toContainText(FIRST_WORDS);
  await expect(chat.answer).not.toContainText(LAST_WORDS);
  await expect(chat.stop).toBeVisible();
  provider.release('reloaded');
  await chat.answered();
  await expect(chat.answer).toContainText(TEXT);
});

test('a crash in the middle of an answer leaves the text so far, and the answer goes on from there', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const chat = new ChatWindow(await confidant.open(), words);
  provider.enqueue({ text: TEXT, holdAt: { share: 0.5, name: 'never' } });
  await chat.ask('Tell me slowly.');
  await expect(chat.answer).toContainText(FIRST_WORDS);
  // Streamed text reaches the disk within a second; only what came in that second may be lost.
  await expect.poll(() => confidant.filesWith(FIRST_WORDS)).not.toEqual([]);

  const page = await confidant.crashAndRestart();
  const again = new ChatWindow(page, words);
  await again.chats.getByRole('button', { name: 'Tell me slowly.' }).click();
  await expect(again.answer).toContainText(FIRST_WORDS);
  await expect(again.answer).toContainText(words('chat.message.incomplete'));

  provider.enqueue({ text: 'And here is the rest.' });
  await again.answer.getByRole('button', { name: words('chat.notice.continue') }).click();
  await again.answered();
  await expect(again.answer).toContainText('And here is the rest.');
});

test('Stop ends an answer that stalls, keeps its text, and the chat goes on', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({ text: TEXT, holdAt: { share: 0.5, name: 'never' } });
  await chat.ask('Tell me slowly.');
  await expect(chat.answer).toContainText(FIRST_WORDS);
  await page.keyboard.press('Escape');

  await chat.answered();
  await expect(chat.stop).toBeHidden();
  await expect(chat.answer).toContainText(FIRST_WORDS);
  await expect(chat.answer).toContainText(words('chat.message.stopped'));

  provider.enqueue({ text: 'Back again.' });
  await chat.ask('Are you there?');
  await expect(chat.answer).toContainText('Back again.');
});
