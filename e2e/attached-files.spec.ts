// Text files that a person adds to a question: chosen, dropped and pasted.
import type { Locator } from '@playwright/test';
import { openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

type Gesture = 'dragover' | 'drop' | 'paste';

/** What a browser does when files come from the desktop or the clipboard. False: something took them. */
function give(at: Locator, gesture: Gesture, files: Readonly<Record<string, string>>): Promise<boolean> {
  return at.evaluate(
    (element, [kind, entries]) => {
      const data = new DataTransfer();
      for (const [name, content] of entries) data.items.add(new File([content], name));
      const how = { bubbles: true, cancelable: true };
      return element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...how, clipboardData: data })
          : new DragEvent(kind, { ...how, dataTransfer: data }),
      );
    },
    [gesture, Object.entries(files)] as const,
  );
}

for (const language of ['en', 'de'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${scheme}`, () => {
      test.use({ language, scheme });

      test('files are chosen, dropped and pasted, outlive a reload, and go along with the question', async ({
        confidant,
        provider,
        takePicture,
        words,
      }) => {
        const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
        const attached = page.getByRole('list', { name: words('chat.attachment.list') }).first();

        await page.getByRole('button', { name: words('chat.attachment.addButton') }).click();
        await takePicture(page, 'attach-menu');
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('menuitem', { name: words('chat.attachment.addFiles') }).click();
        const loans = { name: 'loans.csv', mimeType: 'text/csv', buffer: Buffer.from('title;due\nTides;9 May\n') };
        await (await chooser).setFiles(loans);
        await expect(attached).toContainText('loans.csv');

        await give(page.locator('main'), 'dragover', { 'fees.txt': '' });
        await expect(page.getByText(words('chat.attachment.drop'))).toBeVisible();
        await takePicture(page, 'attach-drop');
        expect(
          await give(page.locator('main'), 'drop', { 'fees.txt': 'Twenty cents a day.', 'scan.png': '\0\x01\x02' }),
        ).toBe(false);
        await expect(attached).toContainText('fees.txt');
        await expect(attached.getByRole('alert')).toHaveText(words('errors.attachment.binary', { name: 'scan.png' }));
        await expect(page.getByText(words('chat.attachment.drop'))).toBeHidden();
        expect(await give(chat.composer, 'paste', { 'note.md': '# Closed on Sundays' })).toBe(false);
        await expect(attached).toContainText('note.md');
        await expect(attached.getByText(words('chat.attachment.read'), { exact: true })).toHaveCount(3);
        await takePicture(page, 'attached-files');

        await page.reload();
        for (const name of ['loans.csv', 'fees.txt', 'note.md']) await expect(attached).toContainText(name);
        await expect(attached).not.toContainText('scan.png');
        provider.enqueue({ text: 'On 9 May.' });
        await chat.ask('When is it due?');
        await chat.answered();
        const question = JSON.stringify(provider.requests.at(-1)?.body.messages.at(-1));
        for (const text of ['Tides;9 May', 'Twenty cents a day.', '# Closed on Sundays'])
          expect(question).toContain(text);
        await expect(attached).toHaveCount(0);
      });
    });
  }
}

test('a file dropped where nothing takes it does not take the place of the window', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await expect(chat.composer).toBeVisible();
  await page.keyboard.press('Control+,');
  const settings = page.locator('main');
  await expect(page.getByRole('heading', { name: words('settings.section.general') }).first()).toBeVisible();
  expect(await give(settings, 'dragover', { 'a.txt': 'x' })).toBe(false);
  expect(await give(settings, 'drop', { 'a.txt': 'x' })).toBe(false);
});
