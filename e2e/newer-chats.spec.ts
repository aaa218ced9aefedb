import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

/** Says that another version wrote the database, and returns the version that was there. */
function setVersion(file: string, version: number): number {
  const database = new DatabaseSync(file);
  const before = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  // All of it in one file: what a start that only reads leaves behind can be compared byte by byte.
  database.exec(`PRAGMA user_version = ${version}; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
  return before;
}

test('chats of a newer version are shown, searched and never changed; the notice says why', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const chat = new ChatWindow(await confidant.open(), words);
  provider.enqueue({ text: 'Fourteen.' });
  await chat.ask('How many berths are there?');
  await chat.answered();
  await confidant.quit();
  const file = path.join(confidant.dataDir, 'chats.db');
  const version = setVersion(file, 9_999);
  const written = await readFile(file);

  const page = await confidant.open();
  const shown = new ChatWindow(page, words);
  await expect(page.getByRole('status').filter({ hasText: words('turn.notice.newerChats') })).toBeVisible();
  const row = shown.chats.getByRole('button', { name: 'How many berths are there?' });
  await row.click();
  await expect(shown.answer).toContainText('Fourteen.');

  // A question is refused in words and stays where it was written; the provider hears nothing of it.
  const asked = provider.requests.length;
  await shown.composer.fill('And in winter?');
  await page.keyboard.press('Enter');
  const refusal = page.getByText(words('errors.store.read-only'));
  await expect(refusal.first()).toBeVisible();
  await expect(shown.composer).toHaveValue('And in winter?');
  expect(provider.requests).toHaveLength(asked);

  await row.press('F2');
  await page.getByRole('textbox', { name: words('chat.list.titleLabel') }).fill('Berths');
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await row.press('Delete');
  await expect(row).toBeVisible();

  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.type('fourteen');
  await expect(page.getByRole('option', { name: /Fourteen/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await confidant.quit();
  expect(written.equals(await readFile(file))).toBe(true);

  setVersion(file, version);
  const again = new ChatWindow(await confidant.open(), words);
  await again.chats.getByRole('button', { name: 'How many berths are there?' }).click();
  await expect(again.answer).toContainText('Fourteen.');
  provider.enqueue({ text: 'Nine.' });
  await again.ask('And in winter?');
  await expect(again.answer).toContainText('Nine.');
});
