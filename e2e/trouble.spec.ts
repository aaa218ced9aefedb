import { freePort } from '../scripts/services/child-process.ts';
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, PROVIDER_KEY, test } from './fixture.ts';
import { PROVIDER_NAME, readySettings } from './ready-settings.ts';
import { startScriptedProvider } from './scripted-provider/server.ts';

test('a wrong key is named as such, with the way to the settings', async ({ confidant, words }) => {
  const strict = await startScriptedProvider({ key: `another than ${PROVIDER_KEY}` });
  try {
    const { page, chat } = await openAtChat(confidant, words, readySettings(strict));
    await chat.ask('Hello?');
    await expect(chat.answer).toContainText(words('errors.provider.wrong-key', { provider: PROVIDER_NAME }));
    await chat.answer.getByRole('button', { name: words('chat.notice.openProvider') }).click();
    await expect(page.getByRole('textbox', { name: words('settings.provider.name') })).toHaveValue(PROVIDER_NAME);
  } finally {
    await strict.close();
  }
});

test('a provider that cannot be reached is named, and the same question works once it is back', async ({
  confidant,
  words,
}) => {
  const port = await freePort();
  await confidant.prepareSettings(readySettings({ url: `http://127.0.0.1:${port}/v1` }));
  const chat = new ChatWindow(await confidant.open(), words);
  await chat.ask('Hello?');
  await expect(chat.answer).toContainText(PROVIDER_NAME);
  const tryAgain = chat.answer.getByRole('button', {
    name: new RegExp(`${words('chat.notice.tryAgain')}|${words('chat.notice.tryNow')}`),
  });
  await expect(tryAgain).toBeVisible();

  const provider = await startScriptedProvider({ port });
  try {
    await tryAgain.click();
    await expect(chat.answer).toContainText('You said: Hello?');
  } finally {
    await provider.close();
  }
});

test.describe('a search server that is none', () => {
  for (const [folder, problem] of [
    ['no-json', 'jsonOff'],
    ['portal', 'notJson'],
  ] as const) {
    test(`answers with a web page (${folder}): the banner says what is wrong`, async ({
      confidant,
      provider,
      site,
      words,
    }) => {
      const settings = readySettings(provider, { origin: `${site.origin}/${folder}` });
      await confidant.prepareSettings(settings);
      const chat = new ChatWindow(await confidant.open(), words);
      provider.enqueue(
        { calls: [{ name: 'web_search', arguments: { query: 'varnhaven' } }] },
        { text: 'The search does not work.' },
      );
      await chat.ask('What is Varnhaven?');
      await expect(chat.banner(words('chat.call.error'))).toBeVisible();
      await expect(chat.answer).toContainText(
        words(`tools.web_search.failed.${problem}`, { service: new URL(site.origin).host }),
      );
      await expect(chat.answer).toContainText('The search does not work.');
    });
  }
});

test('an address in the private network is blocked before anything is sent, and says why', async ({
  confidant,
  provider,
  takePicture,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const address = 'http://169.254.169.254/latest/meta-data/';
  provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url: address } }] }, { text: 'I may not read it.' });
  await chat.ask(`What does ${address} say?`);
  await expect(chat.banner(words('chat.call.blocked'))).toBeVisible();
  await expect(chat.answer).toContainText(words('errors.page.blocked-address.private'));
  await expect(chat.answer).toContainText(words('chat.call.nothingSent'));
  await expect(chat.answer).toContainText('I may not read it.');
  await takePicture(page, 'blocked');
});

test('a redirect into the private network is blocked, too', async ({ confidant, provider, site, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const chat = new ChatWindow(await confidant.open(), words);
  const address = `${site.origin}/go/router`;
  provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url: address } }] }, { text: 'It leads nowhere.' });
  await chat.ask(`What does ${address} say?`);
  await expect(chat.banner(words('chat.call.blocked'))).toBeVisible();
  await expect(chat.answer).toContainText(words('errors.page.blocked-address.private'));
  expect(site.requested()).toEqual(['/go/router']);
});

test('a page of a gigabyte is given up early', async ({ confidant, provider, site, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const chat = new ChatWindow(await confidant.open(), words);
  const address = `${site.origin}/endless`;
  provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url: address } }] }, { text: 'Too long for me.' });
  await chat.ask(`What does ${address} say?`);
  await expect(chat.banner(words('chat.call.error'))).toBeVisible();
  await expect(chat.answer).toContainText(words('errors.page.too-large'));
  await expect(chat.answer).toContainText('Too long for me.');
});

test('a settings file that is damaged is kept, said and replaced by defaults', async ({ confidant, words }) => {
  const damaged = '{"firstStartDone": tru';
  await confidant.prepareSettings(damaged);
  const page = await confidant.open();
  await expect(page.getByText(words('turn.notice.settingsDamaged'))).toBeVisible();
  // Nothing of it is lost: a person can still mend it by hand.
  expect(await confidant.filesWith(damaged)).not.toEqual([]);
});
