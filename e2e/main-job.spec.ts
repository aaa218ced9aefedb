// What Confidant is for, from the very first start: a model searches the web and reads a page for the answer.
import { ChatWindow } from './chat-window.ts';
import { expect, PROVIDER_KEY, test } from './fixture.ts';

const QUESTION = 'When does the ferry from Varnhaven leave?';
const ANSWER = 'It leaves at 06:50, 11:20 and 17:45, every day except 24 December.';

test('first start, provider with key, search server, question, two tool calls, answer, restart, continue', async ({
  confidant,
  provider,
  searx,
  site,
  takePicture,
  words,
}) => {
  const page = await confidant.open();
  const button = (key: string) => page.getByRole('button', { name: words(key), exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('the first start asks for language, provider and tools', async () => {
    await button('settings.first.continue.language').click();
    await page.getByRole('radio', { name: words('settings.kind.OPENAI_COMPATIBLE.name') }).check();
    await field(words('settings.provider.address')).fill(provider.url);
    await field(words('settings.provider.key')).fill(PROVIDER_KEY);
    await button('settings.provider.test').click();
    await expect(page.getByRole('status')).toContainText(words('settings.provider.works'));
    await takePicture(page, 'first-start-provider');
    await button('settings.first.continue.provider').click();

    const address = field(words('tools.web_search.settings.baseUrl.label'));
    await address.fill(searx.origin);
    await address.press('Enter');
    await takePicture(page, 'first-start-tools');
    await button('settings.first.continue.tools').click();
  });

  const chat = new ChatWindow(page, words);
  await test.step('the question makes the model search, then read', async () => {
    provider.enqueue(
      { calls: [{ name: 'web_search', arguments: { query: 'varnhaven ferry' } }] },
      { calls: [{ name: 'read_web_page', arguments: { url: `${site.origin}/ferry` } }] },
      { text: ANSWER },
    );
    await chat.ask(QUESTION);
    await expect(chat.answer).toContainText(ANSWER);
    await chat.answered();
  });

  await test.step('the banners say what was asked, where it went and what came back', async () => {
    const search = chat.banner(words('tools.web_search.name'));
    await expect(search).toContainText('varnhaven ferry');
    await expect(search).toContainText(new URL(searx.origin).host);
    await expect(search).toContainText(words('chat.call.done'));
    const read = chat.banner(words('tools.read_web_page.name'));
    await expect(read).toContainText(new URL(site.origin).host);
    await read.click();
    await expect(chat.answer).toContainText('sails at 06:50, 11:20 and 17:45');
    await read.click();
    // What the model got is what the site said: searx answered, the page was read.
    // The title of the chat is asked for after the answer, without tools.
    const request = provider.requests.findLast(({ body }) => body.tools !== undefined);
    const results = request?.body.messages.filter(({ role }: { role: string }) => role === 'tool');
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results[0])).toContain(`${site.origin}/ferry`);
    expect(JSON.stringify(results[1])).toContain('sails at 06:50, 11:20 and 17:45');
    expect(site.requested()).toContain('/ferry');
  });

  await test.step('the sources stand under the answer', async () => {
    const sources = chat.answer.getByRole('region', { name: words('chat.sources.tool') });
    await expect(sources.getByRole('listitem')).toHaveCount(1);
    await expect(sources).toContainText('Varnhaven ferry: timetable and fares');
    await expect(sources).toContainText(new URL(site.origin).host);
  });

  await test.step('the key is nowhere in the data folder', async () => {
    expect(await confidant.filesWith(PROVIDER_KEY)).toEqual([]);
  });

  await test.step('after a restart the chat is there, and goes on', async () => {
    const again = new ChatWindow(await confidant.restart(), words);
    await again.chats.getByRole('button', { name: QUESTION }).click();
    await expect(again.answer).toContainText(ANSWER);
    await expect(again.banner(words('tools.web_search.name'))).toContainText('varnhaven ferry');
    await expect(again.answer.getByRole('region', { name: words('chat.sources.tool') })).toBeVisible();

    provider.enqueue({ text: 'A child pays € 2.10.' });
    await again.ask('And what does a child pay?');
    await expect(again.answer).toContainText('A child pays € 2.10.');
    const messages = provider.requests.at(-1)?.body.messages;
    expect(JSON.stringify(messages)).toContain(QUESTION);
    expect(JSON.stringify(messages)).toContain(ANSWER);
  });
});
