import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

test('a chat is renamed, deleted, brought back, and is all that after a restart', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
  await chat.ask('Keep this chat');
  await expect(chat.answer).toContainText('You said: Keep this chat');

  const row = (title: string) => chat.chats.getByRole('button', { name: title });
  await row('Keep this chat').click({ button: 'right' });
  await page.getByRole('menuitem', { name: words('chat.list.rename') }).click();
  const title = page.getByRole('textbox', { name: words('chat.list.titleLabel') });
  await title.fill('Ferry to Ostrey');
  await title.press('Enter');
  await expect(row('Ferry to Ostrey')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry to Ostrey' })).toBeVisible();

  await row('Ferry to Ostrey').click({ button: 'right' });
  await page.getByRole('menuitem', { name: words('chat.list.delete') }).click();
  await expect(row('Ferry to Ostrey')).toBeHidden();
  await page.getByRole('button', { name: words('chat.list.undo') }).click();
  await expect(row('Ferry to Ostrey')).toBeVisible();
  await expect(chat.answer).toContainText('You said: Keep this chat');

  const again = new ChatWindow(await confidant.restart(), words);
  await again.chats.getByRole('button', { name: 'Ferry to Ostrey' }).click();
  await expect(again.answer).toContainText('You said: Keep this chat');
});

test('a chat that was deleted stays deleted after a restart', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
  await chat.ask('Forget this chat');
  await expect(chat.answer).toContainText('You said: Forget this chat');
  await chat.chats.getByRole('button', { name: 'Forget this chat' }).focus();
  await page.keyboard.press('Delete');
  await expect(chat.chats.getByRole('button', { name: 'Forget this chat' })).toBeHidden();

  const again = new ChatWindow(await confidant.restart(), words);
  await expect(again.chats.getByText(words('chat.list.emptyTitle'))).toBeVisible();
});
