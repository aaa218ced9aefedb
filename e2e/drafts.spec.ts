// What was written and not sent is there again: after a look elsewhere, a reload, a crash; and it waits behind an answer.
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

test('drafts of a chat and of a new chat are there after a look elsewhere, a reload and a crash', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  let page = await confidant.open();
  let chat = new ChatWindow(page, words);
  await chat.ask('Ferry times');
  await expect(chat.answer).toContainText('You said: Ferry times');
  await chat.answered();
  await chat.composer.fill('And on Sundays');

  await page.getByRole('button', { name: words('list.newMenu'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('list.newTemporary') }).click();
  await expect(chat.composer).toHaveValue('');
  await chat.composer.fill('Something new');
  await chat.chats.getByRole('button', { name: 'Ferry times' }).click();
  await expect(chat.composer).toHaveValue('And on Sundays');
  await page.keyboard.press('Control+n');
  await expect(chat.composer).toHaveValue('Something new');

  await page.reload();
  await expect(chat.composer).toHaveValue('Something new');
  await chat.composer.pressSequentially(' and more');
  // The last key was pressed a moment ago: what the database has by then survives.
  await expect
    .poll(() => confidant.filesWith('Something new and more'))
    .toContainEqual(expect.stringMatching(/^chats\.db/));
  page = await confidant.crashAndRestart();
  chat = new ChatWindow(page, words);
  await expect(chat.composer).toHaveValue('Something new and more');
  await chat.chats.getByRole('button', { name: 'Ferry times' }).click();
  await expect(chat.composer).toHaveValue('And on Sundays');

  // What was sent is no draft any more.
  await page.keyboard.press('Control+n');
  await chat.composer.press('Enter');
  await expect(chat.answer).toContainText('You said: Something new and more');
  await page.keyboard.press('Control+n');
  await page.reload();
  await expect(chat.composer).toHaveValue('');
});

test('a question being rewritten and pages beside a draft outlive a reload and a crash, and are sent', async ({
  confidant,
  provider,
  site,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  let page = await confidant.open();
  let chat = new ChatWindow(page, words);
  const attached = () => page.getByRole('list', { name: words('chat.attachment.list') });
  const addPage = async () => {
    await page.getByRole('button', { name: words('chat.attachment.addButton') }).click();
    await page.getByRole('menuitem', { name: words('chat.attachment.addPageButton') }).click();
    await page.getByRole('textbox', { name: words('chat.attachment.address') }).fill(`${site.origin}/visitors`);
    await page.getByRole('button', { name: words('chat.attachment.add'), exact: true }).click();
    await expect(attached().last()).toContainText('Varnhaven for visitors');
  };
  await addPage();
  await page.reload();
  await expect(attached()).toContainText('Varnhaven for visitors');
  provider.enqueue({ text: 'At six.' });
  await chat.ask('Ferry times');
  await expect(chat.answer).toContainText('At six.');
  await chat.answered();
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('Varnhaven');
  await page.keyboard.press('Control+n');
  await expect(attached()).toHaveCount(0);

  await chat.chats.getByRole('button', { name: 'Ferry times' }).click();
  await addPage();
  const question = page.getByRole('article', { name: words('chat.message.you'), exact: true });
  await question.hover();
  await question.getByRole('button', { name: words('message.action.edit') }).click();
  const editor = () => page.getByRole('textbox', { name: words('message.action.editLabel') });
  await editor().fill('Ferry times on Sundays');
  await expect.poll(() => confidant.filesWith('Ferry times on Sundays')).not.toEqual([]);
  page = await confidant.crashAndRestart();
  chat = new ChatWindow(page, words);
  await chat.chats.getByRole('button', { name: 'Ferry times' }).click();
  await expect(editor()).toHaveValue('Ferry times on Sundays');
  await expect(attached().last()).toContainText('Varnhaven for visitors');
  provider.enqueue({ text: 'None on Sundays.' }, { text: 'At ten.' });
  await editor().press('Control+Enter');
  await expect(chat.answer).toContainText('None on Sundays.');
  await chat.answered();
  await chat.ask('And back?');
  // Until it begins, the answer before it is the newest one, and complete.
  await expect(chat.answer).toContainText('At ten.');
  await chat.answered();
  expect(JSON.stringify(provider.requests.at(-1)?.body).split('Varnhaven for visitors').length).toBeGreaterThan(2);

  await page.reload();
  await expect(chat.answer).toContainText('At ten.');
  await expect(editor()).toBeHidden();
  await expect(attached()).toHaveCount(0);
});

test('a question written during an answer is sent after it', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const waiting = page.getByRole('region', { name: words('message.queue.label') });
  provider.enqueue({ text: 'It leaves at six, in the morning.', holdAt: { share: 0.5, name: 'rest' } });
  await chat.ask('When does it leave?');
  await expect(chat.answer).toContainText('It leaves');
  await chat.ask('And when is it back?');
  await expect(waiting).toContainText('And when is it back?');
  await expect(waiting).toContainText(words('message.queue.waits'));

  // A second one does not push it aside, and nothing of it is lost.
  await chat.composer.fill('And what does it cost?');
  await page.keyboard.press('Enter');
  await expect(chat.composer).toHaveValue('And what does it cost?');
  await expect(page.getByText(words('message.queue.full'))).toBeVisible();

  await page.reload();
  await expect(waiting).toContainText('And when is it back?');
  provider.release('rest');
  await expect(chat.answer).toContainText('You said: And when is it back?');
  await expect(waiting).toBeHidden();
  await expect(chat.composer).toHaveValue('And what does it cost?');
});

test('after Stop a waiting question waits for the person, through a crash; it is taken back or sent', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  let page = await confidant.open();
  let chat = new ChatWindow(page, words);
  provider.enqueue({ text: 'It leaves at six, in the morning.', holdAt: { share: 0.5, name: 'never' } });
  await chat.ask('When does it leave?');
  await expect(chat.answer).toContainText('It leaves');
  await chat.ask('And when is it back?');
  await chat.stop.click();
  await expect(page.getByText(words('message.queue.stopped'))).toBeVisible();

  page = await confidant.crashAndRestart();
  chat = new ChatWindow(page, words);
  await chat.chats.getByRole('button', { name: 'When does it leave?' }).click();
  const waiting = page.getByRole('region', { name: words('message.queue.label') });
  await expect(waiting).toContainText('And when is it back?');
  await page.getByRole('button', { name: words('message.queue.takeBack') }).click();
  await expect(waiting).toBeHidden();
  await expect(chat.composer).toHaveValue('And when is it back?');
  await expect(chat.composer).toBeFocused();

  provider.enqueue({ text: 'Back at ten, in the evening.', holdAt: { share: 0.5, name: 'never again' } });
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('Back at');
  await chat.ask('Never mind, what about Monday?');
  await page.getByRole('button', { name: words('message.queue.stopAndSend') }).click();
  await expect(chat.answer).toContainText('You said: Never mind, what about Monday?');
});
