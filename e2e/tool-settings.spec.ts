// Where each setting of a tool comes from, who locked it, and whom to ask: in the window, with a real configuration.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const CONFIGURATION = `
ID = "4b1e1d2f-6f0a-4d53-9d0b-2f1f9b6b8a11"
NAME = "Reading room"
DESCRIPTION = "Search for the staff of the town library"
VERSION = "2.4.1"
TYPE = "CONFIGURATION"
AUTHORS = { "Town library" }
SUPPORT_CONTACT = "help@library.example"
SOURCE_URL = "https://library.example"
CATEGORIES = { "CORE" }
TARGET_GROUPS = { "EVERYONE" }
IS_MAINTAINED = true
DEPRECATION_MESSAGE = ""

CONFIG = { SETTINGS = {} }
CONFIG["SETTINGS"]["DataTools.LockedToolSettings"] = {
  ["web_search.baseUrl"] = "https://search.library.example",
  ["web_search.defaultSafeSearch"] = "STRICT",
}
CONFIG["SETTINGS"]["DataTools.DefaultToolSettings"] = { ["web_search.maxResults"] = "8" }
`;

const folder = mkdtempSync(path.join(tmpdir(), 'confidant-organization-'));
writeFileSync(path.join(folder, 'plugin.lua'), CONFIGURATION);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.use({ moreEnvironment: { CONFIDANT_ORG_CONFIG: folder } });

for (const language of ['en', 'de'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${scheme}`, () => {
      test.use({ language, scheme });

      test('a locked setting shows the lock, who locked it and whom to ask; the others say where they come from', async ({
        confidant,
        provider,
        takePicture,
        words,
      }) => {
        await confidant.prepareSettings({
          ...readySettings(provider),
          toolSettings: { 'web_search.pageTimeoutSeconds': 20, 'web_search.baseUrl': 'https://mine.example' },
        });
        const page = await confidant.open();
        await expect(new ChatWindow(page, words).composer).toBeVisible();
        await page.keyboard.press('Control+,');
        await page.getByRole('button', { name: words('settings.section.tools'), exact: true }).click();
        await page.getByRole('button', { name: new RegExp(`^${words('tools.web_search.name')}`) }).click();

        const by = words('settings.origin.configurationOf', {
          authors: 'Town library',
          name: 'Reading room',
          version: '2.4.1',
        });
        const contact = words('settings.origin.questions', { contact: 'help@library.example' });
        const locked = `${words('settings.origin.lockedBy', { by })} ${contact}`;
        const address = page.getByRole('textbox', { name: words('tools.web_search.settings.baseUrl.label') });
        await expect(address).toHaveValue('https://search.library.example');
        await expect(address).toBeDisabled();
        await expect(address).toHaveAccessibleDescription(locked);
        await expect(page.getByText(locked)).toHaveCount(2);
        await expect(page.getByText(words('settings.origin.defaultOf', { by }))).toBeVisible();
        await expect(page.getByText(words('settings.origin.person')).first()).toBeVisible();
        await expect(page.getByText(words('settings.origin.builtIn')).first()).toBeVisible();
        await takePicture(page, 'tool-settings');
        await page.setViewportSize({ width: 900, height: 700 });
        await takePicture(page, 'tool-settings-900');
      });
    });
  }
}
