// The chat as a person finds it on the screen: by what things are called and what they are for.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '#shared/settings/settings.ts';
import type { Confidant } from './fixture.ts';
import type { Words } from './words.ts';

export class ChatWindow {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  get composer(): Locator {
    return this.#page.getByRole('textbox', { name: this.#words('chat.composer.label') });
  }

  get stop(): Locator {
    return this.#page.getByRole('button', { name: this.#words('chat.composer.stop'), exact: true });
  }

  /** The newest answer, finished or not. */
  get answer(): Locator {
    const name = this.#words('chat.message.answerBy', { name: '' }).trim();
    return this.#page.getByRole('article', { name }).last();
  }

  get chats(): Locator {
    return this.#page.getByRole('navigation', { name: this.#words('chat.list.title') });
  }

  /** The banner of a tool call, by what stands on it: name, what was asked, state. */
  banner(text: string | RegExp): Locator {
    return this.answer.getByRole('button', { name: text });
  }

  /** Types like a person and sends with Enter. */
  async ask(question: string): Promise<void> {
    await this.composer.click();
    await this.#page.keyboard.type(question);
    await this.#page.keyboard.press('Enter');
    await expect(this.composer).toHaveValue('');
  }

  /** Until the newest answer is complete. */
  async answered(): Promise<void> {
    await expect(this.answer).toHaveAttribute('aria-busy', 'false');
  }
}

/** Opens the app for a person with these settings, at the chat. */
export async function openAtChat(
  confidant: Confidant,
  words: Words,
  settings: Partial<Settings>,
): Promise<{ page: Page; chat: ChatWindow }> {
  await confidant.prepareSettings(settings);
  const page = await confidant.open();
  return { page, chat: new ChatWindow(page, words) };
}
