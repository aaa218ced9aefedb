import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import type { Words } from './words.ts';

async function openData(page: Page, words: Words): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words('search.action.exchange'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words('settings.section.data') })).toBeVisible();
}

/** What a person gets when they press something that saves a file. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('one chat is exported from its menu, as Markdown to read and as JSON to keep', async ({
  confidant,
  provider,
  words,
}) => {
  test.skip(confidant.shell === 'electron', 'The dialog of the system asks there where to save.');
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await chat.ask('Where is the Fähre?');
  await chat.answered();
  const fromMenu = (label: string) =>
    saved(page, async () => {
      await page.getByRole('button', { name: words('chat.header.more') }).click();
      await page.getByRole('menuitem', { name: label }).click();
    });
  const markdown = await fromMenu(words('exchange.export.chatMarkdown'));
  expect(markdown.name).toMatch(/^Where-is-the-Fähre-[\d-]+\.md$/);
  expect(markdown.text).toContain('You said: Where is the Fähre?');
  const json = await fromMenu(words('exchange.export.chatJson'));
  expect(JSON.parse(json.text)).toMatchObject({ format: 'confidant-chats', chats: [{ title: 'Where is the Fähre?' }] });
});

test('all chats go into a file and come back from it, broken entries are listed, nothing comes twice', async ({
  confidant,
  provider,
  takePicture,
  words,
}) => {
  test.skip(confidant.shell === 'electron', 'The dialog of the system asks there where to save.');
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await chat.ask('The first chat');
  await chat.answered();
  await page.keyboard.press('Control+n');
  await chat.ask('The second chat');
  await chat.answered();

  await openData(page, words);
  const all = await saved(page, () =>
    page.getByRole('button', { name: words('exchange.export.start', { count: 2 }) }).click(),
  );
  const exported = JSON.parse(all.text) as { chats: { id: string; title: string }[] };
  expect(exported.chats.map(({ title }) => title).sort()).toEqual(['The first chat', 'The second chat']);
  await page.getByRole('button', { name: words('exchange.export.chosen') }).click();
  await page.getByRole('checkbox', { name: 'The second chat' }).check();
  const chosen = await saved(page, () =>
    page.getByRole('button', { name: words('exchange.export.start', { count: 1 }) }).click(),
  );
  expect((JSON.parse(chosen.text) as typeof exported).chats).toHaveLength(1);

  // From elsewhere: one chat that is new, one that is known, one that is broken.
  const [first, second] = exported.chats;
  const messages = [
    {
      id: 'm1',
      parentId: null,
      role: 'user',
      status: 'complete',
      createdAt: 1,
      blocks: [{ type: 'text', id: 'b', text: 'Hi' }],
      sources: [],
    },
  ];
  const other = { ...first, id: 'from-elsewhere', title: 'From elsewhere', headMessageId: 'm1', messages };
  const file = JSON.stringify({ ...exported, chats: [other, second, { title: 'Broken one' }] });
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words('exchange.import.files') }).click();
    await (await chooser).setFiles({ name: 'chats.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  };
  await choose();
  await expect(page.getByText(words('exchange.outcome.imported', { count: 1 }))).toBeVisible();
  await expect(page.getByText(words('exchange.outcome.unchanged', { count: 1 }))).toBeVisible();
  const skipped = page.getByRole('region', { name: words('exchange.outcome.skipped', { count: 1 }) });
  await expect(skipped).toContainText('Broken one, chats.json');
  await expect(page.getByText(words('exchange.outcome.again'))).toBeVisible();
  await takePicture(page, 'settings-data');
  await expectAccessible(page);

  await choose();
  await expect(page.getByText(words('exchange.outcome.imported', { count: 0 }))).toBeVisible();
  await expect(page.getByText(words('exchange.outcome.unchanged', { count: 2 }))).toBeVisible();
  await page.keyboard.press('Control+n');
  await expect(chat.chats.getByRole('button', { name: 'From elsewhere' })).toHaveCount(1);
});
