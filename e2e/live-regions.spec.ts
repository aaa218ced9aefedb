// What a screen reader is told without being asked: every change of a live region, in order.
import { ChatWindow } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { PROVIDER_NAME, readySettings } from './ready-settings.ts';
import { refuses } from './scripted-provider/scenario.ts';

interface Announcement {
  how: 'polite' | 'assertive';
  text: string;
}

/** Runs in the page: writes down what its live regions say from now on. */
function listen(): void {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const said: Announcement[] = [];
  Object.assign(window, { __said: said });
  const hear = (region: Element) => {
    const text = region.textContent.trim();
    const how = region.matches('[role="alert"], [aria-live="assertive"]') ? 'assertive' : 'polite';
    const last = said.at(-1);
    if (text !== '' && (last?.text !== text || last.how !== how)) said.push({ how, text });
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LIVE)) regions.add(node);
        for (const region of node.querySelectorAll(LIVE)) regions.add(region);
      }
    }
    for (const region of regions) hear(region);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { __said: Announcement[] }).__said.map(({ how, text }) => ({ how, text })));

const ANSWER = `The ferry leaves at 06:50. ${'It goes on past every harbour of the coast. '.repeat(12)}It is back at noon.`;

test('an answer is told when it begins and once it is finished, never by its chunks', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
  await chat.ask('Hello');
  await chat.answered();
  await page.evaluate(listen);
  provider.enqueue({ text: ANSWER, holdAt: { share: 0.6, name: 'rest' }, pauseMs: 2 });
  await chat.ask('When does the ferry leave?');
  await expect(chat.answer).toContainText('It goes on past every harbour');
  await expect.poll(() => said(page)).toEqual([{ how: 'polite', text: words('chat.announce.answering') }]);
  provider.release('rest');
  await chat.answered();
  await expect
    .poll(() => said(page))
    .toEqual([
      { how: 'polite', text: words('chat.announce.answering') },
      { how: 'polite', text: ANSWER },
    ]);
});

test('an error is told at once, with what happened', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
  await chat.ask('Hello');
  await chat.answered();
  await page.evaluate(listen);
  provider.enqueue(refuses(401, { error: { message: 'Invalid API key' } }));
  await chat.ask('When does the ferry leave?');
  await chat.answered();
  const problem = words('errors.provider.wrong-key', { provider: PROVIDER_NAME });
  await expect
    .poll(async () => (await said(page)).filter(({ how }) => how === 'assertive').map(({ text }) => text))
    .toEqual([expect.stringContaining(problem)]);
});

test('a call that waits for the person is told by its question', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings({ ...readySettings(provider), approvalByCollection: { current_time: 'ask' } });
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
  await chat.ask('Hello');
  await chat.answered();
  await page.evaluate(listen);
  provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'It is noon.' });
  await chat.ask('What time is it?');
  const question = words('chat.approval.run', { name: words('tools.current_time.name') });
  await expect
    .poll(() => said(page))
    .toEqual([
      { how: 'polite', text: words('chat.announce.answering') },
      { how: 'polite', text: words('chat.approval.announce', { question }) },
    ]);
  await page.getByRole('button', { name: words('chat.approval.once') }).click();
  await chat.answered();
  await expect.poll(async () => (await said(page)).at(-1)).toEqual({ how: 'polite', text: 'It is noon.' });
});
