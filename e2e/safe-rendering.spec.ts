// A model may write anything: no message runs code, loads something, leaves its place or pretends to be what it is not.
// `CONFIDANT_RENDER_CASES=FILE npx playwright test …` plays other cases; see rendering/cases.ts.
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Locator } from '@playwright/test';
import { ChatWindow } from './chat-window.ts';
import { CHROMIUM } from './chromium.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import { piecesOf, type RenderCase, renderCases } from './rendering/cases.ts';
import {
  focusEverything,
  isClobbered,
  paintsOutside,
  pointsOf,
  takeProblems,
  watchAnswers,
} from './rendering/violations.ts';
import { chatChunk, type ScriptedProvider, type Step, sse } from './scripted-provider/server.ts';
import type { Words } from './words.ts';

/** What the browser itself did on the network: also names it looked up and connections it opened ahead of a click. */
const NET_LOG = path.join(tmpdir(), `confidant-rendering-${process.pid}.json`);
test.use({ launchOptions: { ...CHROMIUM, args: [...(CHROMIUM.args ?? []), `--log-net-log=${NET_LOG}`] } });

/** A name that resolves to this computer without asking anyone. */
const CANARY = 'canary.localhost';

class Renderer {
  readonly #page: Page;
  readonly #chat: ChatWindow;
  readonly #provider: ScriptedProvider;
  readonly #words: Words;
  readonly #session: CDPSession;
  /** What the page did beyond showing text. */
  readonly #acts: string[] = [];

  private constructor(page: Page, provider: ScriptedProvider, words: Words, session: CDPSession) {
    this.#page = page;
    this.#chat = new ChatWindow(page, words);
    this.#provider = provider;
    this.#words = words;
    this.#session = session;
    // Another chat is another fragment of the same page; whatever loads a page is something else.
    page.on('load', () => this.#acts.push('navigate'));
    page.on('download', () => this.#acts.push('download'));
    page.context().on('page', () => this.#acts.push('opener'));
    page.on('dialog', (dialog) => {
      this.#acts.push('global:__pwned (a dialog of the browser)');
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => this.#acts.push(`crash (${error.message})`));
  }

  static async in(page: Page, provider: ScriptedProvider, words: Words): Promise<Renderer> {
    const session = await page.context().newCDPSession(page);
    // Processor time of the page's thread: the same on a busy machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(watchAnswers);
    return new Renderer(page, provider, words, session);
  }

  /** Everything that is wrong with a message, in the words of the cases; empty when it is harmless. */
  async problemsOf(example: RenderCase): Promise<string[]> {
    this.#acts.length = 0;
    await this.#page
      .getByRole('button', { name: this.#words('chat.list.newChat') })
      .first()
      .click();
    const before = await this.#threadSeconds();
    await this.#play(example);
    const renderMs = ((await this.#threadSeconds()) - before) * 1_000;
    const answer = this.#chat.answer;
    const message = answer.locator('[data-text]');
    // biome-ignore lint/performance/useDomNodeTextContent: what counts is what a person sees
    const shown = (await message.count()) > 0 ? await message.innerText() : '';

    for (const { x, y } of await answer.evaluate(pointsOf)) await this.#page.mouse.move(x, y);
    await answer.evaluate(focusEverything);
    const problems = [...this.#acts, ...(await this.#page.evaluate(takeProblems))];
    if (shown !== '' && (await message.evaluate(paintsOutside))) problems.push('overlay');
    for (const rule of example.must_not) {
      const [name = '', ...rest] = rule.split(':');
      const value = rest.join(':');
      if (name === 'crash' && shown.trim() === '') problems.push('crash (blank)');
      if (name === 'hang' && renderMs > Number(value)) problems.push(`${rule} (${renderMs.toFixed(0)} ms)`);
      if (name === 'clobber' && (await answer.evaluate(isClobbered, value))) problems.push(rule);
      if (name === 'nodes') {
        const count = await answer.locator('*').count();
        if (count > Number(value)) problems.push(`${rule} (${count})`);
      }
      if (name === 'missing') {
        const isThere = value.startsWith('text:')
          ? shown.includes(value.slice('text:'.length))
          : (await message.locator(value).count()) > 0;
        if (!isThere) problems.push(rule);
      }
      if (rule === 'spoof:link') problems.push(...(await this.#deceivingLinks(message, shown)));
      if (rule === 'spoof:ui' && (await answer.locator('[role]:not([role="img"])').count()) > 0) problems.push(rule);
    }
    return problems;
  }

  /** Sends the message piece by piece; where every prefix counts, each is on the screen before the next one comes. */
  async #play(example: RenderCase): Promise<void> {
    const pieces = piecesOf(example);
    const steps: Step[] = pieces.flatMap((piece, index): Step[] => [
      ...(example.stream && index > 0 ? [{ waitFor: `${example.id} ${index}` }] : []),
      sse(chatChunk({ content: piece })),
    ]);
    this.#provider.enqueue({ steps: [...steps, sse(chatChunk({}, 'stop'), '[DONE]')] });
    await this.#chat.ask(example.id);
    if (example.stream) {
      let shown = '';
      for (const [index, piece] of pieces.entries()) {
        shown += piece;
        if (index === pieces.length - 1) break;
        if (!isHeldBack(shown)) await this.#shows(shown.length);
        this.#provider.release(`${example.id} ${index + 1}`);
      }
    }
    await this.#chat.answered();
    await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  async #shows(characters: number): Promise<void> {
    await expect
      .poll(
        () =>
          this.#chat.answer
            .locator('[data-text]')
            .getAttribute('data-text')
            .catch(() => '0'),
        { intervals: [5, 10, 20], message: `a prefix of ${characters} characters` },
      )
      .toBe(String(characters));
  }

  /** Links whose true host neither stands in the message nor is asked about. */
  async #deceivingLinks(message: Locator, shown: string): Promise<string[]> {
    const problems: string[] = [];
    for (const link of await message.locator('a').all()) {
      const { host } = new URL((await link.getAttribute('href')) ?? '');
      if (shown.includes(host)) continue;
      await link.click();
      const dialog = this.#page.getByRole('dialog');
      await dialog.waitFor();
      const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
      if (!name.includes(host)) problems.push(`spoof:link (${host})`);
      await this.#page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    return problems;
  }

  async #threadSeconds(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }
}

/** The browser's own record of its network up to now: it is complete once it names the page that we ask for last. */
async function netLog(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(`http://${CANARY}:9/`).catch(() => {});
  await other.close();
  await expect.poll(async () => (await readFile(NET_LOG, 'utf8')).includes(CANARY)).toBe(true);
  return readFile(NET_LOG, 'utf8');
}

/** Main waits whether a text begins as reasoning does before it passes it on. */
const isHeldBack = (text: string) => '<think>'.startsWith(text.trimStart());

const hostsIn = (text: string) =>
  new Set(
    [...text.matchAll(/[\w-]+(?:\.[\w-]+)*\.(?:example|test|invalid)\b|[\w-]*\.?example\.(?:com|net|org)\b/g)].map(
      ([host]) => host,
    ),
  );

for (const [kind, cases] of renderCases()) {
  test(`messages of the kind "${kind}" are harmless and complete`, async ({ confidant, provider, words }) => {
    test.setTimeout(60_000 + cases.length * 20_000);
    await confidant.prepareSettings(readySettings(provider));
    const page = await confidant.open();
    // The policy of the frame that draws diagrams refuses what mermaid lets through: that is what it is for.
    confidant.watch.expect(/^console: Executing inline event handler violates .* 'script-src 'sha256-/);
    const renderer = await Renderer.in(page, provider, words);
    const found: Record<string, string[]> = {};
    for (const example of cases) {
      const problems = await renderer.problemsOf(example);
      if (problems.length > 0) found[example.id] = problems;
    }
    expect(found).toEqual({});
    if (confidant.shell === 'electron') return;
    const log = await netLog(page);
    const contacted = [...hostsIn(cases.map(({ markdown }) => markdown).join('\n'))].filter((host) =>
      log.includes(host),
    );
    expect(contacted, 'hosts the browser looked up or connected to').toEqual([]);
  });
}
