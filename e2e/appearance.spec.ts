// The main screens in both languages and both colour schemes: all texts are there, everything has a name, contrasts hold.
import { expectAccessible } from './accessible.ts';
import { openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

/** A key that was shown instead of its text: "settings.provider.name". */
async function expectNoKeys(page: Page): Promise<void> {
  const keys = /\b(?:chat|common|errors|policy|settings|tools|turn)\.[a-z][\w-]*(?:\.[\w-]+)*\b/;
  await expect(page.locator('body')).not.toContainText(keys);
}

for (const language of ['en', 'de'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${scheme}`, () => {
      test.use({ language, scheme });

      test('first start', async ({ confidant, takePicture, words }) => {
        const page = await confidant.open();
        await expect(page.getByRole('heading', { name: words('settings.first.languageTitle') })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
        await page.getByRole('button', { name: words('settings.first.continue.language') }).click();
        await page.getByRole('radio', { name: words('settings.kind.SELF_HOSTED.name') }).check();
        await expectAccessible(page);
        await expectNoKeys(page);
        await takePicture(page, 'first-start');
      });

      test('chat with every kind of call', async ({ confidant, provider, searx, site, takePicture, words }) => {
        const { page, chat } = await openAtChat(confidant, words, readySettings(provider, searx));
        provider.enqueue(
          {
            reasoning: 'A timetable may have changed. I look it up.',
            calls: [{ name: 'web_search', arguments: { query: 'varnhaven ferry' } }],
          },
          {
            calls: [
              { name: 'read_web_page', arguments: { url: `${site.origin}/ferry` } },
              { name: 'read_web_page', arguments: { url: 'http://10.0.0.1/' } },
              { name: 'read_web_page', arguments: { url: `${site.origin}/gone` } },
            ],
          },
          {
            text: '**06:50, 11:20 and 17:45.**\n\n| Who | Single |\n| --- | --- |\n| Adult | € 6.40 |\n\n```ts\nconst crossing = 35; // minutes\n```\n',
          },
        );
        await chat.ask(`When does the ferry leave? Try http://10.0.0.1/ and ${site.origin}/gone, too.`);
        await expect(chat.answer.getByRole('table')).toBeVisible();
        await chat.answered();
        await expect(chat.banner(words('chat.call.blocked'))).toBeVisible();
        await expect(chat.banner(words('chat.call.error'))).toBeVisible();
        await expectAccessible(page);
        await expectNoKeys(page);
        await takePicture(page, 'chat');
      });

      test('settings', async ({ confidant, provider, searx, takePicture, words }) => {
        const { page, chat } = await openAtChat(confidant, words, readySettings(provider, searx));
        await expect(chat.composer).toBeVisible();
        await page.keyboard.press('Control+,');
        const sections = page.getByRole('navigation', { name: words('settings.title') });
        for (const section of ['general', 'appearance', 'providers', 'confidence', 'network', 'tools']) {
          await sections.getByRole('button', { name: words(`settings.section.${section}`) }).click();
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expectAccessible(page);
          await expectNoKeys(page);
          await takePicture(page, `settings-${section}`);
        }
        await page.getByRole('main').getByText(words('tools.web_search.name')).click();
        await expect(page.getByLabel(words('tools.web_search.settings.baseUrl.label'))).toHaveValue(searx.origin);
        await expectAccessible(page);
        await expectNoKeys(page);
        await takePicture(page, 'settings-web-search');
      });
    });
  }
}
