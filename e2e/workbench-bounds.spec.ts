// The Workbench with what nobody makes by hand: hundreds of tools, a hundred fields, long and strange texts, a narrow window.
import { expectAccessible } from './accessible.ts';
import { expect, type Page, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const HEAVY = 'سحب القرعة 🎲';
const field = (index: number) =>
  index === 0
    ? {
        name: 'choice',
        description: '🎲'.repeat(500),
        type: 'choice',
        required: true,
        choices: ['x'.repeat(200), 'قرعة', 'end'],
      }
    : { name: `field_${index}`, description: 'What it means', type: 'text', required: index === 1 };
const FILE = JSON.stringify({
  format: 'confidant-tools',
  version: 1,
  tools: [
    {
      id: 'heavy',
      name: HEAVY,
      description: 'long'.repeat(1_000),
      fields: Array.from({ length: 100 }, (_, index) => field(index)),
      action: { type: 'roll', field: 'field_1' },
    },
    ...Array.from({ length: 299 }, (_, index) => ({
      id: `t${index}`,
      name: `Tool number ${index} ${'x'.repeat(60)}`,
      description: '',
      fields: [],
      action: { type: 'record' },
    })),
  ],
});

async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map(({ tagName }) => tagName),
  );
  expect(wider, `${what} is wider than its window`).toEqual([]);
}

test('300 tools, one of a hundred fields and strange texts: read, edited and reloaded in a narrow window', async ({
  confidant,
  provider,
  words,
  takePicture,
}) => {
  await confidant.prepareSettings(readySettings(provider));
  const page = await confidant.open();
  await page.getByRole('button', { name: words('workbench.title') }).click();
  await page
    .getByLabel(words('workbench.import'))
    .setInputFiles({ name: 'tools.json', mimeType: 'application/json', buffer: Buffer.from(FILE) });
  await page.getByRole('button', { name: words('workbench.importChosen', { count: 300 }) }).click();
  await page.getByRole('textbox', { name: words('workbench.find') }).fill('القرعة');
  await page.getByRole('button', { name: new RegExp(HEAVY) }).click();
  await page.setViewportSize({ width: 640, height: 700 });
  for (const tab of ['about', 'settings', 'sees', 'try', 'edit']) {
    await page.getByRole('tab', { name: words(`workbench.tab.${tab}`) }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words(`workbench.tab.${tab}`));
    await expectSound(page, tab);
    await takePicture(page, `workbench-bounds-${tab}`);
  }
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(words('workbench.tab.edit'));
  await expect(page.getByLabel(words('workbench.fieldName'))).toHaveCount(100);
});
