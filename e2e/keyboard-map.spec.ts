// Settings, Keyboard: each line of the page does what it says. A line without a proof here fails the first test.
import { ChatWindow } from './chat-window.ts';
import { type Confidant, expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import type { ScriptedProvider } from './scripted-provider/server.ts';
import type { Words } from './words.ts';

/** Where a line is proven: a chat with an answer, whose composer is empty and has the focus. */
interface Place {
  page: Page;
  chat: ChatWindow;
  provider: ScriptedProvider;
  words: Words;
}

interface Line {
  does: string;
  /** As the page shows them. */
  keys: readonly string[];
  works(place: Place): Promise<void>;
}

const row = ({ chat }: Place, title: string) => chat.chats.getByRole('button', { name: title });
const findField = ({ page, words }: Place) => page.getByRole('textbox', { name: words('search.find.name') });
const findCount = ({ page }: Place) => page.getByRole('search').getByRole('status');
const card = ({ page, words }: Place) =>
  page.getByRole('region', { name: words('chat.approval.run', { name: words('tools.current_time.name') }) });

async function expectHeading({ page, words }: Place, key: string): Promise<void> {
  await expect(page.getByRole('heading', { name: words(key), exact: true }).first()).toBeVisible();
}

/** A call asks; its letter counts a moment after the card has come. */
async function answerCard(place: Place, key: string): Promise<void> {
  const { page, chat, provider } = place;
  provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: `After ${key}.` });
  await chat.ask('What time is it?');
  await expect(card(place)).toBeVisible();
  await expect(page.locator(`[aria-keyshortcuts="${key}"]`)).toBeVisible();
  await page.keyboard.press(key.toLowerCase());
  await expect(chat.answer).toContainText(`After ${key}.`);
  await chat.answered();
}

const EVERYWHERE: readonly Line[] = [
  {
    does: 'search.keys.palette',
    keys: ['Ctrl+K'],
    async works({ page, words }) {
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder(words('search.palette.placeholder.everything'))).toBeFocused();
      await page.keyboard.press('Escape');
    },
  },
  {
    does: 'search.action.searchMessages',
    keys: ['Ctrl+Shift+F'],
    async works({ page, words }) {
      await page.keyboard.press('Control+Shift+F');
      await expect(page.getByPlaceholder(words('search.palette.placeholder.messages'))).toBeFocused();
      await page.keyboard.press('Escape');
    },
  },
  {
    does: 'search.keys.controls',
    keys: ['Ctrl+.'],
    async works({ page, words }) {
      const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
      const wasShown = await controls.isVisible();
      await page.keyboard.press('Control+.');
      await expect(controls).toBeVisible({ visible: !wasShown });
      await page.keyboard.press('Control+.');
      await expect(controls).toBeVisible({ visible: wasShown });
    },
  },
  {
    does: 'search.action.keyboard',
    keys: ['Ctrl+/'],
    async works(place) {
      await place.page.keyboard.press('Control+/');
      await expectHeading(place, 'settings.section.keyboard');
    },
  },
  {
    does: 'search.action.newChat',
    keys: ['Ctrl+N'],
    async works(place) {
      await place.page.keyboard.press('Control+n');
      await expectHeading(place, 'chat.new.title');
      await expect(place.chat.composer).toBeFocused();
    },
  },
  {
    does: 'search.keys.settings',
    keys: ['Ctrl+,'],
    async works(place) {
      await place.page.keyboard.press('Control+,');
      await expectHeading(place, 'settings.title');
    },
  },
];

const IN_CHAT: readonly Line[] = [
  {
    does: 'search.keys.newLine',
    keys: ['Shift+Enter'],
    async works({ page, chat }) {
      await page.keyboard.type('One');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('Two');
      await expect(chat.composer).toHaveValue('One\nTwo');
    },
  },
  {
    does: 'search.keys.send',
    keys: ['Enter'],
    async works({ page, chat, provider }) {
      provider.enqueue({ text: 'A ferry, another ferry, and a third ferry.' });
      await page.keyboard.press('Enter');
      await expect(chat.composer).toHaveValue('');
      await expect(chat.answer).toContainText('a third ferry');
      await chat.answered();
    },
  },
  {
    does: 'search.action.find',
    keys: ['Ctrl+F'],
    async works(place) {
      await place.page.keyboard.press('Control+f');
      await expect(findField(place)).toBeFocused();
      await place.page.keyboard.type('ferry');
      await expect(findCount(place)).toHaveText(/3/);
    },
  },
  {
    does: 'search.keys.nextPlace',
    keys: ['Enter', 'F3', 'Ctrl+G'],
    async works(place) {
      const at = (number: number) => place.words('search.find.count', { number, total: 3 });
      const before = Number(/\d+/.exec((await findCount(place).textContent()) ?? '')?.[0]);
      const after = (steps: number) => ((before - 1 + steps) % 3) + 1;
      for (const [index, key] of ['Enter', 'F3', 'Control+g'].entries()) {
        await place.page.keyboard.press(key);
        await expect(findCount(place)).toHaveText(at(after(index + 1)));
      }
    },
  },
  {
    does: 'search.keys.previousPlace',
    keys: ['Shift+Enter'],
    async works(place) {
      const before = Number(/\d+/.exec((await findCount(place).textContent()) ?? '')?.[0]);
      await place.page.keyboard.press('Shift+Enter');
      const number = before === 1 ? 3 : before - 1;
      await expect(findCount(place)).toHaveText(place.words('search.find.count', { number, total: 3 }));
      await place.page.keyboard.press('Escape');
      await expect(findField(place)).toBeHidden();
    },
  },
  {
    does: 'message.keys.sendEdited',
    keys: ['Ctrl+Enter'],
    async works({ page, chat, provider, words }) {
      const question = page.getByRole('article', { name: words('chat.message.you'), exact: true }).last();
      await question.hover();
      await question.getByRole('button', { name: words('message.action.edit'), exact: true }).click();
      await page.getByRole('textbox', { name: words('message.action.editLabel') }).fill('Three');
      provider.enqueue({ text: 'A newer version.' });
      await page.keyboard.press('Control+Enter');
      await expect(chat.answer).toContainText('A newer version.');
      await chat.answered();
    },
  },
  {
    does: 'message.keys.versions',
    keys: ['←', '→'],
    async works({ page, chat, words }) {
      await page
        .getByRole('button', { name: words('message.version.previous'), exact: true })
        .last()
        .focus();
      await page.keyboard.press('ArrowLeft');
      await expect(chat.answer).toContainText('a third ferry');
      await page.keyboard.press('ArrowRight');
      await expect(chat.answer).toContainText('A newer version.');
    },
  },
  {
    does: 'search.keys.stop',
    keys: ['Esc'],
    async works({ page, chat, provider, words }) {
      provider.enqueue({ text: 'It leaves at noon and at night.', holdAt: { share: 0.5, name: 'never' } });
      await chat.ask('When?');
      await expect(chat.answer).toContainText('It leaves');
      await page.keyboard.press('Escape');
      await chat.answered();
      await expect(chat.answer).toContainText(words('chat.message.stopped'));
    },
  },
];

const WAITING_CALL: readonly Line[] = [
  {
    does: 'chat.approval.once',
    keys: ['A'],
    works: (place) => answerCard(place, 'A'),
  },
  {
    does: 'chat.approval.deny',
    keys: ['D'],
    async works(place) {
      await answerCard(place, 'D');
      await expect(place.chat.banner(place.words('chat.call.blocked'))).toBeVisible();
    },
  },
  {
    does: 'chat.approval.chat',
    keys: ['C'],
    async works(place) {
      const { chat, provider } = place;
      await answerCard(place, 'C');
      provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'It did not ask.' });
      await chat.ask('And now?');
      await expect(chat.answer).toContainText('It did not ask.');
    },
  },
  {
    does: 'chat.approval.always',
    keys: ['W'],
    async works(place) {
      const { page, chat, provider } = place;
      await page.keyboard.press('Control+n');
      await answerCard(place, 'W');
      await page.keyboard.press('Control+n');
      provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'Nor did it here.' });
      await chat.ask('And in another chat?');
      await expect(chat.answer).toContainText('Nor did it here.');
    },
  },
];

/** Two chats of today; the newer one is called "Second". */
const IN_LIST: readonly Line[] = [
  {
    does: 'search.keys.move',
    keys: ['↑', '↓'],
    async works(place) {
      await row(place, 'Second').focus();
      await place.page.keyboard.press('ArrowDown');
      await expect(row(place, 'Hello')).toBeFocused();
      await place.page.keyboard.press('ArrowUp');
      await expect(row(place, 'Second')).toBeFocused();
    },
  },
  {
    does: 'list.keys.ends',
    keys: ['Home', 'End'],
    async works(place) {
      await place.page.keyboard.press('End');
      await expect(row(place, 'Hello')).toBeFocused();
      await place.page.keyboard.press('Home');
      await expect(row(place, place.words('chat.list.today'))).toBeFocused();
    },
  },
  {
    does: 'list.keys.fold',
    keys: ['←', '→'],
    async works(place) {
      await place.page.keyboard.press('ArrowLeft');
      await expect(row(place, 'Second')).toBeHidden();
      await place.page.keyboard.press('ArrowRight');
      await expect(row(place, 'Second')).toBeVisible();
    },
  },
  {
    does: 'list.keys.menu',
    keys: ['Shift+F10'],
    async works(place) {
      await row(place, 'Second').focus();
      await place.page.keyboard.press('Shift+F10');
      await expect(place.page.getByRole('menuitem', { name: place.words('chat.list.rename') })).toBeVisible();
      await place.page.keyboard.press('Escape');
      await expect(place.page.getByRole('menu')).toBeHidden();
    },
  },
  {
    does: 'chat.list.rename',
    keys: ['F2'],
    async works(place) {
      await row(place, 'Second').focus();
      await place.page.keyboard.press('F2');
      await place.page.getByRole('textbox', { name: place.words('chat.list.titleLabel') }).fill('Renamed');
      await place.page.keyboard.press('Enter');
      await expect(row(place, 'Renamed')).toBeVisible();
    },
  },
  {
    does: 'chat.list.delete',
    keys: ['Delete'],
    async works(place) {
      await row(place, 'Renamed').focus();
      await place.page.keyboard.press('Delete');
      await expect(row(place, 'Renamed')).toBeHidden();
    },
  },
];

async function begin(confidant: Confidant, provider: ScriptedProvider, words: Words): Promise<Place> {
  await confidant.prepareSettings({ ...readySettings(provider), approvalByCollection: { current_time: 'ask' } });
  const page = await confidant.open();
  const place = { page, chat: new ChatWindow(page, words), provider, words };
  await place.chat.ask('Hello');
  await place.chat.answered();
  await expect(place.chat.composer).toBeFocused();
  return place;
}

async function prove(lines: readonly Line[], place: Place): Promise<void> {
  for (const { does, works } of lines) await test.step(place.words(does), () => works(place));
}

test('the page of keys lists what is proven here, and nothing else', async ({ confidant, provider, words }) => {
  const { page } = await begin(confidant, provider, words);
  await page.keyboard.press('Control+/');
  const shown = page.getByRole('main').locator('dl > div');
  await expect(shown.first()).toBeVisible();
  const onPage = await shown.evaluateAll((lines) =>
    lines.map((line) => [
      line.querySelector('dt')?.textContent,
      ...[...line.querySelectorAll('kbd')].map((key) => key.textContent),
    ]),
  );
  const proven = [...EVERYWHERE, ...IN_CHAT, ...WAITING_CALL, ...IN_LIST].map(({ does, keys }) => [
    words(does),
    ...keys,
  ]);
  expect(onPage.map(String).toSorted()).toEqual(proven.map(String).toSorted());
});

test('the keys that work everywhere do what the page of keys says', async ({ confidant, provider, words }) => {
  await prove(EVERYWHERE, await begin(confidant, provider, words));
});

test('the keys of a chat do what the page of keys says', async ({ confidant, provider, words }) => {
  await prove(IN_CHAT, await begin(confidant, provider, words));
});

test('the keys of a waiting call do what the page of keys says', async ({ confidant, provider, words }) => {
  await prove(WAITING_CALL, await begin(confidant, provider, words));
});

test('the keys of the list of chats do what the page of keys says', async ({ confidant, provider, words }) => {
  const place = await begin(confidant, provider, words);
  await place.page.keyboard.press('Control+n');
  await place.chat.ask('Second');
  await place.chat.answered();
  await prove(IN_LIST, place);
});
