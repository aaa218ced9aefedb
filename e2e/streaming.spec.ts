// An answer while it comes, and the window once it is there.
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const FENCE = '```';
const ANSWER = `${'A paragraph that fills some lines of the column with words. '.repeat(6)}\n\n`.repeat(20);
const RICH = `${ANSWER}${FENCE}ts\nconst a = 1;\n${FENCE}\n\n$$x^2$$\n\n${FENCE}mermaid\ngraph TD\n  A --> B\n${FENCE}\n\nDone.`;

/** Counts what keeps a page busy: frames and timers that scripts ask for. */
function countWork(): void {
  const page = window as unknown as CountedPage;
  page.__work = 0;
  page.__frame = window.requestAnimationFrame.bind(window);
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback'] as const) {
    const ask = window[name] as (...parameters: unknown[]) => unknown;
    Object.assign(window, {
      [name]: (...parameters: unknown[]) => {
        page.__work += 1;
        return ask.apply(window, parameters);
      },
    });
  }
}

interface CountedPage {
  __work: number;
  /** Asks for a frame without being counted. */
  __frame(then: () => void): number;
}

/** What scripts ask for in thirty frames' time, and what is animated meanwhile. */
const workInAWhile = (page: Page) =>
  page.evaluate(async () => {
    const counted = window as unknown as CountedPage;
    const before = counted.__work;
    for (let frame = 0; frame < 30; frame += 1) await new Promise<void>((resolve) => counted.__frame(resolve));
    return counted.__work - before + document.getAnimations().length;
  });

test('once an answer is there, the window does nothing at all', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await page.evaluate(countWork);
  const chat = new ChatWindow(page, words);
  provider.enqueue({ text: RICH });
  await chat.ask('Tell me everything');
  await chat.answered();
  await expect(chat.answer.getByRole('img', { name: words('markdown.diagram.name') })).toBeVisible();
  await expect(chat.answer.locator('math')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as CountedPage).__work)).toBeGreaterThan(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => workInAWhile(page)).toBe(0);
});

test('what a person reads further up stays in its place while the answer goes on', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({ text: `${RICH}\n\n${ANSWER}The very end.`, holdAt: { share: 0.6, name: 'rest' } });
  await chat.ask('Tell me everything');
  await expect(chat.answer).toContainText('Done.');
  const paragraph = chat.answer.getByText('A paragraph that fills').nth(8);
  await paragraph.scrollIntoViewIfNeeded();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -120);
  const newText = page.getByRole('button', { name: words('chat.list.newText') });
  await expect(newText).toBeVisible();
  const before = await paragraph.boundingBox();
  provider.release('rest');
  await chat.answered();
  await expect(chat.answer.getByRole('img', { name: words('markdown.diagram.name') })).toBeAttached();
  expect((await paragraph.boundingBox())?.y).toBe(before?.y);
});
