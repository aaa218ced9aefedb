// Every gate that a person can close shows itself, with its reason, where the tool would be switched on.
import type { Settings } from '#shared/settings/settings.ts';
import { ChatWindow } from './chat-window.ts';
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
    await confidant.prepareSettings({ ...ready, ...closes, providers });
    const page = await confidant.open();
    const chat = new ChatWindow(page, words);
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
  await confidant.prepareSettings({ ...readySettings(provider), defaultCollectionIds: [] });
  const page = await confidant.open();
  const chat = new ChatWindow(page, words);
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
