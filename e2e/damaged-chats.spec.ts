import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { formatsFor } from '../src-renderer/formats.ts';
import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const PAGE_BYTES = 4_096;

/** Overwrites the page where a table begins, as a failing disk does. */
async function damage(file: string, table: string): Promise<void> {
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
  database.close();
  const page = Number(row?.rootpage);
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, (page - 1) * PAGE_BYTES, page * PAGE_BYTES));
}

for (const { language, scheme } of [
  { language: 'en', scheme: 'light' },
  { language: 'de', scheme: 'dark' },
] as const) {
  test.describe(`in ${language}, ${scheme}`, () => {
    test.use({ language, scheme });

    test('chats on a damaged disk come back: those of the last backup at once, newer ones when asked', async ({
      confidant,
      provider,
      words,
      takePicture,
    }) => {
      await confidant.prepareSettings(readySettings(provider));
      const folder = path.join(confidant.dataDir, 'backups');
      const page = await confidant.open();
      await expect
        .poll(async () => (await readdir(folder).catch(() => [])).filter((name) => /^chats-/.test(name)))
        .toHaveLength(1);
      const dayOfBackup = formatsFor(language).date(Date.now());
      const chat = new ChatWindow(page, words);
      provider.enqueue({ text: 'Fourteen.' });
      await chat.ask('How many berths are there?');
      await chat.answered();
      await confidant.quit();
      await damage(path.join(confidant.dataDir, 'chats.db'), 'transcripts');

      const reopened = await confidant.open();
      const again = new ChatWindow(reopened, words);
      const notice = reopened.getByRole('alert');
      await expect(notice).toContainText(dayOfBackup);
      await expect(again.chats.getByRole('button', { name: 'How many berths are there?' })).toHaveCount(0);
      await takePicture(reopened, `damaged-chats-${language}-${scheme}`);
      await notice.getByRole('button', { name: words('turn.notice.salvage') }).click();
      await expect(notice).toContainText(words('turn.notice.salvaged', { count: 2 }));
      await again.chats.getByRole('button', { name: 'How many berths are there?' }).click();
      await expect(again.answer).toContainText('Fourteen.');
      await takePicture(reopened, `damaged-chats-back-${language}-${scheme}`);
    });
  });
}
