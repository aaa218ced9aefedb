import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

test('a chat is renamed, deleted, brought back, and is all that after a restart', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
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
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await chat.ask('Forget this chat');
  await expect(chat.answer).toContainText('You said: Forget this chat');
  await chat.chats.getByRole('button', { name: 'Forget this chat' }).focus();
  await page.keyboard.press('Delete');
  await expect(chat.chats.getByRole('button', { name: 'Forget this chat' })).toBeHidden();

  const again = new ChatWindow(await confidant.restart(), words);
  await expect(again.chats.getByText(words('chat.list.emptyTitle'))).toBeVisible();
});

test('a workspace is made, named, filled by menu, by mouse and by keyboard, folded, renamed, deleted, brought back', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const row = (title: string) => chat.chats.getByRole('button', { name: title });
  const newMenu = page.getByRole('button', { name: words('list.newMenu'), exact: true });
  const nameField = page.getByRole('textbox', { name: words('list.workspaceName') });
  for (const question of ['Ferry times', 'Harbour fees']) {
    await page.keyboard.press('Control+n');
    await chat.ask(question);
    await expect(chat.answer).toContainText(`You said: ${question}`);
    await chat.answered();
  }

  await newMenu.click();
  await page.getByRole('menuitem', { name: words('list.newWorkspace') }).click();
  await expect(nameField).toBeFocused();
  await page.keyboard.type('Harbour');
  await page.keyboard.press('Enter');
  const workspace = row('Harbour').and(page.locator('[aria-expanded]'));
  await expect(workspace).toBeVisible();
  await expect(chat.chats).toContainText(words('list.emptyWorkspace'));

  // By mouse.
  await row('Ferry times').dragTo(workspace);
  await expect(chat.chats).not.toContainText(words('list.emptyWorkspace'));
  // By keyboard: the menu of the line, then of workspaces; typing finds the name.
  await row('Harbour fees').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: words('list.moveTo') }).press('Enter');
  await page.getByRole('menuitem', { name: 'Harbour' }).press('Enter');
  await expect(chat.chats.getByRole('button', { name: words('chat.list.today'), exact: true })).toBeHidden();

  await workspace.click();
  await expect(workspace).toContainText('2');
  await expect(row('Ferry times')).toBeHidden();
  await workspace.press('F2');
  await nameField.fill('Port');
  await nameField.press('Enter');
  const renamed = row('Port').and(page.locator('[aria-expanded]'));
  await expect(renamed).toBeVisible();

  const later = await confidant.restart();
  const again = new ChatWindow(later, words);
  const port = again.chats.getByRole('button', { name: 'Port' }).and(later.locator('[aria-expanded]'));
  await expect(port).toHaveAttribute('aria-expanded', 'false');
  await port.focus();
  await later.keyboard.press('ArrowRight');
  await expect(again.chats.getByRole('button', { name: 'Ferry times' })).toBeVisible();
  await later.keyboard.press('Delete');
  await expect(port).toBeHidden();
  await expect(again.chats.getByRole('button', { name: 'Ferry times' })).toBeVisible();
  await later.getByRole('button', { name: words('chat.list.undo') }).click();
  await expect(port).toBeVisible();
  await expect(again.chats.getByRole('button', { name: words('chat.list.today'), exact: true })).toBeHidden();
});

test('a chat begins in a workspace, is pinned, and is where it was after a reload', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await page.getByRole('button', { name: words('list.newMenu'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('list.newWorkspace') }).click();
  await page.getByRole('textbox', { name: words('list.workspaceName') }).fill('Harbour');
  await page.keyboard.press('Enter');
  const workspace = chat.chats.getByRole('button', { name: 'Harbour' }).and(page.locator('[aria-expanded]'));
  await workspace.hover();
  await chat.chats.getByRole('button', { name: words('list.newChatHere') }).click();
  await expect(page.getByRole('main')).toContainText(words('list.inWorkspace', { name: 'Harbour' }));
  await chat.ask('Which gate opens first');
  await expect(chat.answer).toContainText('You said: Which gate opens first');
  await chat.answered();
  await expect(chat.chats).not.toContainText(words('list.emptyWorkspace'));
  await expect(chat.chats.getByRole('button', { name: words('chat.list.today'), exact: true })).toBeHidden();

  await chat.chats.getByRole('button', { name: 'Which gate opens first' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: words('list.pin') }).click();
  const pinned = chat.chats.getByRole('button', { name: words('list.pinned'), exact: true });
  await expect(pinned).toBeVisible();
  await page.reload();
  await expect(pinned).toBeVisible();
  await expect(chat.answer).toContainText('You said: Which gate opens first');
  await page.getByRole('button', { name: words('chat.header.more') }).click();
  await page.getByRole('menuitem', { name: words('list.unpin') }).click();
  await expect(pinned).toBeHidden();
});

test('a temporary chat says how long it stays, and is kept when the person wants it', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await page.getByRole('button', { name: words('list.newMenu'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('list.newTemporary') }).click();
  await expect(page.getByRole('main')).toContainText(words('list.temporaryDays', { count: 30 }));
  await chat.ask('Only for now');
  await expect(chat.answer).toContainText('You said: Only for now');
  await chat.answered();
  const temporary = chat.chats.getByRole('button', { name: words('list.temporary'), exact: true });
  await expect(temporary).toBeVisible();
  const row = chat.chats.getByRole('button', { name: 'Only for now' });
  await expect(row).toContainText(words('list.daysLeft', { count: 30 }));
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: words('list.keep') }).click();
  await expect(temporary).toBeHidden();
  await expect(chat.chats.getByRole('button', { name: words('chat.list.today'), exact: true })).toBeVisible();
});
