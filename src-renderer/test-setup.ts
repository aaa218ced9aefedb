import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { setLanguage } from './i18n.ts';
import { windowWidth } from './testing/window-width.ts';

// For machines with two busy cores; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom has no layout for, as small as the window needs it. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  requestIdleCallback: (run: () => void) => setTimeout(run, 0),
  cancelIdleCallback: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Only widths are asked for; `windowWidth.current` decides. */
window.matchMedia = (query) => {
  const least = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  return Object.assign(new EventTarget(), {
    matches: windowWidth.current >= least,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};

afterEach(() => {
  cleanup();
  windowWidth.current = windowWidth.wide;
  setLanguage('en');
});
