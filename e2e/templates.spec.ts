// Chat templates and profiles: the organization's in a new chat, as the provider gets them; and the person's own, from the
// settings to a chat and back.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerWith } from '#main/org-config/testing/plugin-text.ts';
import { openAtChat } from './chat-window.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';
import type { Words } from './words.ts';

const PLUGIN = `${headerWith({
  NAME: '"Riverbank office"',
  VERSION: '"1.2.0"',
  AUTHORS: '{ "Riverbank Trust" }',
  SUPPORT_CONTACT: '"it@riverbank.example"',
})}
CONFIG["CHAT_TEMPLATES"] = {
  {
    ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c01",
    ["Name"] = "Opinion on a draft",
    ["SystemPrompt"] = "Name the rule behind each statement.",
    ["PredefinedUserPrompt"] = "Please look through this draft: ",
    ["ToolIds"] = { "current_time" },
    ["ExampleConversation"] = {
      { ["Role"] = "USER", ["Content"] = "May the office lend its hall?" },
      { ["Role"] = "AI", ["Content"] = "Yes, by section 4." },
    },
    ["FileAttachments"] = { "rules.txt", "gone.txt" },
  },
  {
    ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c03",
    ["Name"] = "Without profile",
    ["SystemPrompt"] = "Stay neutral.",
    ["AllowProfileUsage"] = false,
  },
}
CONFIG["PROFILES"] = {
  {
    ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c02",
    ["Name"] = "Legal office",
    ["NeedToKnow"] = "I work for the legal office of a small town.",
    ["Actions"] = "Answer briefly.",
  },
}
CONFIG["INTRODUCTIONS"] = {
  {
    ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c04",
    ["Title"] = "Welcome to Riverbank",
    ["Markdown"] = "Questions go to the **service desk**.",
  },
}
`;

const folder = await mkdtemp(path.join(tmpdir(), 'templates-'));
const plugin = path.join(folder, 'office');
test.beforeAll(async () => {
  await mkdir(plugin, { recursive: true });
  await writeFile(path.join(plugin, 'plugin.lua'), PLUGIN);
  await writeFile(path.join(plugin, 'rules.txt'), 'Section 4: halls are lent in writing.');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));
test.use({ moreEnvironment: { CONFIDANT_ORG_CONFIG: folder } });

const change = (words: Words, kind: 'template' | 'profile') =>
  new RegExp(`^${words(`presets.change.${kind}`, { name: '@' }).split('@')[0]}`);

/** Chooses in the place where the chat begins, not in the controls. */
async function choose(page: Page, words: Words, kind: 'template' | 'profile', name: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: change(words, kind) })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
}

async function openSettings(page: Page, words: Words, section: string) {
  await page
    .getByRole('button', { name: new RegExp(words('settings.title')) })
    .first()
    .click();
  await page
    .getByRole('navigation', { name: words('settings.title') })
    .getByRole('button', { name: words(`settings.section.${section}`), exact: true })
    .click();
}

interface Sent {
  messages: Array<{ role: string; content: string }>;
  tools?: Array<{ function: { name: string } }>;
}

/** What the provider got last. */
const lastSent = ({ requests }: { requests: ReadonlyArray<{ body: unknown }> }): Sent => {
  const last = requests.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last.body as Sent;
};

test('an organization’s template and profile go to the provider as they are, and the chat keeps them', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));

  await test.step('the new chat takes question, files and tools of the template', async () => {
    await choose(page, words, 'template', 'Opinion on a draft');
    await choose(page, words, 'profile', 'Legal office');
    await expect(chat.composer).toHaveValue('Please look through this draft: ');
    const files = page.getByRole('list', { name: words('chat.attachment.list') });
    await expect(files).toContainText('rules.txt');
    await expect(files).toContainText(words('presets.file.missing', { name: 'gone.txt' }));
    await takePicture(page, 'template-new-chat');
  });

  await test.step('the provider gets all of it, the example before the question', async () => {
    provider.enqueue({ text: 'I have read it.' });
    await chat.composer.click();
    await page.keyboard.press('End');
    await page.keyboard.type('Halls are lent to clubs.');
    await page.keyboard.press('Enter');
    await chat.answered();
    const { messages, tools = [] } = lastSent(provider);
    const [system, ...others] = messages;
    expect(system?.content).toContain('Name the rule behind each statement.');
    expect(system?.content).toContain('I work for the legal office of a small town.');
    expect(others.slice(0, 2).map(({ content }) => content)).toEqual([
      'May the office lend its hall?',
      'Yes, by section 4.',
    ]);
    expect(others[2]?.content).toContain('Section 4: halls are lent in writing.');
    expect(others[2]?.content).toMatch(/Please look through this draft: Halls are lent to clubs\.$/);
    const names = tools.map((tool) => tool.function.name);
    expect(names).toContain('current_time');
    expect(names).not.toContain('read_web_page');
  });

  await test.step('the example is shown as what it is, and is no message of the person', async () => {
    await expect(page.getByRole('article', { name: words('chat.message.you') })).toHaveCount(1);
    const beginning = page.getByRole('group', { name: words('presets.begunWith') });
    await beginning.getByText('Opinion on a draft').click();
    await expect(beginning).toContainText('May the office lend its hall?');
    await takePicture(page, 'template-begun-with');
  });

  await test.step('a template that takes no profile says so', async () => {
    await page
      .getByRole('button', { name: words('chat.list.newChat') })
      .first()
      .click();
    await choose(page, words, 'template', 'Without profile');
    await expect(
      page.getByRole('main').getByText(words('presets.profileNotAllowed', { name: 'Without profile' })),
    ).toBeVisible();
    await choose(page, words, 'template', words('presets.none.template'));
  });

  await test.step('in the settings they are locked, and say by whom', async () => {
    await openSettings(page, words, 'templates');
    const row = page.getByRole('listitem').filter({ hasText: 'Opinion on a draft' });
    await expect(row).toContainText('it@riverbank.example');
    await expect(row.getByRole('button', { name: words('presets.more', { name: 'Opinion on a draft' }) })).toHaveCount(
      0,
    );
    await row.getByRole('button').click();
    await expect(page.getByLabel(words('presets.systemPrompt'), { exact: true })).toBeDisabled();
    await takePicture(page, 'template-locked');
  });
});

test('a person’s own template: made, used, changed, deleted, brought back', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const instructions = () => page.getByLabel(words('presets.systemPrompt'), { exact: true });
  const save = () => page.getByRole('button', { name: words('settings.save'), exact: true }).click();

  await openSettings(page, words, 'templates');
  await page
    .getByRole('button', { name: words('presets.new.template') })
    .first()
    .click();
  await page.getByLabel(words('presets.name'), { exact: true }).fill('Haiku');
  await instructions().fill('Answer with a haiku.');
  await page.getByLabel(words('presets.userPrompt'), { exact: true }).fill('About the sea');
  await page.getByRole('button', { name: words('presets.addExample') }).click();
  await page.getByLabel(words('presets.exampleText', { number: 1 })).fill('About frogs');
  await page.getByRole('button', { name: words('presets.toolsThese') }).click();
  await page.getByLabel(words('presets.addFile')).setInputFiles({
    name: 'tides.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('High tide at noon.'),
  });
  await expect(page.getByRole('list', { name: words('presets.files') })).toContainText('tides.txt');
  await page.getByText(words('presets.filesAreCopies')).scrollIntoViewIfNeeded();
  await takePicture(page, 'template-editor');
  await save();
  const row = page.getByRole('listitem').filter({ hasText: 'Haiku' });
  await expect(row).toBeVisible();

  await test.step('used', async () => {
    await page.getByRole('button', { name: words('chat.list.title'), exact: true }).click();
    await choose(page, words, 'template', 'Haiku');
    await expect(chat.composer).toHaveValue('About the sea');
    const files = page.getByRole('list', { name: words('chat.attachment.list') });
    await expect(files).toContainText('tides.txt');
    await expect(files).not.toContainText(words('chat.attachment.reading'));
    provider.enqueue({ text: 'Waves.' });
    await chat.composer.press('Enter');
    await chat.answered();
    const { messages, tools = [] } = lastSent(provider);
    expect(messages[0]?.content).toContain('Answer with a haiku.');
    expect(messages[1]?.content).toMatch(/^About frogs\n\n/);
    expect(messages[1]?.content).toContain('High tide at noon.');
    expect(messages[1]?.content).toMatch(/About the sea$/);
    expect(tools).toEqual([]);
  });

  await test.step('changed: for chats that begin later', async () => {
    await openSettings(page, words, 'templates');
    await row.getByRole('button').first().click();
    await instructions().fill('Answer with a limerick.');
    await save();
    await page.getByRole('button', { name: words('chat.list.title'), exact: true }).click();
    provider.enqueue({ text: 'Again waves.' });
    await chat.ask('And the shore?');
    await chat.answered();
    expect(lastSent(provider).messages[0]?.content).toContain('Answer with a haiku.');
  });

  await test.step('deleted, and brought back', async () => {
    await openSettings(page, words, 'templates');
    await row.getByRole('button', { name: words('presets.more', { name: 'Haiku' }) }).click();
    await page.getByRole('menuitem', { name: words('presets.delete') }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: words('presets.undo') }).click();
    await expect(row).toContainText('limerick');
  });
});
