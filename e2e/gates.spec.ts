// Every gate that a person can close shows itself, with its reason, where the tool would be switched on.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#shared/settings/settings.ts';
import { ChatWindow, openAtChat } from './chat-window.ts';
import { runCommand } from './command-line.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

interface Gate {
  closes: Partial<Settings>;
  /** Key and values of the reason on the tile. */
  reason: [string, Record<string, string>?];
  tool?: string;
  provider?: object;
}

const GATES: Record<string, Gate> = {
  'tools are off': { closes: { toolsEnabled: false }, reason: ['policy.gate.toolsDisabled'] },
  'the collection is off': {
    closes: { disabledCollectionIds: ['current_time'] },
    reason: ['policy.gate.collectionDisabled'],
  },
  'it never runs': {
    closes: { approvalByCollection: { current_time: 'never' } },
    reason: ['policy.gate.neverApproved'],
  },
  'the model has no tools': {
    closes: {},
    provider: { capabilities: { tools: 'no' } },
    reason: ['policy.gate.modelWithoutTools'],
  },
  'a setting is missing': { closes: {}, tool: 'web_search', reason: ['policy.gate.notConfigured'] },
  'the provider is not trusted enough': {
    closes: { minimumConfidenceByCollection: { current_time: 'HIGH' } },
    reason: ['policy.gate.confidenceTooLow', { needed: 'HIGH', has: 'MEDIUM' }],
  },
};

for (const [name, { closes, provider: changes, tool = 'current_time', reason }] of Object.entries(GATES)) {
  test(`${name}: the tile says so, the model is not offered it`, async ({ confidant, provider, words }) => {
    const ready = readySettings(provider);
    const providers = ready.providers?.map((instance) => ({ ...instance, ...changes }));
    const { page, chat } = await openAtChat(confidant, words, { ...ready, ...closes, providers });
    const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
    const toggle = controls.getByRole('switch', { name: words(`tools.${tool}.name`) });
    await expect(toggle).toBeDisabled();
    await expect(toggle).toHaveAccessibleDescription(words(...reason));
    provider.enqueue({ text: 'Done.' });
    await chat.ask('Hello?');
    await expect(chat.answer).toContainText('Done.');
    const offered = (provider.requests.at(-1)?.body.tools ?? []) as { function: { name: string } }[];
    expect(offered.map(({ function: { name: offeredName } }) => offeredName)).not.toContain(tool);
  });
}

test('a tool that is off in this chat is a switch, not a lock', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  const toggle = controls.getByRole('switch', { name: words('tools.current_time.name') });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeEnabled();
});

test.describe('the lists at start-up', () => {
  test.use({ moreEnvironment: { CONFIDANT_TOOLS_DENYLIST: 'current_time' } });
  test('leave a tool out, and its tile says so', async ({ confidant, provider, words }) => {
    await confidant.prepareSettings(readySettings(provider));
    const page = await confidant.open();
    const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
    const toggle = controls.getByRole('switch', { name: words('tools.current_time.name') });
    await expect(toggle).toHaveAccessibleDescription(words('policy.gate.startupPolicy'));
  });
});

test('a tool that is turned on before the first message counts, and goes with it', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, { ...readySettings(provider), defaultCollectionIds: [] });
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  await expect(page.getByRole('button', { name: words('chat.composer.tools', { count: 0 }) })).toBeVisible();
  await controls.getByRole('switch', { name: words('tools.current_time.name') }).click();
  await expect(page.getByRole('button', { name: words('chat.composer.tools', { count: 1 }) })).toBeVisible();
  provider.enqueue({ text: 'Done.' });
  await chat.ask('Hello?');
  await expect(chat.answer).toContainText('Done.');
  const offered = (provider.requests.at(-1)?.body.tools ?? []) as { function: { name: string } }[];
  expect(offered.map(({ function: { name } }) => name)).toContain('current_time');
});

/** A chat as another installation exported it, after mail had entered it. */
const AFTER_MAIL = {
  format: 'confidant-chats',
  version: 1,
  exportedAt: '2026-01-31T12:00:00.000Z',
  workspaces: [],
  chats: [
    {
      id: 'after-mail',
      title: 'After mail',
      titleIsByPerson: true,
      providerId: null,
      toolSelection: null,
      workspace: null,
      pinnedAt: null,
      isTemporary: false,
      expiresAt: null,
      draft: '',
      createdAt: 1_769_860_800_000,
      updatedAt: 1_769_860_800_000,
      requirements: {
        confidence: 'NONE',
        dataSecurity: 'ANY',
        outbound: 'ONLY_CONFIGURED_SERVICES',
        outboundReason: { toolId: 'read_mail', sourceName: 'law@town.example', at: 1_769_860_800_000 },
      },
      taint: null,
      headMessageId: 'q',
      messages: [
        {
          id: 'q',
          parentId: null,
          role: 'user',
          status: 'complete',
          createdAt: 1_769_860_800_000,
          blocks: [{ type: 'text', id: 'b', text: 'What did they write?' }],
          sources: [],
        },
      ],
    },
  ],
};

test('a chat that mail has entered sends nothing to third parties: said on the tile, in the shield, and by the call that tries', async ({
  confidant,
  provider,
  words,
}) => {
  await confidant.prepareSettings({
    ...readySettings(provider),
    toolSettings: { 'web_search.baseUrl': 'http://127.0.0.1:9' },
  });
  const file = path.join(confidant.dataDir, 'after-mail.json');
  await writeFile(file, JSON.stringify(AFTER_MAIL));
  const imported = await runCommand(['import', file], confidant.dataDir);
  expect(imported.code, imported.output).toBe(0);
  // The command line wants the folder to itself, so the window opens only now.
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
  await chat.chats.getByRole('button', { name: /After mail/ }).click();
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  const toggle = controls.getByRole('switch', { name: words('tools.web_search.name') });
  await expect(toggle).toBeDisabled();
  await expect(toggle).toHaveAccessibleDescription(words('policy.gate.outboundRestricted'));
  const shield = page.getByRole('region', { name: words('chat.shield.title') });
  await expect(shield).toContainText(words('chat.shield.onlyServices'));
  await expect(shield).toContainText('law@town.example');

  provider.enqueue(
    { calls: [{ name: 'web_search', arguments: { query: 'what they wrote' } }] },
    { text: 'I may not search here.' },
  );
  await chat.ask('Search for it.');
  await expect(chat.answer).toContainText('I may not search here.');
  await expect(chat.answer).toContainText(words('policy.call.notOffered'));
  const offered = (provider.requests.at(-1)?.body.tools ?? []) as { function: { name: string } }[];
  expect(offered.map(({ function: { name } }) => name)).not.toContain('web_search');
});

test('a gate that closes while the model answers stops the call it makes then, and its banner says which', async ({
  confidant,
  provider,
  words,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  provider.enqueue(
    {
      text: 'One moment, please.',
      calls: [{ name: 'current_time', arguments: {} }],
      holdAt: { share: 0.3, name: 'go' },
    },
    { text: 'Then without it.' },
  );
  await chat.ask('What time is it?');
  await provider.waitForRequest(1);
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  const toggle = controls.getByRole('switch', { name: words('tools.current_time.name') });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  provider.release('go');
  await expect(chat.answer).toContainText('Then without it.');
  await expect(chat.banner(words('chat.call.blocked'))).toBeVisible();
  await expect(chat.answer).toContainText(words('policy.gate.notSelected'));
});
