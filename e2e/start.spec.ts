import { expect, test } from './fixture.ts';

test('opens a window that works, and ends cleanly', async ({ confidant }) => {
  const page = await confidant.open();
  await expect(page).toHaveTitle('Confidant');
  await expect(page.getByRole('main')).toBeVisible();
});
