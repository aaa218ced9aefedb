// Makes the picture of the README (e2e/pictures/window-light-en.png, kept as docs/pictures/window.png).
import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

test('the window after a question that took three calls', async ({
  confidant,
  provider,
  searx,
  site,
  takePicture,
  words,
}) => {
  const settings = readySettings(provider, searx);
  const [instance] = settings.providers ?? [];
  await confidant.prepareSettings({
    ...settings,
    providers: instance ? [{ ...instance, kind: 'SELF_HOSTED', host: 'VLLM', name: 'Town hall server' }] : [],
  });
  const page = await confidant.open();
  await page.setViewportSize({ width: 1280, height: 840 });
  const chat = new ChatWindow(page, words);
  provider.enqueue(
    { calls: [{ name: 'web_search', arguments: { query: 'varnhaven ferry' } }] },
    { calls: [{ name: 'read_web_page', arguments: { url: `${site.origin}/ferry` } }] },
    { calls: [{ name: 'read_web_page', arguments: { url: 'http://192.168.0.1/status' } }] },
    {
      text: 'The ferry leaves Varnhaven at **06:50, 11:20 and 17:45**, every day except 24 December. A single ticket is € 6.40 for adults and € 2.10 for children.\n\nThe display on the quay is in a private network. I could not look whether today’s boat is on time.',
    },
  );
  await chat.ask('When does the ferry leave, what does it cost, and does http://192.168.0.1/status say it is on time?');
  await chat.answered();
  await expect(chat.banner(words('chat.call.blocked'))).toBeVisible();
  await expect(chat.answer.getByRole('region', { name: words('chat.sources.tool') })).toBeVisible();
  await takePicture(page, 'window');
});
