import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const PASSWORD = 'only-for-the-proxy';

test('a proxy is set up with a password that stays out of files, and is there after a restart', async ({
  confidant,
  provider,
  takePicture,
  words,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await expect(new ChatWindow(page, words).composer).toBeVisible();
  await page.keyboard.press('Control+,');
  const sections = page.getByRole('navigation', { name: words('settings.title') });
  await sections.getByRole('button', { name: words('settings.section.network') }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(words('settings.network.noEnvironment'));
  await main.getByRole('button', { name: words('settings.network.mode.own') }).click();

  const address = main.getByRole('textbox', { name: words('settings.network.address') });
  await address.fill('socks5://proxy.example');
  await address.press('Enter');
  await expect(main).toContainText(words('settings.network.addressProblem'));
  await address.fill('http://127.0.0.1:3128');
  await address.press('Enter');
  await expect(main).not.toContainText(words('settings.network.addressProblem'));
  const user = main.getByRole('textbox', { name: words('settings.network.user') });
  await user.fill('anna');
  await user.press('Enter');
  const password = main.getByLabel(words('settings.network.password'), { exact: true });
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(password).toHaveValue('');
  await expect(main.getByRole('button', { name: words('settings.removeSecret') })).toBeVisible();
  await takePicture(page, 'settings-network-own');
  expect(await confidant.filesWith(PASSWORD)).toEqual([]);

  const again = await confidant.restart();
  await expect(new ChatWindow(again, words).composer).toBeVisible();
  await again.keyboard.press('Control+,');
  await again
    .getByRole('navigation', { name: words('settings.title') })
    .getByRole('button', { name: words('settings.section.network') })
    .click();
  await expect(again.getByRole('textbox', { name: words('settings.network.address') })).toHaveValue(
    'http://127.0.0.1:3128',
  );
});
