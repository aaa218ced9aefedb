// Lines that no person writes but many paste: a whole file in one line, a text without a blank.
import { openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

/** Where the place that is marked as the current one stands: in its text, and on the screen. */
const currentPlace = (page: Page) =>
  page.evaluate(() => {
    const [range] = (CSS.highlights.get('found-current') ?? []) as Iterable<Range>;
    const text = range?.startContainer.parentElement?.closest('[data-text]');
    if (!range || !text) return null;
    const before = document.createRange();
    before.setStart(text, 0);
    before.setEnd(range.startContainer, range.startOffset);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    const isInView = top > 0 && bottom < innerHeight && left > 0 && right < innerWidth;
    return { found: String(range), at: String(before).length, isInView };
  });

/** Remembers the letter in the middle of the screen; says where it is, when a frame has been drawn. */
const letterRead = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      requestAnimationFrame(() => port2.postMessage(null));
    });
    const caret = document.caretPositionFromPoint(600, 300);
    const letter = document.createRange();
    if (caret) letter.setStart(caret.offsetNode, caret.offset);
    Object.assign(window, { letter });
    return letter.getBoundingClientRect().top;
  });

const topOfLetter = (page: Page) =>
  page.evaluate(() => (window as unknown as { letter: Range }).letter.getBoundingClientRect().top);

test('a line of a hundred thousand letters is copied as it was pasted, and found in over all of it', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [line, count] = ['αβγδεζη', 20_000];
  const pasted = `First\n${line.repeat(count)}\n${'and words '.repeat(5_000)}\nlast`;
  provider.enqueue({ text: 'Done.' });
  await chat.composer.fill(pasted);
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('Done.');

  const text = page.getByRole('article', { name: words('chat.message.you') }).locator('[data-text]');
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  expect((await page.evaluate(() => navigator.clipboard.readText())) === pasted).toBe(true);

  await page.keyboard.press('Control+f');
  await page.keyboard.type('ΗΑ');
  const shown = (number: number) =>
    words('search.find.count', {
      number: number.toLocaleString('en'),
      total: (count - 1).toLocaleString('en'),
    });
  const found = page.getByRole('search').getByRole('status');
  const placeOf = (number: number) => ({ found: 'ηα', at: 6 + 7 * number - 1, isInView: true });
  await expect(found).toHaveText(shown(1));
  await expect.poll(() => currentPlace(page)).toEqual(placeOf(1));
  await page.keyboard.press('Shift+Enter');
  await expect(found).toHaveText(shown(count - 1));
  await expect.poll(() => currentPlace(page)).toEqual(placeOf(count - 1));
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => currentPlace(page)).toEqual(placeOf(count - 2));
});

test('a line of code of fifty thousand letters is found in to its end, wrapped or not, and copied as it is', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const count = 10_000;
  const code = `let a\n${'a[1];'.repeat(count)}\n\tb`;
  provider.enqueue({ text: `\`\`\`js\n${code}\n\`\`\`` });
  await chat.ask('Minified, please');
  await chat.answered();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('a[1]');
  const found = page.getByRole('search').getByRole('status');
  await expect(found).toHaveText(words('search.find.count', { number: '1', total: count.toLocaleString('en') }));
  const before = 'js'.length + 'let a\n'.length;
  const placeOf = (number: number) => ({ found: 'a[1]', at: before + 5 * (number - 1), isInView: true });
  for (const wrap of [false, true]) {
    if (wrap) await page.getByRole('button', { name: words('chat.code.wrap') }).click();
    await page.getByRole('textbox', { name: words('search.find.name') }).press('Shift+Enter');
    await expect.poll(() => currentPlace(page)).toEqual(placeOf(wrap ? count - 1 : count));
    // Marked are the places that can be seen, and not all ten thousand.
    const marked = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);
    await expect.poll(marked).toBeGreaterThan(100);
    if (!wrap) expect(await marked()).toBeLessThan(2_000);
    await chat.answer.locator('pre').evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('Control+c');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    expect((await page.evaluate(() => navigator.clipboard.readText())) === code).toBe(true);
  }
});

test('whoever scrolls up through a long line stays where the wheel goes, however much of it was guessed', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({ text: 'Done.' });
  // Narrower than any text: twice as many letters in a row as there are of words.
  await chat.composer.fill('il '.repeat(50_000));
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('Done.');
  await page.mouse.move(640, 300);
  for (let step = 0; step < 12; step += 1) {
    const before = await letterRead(page);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => topOfLetter(page)).toBeCloseTo(before + 400, 0);
  }
});

test('an answer as long as a book opens at its end, comes in without moving what is read, and is found in', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const count = 1_000;
  const paragraphs = Array.from({ length: count }, (_, number) => `Page ${number}: ${'and some words '.repeat(12)}`);
  provider.enqueue({ text: paragraphs.join('\n\n') });
  await chat.ask('The whole book');
  await chat.answered();
  await page.keyboard.press('Control+n');
  await expect(chat.answer).toBeHidden();
  await chat.chats.getByRole('button', { name: 'The whole book' }).click();
  await expect(chat.answer.getByText(`Page ${count - 1}:`)).toBeInViewport();
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, -300);
  await expect(chat.answer.getByText(`Page ${count - 1}:`)).not.toBeInViewport();
  const before = await letterRead(page);
  await expect(chat.answer.locator('[data-partial]')).toHaveCount(0);
  await expect(chat.answer.locator('p')).toHaveCount(count);
  await expect.poll(() => topOfLetter(page)).toBeCloseTo(before, 0);

  // From elsewhere, to a place in its middle.
  await page.keyboard.press('Control+n');
  await expect(chat.answer).toBeHidden();
  await chat.chats.getByRole('button', { name: 'The whole book' }).click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Page 500:');
  await expect.poll(() => currentPlace(page)).toMatchObject({ found: 'Page 500:', isInView: true });
});
