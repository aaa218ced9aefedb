// Looks at a rendered message inside the page and says what is wrong with it. Runs in the browser: no imports.

/** Violations of any rule that can be seen in the document, whatever a case forbids: none may ever be there. */
export interface Seen {
  problems: string[];
}

/**
 * Watches the newest answer from inside the page: every state that comes on the screen is looked at, not only the last.
 * `window.__pwn` is what hostile messages try to call.
 */
export function watchAnswers(): void {
  const page = window as unknown as Record<string, unknown>;
  const problems = new Set<string>();
  page.__pwn = () => {
    page.__pwned = 1;
    return '1';
  };
  page.__answerProblems = problems;

  const URL_ATTRIBUTES = new Set(
    'href src srcset action formaction xlink:href poster data values from to cite background ping manifest codebase'.split(
      ' ',
    ),
  );
  const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;
  // What the window itself puts into an answer; anything else came from the message.
  const OWN = 'svg.lucide, svg.lucide *, button, button *, canvas, figure, figcaption, math, math *';
  const FORBIDDEN =
    'script, style, link, meta, base, iframe, frame, object, embed, applet, form, template, noscript, portal, dialog, ' +
    'video, audio, source, track, picture, img, svg, textarea, select, option, details, marquee, animate, set, slot, ' +
    'input:not([type="checkbox"][disabled])';

  const schemeProblem = (value: string): string | undefined => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in a scheme, so this does too
    const bare = value.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '').toLowerCase();
    if (/^(?:\\\\|\/\/|\\\/)/.test(bare)) return 'file';
    const scheme = /^([a-z][a-z0-9+.-]*):/.exec(bare)?.[1];
    if (scheme === undefined || scheme === 'http' || scheme === 'https' || scheme === 'mailto') return undefined;
    return ['javascript', 'vbscript', 'data', 'file'].includes(scheme) ? scheme : 'custom';
  };

  const inspect = (answer: Element) => {
    for (const element of answer.querySelectorAll(FORBIDDEN)) {
      if (!element.matches(OWN)) problems.add(`element:${element.localName}`);
    }
    for (const element of answer.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) problems.add(`attr:on* (${name})`);
        if (URL_ATTRIBUTES.has(name)) {
          const scheme = schemeProblem(value);
          if (scheme) problems.add(`scheme:${scheme} (${name}="${value.slice(0, 60)}")`);
        }
      }
      const { position } = getComputedStyle(element);
      if ((position === 'fixed' || position === 'sticky') && !element.matches(OWN)) problems.add('overlay');
    }
    if (DIRECTION_CONTROLS.test(answer.textContent ?? '')) problems.add('spoof:bidi');
  };

  const look = () => {
    const answer = [...document.querySelectorAll('article[aria-busy]')].at(-1);
    if (answer) inspect(answer);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** What `watchAnswers` saw since the last time, and whether anything of the message ran. */
export function takeProblems(): string[] {
  const page = window as unknown as { __answerProblems: Set<string>; __pwned?: unknown };
  const found = [...page.__answerProblems, ...(page.__pwned === undefined ? [] : ['global:__pwned'])];
  page.__answerProblems.clear();
  delete page.__pwned;
  return found;
}

/** Moves the focus over everything that takes it. */
export function focusEverything(answer: Element): void {
  for (const element of answer.querySelectorAll<HTMLElement>('*')) element.focus();
  (document.activeElement as HTMLElement | null)?.blur();
}

/** Where the pointer has to go: the middle of what is on the screen of the answer, not more than a hundred points. */
export function pointsOf(answer: Element): { x: number; y: number }[] {
  const boxes = [...answer.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
  return boxes
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
    .slice(-100)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: Math.min(top + height / 2, innerHeight - 1) }));
}

/** Whether anything of a message is painted outside its column, what has a scroll bar of its own aside. */
export function paintsOutside(message: Element): boolean {
  const answer = message.closest('article') ?? message;
  const box = answer.getBoundingClientRect();
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== answer &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...message.querySelectorAll('*')].some((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || scrolls(element.parentElement)) return false;
    // Focus rings and rounding take a pixel or two.
    return left < box.left - 3 || right > box.right + 3 || top < box.top - 3 || bottom > box.bottom + 3;
  });
}

/** Whether a name of the page now leads to an element of the answer. */
export function isClobbered(answer: Element, name: string): boolean {
  const named = [
    (window as unknown as Record<string, unknown>)[name],
    (document as unknown as Record<string, unknown>)[name],
  ];
  return named.some((value) => value instanceof Element && answer.contains(value));
}
