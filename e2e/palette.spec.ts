import { type ChatWindow, openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import type { Words } from './words.ts';

/** What a person sees of the palette. */
class PaletteWindow {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  get field() {
    return this.#page.getByRole('combobox', { name: this.#words('search.palette.name') });
  }

  get chosen() {
    return this.#page.getByRole('option', { selected: true });
  }

  section(id: string) {
    return this.#page.getByRole('group', { name: this.#words(`search.palette.section.${id}`), exact: true });
  }

  option(name: string | RegExp) {
    return this.#page.getByRole('option', { name });
  }

  /** Opens it by its keys and types like a person. */
  async search(text: string, keys = 'Control+k'): Promise<void> {
    await this.#page.keyboard.press(keys);
    await expect(this.#page.getByRole('dialog', { name: this.#words('search.palette.name') })).toBeVisible();
    await expect(this.field).toBeFocused();
    await this.#page.keyboard.type(text);
  }
}

/** Two chats with an answer each. */
async function twoChats(page: Page, chat: ChatWindow): Promise<void> {
  await chat.ask('Tell me about the ferry');
  await chat.answered();
  await page.keyboard.press('Control+n');
  await chat.ask('What does the Café in the harbour cost');
  await chat.answered();
}

test('chats, settings and actions are found by a few letters and opened with the keyboard alone', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const palette = new PaletteWindow(page, words);
  await twoChats(page, chat);

  // Without a text the newest chats come first.
  await palette.search('');
  await expect(palette.section('recent').getByRole('option').first()).toContainText('Café');
  await page.keyboard.press('ArrowDown');
  await expect(palette.chosen).toContainText('ferry');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(palette.chosen).toContainText(words('settings.section.keyboard'));
  await page.keyboard.press('Home');
  await expect(palette.chosen).toContainText('Café');
  await page.keyboard.press('Escape');
  await expect(palette.field).toBeHidden();
  await expect(chat.composer).toBeFocused();

  await palette.search('ferr');
  await expect(palette.section('chats').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me about the ferry');

  await palette.search('conf');
  await palette.option(words('settings.section.confidence')).click();
  await expect(page.getByRole('heading', { name: words('settings.section.confidence') })).toBeVisible();

  await palette.search(words('search.action.theme.dark'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await palette.search(words('search.action.newChat'));
  await page.keyboard.press('Enter');
  await expect(chat.composer).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('chat.new.title'));
});

test('a message is found by its words in any chat, shown in its place and marked', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const palette = new PaletteWindow(page, words);
  const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} about the timetable.`);
  paragraphs[20] = 'The **zeppelin** lands at noon.';
  provider.enqueue({ text: paragraphs.join('\n\n') });
  await chat.ask('When does everything leave?');
  await chat.answered();
  await page.keyboard.press('Control+n');
  await chat.ask('Something else');
  await chat.answered();

  await palette.search('zepp', 'Control+Shift+F');
  const hit = palette.section('messages').getByRole('option');
  await expect(hit).toHaveCount(1);
  await expect(hit).toContainText('The **zeppelin** lands at noon');
  await expect(hit).toContainText('When does everything leave?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When does everything leave?');
  await expect(page.getByText('zeppelin')).toBeInViewport();
  expect(await page.evaluate(() => [...(CSS.highlights.get('found-current') ?? [])].map(String))).toEqual(['zeppelin']);

  // Nothing found is said, once the search has answered.
  await palette.search('unheardof');
  await expect(page.getByText(words('search.palette.nothingTitle', { text: 'unheardof' }))).toBeVisible();
  await page.keyboard.press('Escape');

  // A slip of the finger is understood; Enter searches for what was meant. The button of the list opens the same.
  await page.getByRole('button', { name: words('chat.list.search'), exact: true }).click();
  await expect(palette.field).toBeFocused();
  await page.keyboard.type('zepelin');
  await expect(page.getByText(words('search.palette.meant', { text: 'zeppelin' }))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette.field).toHaveValue('zeppelin');
  await expect(palette.section('messages').getByRole('option')).toHaveCount(1);
});

test('find in chat counts every place, goes round, and gives the focus back', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const line = (index: number) => (index % 30 === 0 ? 'Here is the **Fähre**, again.' : `Line ${index}.`);
  provider.enqueue({ text: Array.from({ length: 90 }, (_, index) => line(index)).join('\n\n') });
  await chat.ask('Is there a faehre or a fahre?');
  await chat.answered();

  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: words('search.find.name') });
  const count = page.getByRole('search').getByRole('status');
  await expect(field).toBeFocused();
  await page.keyboard.type('fahre');
  // The question holds one place, the answer three; the search begins where the person reads, at the end.
  await expect(count).toHaveText(words('search.find.count', { number: 2, total: 4 }));
  const current = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('found-current') ?? [];
      const box = (range as Range | undefined)?.getBoundingClientRect();
      return { text: String(range), isInView: box !== undefined && box.top > 0 && box.bottom < innerHeight };
    });
  await expect.poll(current).toEqual({ text: 'Fähre', isInView: true });
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText(words('search.find.count', { number: 1, total: 4 }));
  await expect.poll(current).toEqual({ text: 'fahre', isInView: true });
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText(words('search.find.count', { number: 4, total: 4 }));
  await expect.poll(current).toEqual({ text: 'Fähre', isInView: true });
  await field.fill('zeppelin');
  await expect(count).toHaveText(words('search.find.nothing'));
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(chat.composer).toBeFocused();
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test('a letter that stands a hundred thousand times is found, marked where the person looks, and gone through', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({ text: Array.from({ length: 500 }, (_, index) => `${index} ${'eee '.repeat(50)}`).join('\n\n') });
  provider.enqueue({ text: 'Done.' });
  await chat.ask('Many, please');
  await chat.answered();
  // A pasted text in lines, and copied as it was pasted although it stands in parts.
  const pasted = Array.from({ length: 2_000 }, (_, index) => `${index % 7 === 3 ? '' : index}${' eé'.repeat(6)}`).join(
    '\n',
  );
  await chat.composer.fill(pasted);
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('Done.');
  const question = page.getByRole('article', { name: words('chat.message.you') }).last();
  const copied = await question.locator('[data-text]').evaluate((text) => {
    getSelection()?.selectAllChildren(text);
    const selected = String(getSelection());
    getSelection()?.removeAllRanges();
    return selected;
  });
  expect(copied).toBe(pasted);

  await page.keyboard.press('Control+f');
  await page.keyboard.type('e');
  const count = page.getByRole('search').getByRole('status');
  const total = 2 + 75_000 + 24_000 + 1;
  const shown = (number: number) =>
    words('search.find.count', { number: number.toLocaleString('en'), total: total.toLocaleString('en') });
  await expect(count).toHaveText(new RegExp(` ${total.toLocaleString('en')}$`));
  const marked = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('found-current') ?? [];
      const box = (range as Range | undefined)?.getBoundingClientRect();
      const isInView = box !== undefined && box.top > 0 && box.bottom < innerHeight;
      const all = [...(CSS.highlights.get('found') ?? [])] as Range[];
      const onScreen = all.filter((each) => each.getBoundingClientRect().bottom > 0);
      return { text: String(range), isInView, hasMany: onScreen.length > 100, hasAll: all.length > 20_000 };
    });
  const expected = { isInView: true, hasMany: true, hasAll: false };
  // From wherever it began: to the end of the pasted text, one back from the first, and on over the end.
  await page.getByRole('textbox', { name: words('search.find.name') }).press('Enter');
  await expect.poll(marked).toMatchObject(expected);
  await page.getByRole('textbox', { name: words('search.find.name') }).fill('é');
  await expect.poll(marked).toMatchObject(expected);
  const text = await count.textContent();
  const number = Number(text?.replace(/ .*/, '').replaceAll(/\D/g, ''));
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText(shown(number - 1));
  await expect.poll(marked).toMatchObject(expected);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
});
