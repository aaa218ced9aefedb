// What enters a chat decides who may go on with it: seen, explained, kept, and with a way on.
import { type PageServer, startPageServer } from '../scripts/services/page-server.ts';
import { ChatWindow } from './chat-window.ts';
import { type Confidant, expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import type { ScriptedProvider } from './scripted-provider/server.ts';
import type { Words } from './words.ts';

const OWN = 'Town GPU server';
const CLOUD = 'Cloud gateway';

let intranet: PageServer;
test.beforeEach(async () => {
  intranet = await startPageServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Staff rota</title><main><p>The rota of the harbour office for May.</p></main>');
  });
});
test.afterEach(() => intranet.close());

/** A person with a server of their own (High) and a gateway (Medium), who lets tools read the intranet. */
async function prepare(confidant: Confidant, provider: ScriptedProvider, more: object = {}): Promise<void> {
  const instance = { baseUrl: provider.url, model: { id: 'scripted' } };
  await confidant.prepareSettings({
    ...readySettings(provider),
    providers: [
      { ...instance, id: 'scripted', kind: 'SELF_HOSTED', host: 'VLLM', name: OWN },
      { ...instance, id: 'gateway', kind: 'OPENAI_COMPATIBLE', name: CLOUD },
    ],
    toolSettings: { 'read_web_page.allowedPrivateHosts': new URL(intranet.origin).host },
    ...more,
  });
}

async function readIntranet(page: Page, provider: ScriptedProvider, words: Words): Promise<ChatWindow> {
  const chat = new ChatWindow(page, words);
  const url = `${intranet.origin}/rota`;
  provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url } }] }, { text: 'The rota is for May.' });
  await chat.ask(`What does ${url} say?`);
  await expect(chat.answer).toContainText('The rota is for May.');
  await chat.answered();
  return chat;
}

const shieldPill = (page: Page, words: Words, shown: string) =>
  page.getByRole('button', { name: words('chat.shield.open', { words: shown }) });
const oneRequirement = (words: Words) => words('chat.shield.count', { count: 1 });
const providerPill = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

test.use({ moreEnvironment: { CONFIDANT_API_KEY_GATEWAY: 'sk-for-tests-only' } });

test('a page of the private network makes the chat require High: said in the stream, in the header, in the shield, for good', async ({
  confidant,
  provider,
  words,
}) => {
  await prepare(confidant, provider);
  let page = await confidant.open();
  await expect(shieldPill(page, words, words('chat.shield.count', { count: 0 }))).toBeVisible();
  const chat = await readIntranet(page, provider, words);
  await expect(chat.answer).toContainText(words('turn.raised.confidence', { level: 'HIGH' }));
  await expect(shieldPill(page, words, oneRequirement(words))).toBeVisible();
  const shield = page.getByRole('region', { name: words('chat.shield.title') });
  await expect(shield).toContainText(words('common.confidence.HIGH'));
  await expect(shield).toContainText(words('tools.read_web_page.name'));
  await expect(shield).toContainText(new URL(intranet.origin).host);
  await shield
    .getByRole('button', {
      name: words('chat.shield.excludes', { what: words('chat.shield.providers', { count: 1 }) }),
    })
    .click();
  await expect(shield).toContainText(CLOUD);

  page = await confidant.restart();
  await new ChatWindow(page, words).chats.getByRole('button').filter({ hasText: 'What does' }).click();
  await expect(shieldPill(page, words, oneRequirement(words))).toBeVisible();
});

for (const language of ['en', 'de'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${scheme}`, () => {
      test.use({ language, scheme });

      test('a provider with Medium cannot be chosen any more: the picker says why and what the chat requires', async ({
        confidant,
        provider,
        takePicture,
        words,
      }) => {
        await prepare(confidant, provider);
        const page = await confidant.open();
        await readIntranet(page, provider, words);
        await takePicture(page, 'shield');
        await providerPill(page, OWN).click();
        const picker = page.getByRole('dialog', { name: words('chat.provider.pick') });
        await expect(picker).toContainText(words('chat.provider.notAllowed'));
        const refused = picker.getByRole('option', { name: new RegExp(CLOUD) });
        await expect(refused).toHaveAttribute('aria-disabled', 'true');
        await expect(refused).toContainText(new URL(intranet.origin).host);
        await takePicture(page, 'picker-refused');
        // As a person who tries anyway.
        await refused.click({ force: true });
        await expect(picker).toBeVisible();
        await picker.getByRole('button', { name: words('chat.provider.whatIsRequired') }).click();
        await expect(page.getByRole('region', { name: words('chat.shield.title') })).toBeFocused();
        await expect(providerPill(page, OWN)).toBeVisible();
      });
    });
  }
}

test('a provider that is trusted less by now may not go on, and the chat offers the one that may', async ({
  confidant,
  provider,
  takePicture,
  words,
}) => {
  await prepare(confidant, provider, {
    confidenceScheme: 'CUSTOM',
    customConfidence: { SELF_HOSTED: 'HIGH', OPENAI_COMPATIBLE: 'HIGH' },
  });
  const page = await confidant.open();
  const chat = await readIntranet(page, provider, words);

  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: words('settings.section.confidence') }).click();
  await page
    .getByRole('combobox', { name: words('settings.levelFor', { name: words('settings.kind.SELF_HOSTED.name') }) })
    .click();
  const low = words('common.confidence.spoken', { level: words('common.confidence.LOW'), bars: 2 });
  await page.getByRole('option', { name: low, exact: true }).click();
  await page
    .getByRole('navigation', { name: words('common.rail.label') })
    .getByRole('button')
    .first()
    .click();

  await expect(shieldPill(page, words, words('chat.shield.providerRefused'))).toBeVisible();
  await expect(page.getByText(words('chat.provider.refused', { name: OWN }))).toBeVisible();
  await chat.composer.fill('And who is on duty on the third?');
  await expect(page.getByRole('button', { name: words('chat.composer.send'), exact: true })).toBeDisabled();
  await takePicture(page, 'provider-refused');
  await page.getByRole('button', { name: words('chat.notice.continueWith', { name: CLOUD }) }).click();
  await expect(providerPill(page, CLOUD)).toBeVisible();
  await expect(shieldPill(page, words, oneRequirement(words))).toBeVisible();
  provider.enqueue({ text: 'Nobody is on duty on the third.' });
  await page.getByRole('button', { name: words('chat.composer.send'), exact: true }).click();
  await expect(chat.answer).toContainText('Nobody is on duty on the third.');
});
