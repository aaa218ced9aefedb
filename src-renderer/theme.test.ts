import { describe, expect, it } from 'vitest';
import { COLOURS, type ColourScheme, type ColourToken, token } from './theme.ts';

/** WCAG 2.2 relative luminance and contrast. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES: ColourToken[] = [
  'rail',
  'side',
  'page',
  'sunken',
  'raised',
  'hover',
  'press',
  'accentSoft',
  'okSoft',
  'warnSoft',
  'errSoft',
];
const TEXTS: ColourToken[] = ['text', 'text2', 'text3', 'accent', 'ok', 'warn', 'err'];
const GLYPHS: ColourToken[] = [
  'control',
  'warnEdge',
  'errEdge',
  'levelHigh',
  'levelMedium',
  'levelModerate',
  'levelLow',
  'levelVeryLow',
  'levelUnknown',
  'levelUntrusted',
  'levelNone',
];

function worst(scheme: ColourScheme, ink: ColourToken) {
  const colours = COLOURS[scheme];
  return SURFACES.map((surface) => ({ surface, ratio: contrast(colours[ink], colours[surface]) })).reduce(
    (low, next) => (next.ratio < low.ratio ? next : low),
  );
}

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  it.each(TEXTS)('%s reads with at least 4.5:1 on every surface', (ink) => {
    expect(worst(scheme, ink).ratio, worst(scheme, ink).surface).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GLYPHS)('%s shows with at least 3:1 on the page it is used on', (ink) => {
    const edgeSurface = ink === 'warnEdge' ? 'warnSoft' : ink === 'errEdge' ? 'errSoft' : undefined;
    const ratio = edgeSurface ? contrast(COLOURS[scheme][ink], COLOURS[scheme][edgeSurface]) : worst(scheme, ink).ratio;
    expect(ratio).toBeGreaterThanOrEqual(3);
  });

  it('the primary button reads at rest and under the pointer', () => {
    const { ink, inkHover, onInk } = COLOURS[scheme];
    expect(contrast(ink, onInk)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inkHover, onInk)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('token', () => {
  it('names the CSS variable of a colour', () => {
    expect(token('accentSoft')).toBe('var(--accent-soft)');
  });
});
