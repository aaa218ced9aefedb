// Going through the window with keys alone, as somebody without a mouse does, and looking at every stop.
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

export class KeyboardWalk {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until this has the focus. Every stop on the way can be seen and says what it is. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toHaveCount(1);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.#page.keyboard.press(key);
      await this.#expectSoundStop();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The Tab key never came to ${target}.`);
  }

  async press(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.to(target, key);
    await this.#page.keyboard.press('Enter');
  }

  /** Into a field, over what stands there. */
  async write(target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.to(target, key);
    await this.type(text);
  }

  /** Into the field that has the focus, over what stands there. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /** Of a list that opens: down to the option, and in. */
  async choose(list: Locator, option: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.press(list, key);
    await this.down(option);
    await expect(list).toBeFocused();
  }

  /** In an open menu or list. */
  async down(option: Locator): Promise<void> {
    await expect(option).toBeVisible();
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if (await option.evaluate((element) => element === document.activeElement)) break;
      await this.#page.keyboard.press('ArrowDown');
    }
    await this.#page.keyboard.press('Enter');
    await expect(option).toBeHidden();
  }

  /** Of choices side by side, the chosen one is a stop of Tab; the arrows move between them. */
  async segment(chosen: Locator, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.to(chosen, key);
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await this.#page.keyboard.press('ArrowRight');
    }
    await this.#page.keyboard.press('Enter');
    await expect(wanted).toHaveAttribute('aria-pressed', 'true');
  }

  /** Of tabs, one is a stop of Tab; the arrows move between them. */
  async tab(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const selected = this.#page.getByRole('tab', { selected: true });
    await this.to(selected, key);
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await this.#page.keyboard.press('ArrowRight');
    }
    await this.#page.keyboard.press('Enter');
    await expect(target).toHaveAttribute('aria-selected', 'true');
  }

  async #expectSoundStop(): Promise<void> {
    const stop = await this.#page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const box = focused.getBoundingClientRect();
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
      const probe = document.createElement('span');
      probe.style.color = accent;
      document.body.append(probe);
      const accentColour = getComputedStyle(probe).color;
      probe.remove();
      // A ring stands on the element itself, or on the frame of a field around or beside it.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const marked = [...around, ...(focused.parentElement?.querySelectorAll('fieldset') ?? [])].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        const hasBorder = borderTopColor === accentColour && Number.parseFloat(borderTopWidth) >= 1;
        return hasOutline || hasBorder || boxShadow !== 'none';
      });
      return { html: focused.outerHTML.slice(0, 300), marked, hasSize: box.width > 0 && box.height > 0 };
    });
    // Behind the last stop lies the browser itself.
    if (!stop) return;
    const spoken = await this.#page.locator(':focus').ariaSnapshot();
    expect(spoken, `a name for ${stop.html}`).toMatch(/^- \w+ ("|\/)|: \S|^- text:/);
    expect(stop.marked, `a focus that can be seen on ${stop.html}`).toBe(true);
  }
}
