// What is copied is what is on the screen: no more, no less, and nothing that only a machine sees.

import type { Locator, Page } from '@playwright/test';
import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const CODE = 'def tide(hour):\n    """Two a day."""\n\treturn hour % 12 < 6  # “flood”\n\n';

const ANSWER = `Here is **what was asked**, with [the office](https://xn--varnhven-8wa.test/fees?a=1&b=2) and [bank.test](https://evil.test/).

| Berth | Fee |
| --- | ---: |
| North | 12 € |
| South | 9 € |

\`\`\`python
${CODE}\`\`\`

It holds that $E = mc^2$ and

$$\\frac{a}{b}$$

<b onclick="alert(1)">not bold</b>

- [x] done
- *not yet*`;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Selects like a person who drags over it, and copies by the keys. */
async function copySelected(page: Page, part: Locator): Promise<string> {
  await part.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  return clipboard(page);
}

test('copy gives a message, code, a table, a formula and addresses exactly as they are shown', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = new ChatWindow(page, words);
  provider.enqueue({ text: ANSWER });
  await chat.ask('Everything at once');
  await chat.answered();
  await expect(chat.answer.locator('math')).toHaveCount(2);

  // The message: as Markdown, character by character; and the question as it was typed.
  await chat.answer.getByRole('button', { name: words('chat.footer.copy'), exact: true }).click();
  await expect(chat.answer.getByRole('button', { name: words('common.copied') })).toBeVisible();
  expect(await clipboard(page)).toBe(ANSWER);

  const code = chat.answer.locator('pre');
  await chat.answer.getByRole('button', { name: words('chat.code.copy'), exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe(CODE.slice(0, -1));
  expect(await copySelected(page, code)).toBe(CODE.trimEnd());

  expect(await copySelected(page, chat.answer.getByRole('table'))).toBe('Berth\tFee\nNorth\t12 €\nSouth\t9 €\n');
  expect(await copySelected(page, chat.answer.locator('math').first())).toBe('$E = mc^2$');

  const paragraph = chat.answer.getByText('Here is what was asked');
  expect(await copySelected(page, paragraph)).toBe(
    'Here is what was asked, with the office (xn--varnhven-8wa.test) and bank.test (evil.test).',
  );
  const office = page.getByRole('link', { name: 'the office' });
  await expect(office).toHaveAttribute('href', 'https://xn--varnhven-8wa.test/fees?a=1&b=2');

  // Text with a formula in it: the source stands in its place.
  expect(await copySelected(page, chat.answer.getByText('It holds that'))).toBe('It holds that $E = mc^2$ and');

  // All of the answer: nothing of its buttons, nothing that only a screen reader hears.
  const all = await copySelected(page, chat.answer);
  for (const key of ['chat.code.copy', 'chat.code.wrap', 'chat.footer.copy', 'message.action.branch'])
    expect(all).not.toContain(words(key));
  expect(all).toContain('$$\\frac{a}{b}$$');
  expect(all).toContain('<b onclick="alert(1)">not bold</b>');
});

test('what was copied as Markdown and comes back as an answer is shown the same and copies the same', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = new ChatWindow(page, words);
  const copied = async () => {
    await chat.answer.getByRole('button', { name: words('chat.footer.copy'), exact: true }).click();
    await expect(chat.answer.getByRole('button', { name: words('common.copied') })).toBeVisible();
    return clipboard(page);
  };
  const shown = async () => {
    await expect(chat.answer.locator('math')).toHaveCount(2);
    return chat.answer.locator('[data-text]').allInnerTexts();
  };
  provider.enqueue({ text: ANSWER });
  await chat.ask('First');
  await chat.answered();
  const [first, look] = [await copied(), await shown()];
  provider.enqueue({ text: first });
  await chat.ask('Second');
  await chat.answered();
  expect(await shown()).toEqual(look);
  expect(await copied()).toBe(first);

  // A question pasted into the composer is sent as it was copied.
  await chat.composer.click();
  await page.keyboard.press('Control+v');
  await expect(chat.composer).toHaveValue(first);
  await page.keyboard.press('Enter');
  await chat.answered();
  const question = page.getByRole('article', { name: words('chat.message.you'), exact: true }).last();
  await question.hover();
  await question.getByRole('button', { name: words('message.action.copyText') }).click();
  await expect.poll(() => clipboard(page)).toBe(first);
});
