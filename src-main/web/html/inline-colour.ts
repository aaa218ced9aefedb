/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  channels: readonly [red: number, green: number, blue: number];
  alpha: number;
}

/** As strange as they are, people who hide text name them more than others. */
const NAMED: Readonly<Record<string, string>> = {
  white: 'fff',
  snow: 'fffafa',
  ivory: 'fffff0',
  azure: 'f0ffff',
  mintcream: 'f5fffa',
  honeydew: 'f0fff0',
  ghostwhite: 'f8f8ff',
  floralwhite: 'fffaf0',
  whitesmoke: 'f5f5f5',
  aliceblue: 'f0f8ff',
  seashell: 'fff5ee',
  oldlace: 'fdf5e6',
  linen: 'faf0e6',
  beige: 'f5f5dc',
  lightyellow: 'ffffe0',
  lavender: 'e6e6fa',
  gainsboro: 'dcdcdc',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  silver: 'c0c0c0',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  gray: '808080',
  grey: '808080',
  dimgray: '696969',
  dimgrey: '696969',
  black: '000',
  red: 'f00',
  maroon: '800000',
  orange: 'ffa500',
  yellow: 'ff0',
  lime: '0f0',
  green: '008000',
  olive: '808000',
  aqua: '0ff',
  cyan: '0ff',
  teal: '008080',
  blue: '00f',
  navy: '000080',
  fuchsia: 'f0f',
  magenta: 'f0f',
  purple: '800080',
};

/** CSS Color 4, sections 5 to 7, and colours of HTML attributes; undefined for spaces beyond sRGB and what is no colour. */
export function parseColour(text: string): Colour | undefined {
  const colour = text.trim().toLowerCase();
  if (colour === 'transparent') return { channels: [0, 0, 0], alpha: 0 };
  const hex = /^#([0-9a-f]{3,8})$/.exec(colour)?.[1] ?? (Object.hasOwn(NAMED, colour) ? NAMED[colour] : undefined);
  return hex === undefined ? parseFunction(colour) : parseHex(hex);
}

/** Whether nobody can tell text of the one colour from a ground of the other. */
export function looksAlike(one: Colour, other: Colour): boolean {
  return one.channels.every((channel, index) => Math.abs(channel - (other.channels[index] ?? 0)) <= MAX_DIFFERENCE);
}
const MAX_DIFFERENCE = 10;

function parseHex(digits: string): Colour | undefined {
  if (digits.length === 5 || digits.length === 7) return undefined;
  const width = digits.length > 4 ? 2 : 1;
  const value = (index: number) => {
    const part = digits.slice(index * width, (index + 1) * width);
    return part === '' ? 255 : Number.parseInt(width === 1 ? part + part : part, 16);
  };
  return { channels: [value(0), value(1), value(2)], alpha: value(3) / 255 };
}

function parseFunction(colour: string): Colour | undefined {
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(colour) ?? [];
  if (name === undefined) return undefined;
  const [first = '', second = '', third = '', fourth = '1'] = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const alpha = scaled(fourth, 1, 1);
  const channels = name === 'rgb' ? rgb(first, second, third) : hsl(first, second, third);
  return [...channels, alpha].some(Number.isNaN) ? undefined : { channels, alpha };
}

/** A number counts as it is, a percentage as a part of `full`. */
function scaled(text: string, unit: number, full: number): number {
  const isPercentage = text.endsWith('%');
  const number = text === '' ? Number.NaN : Number(isPercentage ? text.slice(0, -1) : text);
  return isPercentage ? (number / 100) * full : number * unit;
}

function rgb(red: string, green: string, blue: string): Colour['channels'] {
  return [scaled(red, 1, 255), scaled(green, 1, 255), scaled(blue, 1, 255)];
}

function hsl(hue: string, saturation: string, lightness: string): Colour['channels'] {
  const angle = Number(hue.replace(/deg$/, '') || Number.NaN);
  const light = scaled(lightness, 0.01, 1);
  const strength = scaled(saturation, 0.01, 1) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const at = (offset + (((angle / 30) % 12) + 12)) % 12;
    return 255 * (light - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
