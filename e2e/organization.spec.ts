// A configuration of an organization, as a person meets it: locks and who set them, a default of their own, a provider, and
// everything as it was once the configuration is withdrawn.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerWith } from '#main/org-config/testing/plugin-text.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const NAME = 'Riverbank basics';
const CONTACT = 'it@riverbank.example';

const plugin = (address: string) =>
  headerWith({
    ID: '"5c1f0f5e-6d1f-4b7a-9a52-3a0a6f9f3a11"',
    NAME: `"${NAME}"`,
    VERSION: '"1.2.0"',
    AUTHORS: '{ "Riverbank Trust" }',
    SUPPORT_CONTACT: `"${CONTACT}"`,
  }) +
  `
CONFIG["SETTINGS"]["DataConfidence.GlobalMinimumConfidence"] = "LOW"
CONFIG["SETTINGS"]["DataTools.LockedToolSettings"] = { ["web_search.baseUrl"] = "${address}" }
CONFIG["SETTINGS"]["DataTools.ParallelToolCalls"] = true
CONFIG["SETTINGS"]["DataTools.ParallelToolCalls.AllowUserOverride"] = true
CONFIG["SETTINGS"]["DataApp.ShowAdminSettings"] = true
CONFIG["SETTINGS"]["DataConfidence.NoSuchKey"] = true
CONFIG["LLM_PROVIDERS"] = {}
CONFIG["LLM_PROVIDERS"][1] = {
  ["Id"] = "9d3a2f14-1111-4222-8333-444455556666",
  ["InstanceName"] = "Riverbank server",
  ["UsedLLMProvider"] = "SELF_HOSTED",
  ["Host"] = "LLAMA_CPP",
  ["Hostname"] = "http://127.0.0.1:9",
  ["Model"] = { ["Id"] = "local", ["DisplayName"] = "Local model" },
}
`;

const folder = await mkdtemp(path.join(tmpdir(), 'organization-'));
test.afterAll(() => rm(folder, { recursive: true, force: true }));
test.use({ moreEnvironment: { CONFIDANT_ORG_CONFIG: folder } });

test('locks, a default the person replaces, a provider; withdrawn, everything is the person’s again', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  await mkdir(path.join(folder, 'basics'), { recursive: true });
  await writeFile(path.join(folder, 'basics', 'plugin.lua'), plugin('http://127.0.0.1:7'));
  await confidant.prepareSettings({
    ...readySettings(provider),
    globalMinimumConfidence: 'VERY_LOW',
    toolSettings: { 'web_search.baseUrl': 'http://127.0.0.1:8' },
  });
  const page = await confidant.open();
  const settings = async (section: string) => {
    await page
      .getByRole('button', { name: new RegExp(words('settings.title')) })
      .first()
      .click();
    await page
      .getByRole('navigation', { name: words('settings.title') })
      .getByRole('button', { name: words(`settings.section.${section}`), exact: true })
      .click();
  };
  const locked = page.getByText(new RegExp(`Riverbank Trust.*${NAME}`)).first();

  await test.step('the minimum is locked, and says by whom and whom to ask', async () => {
    await settings('confidence');
    const minimum = page.getByRole('combobox', { name: words('settings.minimum') });
    await expect(minimum).toHaveAttribute('aria-disabled', 'true');
    await expect(minimum).toHaveText(words('common.confidence.LOW'));
    await expect(locked).toContainText(CONTACT);
    await takePicture(page, 'organization-lock');
  });

  await test.step('the address of the search is locked', async () => {
    await settings('tools');
    await page
      .getByRole('button', { name: new RegExp(words('tools.web_search.name')) })
      .first()
      .click();
    const address = page.getByLabel(words('tools.web_search.settings.baseUrl.label'), { exact: true });
    await expect(address).toBeDisabled();
    await expect(address).toHaveValue('http://127.0.0.1:7');
    await expect(locked).toBeVisible();
  });

  await test.step('the default holds until the person chooses another value', async () => {
    await settings('general');
    const parallel = page.getByRole('switch', { name: words('settings.parallelToolCalls') });
    await expect(parallel).toBeChecked();
    await expect(page.getByText(new RegExp(NAME))).toBeVisible();
    await parallel.click();
    await expect(parallel).not.toBeChecked();
  });

  await test.step('the provider is there, and cannot be removed', async () => {
    await settings('providers');
    const row = page.getByRole('row', { name: /Riverbank server/ });
    await expect(row).toContainText(NAME);
    await row.getByRole('button', { name: words('settings.provider.more', { name: 'Riverbank server' }) }).click();
    await expect(page.getByRole('menuitem', { name: words('settings.provider.remove') })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the page of the organization says what holds, what is wrong, and gives administrators Lua', async () => {
    await page.getByRole('button', { name: words('organization.title'), exact: true }).click();
    await expect(page.getByRole('article', { name: `${NAME} 1.2.0` })).toContainText(
      words('organization.state.applied'),
    );
    await expect(page.getByRole('region', { name: words('organization.problems') })).toContainText('NoSuchKey');
    const form = page.getByRole('form', { name: words('organization.admin.tool') });
    await form.getByRole('button', { name: words('organization.admin.asLua') }).click();
    await expect(form).toContainText('web_search.baseUrl');
    await takePicture(page, 'organization-page');
  });

  await test.step('withdrawn, the person has everything back, and what they chose over the default stays', async () => {
    await rm(path.join(folder, 'basics'), { recursive: true });
    await page.getByRole('button', { name: words('organization.checkNow') }).click();
    await expect(page.getByText(words('organization.notManaged'))).toBeVisible();
    await settings('confidence');
    const minimum = page.getByRole('combobox', { name: words('settings.minimum') });
    await expect(minimum).toHaveText(words('common.confidence.VERY_LOW'));
    await expect(minimum).not.toHaveAttribute('aria-disabled', 'true');
    await settings('tools');
    await page
      .getByRole('button', { name: new RegExp(words('tools.web_search.name')) })
      .first()
      .click();
    await expect(page.getByLabel(words('tools.web_search.settings.baseUrl.label'), { exact: true })).toHaveValue(
      'http://127.0.0.1:8',
    );
    await settings('general');
    await expect(page.getByRole('switch', { name: words('settings.parallelToolCalls') })).not.toBeChecked();
    await settings('providers');
    await expect(page.getByText('Riverbank server')).toHaveCount(0);
  });
});
