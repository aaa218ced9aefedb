/** The declarations of a style attribute, as far as they tell whether a person sees the text of an element. */
export type Style = ReadonlyMap<string, string>;

const MAX_STYLE_CHARACTERS = 4_000;

/**
 * Comments and escapes are undone. Of a repeated property an important declaration counts before others, else the last that
 * a browser would understand: `display:none;display:x` hides.
 */
export function parseStyle(style: string): Style {
  const text = style
    .slice(0, MAX_STYLE_CHARACTERS)
    .toLowerCase()
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .replaceAll(/\\([0-9a-f]{1,6})\s?/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );
  const declarations = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim();
    const declared = declaration.slice(colon + 1).trim();
    const isImportant = /!\s*important$/.test(declared);
    const value = isImportant ? declared.slice(0, declared.lastIndexOf('!')).trim() : declared;
    if (!isUnderstood(property, value) || (important.has(property) && !isImportant)) continue;
    if (isImportant) important.add(property);
    declarations.set(property, value);
  }
  return declarations;
}

const FOR_EVERY_PROPERTY = 'inherit|initial|unset|revert|revert-layer|var\\(.*';
const KEYWORDS: Readonly<Record<string, string>> = {
  display:
    'none|contents|(?:inline|block|flow|list-item|table|flex|grid|ruby|run-in|math)[a-z -]*|-(?:webkit|moz|ms)-[a-z-]+',
  visibility: 'visible|hidden|collapse',
  'content-visibility': 'visible|hidden|auto',
  position: 'static|relative|absolute|fixed|sticky|-webkit-sticky',
  opacity: '[-+.\\d].*|calc\\(.*',
};
const LENGTH_KEYWORDS =
  '[-+.\\d].*|(?:calc|min|max|clamp|env|fit-content)\\(.*|auto|none|normal|larger|smaller|medium|x*-?small|x*-?large|(?:min|max|fit)-content|stretch';
const LENGTHS =
  /^(?:left|top|right|bottom|text-indent|font-size|line-height|zoom|scale|translate|(?:inset|margin)(?:-.*)?|(?:max-)?(?:width|height|block-size|inline-size))$/;
const patterns = new Map<string, RegExp>();

/** What is no value of its property is no declaration (CSS Syntax, section 9). Other properties are not judged. */
function isUnderstood(property: string, value: string): boolean {
  const keywords = KEYWORDS[property] ?? (LENGTHS.test(property) ? LENGTH_KEYWORDS : undefined);
  if (keywords === undefined) return value !== '';
  const known = patterns.get(property);
  const pattern = known ?? new RegExp(`^(?:${keywords}|${FOR_EVERY_PROPERTY})$`, 's');
  if (!known) patterns.set(property, pattern);
  return pattern.test(value);
}

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
const LENGTH = new RegExp(`^(${NUMBER})([a-z]{0,5}|%)$`);

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
};
/** Of a window of 1,200 by 800 pixels. */
const PIXELS_PER_WINDOW_UNIT: Readonly<Record<string, number>> = { vw: 12, vi: 12, vh: 8, vb: 8, vmin: 8, vmax: 12 };

/** Roughly; undefined when the text is no length. `perCent`: what one hundredth of the box around is taken for. */
export function pixels(text: string, perCent = 4): number | undefined {
  const sum = /^calc\((.*)\)$/s.exec(text)?.[1];
  if (sum !== undefined) return sumOf(sum.trim(), perCent);
  const [, number, unit = ''] = LENGTH.exec(text) ?? [];
  if (number === undefined) return undefined;
  const size =
    unit === '%' ? perCent : (PIXELS_PER_UNIT[unit] ?? PIXELS_PER_WINDOW_UNIT[unit.replace(/^[dsl](?=v)/, '')]);
  return size === undefined ? undefined : Number(number) * size;
}

/** Only sums: nothing else is needed to leave the screen. */
function sumOf(terms: string, perCent: number): number | undefined {
  let sum = 0;
  let sign = 1;
  for (const term of terms.split(/\s+/)) {
    if (term === '+') sign = 1;
    else if (term === '-') sign = -1;
    else {
      const length = pixels(term, perCent);
      if (length === undefined) return undefined;
      sum += sign * length;
    }
  }
  return sum;
}

/** A number or a percentage as a share of one; undefined when it is neither. */
export function share(text: string): number | undefined {
  const [, number, unit] = new RegExp(`^(${NUMBER})(%?)$`).exec(text.trim()) ?? [];
  return number === undefined ? undefined : Number(number) / (unit === '%' ? 100 : 1);
}

/** The four sides of a shorthand such as `margin`: top, right, bottom, left. */
export function sides(value: string): [top: string, right: string, bottom: string, left: string] {
  const [top = '', right = top, bottom = top, left = right] = words(value);
  return [top, right, bottom, left];
}

/** Parts of a value between blanks, functions in one piece. */
export function words(value: string): string[] {
  return value.match(/(?:[^\s(]|\([^)]*\)?)+/g) ?? [];
}

/** The arguments of a function in a value, or undefined: `argumentsOf('scale(0, 1)', /scale/)`. */
export function argumentsOf(value: string, name: RegExp): string[] | undefined {
  const inside = new RegExp(`(?:^|[\\s)])(?:${name.source})\\(([^)]*)\\)`).exec(value)?.[1];
  return inside
    ?.split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
