import { type Colour, looksAlike, parseColour } from './inline-colour.ts';
import { argumentsOf, parseStyle, pixels, type Style, share, sides, words } from './inline-style.ts';

/**
 * Text that a person does not see must not reach the model: it is where pages hide what is meant for machines. Judged by
 * the attributes of the element and of those around it; what style sheets and scripts hide cannot be known without laying
 * the page out.
 */
export interface Attributes {
  readonly localName?: string;
  readonly parentElement?: Attributes | null;
  getAttribute(name: string): string | null;
}

export function isHidden(element: Attributes): boolean {
  if (element.getAttribute('hidden') !== null || element.getAttribute('popover') !== null) return true;
  if (element.localName === 'dialog' && element.getAttribute('open') === null) return true;
  if (element.getAttribute('aria-hidden')?.trim().toLowerCase() === 'true') return true;
  const style = styleOf(element);
  if (style.size > 0 && isHiddenByStyle((property) => style.get(property) ?? '')) return true;
  return (style.size > 0 || COLOURED_ELEMENTS.has(element.localName ?? '')) && hasColourOfGround(element, style);
}

/** Those with attributes for the colour of their letters or their ground, from before there were style sheets. */
const COLOURED_ELEMENTS: ReadonlySet<string> = new Set(
  'font basefont body table thead tbody tfoot tr td th'.split(' '),
);

const NO_STYLE: Style = new Map();
/** A style is asked for again by everything inside of its element. */
const styles = new WeakMap<Attributes, Style>();

function styleOf(element: Attributes): Style {
  const text = element.getAttribute('style');
  if (text === null || text === '') return NO_STYLE;
  const known = styles.get(element);
  if (known) return known;
  const style = parseStyle(text);
  styles.set(element, style);
  return style;
}

type Value = (property: string) => string;

/** Less than this of something is nothing to a person's eye. */
const FAINT = 0.05;
const TINY_LETTERS_PIXELS = 2;
/** Pixels to the left of or above the page. */
const OFF_SCREEN = -400;
/** A negative margin of some hundred pixels only lays one part of a page over another. */
const OFF_SCREEN_MARGIN = -1_000;
/** To the right of the page, and below a part that does not move when a person scrolls. */
const FAR_RIGHT = 5_000;

function isHiddenByStyle(value: Value): boolean {
  if (value('display') === 'none' || value('content-visibility') === 'hidden') return true;
  if (value('visibility') === 'hidden' || value('visibility') === 'collapse') return true;
  const filtered = argumentsOf(value('filter'), /opacity/)?.[0] ?? '';
  if (isFaint(value('opacity')) || isFaint(filtered)) return true;
  return (
    hasTinyLetters(value) || hasNoSize(value) || isOffScreen(value) || isTransformedAway(value) || isClipped(value)
  );
}

function isFaint(opacity: string): boolean {
  return (share(opacity) ?? 1) <= FAINT;
}

/** Sizes that follow the window are left alone: nobody knows how wide it is. */
function hasTinyLetters(value: Value): boolean {
  const size =
    value('font-size') || (words(value('font')).find((word) => /^[-+.\d]/.test(word)) ?? '').replace(/\/.*/, '');
  const length = /v(?:w|h|i|b|min|max)/.test(size) ? undefined : pixels(size, 0.16);
  const zoom = share(value('zoom'));
  return (length !== undefined && length <= TINY_LETTERS_PIXELS) || (zoom !== undefined && zoom > 0 && zoom <= FAINT);
}

const SIZES = ['width', 'height', 'block-size', 'inline-size'].flatMap((size) => [size, `max-${size}`]);

/** Nothing of what overflows a box of no size is shown, unless it may overflow. */
function hasNoSize(value: Value): boolean {
  const cutsOff = /hidden|clip|auto|scroll/.test(value('overflow') + value('overflow-x') + value('overflow-y'));
  if (!cutsOff) return false;
  const isEmptyBox = SIZES.some((property) => (pixels(value(property)) ?? 2) <= 1);
  return isEmptyBox || pixels(value('line-height')) === 0 || (pixels(value('text-indent')) ?? 0) >= -OFF_SCREEN;
}

function isOffScreen(value: Value): boolean {
  const isBefore = (length: string, limit = OFF_SCREEN) => (pixels(length) ?? 0) <= limit;
  if (isBefore(value('text-indent'))) return true;
  const margin = sides(value('margin'));
  if (
    [margin[0], margin[3], value('margin-left'), value('margin-top')].some((side) => isBefore(side, OFF_SCREEN_MARGIN))
  )
    return true;
  const position = value('position');
  if (!/absolute|fixed|relative/.test(position)) return false;
  const inset = sides(value('inset'));
  const before = ['left', 'top', 'right', 'bottom', 'inset-inline-start', 'inset-block-start'].map(value);
  if ([...before, ...inset].some((side) => isBefore(side))) return true;
  const isBeyond = (length: string) => (pixels(length) ?? 0) >= FAR_RIGHT;
  const isBelow = position === 'fixed' && [value('top'), inset[0]].some((side) => (pixels(side) ?? 0) >= FAR_RIGHT);
  return isBelow || isBeyond(value('left')) || isBeyond(inset[3]) || /^[2-9]\d\dvw$/.test(value('left'));
}

function isTransformedAway(value: Value): boolean {
  const transform = value('transform');
  const scales = [...(argumentsOf(transform, /scale(?:x|y|3d)?/) ?? []), ...words(value('scale'))];
  const matrix = (argumentsOf(transform, /matrix/) ?? []).map(Number);
  if (matrix.length === 6) scales.push(String(matrix[0] || matrix[1]), String(matrix[3] || matrix[2]));
  if (scales.some((scale) => Math.abs(share(scale) ?? 1) <= FAINT)) return true;
  if (/rotate[xy]\(\s*-?(?:90deg|0?\.25turn|100grad)/.test(transform)) return true;
  const shifts = [...(argumentsOf(transform, /translate(?:x|y|3d)?/) ?? []), ...words(value('translate'))];
  // A slide show moves by whole widths of itself, with a slide in sight all the time.
  const isFar = shifts.some((shift) => (pixels(shift, 0.4) ?? 0) <= OFF_SCREEN);
  return isFar || matrix.slice(4).some((shift) => shift <= OFF_SCREEN);
}

function isClipped(value: Value): boolean {
  const rect = argumentsOf(value('clip'), /rect/) ?? [];
  if (rect.length === 4 && rect.every((side) => (pixels(side) ?? 2) <= 1)) return true;
  const path = value('clip-path') || value('-webkit-clip-path');
  const inset = argumentsOf(path, /inset/);
  if (inset) {
    const [top, right, bottom, left] = sides(inset.join(' ')).map((side) =>
      side.endsWith('%') ? (share(side) ?? 0) : 0,
    );
    return (top ?? 0) + (bottom ?? 0) >= 1 || (left ?? 0) + (right ?? 0) >= 1;
  }
  const [radius = '1px', otherRadius = '1px'] = argumentsOf(path, /circle|ellipse/) ?? [];
  if (pixels(radius) === 0 || (path.startsWith('ellipse') && pixels(otherRadius) === 0)) return true;
  const corners = path.startsWith('polygon') ? (argumentsOf(path, /polygon/) ?? []) : [];
  return corners.length > 0 && corners.every((corner) => pixels(corner) === 0);
}

/** How far around an element its ground, or the colour of its letters, is looked for. */
const MAX_LOOK_UP = 12;

/** White on white, where inline styles or the old attributes say both; and letters that let the ground through. */
function hasColourOfGround(element: Attributes, style: Style): boolean {
  const ownText = textColour(element, style);
  const ownGround = ground(element, style);
  if (ownText === undefined && ownGround === undefined) return false;
  // Letters made of their ground, of a shadow or of an outline are seen without a colour of their own.
  if (/text/.test(`${style.get('background-clip') ?? ''}${style.get('-webkit-background-clip') ?? ''}`)) return false;
  if (style.has('text-shadow') || style.has('-webkit-text-stroke')) return false;
  if (ownText && ownText.alpha <= FAINT) return true;
  const text = ownText ?? nearest(element, textColour);
  const behind = ownGround ?? nearest(element, ground);
  return text !== undefined && behind !== undefined && behind !== 'picture' && looksAlike(text, behind);
}

type Look<T> = (element: Attributes, style: Style) => T | undefined;

/** What the nearest element around says. A style sheet may say something else about everything with a class or an id. */
function nearest<T>(element: Attributes, look: Look<T>): T | undefined {
  let at = element;
  for (let steps = 0; steps < MAX_LOOK_UP; steps += 1) {
    if (at.getAttribute('class') || at.getAttribute('id')) return undefined;
    const around = at.parentElement;
    if (!around) return undefined;
    const found = look(around, styleOf(around));
    if (found !== undefined) return found;
    at = around;
  }
  return undefined;
}

function textColour(element: Attributes, style: Style): Colour | undefined {
  const named =
    style.get('-webkit-text-fill-color') ?? style.get('color') ?? element.getAttribute('color') ?? undefined;
  return named === undefined ? undefined : parseColour(named);
}

/** "picture": whatever is drawn there, it is no plain colour. */
function ground(element: Attributes, style: Style): Colour | 'picture' | undefined {
  const shorthand = style.get('background') ?? '';
  if (/\(/.test((style.get('background-image') ?? '') + shorthand.replaceAll(/\b(?:rgb|hsl)a?\([^)]*\)/g, ''))) {
    return 'picture';
  }
  const named = [style.get('background-color') ?? '', ...words(shorthand), element.getAttribute('bgcolor') ?? ''];
  const colour = named.map(parseColour).find((found) => found !== undefined);
  return colour && colour.alpha > FAINT ? colour : undefined;
}
