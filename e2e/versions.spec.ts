// What a person does with questions and answers that are there: change, ask anew, leaf through, branch, delete, take back.

import type { Locator, Page } from '@playwright/test';
import { startPageServer } from '../scripts/services/page-server.ts';
import { ChatWindow, openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { PROVIDER_NAME, readySettings } from './ready-settings.ts';
import type { ScriptedProvider } from './scripted-provider/server.ts';
import type { Words } from './words.ts';

const OTHER = 'Second opinion';

test.use({
  moreEnvironment: { CONFIDANT_API_KEY_OTHER: 'sk-for-tests-only', CONFIDANT_API_KEY_OWN: 'sk-for-tests-only' },
});

const twoProviders = (provider: ScriptedProvider) => {
  const ready = readySettings(provider);
  const [first] = ready.providers ?? [];
  if (!first) throw new Error('no provider is ready');
  return { ...ready, providers: [first, { ...first, id: 'other', name: OTHER, model: { id: 'other-model' } }] };
};

class Messages {
  readonly #page: Page;
  readonly #words: Words;
  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }
  get questions(): Locator {
    return this.#page.getByRole('article', { name: this.#words('chat.message.you'), exact: true });
  }
  get answers(): Locator {
    return this.#page.getByRole('article', { name: this.#words('chat.message.answerBy', { name: '' }).trim() });
  }
  action(of: Locator, key: string): Locator {
    return of.getByRole('button', { name: this.#words(key), exact: true });
  }
  async fromMenu(of: Locator, key: string): Promise<void> {
    const menu = (await of.getByRole('button', { name: this.#words('message.action.ofQuestion') }).count())
      ? 'message.action.ofQuestion'
      : 'message.action.ofAnswer';
    await of.hover();
    await this.action(of, menu).click();
    await this.#page.getByRole('menuitem', { name: this.#words(key) }).click();
  }
  version(number: number, total: number): Locator {
    return this.#page.getByText(this.#words('message.version.long', { number, total }));
  }
}

test('a question is changed: a new version answers, the old one is a step away, both are there after a restart', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const messages = new Messages(page, words);
  await chat.ask('Ferry at noon');
  await expect(chat.answer).toContainText('You said: Ferry at noon');
  await chat.answered();
  await chat.composer.fill('not sent yet');

  await messages.questions.hover();
  await messages.action(messages.questions, 'message.action.edit').click();
  const field = page.getByRole('textbox', { name: words('message.action.editLabel') });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ferry at noon');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(messages.questions).toContainText('Ferry at noon');

  await messages.questions.hover();
  await messages.action(messages.questions, 'message.action.edit').click();
  await field.fill('Ferry at night');
  await page.keyboard.press('Control+Enter');
  await expect(chat.answer).toContainText('You said: Ferry at night');
  await chat.answered();
  await expect(messages.version(2, 2)).toBeAttached();
  await expect(chat.composer).toHaveValue('not sent yet');

  const previous = messages.action(messages.questions, 'message.version.previous');
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('You said: Ferry at noon');
  await expect(messages.version(1, 2)).toBeAttached();
  // The focus is where it was: the next key press goes on from there.
  await expect(previous).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chat.answer).toContainText('You said: Ferry at night');
  await page.keyboard.press('ArrowLeft');
  await expect(chat.answer).toContainText('You said: Ferry at noon');

  const again = await confidant.restart();
  const later = new ChatWindow(again, words);
  await later.chats.getByRole('button', { name: 'Ferry at noon' }).click();
  await expect(later.answer).toContainText('You said: Ferry at noon');
  await expect(later.composer).toHaveValue('not sent yet');
  const laterMessages = new Messages(again, words);
  await laterMessages.action(laterMessages.questions, 'message.version.next').click();
  await expect(later.answer).toContainText('You said: Ferry at night');
});

test('another provider answers anew, for this answer alone', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, twoProviders(provider));
  const messages = new Messages(page, words);
  provider.enqueue({ text: 'The first opinion.' }, { text: 'The second opinion.' }, { text: 'And a third.' });
  await chat.ask('What do you think?');
  await expect(chat.answer).toContainText('The first opinion.');
  await chat.answered();

  await messages.fromMenu(chat.answer, 'message.action.regenerateWith');
  const picker = page.getByRole('dialog', { name: words('message.action.pickForAnswer') });
  await expect(picker).toContainText(words('message.action.forThisAnswer'));
  await picker.getByRole('option', { name: OTHER }).click();
  await expect(chat.answer).toContainText('The second opinion.');
  await chat.answered();
  expect(provider.requests.at(-1)?.body.model).toBe('other-model');
  await expect(page.getByRole('article', { name: words('chat.message.answerBy', { name: OTHER }) })).toBeVisible();
  await expect(messages.version(2, 2)).toBeAttached();
  await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${PROVIDER_NAME}`) })).toBeVisible();

  await messages.action(chat.answer, 'message.action.regenerate').click();
  await expect(chat.answer).toContainText('And a third.');
  expect(provider.requests.at(-1)?.body.model).toBe('scripted');
  await expect(messages.version(3, 3)).toBeAttached();
  await messages.action(chat.answer, 'message.version.previous').click();
  await expect(chat.answer).toContainText('The second opinion.');
  await messages.action(chat.answer, 'message.version.previous').click();
  await expect(chat.answer).toContainText('The first opinion.');
  await expect(messages.action(chat.answer, 'message.version.previous')).toHaveAttribute('aria-disabled', 'true');
});

test('while a new version is being made the ones before are a step away, and the focus stays on the step', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const messages = new Messages(page, words);
  provider.enqueue({ text: 'The first try.' });
  await chat.ask('What do you think?');
  await chat.answered();
  provider.enqueue({ text: 'The second try, which takes its time.', holdAt: { share: 0.5, name: 'rest' } });
  await messages.action(chat.answer, 'message.action.regenerate').click();
  await expect(chat.answer).toContainText('The second');
  await expect(messages.version(2, 2)).toBeAttached();
  await expect(messages.action(chat.answer, 'message.version.next')).toHaveAttribute('aria-disabled', 'true');
  await messages.action(chat.answer, 'message.version.previous').click();
  await expect(chat.answer).toContainText('The first try.');
  await expect(messages.action(chat.answer, 'message.action.regenerate')).toHaveAttribute('aria-disabled', 'true');
  await messages.action(chat.answer, 'message.version.next').click();
  await expect(chat.answer).toContainText('The second');
  await messages.action(chat.answer, 'message.version.previous').focus();
  provider.release('rest');
  await chat.answered();
  await expect(chat.answer).toContainText('which takes its time.');
  await expect(messages.action(chat.answer, 'message.version.previous')).toBeFocused();
});

test('whoever leafs through long versions finds the same button under the pointer, and nothing jumps', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const messages = new Messages(page, words);
  const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `Paragraph ${index}.`).join('\n\n');
  provider.enqueue({ text: `Long version. ${paragraphs(60)}` }, { text: `Longer version. ${paragraphs(90)}` });
  await chat.ask('Write a lot');
  await expect(chat.answer).toContainText('Long version.');
  await chat.answered();
  await messages.action(chat.answer, 'message.action.regenerate').click();
  await expect(chat.answer).toContainText('Longer version.');
  await chat.answered();

  const topOf = async () => Math.round((await messages.version(1, 2).or(messages.version(2, 2)).boundingBox())?.y ?? 0);
  const before = await topOf();
  expect(before).toBeGreaterThan(0);
  await messages.action(chat.answer, 'message.version.previous').click();
  await expect(chat.answer).toContainText('Long version.');
  await expect.poll(topOf).toBe(before);
  await messages.action(chat.answer, 'message.version.next').click();
  await expect(chat.answer).toContainText('Longer version.');
  await expect.poll(topOf).toBe(before);
});

test('while an answer is made nothing else changes, and the buttons say why', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const messages = new Messages(page, words);
  provider.enqueue({ text: 'Slow and steady.', holdAt: { share: 0.5, name: 'rest' } });
  await chat.ask('Take your time');
  await expect(chat.answer).toContainText('Slow');
  const edit = messages.action(messages.questions, 'message.action.edit');
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await expect(edit).toHaveAccessibleDescription(words('message.action.busy'));
  await messages.questions.hover();
  await messages.action(messages.questions, 'message.action.ofQuestion').click();
  await expect(page.getByRole('menuitem', { name: words('message.action.deleteQuestion') })).toContainText(
    words('message.action.busy'),
  );
  await page.keyboard.press('Escape');
  provider.release('rest');
  await chat.answered();
  await expect(edit).not.toHaveAttribute('aria-disabled');
});

test('a message is deleted with what follows it, and comes back', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const messages = new Messages(page, words);
  await chat.ask('One');
  await expect(chat.answer).toContainText('You said: One');
  await chat.answered();
  await chat.ask('Two');
  await expect(chat.answer).toContainText('You said: Two');
  await chat.answered();

  await messages.fromMenu(messages.questions.last(), 'message.action.deleteQuestion');
  await expect(messages.questions).toHaveCount(1);
  await expect(messages.answers).toHaveCount(1);
  await expect(page.getByRole('button', { name: words('chat.list.undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messages.questions).toHaveCount(2);
  await expect(chat.answer).toContainText('You said: Two');

  // Without its answer a question can be answered again.
  await messages.fromMenu(messages.answers.last(), 'message.action.deleteAnswer');
  await expect(messages.answers).toHaveCount(1);
  provider.enqueue({ text: 'Another answer to Two.' });
  await page.getByRole('button', { name: words('message.action.answerNow') }).click();
  await expect(chat.answer).toContainText('Another answer to Two.');
});

test('a branch is a chat of its own', async ({ confidant, provider, words }) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const messages = new Messages(page, words);
  await chat.ask('Shared beginning');
  await expect(chat.answer).toContainText('You said: Shared beginning');
  await chat.answered();
  await chat.ask('Only in the first');
  await expect(chat.answer).toContainText('You said: Only in the first');
  await chat.answered();

  await messages.action(messages.answers.first(), 'message.action.branch').click();
  await expect(page.getByText(words('message.action.branched'))).toBeVisible();
  await expect(messages.questions).toHaveCount(1);
  await expect(chat.composer).toBeFocused();
  await chat.ask('Only in the branch');
  await expect(chat.answer).toContainText('You said: Only in the branch');
  await chat.answered();
  expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('Only in the first');
  await expect(chat.chats.getByRole('button', { name: 'Shared beginning' })).toHaveCount(2);
});

test('a branch requires what its chat does, and a provider that may not see it makes no answer anew', async ({
  confidant,
  provider,
  words,
}) => {
  const intranet = await startPageServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Rota</title><main><p>The rota of the harbour office for May.</p></main>');
  });
  const own = { id: 'own', kind: 'SELF_HOSTED', host: 'VLLM', name: 'Own server', model: { id: 'own-model' } } as const;
  const ready = readySettings(provider);
  const { page, chat } = await openAtChat(confidant, words, {
    ...ready,
    providers: [{ ...own, baseUrl: provider.url }, ...(ready.providers ?? [])],
    defaultProviderId: 'own',
    toolSettings: { 'read_web_page.allowedPrivateHosts': new URL(intranet.origin).host },
  });
  const messages = new Messages(page, words);
  const shield = page.getByRole('button', {
    name: words('chat.shield.open', { words: words('chat.shield.count', { count: 1 }) }),
  });
  const url = `${intranet.origin}/rota`;
  provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url } }] }, { text: 'The rota is for May.' });
  await chat.ask(`What does ${url} say?`);
  await expect(chat.answer).toContainText('The rota is for May.');
  await chat.answered();
  await expect(shield).toBeVisible();

  await messages.fromMenu(chat.answer, 'message.action.regenerateWith');
  const refused = page.getByRole('option', { name: new RegExp(PROVIDER_NAME) });
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toContainText(words('chat.provider.needsLevel', { level: 'High' }).replace(/\.$/, ''));
  await page.keyboard.press('Escape');

  await messages.action(chat.answer, 'message.action.branch').click();
  await expect(page.getByText(words('message.action.branched'))).toBeVisible();
  await expect(shield).toBeVisible();
  await intranet.close();
});
