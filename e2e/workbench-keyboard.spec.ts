// A tool from nothing to a roll in a chat, and back, with keys alone: in a sensible order, always in sight, always named.
import { expectAccessible } from './accessible.ts';
import { ChatWindow } from './chat-window.ts';
import { expect, test } from './fixture.ts';
import { KeyboardWalk } from './keyboard-walk.ts';
import { readySettings } from './ready-settings.ts';

test('without a mouse: make a tool, try it, be refused, save, link, ask, see the roll, rename, delete, undo', async ({
  confidant,
  provider,
  words,
}) => {
  // It looks at every stop of some three hundred key presses.
  test.slow();
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const keys = new KeyboardWalk(page);
  const chat = new ChatWindow(page, words);
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  const editor = page.getByRole('main');
  const button = (key: string, values?: Record<string, string | number>) =>
    editor.getByRole('button', { name: words(key, values), exact: true });
  const tab = (name: string) => page.getByRole('tab', { name: words(`workbench.tab.${name}`) });
  const fieldName = editor.getByRole('textbox', { name: words('workbench.fieldName'), exact: true });
  const rollField = editor.getByRole('combobox', { name: words('workbench.rollField') });
  const saved = page.getByText(words('workbench.saved'), { exact: true });

  // A new tool begins with its name.
  await expect(chat.composer).toBeFocused();
  await keys.press(controls.getByRole('button', { name: words('workbench.newTool') }));
  await expect(editor.getByRole('textbox', { name: words('workbench.name'), exact: true })).toBeFocused();
  await keys.type('Draw lots');
  await keys.write(editor.getByRole('textbox', { name: words('workbench.whenToUse') }), 'Decides by chance.');

  // A new field begins with its own name.
  await keys.press(button('workbench.addField'));
  await expect(fieldName).toBeFocused();
  await keys.type('reason');
  await keys.choose(
    editor.getByRole('combobox', { name: words('workbench.fieldType') }),
    page.getByRole('option', { name: words('workbench.type.choice') }),
  );
  await keys.write(editor.getByRole('textbox', { name: words('workbench.choices') }), 'start');
  await page.keyboard.press('Enter');
  await page.keyboard.type('end');
  await keys.press(button('workbench.addField'));
  await expect(fieldName.nth(1)).toBeFocused();
  await keys.type('dice');
  await keys.segment(button('workbench.actionName.record'), button('workbench.actionName.roll'), 'Shift+Tab');
  await keys.choose(rollField, page.getByRole('option', { name: 'dice' }));
  await expectAccessible(page);

  // A refusal, then a roll.
  await keys.tab(tab('try'), 'Shift+Tab');
  await keys.choose(
    page.getByRole('combobox', { name: `reason · ${words('workbench.required')}` }),
    page.getByRole('option', { name: 'start' }),
  );
  const dice = page.getByRole('textbox', { name: `dice · ${words('workbench.required')}` });
  await keys.write(dice, 'two dice');
  await page.keyboard.press('Control+Enter');
  const shows = page.getByRole('region', { name: words('workbench.chatShows') });
  await expect(shows).toContainText(words('chat.call.error'));
  await expect(dice).toBeFocused();
  await keys.type('2d6+3');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: words('workbench.modelGets') })).toContainText('Rolled 2d6+3');
  await expectAccessible(page);

  await keys.tab(tab('sees'), 'Shift+Tab');
  await expect(page.getByRole('region', { name: words('workbench.callName') })).toContainText('draw_lots');
  await page.keyboard.press('ArrowLeft');
  await keys.tab(tab('edit'), 'Shift+Tab');
  await keys.press(button('settings.save'));
  await expect(saved).toBeVisible();

  // Linked, asked for, rolled.
  await page.keyboard.press('Control+n');
  await expect(chat.composer).toBeFocused();
  await keys.press(controls.getByRole('button', { name: words('workbench.link') }));
  await keys.down(page.getByRole('menuitem', { name: /Draw lots/ }));
  await expect(controls.getByRole('switch', { name: 'Draw lots' })).toBeChecked();
  provider.enqueue({ calls: [{ name: 'draw_lots', arguments: { reason: 'start', dice: '3d6' } }] });
  provider.enqueue({ text: 'You begin.' });
  await keys.write(chat.composer, 'Who begins?', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chat.answer).toContainText('You begin.');
  await keys.press(chat.banner(/Draw lots/), 'Shift+Tab');
  await expect(chat.answer).toContainText(/3d6 = \d+/);

  // Renamed, deleted, undone. What was deleted leaves the focus where the next field is added.
  await keys.press(controls.getByRole('button', { name: 'Draw lots' }));
  await keys.write(fieldName.nth(1), 'throw');
  await expect(rollField).toHaveText('throw');
  await keys.press(button('workbench.removeField', { name: 'throw' }));
  await expect(button('workbench.addField')).toBeFocused();
  await expect(page.getByText(words('pieces.problem.rollWithoutField'))).toBeVisible();
  await expect(button('settings.save')).toBeDisabled();
  await keys.press(button('workbench.undo'));
  await expect(rollField).toHaveText('throw');
  await keys.press(button('settings.save'), 'Shift+Tab');
  await expect(saved).toBeVisible();
});

test('what is edited is there again after a restart of the application', async ({ confidant, provider, words }) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  const controls = page.getByRole('complementary', { name: words('chat.controls.title') });
  await controls.getByRole('button', { name: words('workbench.newTool') }).click();
  await page.getByRole('textbox', { name: words('workbench.name'), exact: true }).fill('Half done');
  await expect(page.getByText(words('workbench.unsaved'))).toBeVisible();
  await expect(async () => expect(await confidant.filesWith('Half done')).not.toEqual([])).toPass();
  const again = await confidant.restart();
  await again.getByRole('button', { name: words('workbench.title') }).click();
  await again
    .getByRole('button', { name: new RegExp(words('workbench.newTool')) })
    .first()
    .click();
  await expect(again.getByRole('textbox', { name: words('workbench.name'), exact: true })).toHaveValue('Half done');
  await again.getByRole('button', { name: words('workbench.undo'), exact: true }).click();
  await expect(again.getByRole('textbox', { name: words('workbench.name'), exact: true })).toHaveValue(
    words('workbench.newTool'),
  );
  await expect(again.getByText(words('workbench.saved'), { exact: true })).toBeVisible();
});
