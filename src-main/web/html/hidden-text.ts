/**
 * Text that a person does not see must not reach the model: it is where pages hide what is meant for machines. Judged by
 * the element's own attributes; what style sheets and scripts hide cannot be known without laying the page out.
 */
export interface Attributes {
  getAttribute(name: string): string | null;
}

export function isHidden(element: Attributes): boolean {
  if (element.getAttribute('hidden') !== null) return true;
  if (element.getAttribute('aria-hidden')?.trim().toLowerCase() === 'true') return true;
  const style = element.getAttribute('style');
  return style !== null && style !== '' && isHiddenByStyle(parseStyle(style), element);
}

type Style = ReadonlyMap<string, string>;

/** Declarations of a style attribute; of a repeated property the last counts. Comments and escapes are undone first. */
export function parseStyle(style: string): Style {
  const text = style
    .slice(0, MAX_STYLE_CHARACTERS)
    .toLowerCase()
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .replaceAll(/\\([0-9a-f]{1,6})\s?/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );
  const declarations = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    declarations.set(declaration.slice(0, colon).trim(), value);
  }
  return declarations;
}

const MAX_STYLE_CHARACTERS = 4_000;
/** Pixels to the left of or above the page. */
const OFF_SCREEN = -400;

function isHiddenByStyle(style: Style, element: Attributes): boolean {
  const value = (property: string) => style.get(property) ?? '';
  if (value('display') === 'none' || value('content-visibility') === 'hidden') return true;
  if (value('visibility') === 'hidden' || value('visibility') === 'collapse') return true;
  if (isZero(value('opacity')) || isZero(value('font-size')) || /^0(?:px|pt|em|rem|%)?[/\s]/.test(value('font')))
    return true;
  if (/scale[xy]?\(\s*0(?:\.0+)?\s*[,)]/.test(value('transform'))) return true;
  return hasNoSize(value) || isOffScreen(value) || isClipped(value) || hasColourOfBackground(value, element);
}

type Value = (property: string) => string;

/** Nothing of what overflows a box of no size is shown, unless it may overflow. */
function hasNoSize(value: Value): boolean {
  const isEmptyBox = ['width', 'height', 'max-width', 'max-height'].some(
    (property) => isZero(value(property)) || value(property) === '1px',
  );
  return isEmptyBox && /hidden|clip/.test(value('overflow') + value('overflow-x') + value('overflow-y'));
}

function isOffScreen(value: Value): boolean {
  if (pixels(value('text-indent')) <= OFF_SCREEN) return true;
  const isPlaced = /absolute|fixed|relative/.test(value('position'));
  const placements = ['left', 'top', 'right', 'bottom', 'inset-inline-start'];
  if (isPlaced && placements.some((property) => pixels(value(property)) <= OFF_SCREEN)) return true;
  if (['margin-left', 'margin-top'].some((property) => pixels(value(property)) <= OFF_SCREEN)) return true;
  const shift =
    /translate(?:x|y|3d)?\(\s*(-?[\d.]+(?:px|em|rem|vw|vh|%)?)(?:\s*,\s*(-?[\d.]+(?:px|em|rem|vw|vh|%)?))?/.exec(
      value('transform'),
    );
  return shift?.slice(1).some((length) => pixels(length ?? '') <= OFF_SCREEN) ?? false;
}

function isClipped(value: Value): boolean {
  const isEmptyRect =
    /^rect\(\s*(?:0(?:px)?|1px)[\s,]+(?:0(?:px)?|1px)[\s,]+(?:0(?:px)?|1px)[\s,]+(?:0(?:px)?|1px)\s*\)/;
  if (isEmptyRect.test(value('clip'))) return true;
  return /^(?:inset\(\s*(?:50|100)%|circle\(\s*0|polygon\(\s*0(?:px|%)?\s+0(?:px|%)?\s*,\s*0)/.test(value('clip-path'));
}

/** White on white, where the element itself says both; and letters that are transparent. */
function hasColourOfBackground(value: Value, element: Attributes): boolean {
  const text = colour(value('color')) ?? colour(element.getAttribute('color') ?? '');
  if (text === 'transparent') return true;
  const background =
    colour(value('background-color')) ??
    colour(value('background').split(/\s+(?![^(]*\))/)[0] ?? '') ??
    colour(element.getAttribute('bgcolor') ?? '');
  return text !== undefined && text === background;
}

const NAMED_COLOURS: ReadonlyMap<string, string> = new Map([
  ['white', '255,255,255'],
  ['black', '0,0,0'],
  ['red', '255,0,0'],
  ['green', '0,128,0'],
  ['blue', '0,0,255'],
  ['yellow', '255,255,0'],
  ['gray', '128,128,128'],
  ['grey', '128,128,128'],
  ['silver', '192,192,192'],
  ['lightgray', '211,211,211'],
  ['lightgrey', '211,211,211'],
  ['whitesmoke', '245,245,245'],
  ['snow', '255,250,250'],
  ['ivory', '255,255,240'],
]);

/** "r,g,b" for the forms in which a colour is written most; "transparent" for no colour at all. */
function colour(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === 'transparent') return 'transparent';
  const named = NAMED_COLOURS.get(trimmed);
  if (named !== undefined) return named;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f]?)$/.exec(trimmed);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/.exec(trimmed);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (parts) {
    const [red, green, blue, alpha] = parts;
    if (alpha === '00') return 'transparent';
    return [red, green, blue].map((part) => Number.parseInt(part ?? '', 16)).join(',');
  }
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\s*\)$/.exec(trimmed);
  if (!channels) return undefined;
  if (channels[4] !== undefined && Number.parseFloat(channels[4]) === 0) return 'transparent';
  return channels.slice(1, 4).map(Number).join(',');
}

function isZero(length: string): boolean {
  return /^[+-]?(?:0+(?:\.0*)?|\.0+)(?:px|pt|em|rem|ex|ch|vw|vh|%|cm|mm|in)?$/.test(length);
}

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  '': 1,
  em: 16,
  rem: 16,
  pt: 1.33,
  vw: 12,
  vh: 8,
  '%': 4,
  cm: 38,
  in: 96,
};

/** Roughly; 0 when the text is no length. */
function pixels(length: string): number {
  const parts = /^([+-]?[\d.]{1,12})([a-z%]{0,3})$/.exec(length);
  return parts ? Number(parts[1]) * (PIXELS_PER_UNIT[parts[2] ?? ''] ?? 0) || 0 : 0;
}
