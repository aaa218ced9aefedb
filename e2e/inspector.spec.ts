import { expectAccessible } from './accessible.ts';
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, PROVIDER_KEY, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

for (const [language, scheme] of [
  ['en', 'light'],
  ['de', 'dark'],
] as const) {
  test.describe(`${language}, ${scheme}`, () => {
    test.use({ language, scheme });

    test('every request of an answer is shown as it was sent, with what is new, and without the key', async ({
      confidant,
      provider,
      searx,
      site,
      takePicture,
      words,
    }) => {
      const { page, chat } = await openAtChat(confidant, words, readySettings(provider, searx));
      provider.enqueue(
        { calls: [{ name: 'web_search', arguments: { query: 'varnhaven ferry' } }] },
        {
          calls: [
            { name: 'read_web_page', arguments: { url: `${site.origin}/ferry` } },
            { name: 'read_web_page', arguments: { url: 'http://10.0.0.1/' } },
          ],
        },
        { text: 'It leaves at 06:50.' },
      );
      await chat.ask(`When does the ferry leave? Try http://10.0.0.1/ and ${site.origin}/ferry.`);
      await expect(chat.answer).toContainText('It leaves at 06:50.');
      await chat.answered();
      await chat.answer.getByRole('button', { name: words('inspector.link') }).click();

      const inspector = page.getByRole('dialog', { name: words('inspector.title') });
      const requests = inspector.getByRole('navigation', { name: words('inspector.requests') });
      const answerRequests = requests.getByRole('button').filter({ hasNotText: words('inspector.step.title') });
      await expect(answerRequests).toHaveCount(3);
      await expect(answerRequests.nth(0)).toContainText(words('inspector.step.question'));
      await expect(answerRequests.nth(2)).toHaveAttribute('aria-current', 'step');

      // The third request begins as the second did, and goes on with two calls and what came of them.
      const layers = inspector.getByRole('region', { name: words('inspector.layers') });
      await expect(layers.getByText(words('inspector.new'), { exact: true })).toHaveCount(3);
      await expect(layers.getByText(words('inspector.layer.refusal', { name: 'read_web_page' }))).toBeVisible();
      await expect(layers.getByText(words('inspector.since', { number: '2' }))).toBeVisible();
      const code = inspector.getByRole('region', { name: words('inspector.body'), exact: true });
      await expect(code).toContainText(`${site.origin}/ferry`);
      await expect(code).toContainText('authorization: Bearer ••••');
      await expect(inspector).not.toContainText(PROVIDER_KEY);
      await layers.getByRole('button', { name: words('inspector.layer.system') }).click();
      await expect(code).toContainText('You are a careful assistant');

      // The whole body is what the provider got, byte for byte.
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await inspector.getByRole('button', { name: words('inspector.copy') }).click();
      await page.getByRole('menuitem', { name: words('inspector.copyJson') }).click();
      await expect(inspector.getByRole('button', { name: words('common.copied') })).toBeVisible();
      const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied).toEqual(
        provider.requests.filter(({ body }) => JSON.stringify(body).includes('"tools"')).at(-1)?.body,
      );

      const response = inspector.getByRole('region', { name: words('inspector.response') });
      await expect(response).toContainText(words('inspector.status', { status: '200' }));
      await expect(response).toContainText(words('inspector.after.firstTextAfterMs'));
      await expect(response).toContainText('data: ');
      await takePicture(page, 'inspector');

      await expectAccessible(page);

      await inspector.getByRole('button', { name: words('inspector.view.changes') }).click();
      await expect(inspector.getByRole('region', { name: words('inspector.view.changes') })).toContainText('10.0.0.1');
      await inspector.getByRole('button', { name: words('inspector.view.json') }).click();
      await expect(inspector).toContainText('"model": "scripted"');
      await answerRequests.nth(0).click();
      await expect(inspector.getByText(words('inspector.inLayers', { number: '1' }))).toBeVisible();
      await page.setViewportSize({ width: 900, height: 700 });
      await takePicture(page, 'inspector-narrow');
      await page.keyboard.press('Escape');
      await expect(inspector).toBeHidden();
    });
  });
}

test('nothing of what was sent is left after a restart, and the window says so', async ({
  confidant,
  provider,
  words,
}) => {
  const { chat } = await openAtChat(confidant, words, readySettings(provider));
  await chat.ask('Keep nothing of the request');
  await chat.answered();
  expect(await confidant.filesWith('You are a careful assistant')).toEqual([]);
  const again = await confidant.restart();
  const window = new ChatWindow(again, words);
  await window.chats.getByRole('button', { name: 'Keep nothing of the request' }).click();
  await window.answer.getByRole('button', { name: words('inspector.link') }).click();
  await expect(again.getByText(words('inspector.notKeptTitle'))).toBeVisible();
});
