// Diagrams: drawn apart from the window, shown as pixels, text whenever that is not possible.
import type { Frame } from '@playwright/test';
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`;
const FLOW =
  'graph TD\n  A[Question] --> B{Is there a tool?}\n  B -->|yes| C[Call it]\n  B -->|no| D[Answer]\n  C --> D';
const FRAME = /\/diagram\.html$/;

const diagramFrame = async (page: Page): Promise<Frame> => {
  await expect.poll(() => page.frames().some((frame) => FRAME.test(frame.url()))).toBe(true);
  return page.frames().find((frame) => FRAME.test(frame.url())) as Frame;
};

/** How many different colours a canvas shows: a blank one has one. */
const coloursOf = (canvas: Element) => {
  const { width, height } = canvas as HTMLCanvasElement;
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  }
  return colours.size;
};

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ scheme });

    test('a diagram is drawn, and its text is a click away', async ({ confidant, provider, words, takePicture }) => {
      const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
      provider.enqueue({ text: `This is how it goes:\n\n${fence(FLOW)}\nThat is all.` });
      await chat.ask('How does it go?');
      const picture = chat.answer.getByRole('img', { name: words('markdown.diagram.name') });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate(coloursOf)).toBeGreaterThan(4);
      await takePicture(page, 'diagram');
      await chat.answer.getByRole('button', { name: words('markdown.diagram.showSource') }).click();
      await expect(chat.answer.locator('pre')).toHaveText(FLOW);
      await chat.answer.getByRole('button', { name: words('markdown.diagram.showPicture') }).click();
      await expect(picture).toBeVisible();
    });
  });
}

test('a mistake in a diagram is said with its line, and the text stays', async ({ confidant, provider, words }) => {
  const { chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({
    text: fence('graph TD\n  A --> B\n  B -->|half') + fence(`graph TD\n${'A --> B\n'.repeat(3_000)}`),
  });
  await chat.ask('Draw');
  await expect(chat.answer).toContainText(words('markdown.diagram.failed.syntaxAt', { line: 3 }));
  await expect(chat.answer).toContainText(words('markdown.diagram.failed.too-large'));
  await expect(chat.answer.locator('pre').first()).toContainText('B -->|half');
});

test('the frame that draws has no origin, reaches nothing and goes nowhere', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  confidant.watch.expect(/Content Security Policy|Framing|Refused|Failed to load|sandbox/i);
  const chat = new ChatWindow(page, words);
  provider.enqueue({ text: fence(FLOW) });
  await chat.ask('Draw');
  await expect(chat.answer.getByRole('img', { name: words('markdown.diagram.name') })).toBeVisible();
  const frame = await diagramFrame(page);
  expect(await frame.evaluate(() => origin)).toBe('null');
  expect(
    await frame.evaluate(async (app) => {
      const fails = async (act: () => unknown) => {
        try {
          await act();
          return false;
        } catch {
          return true;
        }
      };
      return {
        parent: await fails(() => parent.document.title),
        storage: await fails(() => localStorage.length),
        request: await fails(() => fetch(`${app}/index.html`)),
        worker: await fails(
          () =>
            new Promise((resolve, reject) => {
              const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
              worker.onmessage = resolve;
              worker.onerror = reject;
            }),
        ),
        popup: window.open(`${app}/index.html`) === null,
      };
    }, new URL(page.url()).origin),
  ).toEqual({ parent: true, storage: true, request: true, worker: true, popup: true });

  const left: string[] = [];
  page.on('request', (request) => left.push(request.url()));
  for (const target of ['https://collect.example/?q=secret', `${new URL(page.url()).origin}/index.html`]) {
    const current = await diagramFrame(page).catch(() => frame);
    await current.evaluate((address) => location.assign(address), target).catch(() => {});
    await expect
      .poll(() =>
        page
          .frames()
          .filter((one) => one !== page.mainFrame())
          .map((one) => one.url()),
      )
      .not.toContain(target);
  }
  expect(left.filter((address) => !FRAME.test(address))).toEqual([]);
});

test('the window stays usable while a diagram hangs', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue({ text: fence(FLOW) });
  await chat.ask('Draw');
  await expect(chat.answer.getByRole('img', { name: words('markdown.diagram.name') })).toBeVisible();
  const frame = await diagramFrame(page);
  // As a text that mermaid cannot get through would.
  await frame.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
  provider.enqueue({ text: fence('graph TD\n  X --> Y') });
  await chat.ask('Another');
  await chat.answered();
  await chat.composer.fill('typed meanwhile');
  await expect(chat.composer).toHaveValue('typed meanwhile');
  await expect(chat.answer).toContainText(words('markdown.diagram.failed.too-slow'));
  provider.enqueue({ text: fence('graph TD\n  P --> Q') });
  await chat.ask('One more');
  await expect(chat.answer.getByRole('img', { name: words('markdown.diagram.name') })).toBeVisible();
});
