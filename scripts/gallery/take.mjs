// Takes pictures of one state of the gallery, and says what is wrong with what it shows.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */
/** @typedef {import('./pictures.mjs').Picture} Picture */

/** Nothing changed for so long: menus have come, code has its colours, lists have measured themselves. */
const QUIET_MS = 80;
const MOST_MS = 5_000;
const SCREEN_MS = 10_000;

/**
 * Waits in the page until it has stopped changing by itself.
 * @param {Page} page
 */
const settled = (page) =>
  page.evaluate(
    async ({ quietMs, mostMs }) => {
      await document.fonts.ready;
      const end = performance.now() + mostMs;
      let isQuiet = false;
      while (!isQuiet && performance.now() < end) {
        let changes = 0;
        const observer = new MutationObserver(() => {
          changes += 1;
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        await new Promise((resolve) => setTimeout(resolve, quietMs));
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
        observer.disconnect();
        const isMoving = document
          .getAnimations()
          .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
        isQuiet = changes === 0 && !isMoving;
      }
    },
    { quietMs: QUIET_MS, mostMs: MOST_MS },
  );

/**
 * What axe calls serious or critical.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function axeFindings(page) {
  const violations = await page.evaluate(async () => {
    const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (globalThis));
    const results = await axe.run({ resultTypes: ['violations'] });
    return results.violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, targets }) => `${id}: ${help}: ${targets.join(', ')}`);
}

/**
 * A screen has one heading of the first level, and something to read.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function contentFindings(page) {
  const { titles, isCovered, hasText } = await page.evaluate(() => {
    const isShown = (/** @type {Element} */ element) => element.closest('[aria-hidden="true"], [inert]') === null;
    const covers = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].filter(isShown);
    const titles = [...document.querySelectorAll('h1')].filter(isShown);
    return {
      titles: titles.filter(({ textContent }) => textContent.trim() !== '').length,
      // What opens over the screen hides its heading from those who listen, and has a name of its own.
      isCovered: covers.length > 0,
      hasText: [...document.querySelectorAll('main'), ...covers].some(
        // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
        (element) => /** @type {HTMLElement} */ (element).innerText.trim() !== '',
      ),
    };
  });
  return [
    ...(titles === 1 || isCovered ? [] : [`${titles} headings of the first level`]),
    ...(hasText ? [] : ['nothing to read']),
  ];
}

/**
 * Shows a state in light colours, does what a person does first, and then turns the lights off.
 * @param {Page} page a gallery that is open
 * @param {CDPSession} devTools of this page: its pictures cost a fifth of those that Playwright takes
 * @param {Picture} picture
 * @param {{ folder: string, language: 'en' | 'de', axeIn: 'light' | 'dark' }} options where the pictures go, and in which
 *   of the two axe looks at it
 * @returns {Promise<string[]>} what is wrong, for people
 */
export async function take(page, devTools, picture, { folder, language, axeIn }) {
  const { name, scene = name, width, height, step, isDrawn = false } = picture;
  const open = async () => {
    // The mouse of the picture before hovers over nothing, and its keys are forgotten.
    await page.mouse.click(0, 0);
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('show-picture', { detail })), {
      page: scene,
      language,
    });
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: SCREEN_MS });
    await step?.(page);
  };
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  /** @type {string[]} */
  const findings = [];
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme: scheme });
    if (scheme === 'light' || isDrawn) await open();
    await settled(page);
    if (scheme === axeIn) findings.push(...(await axeFindings(page)));
    findings.push(...(await contentFindings(page)));
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    await writeFile(path.join(folder, `${name}-${language}-${scheme}.png`), Buffer.from(data, 'base64'));
  }
  return findings;
}
