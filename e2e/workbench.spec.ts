// Making a tool as a person does: fields, a roll, a try with its refusal, saving, linking, a call by the model, undo.
import { openAtChat } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

test('a tool with a choice and a roll: made, tried, refused, saved, linked, called, renamed, undone, deleted and brought back', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  const { page, chat } = await openAtChat(confidant, words, readySettings(provider));
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  const button = (key: string, values?: Record<string, string | number>) =>
    page.getByRole('button', { name: words(key, values), exact: true });
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  const tab = (name: string) => page.getByRole('tab', { name: words(`workbench.tab.${name}`) });

  await controls.getByRole('button', { name: words('workbench.newTool') }).click();
  await field('workbench.name').fill('Draw lots');
  await field('workbench.whenToUse').fill('Decides by chance who begins.');

  // A choice and the text that the dice are written into.
  await button('workbench.addField').click();
  await field('workbench.fieldName').fill('reason');
  await page.getByRole('combobox', { name: words('workbench.fieldType') }).click();
  await page.getByRole('option', { name: words('workbench.type.choice') }).click();
  await expect(page.getByText(words('workbench.cannotSave', { count: 1 }))).toBeVisible();
  await field('workbench.choices').fill('start\nend');
  await button('workbench.addField').click();
  const second = page.getByLabel(words('workbench.fieldName')).nth(1);
  await second.fill('dice');
  await page.getByRole('button', { name: words('workbench.actionName.roll') }).click();
  await page.getByRole('combobox', { name: words('workbench.rollField') }).click();
  await page.getByRole('option', { name: 'dice' }).click();
  await takePicture(page, 'workbench-edit');

  // Tried before it is saved: a refusal first, then a roll.
  await tab('try').click();
  await page.getByLabel(`dice · ${words('workbench.required')}`).fill('two dice');
  await page.getByRole('combobox', { name: `reason · ${words('workbench.required')}` }).click();
  await page.getByRole('option', { name: 'start' }).click();
  await page.getByRole('button', { name: words('workbench.run'), exact: true }).click();
  const shows = page.getByRole('region', { name: words('workbench.chatShows') });
  await expect(shows).toContainText(words('chat.call.error'));
  await takePicture(page, 'workbench-try-refused');
  await page.getByLabel(`dice · ${words('workbench.required')}`).fill('2d6+3');
  await page.getByRole('button', { name: words('workbench.run'), exact: true }).click();
  await expect(shows).toContainText('2d6+3');
  await expect(page.getByRole('region', { name: words('workbench.modelGets') })).toContainText('Rolled 2d6+3');
  await takePicture(page, 'workbench-try');

  // What the model sees is what a request sends.
  await tab('sees').click();
  await expect(page.getByRole('region', { name: words('workbench.callName') })).toContainText('draw_lots');
  await takePicture(page, 'workbench-sees');

  await tab('edit').click();
  await button('settings.save').click();
  await expect(page.getByText(words('workbench.saved'), { exact: true })).toBeVisible();

  // Linked in a chat, it costs tokens in every reply, and the model may call it.
  await page
    .getByRole('button', { name: words('chat.list.title') })
    .first()
    .click();
  const sum = controls.getByText(/\d/).filter({ hasText: /token/i }).first();
  const before = await sum.textContent();
  await controls.getByRole('button', { name: words('workbench.link') }).click();
  await page.getByRole('menuitem', { name: /Draw lots/ }).click();
  await expect(controls.getByRole('switch', { name: 'Draw lots' })).toBeChecked();
  await expect(sum).not.toHaveText(before ?? '');
  provider.enqueue({ calls: [{ name: 'draw_lots', arguments: { reason: 'start', dice: '3d6' } }] });
  provider.enqueue({ text: 'You begin.' });
  await chat.ask('Who begins?');
  await expect(chat.answer).toContainText('You begin.');
  await expect(chat.banner(/Draw lots/)).toContainText(/3d6 = \d+/);
  const sent = provider.requests.at(-1)?.body;
  expect(JSON.stringify(sent)).toContain('Rolled 3d6');

  // Renaming the field carries the roll along; deleting it leaves the roll without one, and undo brings it back.
  await controls.getByRole('button', { name: 'Draw lots' }).click();
  await expect(page.getByText(words('workbench.linkedIn', { count: 1 }))).toBeVisible();
  await second.fill('roll_this');
  await expect(page.getByRole('combobox', { name: words('workbench.rollField') })).toHaveText('roll_this');
  await page.getByRole('button', { name: words('workbench.removeField', { name: 'roll_this' }) }).click();
  await expect(page.getByText(words('pieces.problem.rollWithoutField'))).toBeVisible();
  await expect(button('settings.save')).toBeDisabled();
  await button('workbench.undo').click();
  await expect(page.getByRole('combobox', { name: words('workbench.rollField') })).toHaveText('roll_this');
  await button('settings.save').click();
  await expect(page.getByText(words('workbench.saved'), { exact: true })).toBeVisible();

  // Deleted, it is gone from the chat; undo brings it back there, too.
  await page.getByRole('button', { name: words('workbench.more', { name: 'Draw lots' }) }).click();
  await page.getByRole('menuitem', { name: words('workbench.delete') }).click();
  await expect(page.getByText(words('workbench.deleted', { name: 'Draw lots' }))).toBeVisible();
  await button('workbench.undo').click();
  await expect(page.getByRole('heading', { name: 'Draw lots', level: 1 })).toBeVisible();
});

test('an example is added with one click and can be used at once', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await page.getByRole('button', { name: words('workbench.title') }).click();
  await takePicture(page, 'workbench-examples');
  await page
    .getByRole('button', { name: words('workbench.add'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: words('workbench.tab.edit') })).toBeVisible();
  await page.getByRole('tab', { name: words('workbench.tab.about') }).click();
  await takePicture(page, 'workbench-about');
});

test('a built-in tool has the same page: gates, settings, what the model sees, a real try', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await page.getByRole('button', { name: words('workbench.title') }).click();
  await page
    .getByRole('navigation', { name: words('workbench.title') })
    .getByRole('button', { name: new RegExp(words('tools.current_time.name')) })
    .click();
  await expect(page.getByRole('region', { name: words('workbench.gates') })).toBeVisible();
  await takePicture(page, 'workbench-built-in');
  await page.getByRole('button', { name: words('workbench.document.addingATool') }).click();
  const document = page.getByRole('article', { name: words('workbench.document.addingATool') });
  await expect(document.getByRole('heading').first()).toBeVisible();
  await page.getByRole('tab', { name: words('workbench.tab.settings') }).click();
  await expect(page.getByRole('switch', { name: words('settings.mayBeUsed') })).toBeVisible();
  await page.getByRole('tab', { name: words('workbench.tab.try') }).click();
  await page.getByRole('button', { name: words('workbench.run'), exact: true }).click();
  await expect(page.getByRole('region', { name: words('workbench.steps') })).toContainText(words('workbench.step.run'));
});
