// What the gallery takes pictures of: a scene of src-renderer/gallery, how large the window is, and what a person does first.

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} [scene] the page of the gallery, where it is called otherwise
 * @property {number} width
 * @property {number} height
 * @property {(page: Page) => Promise<void>} [step] what a person does first, or what comes a moment later
 * @property {boolean} [isDrawn] drawn for its colours: what another scheme does to it shows only a moment later
 */

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 900, height: 700 };

/**
 * The pill of the templates where a chat begins; the menu below it belongs to the message field.
 * @param {Page} page
 */
const openTemplates = (page) => page.locator('main [aria-haspopup="menu"]:not(:has(.lucide-paperclip))').last().click();

/** @param {Page} page */
async function chooseTemplate(page) {
  await openTemplates(page);
  await page.locator('[role="menuitem"]').nth(1).click();
  await page.locator('main [data-failed]').waitFor();
}

/** @param {Page} page */
async function openBeginning(page) {
  await page.locator('details summary').first().click();
  await page.locator('details dl').waitFor();
}

/**
 * Opens the palette and types.
 * @param {string} keys
 * @param {(language: string) => string} textIn
 */
const search = (keys, textIn) => async (/** @type {Page} */ page) => {
  await page.keyboard.press(keys);
  const language = await page.evaluate(() => document.documentElement.lang);
  await page.getByRole('combobox').fill(textIn(language));
};
const MISSPELLED = (/** @type {string} */ language) => (language === 'de' ? 'Fristverlengerung' : 'notifcation');

/** @param {Page} page */
const goOn = (page) => page.locator('footer button').last().click();

/** @param {Page} page */
async function chooseKind(page) {
  await goOn(page);
  await page.locator('[role="radiogroup"] label').nth(1).click();
}

/** @param {Page} page */
async function inspect(page) {
  await page
    .getByRole('button', { name: /^(Inspect|Ansehen)$/ })
    .last()
    .click();
  await page.getByText('ten to six').last().waitFor();
}

/** @type {readonly Picture[]} */
export const PICTURES = [
  { name: 'sheet', width: 1440, height: 1500 },
  { name: 'chat', ...WIDE },
  { name: 'approval', ...WIDE },
  { name: 'running', ...WIDE },
  { name: 'streaming', ...WIDE },
  { name: 'errors', ...WIDE },
  { name: 'folded', ...WIDE },
  {
    name: 'rich',
    isDrawn: true,
    width: 1440,
    height: 1500,
    step: async (page) => {
      await page.locator('canvas').waitFor();
      await page.locator('figure p').waitFor();
      await page.locator('math').first().waitFor();
    },
  },
  { name: 'long', ...WIDE },
  {
    name: 'versions',
    ...WIDE,
    step: (page) => page.locator('article').first().hover(),
  },
  {
    name: 'editing',
    scene: 'versions',
    ...WIDE,
    step: async (page) => {
      await page.locator('article').first().hover();
      await page.locator('article').first().locator('button:has(.lucide-pencil)').click();
    },
  },
  {
    name: 'actions',
    scene: 'versions',
    ...WIDE,
    step: (page) => page.locator('article').last().locator('[aria-haspopup="menu"]').click(),
  },
  {
    name: 'groups',
    ...WIDE,
    step: (page) => page.locator('[data-item="workspace:w0"]').hover(),
  },
  { name: 'queued', ...WIDE },
  {
    name: 'many',
    ...WIDE,
    step: async (page) => {
      await page.locator('[data-item="open"]').focus();
      await page.keyboard.press('End');
      await page.locator('[data-item="many-9999"]:focus').waitFor();
    },
  },
  {
    name: 'moving',
    scene: 'groups',
    ...WIDE,
    step: async (page) => {
      await page.locator('[data-item="open"]').click({ button: 'right' });
      await page.locator('[role="menuitem"]:has(.lucide-folder-input)').click();
    },
  },
  {
    name: 'deleted',
    scene: 'versions',
    ...WIDE,
    step: async (page) => {
      await page.locator('article').last().locator('[aria-haspopup="menu"]').click();
      await page.locator('[role="menuitem"]:has(.lucide-trash-2)').click();
    },
  },
  {
    name: 'temporary',
    scene: 'groups',
    ...WIDE,
    step: async (page) => {
      await page.locator('[data-item="workspace:w0"]').hover();
      await page.locator('[data-group="workspace:w0"] button:has(.lucide-plus)').click();
    },
  },
  {
    name: 'groups-narrow',
    scene: 'groups',
    width: 900,
    height: 700,
    step: (page) => page.locator('header button').first().click(),
  },
  {
    name: 'versions-small',
    scene: 'versions',
    width: 640,
    height: 480,
    step: (page) => page.locator('article').first().hover(),
  },
  { name: 'new', ...WIDE },
  {
    name: 'attach',
    scene: 'new',
    ...NARROW,
    step: (page) => page.locator('main button:has(.lucide-paperclip)').click(),
  },
  { name: 'empty', ...WIDE },
  { name: 'connection', ...WIDE },
  { name: 'organization', ...WIDE },
  { name: 'controls', ...WIDE },
  { name: 'workbench', ...WIDE },
  { name: 'workbench-settings', scene: 'settings', ...WIDE },
  { name: 'workbench-sees', scene: 'sees', ...WIDE },
  {
    name: 'workbench-try',
    scene: 'try',
    ...WIDE,
    step: (page) => page.getByRole('button', { name: /^(Run|Ausführen)$/ }).click(),
  },
  { name: 'editor', ...WIDE },
  { name: 'repair', ...WIDE },
  { name: 'dice', ...WIDE },
  { name: 'formula', ...WIDE },
  { name: 'gone', ...WIDE },
  { name: 'nowhere', ...WIDE },
  { name: 'examples', ...WIDE },
  { name: 'workbench-narrow', scene: 'workbench', ...NARROW },
  { name: 'workbench-settings-narrow', scene: 'settings', ...NARROW },
  { name: 'workbench-sees-narrow', scene: 'sees', ...NARROW },
  { name: 'editor-narrow', scene: 'editor', ...NARROW },
  { name: 'dice-narrow', scene: 'dice', ...NARROW },
  { name: 'workbench-small', scene: 'workbench', width: 640, height: 480 },
  { name: 'examples-small', scene: 'examples', width: 640, height: 480 },
  { name: 'locks', ...WIDE },
  { name: 'begin', ...WIDE, step: chooseTemplate },
  { name: 'begin-narrow', scene: 'begin', ...NARROW, step: chooseTemplate },
  {
    name: 'begin-menu',
    scene: 'begin',
    ...WIDE,
    step: openTemplates,
  },
  { name: 'begun', ...WIDE, step: openBeginning },
  { name: 'begun-narrow', scene: 'begun', ...NARROW, step: openBeginning },
  { name: 'templates', ...WIDE },
  {
    name: 'templates-deleted',
    scene: 'templates',
    ...NARROW,
    step: async (page) => {
      await page.locator('main li [aria-haspopup="menu"]').click();
      await page.locator('[role="menuitem"]').last().click();
    },
  },
  { name: 'template', width: 1440, height: 1100 },
  { name: 'template-narrow', scene: 'template', ...NARROW },
  { name: 'template-locked', width: 1440, height: 1100 },
  { name: 'profiles', ...WIDE },
  { name: 'profile', ...WIDE },
  { name: 'agreement', ...WIDE },
  { name: 'narrow', scene: 'chat', width: 900, height: 700 },
  { name: 'small', scene: 'chat', width: 640, height: 480 },
  {
    name: 'picker',
    scene: 'errors',
    ...WIDE,
    step: (page) => page.locator('header [aria-haspopup="dialog"]').first().click(),
  },
  {
    name: 'menu',
    scene: 'chat',
    ...WIDE,
    step: (page) => page.locator('[data-chat]').nth(1).click({ button: 'right' }),
  },
  {
    name: 'opened',
    scene: 'chat',
    ...WIDE,
    step: (page) => page.locator('[data-state="done"] > button').nth(1).click(),
  },
  {
    name: 'drawer',
    scene: 'chat',
    width: 900,
    height: 700,
    step: (page) => page.locator('header button[aria-pressed]').last().click(),
  },
  {
    name: 'palette',
    scene: 'chat',
    ...WIDE,
    step: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('e');
    },
  },
  {
    name: 'palette-meant',
    scene: 'chat',
    ...WIDE,
    step: search('Control+k', MISSPELLED),
  },
  { name: 'palette-meant-narrow', scene: 'chat', ...NARROW, step: search('Control+Shift+F', MISSPELLED) },
  { name: 'palette-nothing', scene: 'chat', ...WIDE, step: search('Control+k', () => 'zeppelin') },
  { name: 'palette-older', scene: 'chat', ...NARROW, step: search('Control+Shift+F', () => 'older') },
  { name: 'palette-young', scene: 'chat', ...WIDE, step: search('Control+k', () => 'young') },
  { name: 'palette-torn', scene: 'chat', ...NARROW, step: search('Control+Shift+F', () => 'torn') },
  {
    name: 'find',
    scene: 'chat',
    ...WIDE,
    step: async (page) => {
      await page.keyboard.press('Control+f');
      await page.keyboard.type('e');
    },
  },
  {
    name: 'inspector',
    scene: 'chat',
    ...WIDE,
    step: inspect,
  },
  {
    name: 'inspector-narrow',
    scene: 'chat',
    width: 900,
    height: 700,
    step: inspect,
  },
  {
    name: 'data',
    scene: 'chat',
    ...WIDE,
    step: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('json import');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'notes', width: 1440, height: 2600 },
  { name: 'notes-narrow', scene: 'notes', ...NARROW },
  { name: 'branched', ...WIDE },
  { name: 'unsaved', ...NARROW },
  { name: 'newer', ...NARROW },
  { name: 'damaged', ...WIDE },
  {
    name: 'damaged-details',
    scene: 'damaged',
    ...NARROW,
    step: async (page) => {
      await page.locator('[role="alert"] button').nth(1).click();
      await page.locator('pre').waitFor();
    },
  },
  { name: 'troubles', ...NARROW },
  { name: 'failed', ...WIDE },
  { name: 'unanswered', ...NARROW },
  { name: 'first', ...WIDE },
  { name: 'first-provider', scene: 'first', ...WIDE, step: goOn },
  { name: 'first-provider-narrow', scene: 'first', ...NARROW, step: chooseKind },
  {
    name: 'first-tools',
    scene: 'first',
    ...WIDE,
    step: async (page) => {
      await goOn(page);
      await page.locator('[role="radiogroup"] label').last().click();
      await goOn(page);
    },
  },
  { name: 'general', ...WIDE },
  { name: 'appearance', ...NARROW },
  { name: 'providers', ...WIDE },
  { name: 'providers-narrow', scene: 'providers', ...NARROW },
  { name: 'provider', ...WIDE },
  { name: 'provider-new', ...NARROW },
  { name: 'provider-gone', ...NARROW },
  { name: 'tools', ...WIDE },
  { name: 'tool-settings', ...WIDE },
  { name: 'tool-settings-narrow', scene: 'tool-settings', ...NARROW },
  { name: 'network', ...NARROW },
  { name: 'exchange', ...NARROW },
  { name: 'keyboard', width: 1440, height: 1100 },
  { name: 'keyboard-narrow', scene: 'keyboard', ...NARROW },
];
