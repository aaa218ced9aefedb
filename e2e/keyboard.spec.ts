import { ChatWindow } from './chat-window.ts';
import { expect, type Page, PROVIDER_KEY, test } from './fixture.ts';

/** Presses Tab until the focus is on what is called that, as somebody without a mouse does. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const MOST_STOPS = 60;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return [];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element?.getAttribute('aria-label'), ...labels.map((label) => label.textContent), element?.textContent];
    });
    if (focused.some((text) => text?.includes(name))) return;
  }
  throw new Error(`The Tab key never came to “${name}”.`);
}

test('the main job without a mouse: set up, search, stop, rename, settings', async ({
  confidant,
  provider,
  searx,
  words,
}) => {
  const page = await confidant.open();
  const kind = words('settings.kind.OPENAI_COMPATIBLE.name');
  await expect(page.getByRole('heading', { name: words('settings.first.languageTitle') })).toBeVisible();
  await tabTo(page, words('settings.first.continue.language'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words('settings.first.providerTitle') })).toBeVisible();
  // Of radio buttons one is in the order of Tab; arrow keys move between them.
  await tabTo(page, words('settings.kind.SELF_HOSTED.name'));
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: kind })).toBeChecked({ timeout: 100 });
  }).toPass();
  await tabTo(page, words('settings.provider.address'));
  await page.keyboard.type(provider.url);
  await tabTo(page, words('settings.provider.key'));
  await page.keyboard.type(PROVIDER_KEY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(words('settings.provider.works'));
  await tabTo(page, words('settings.first.continue.provider'));
  await page.keyboard.press('Enter');
  await tabTo(page, words('tools.web_search.settings.baseUrl.label'));
  await page.keyboard.type(searx.origin);
  await tabTo(page, words('settings.first.continue.tools'));
  await page.keyboard.press('Enter');

  // The field to write in has the focus from the start.
  const chat = new ChatWindow(page, words);
  await expect(chat.composer).toBeFocused();
  provider.enqueue(
    { calls: [{ name: 'web_search', arguments: { query: 'varnhaven ferry' } }] },
    { text: 'It leaves at 06:50 and twice later.', holdAt: { share: 0.5, name: 'never' } },
  );
  await page.keyboard.type('When does the ferry leave?');
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('It leaves at');
  await page.keyboard.press('Escape');
  await chat.answered();
  await expect(chat.answer).toContainText(words('chat.message.stopped'));

  await tabTo(page, words('tools.web_search.name'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText(words('chat.call.arguments'));

  await tabTo(page, 'When does the ferry leave?', 'Shift+Tab');
  await page.keyboard.press('F2');
  await page.keyboard.type('Ferry');
  await page.keyboard.press('Enter');
  await expect(chat.chats.getByRole('button', { name: 'Ferry' })).toBeVisible();

  await page.keyboard.press('Control+,');
  await expect(page.getByRole('heading', { name: words('settings.title') })).toBeVisible();
  await page.keyboard.press('Control+n');
  await expect(chat.composer).toBeFocused();
});
