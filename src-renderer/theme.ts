import { createTheme } from '@mui/material/styles';
import { muiComponents } from './theme-components.ts';

/**
 * Every colour, size and time of the window. Components name a token, never a value: in CSS as `var(--token)`, in code
 * as `token('name')`. Contrast is kept by `theme.test.ts` for every text and glyph on every surface.
 */
const LIGHT = {
  rail: '#ECEBE7',
  side: '#F6F5F2',
  page: '#FFFFFF',
  sunken: '#F4F3EF',
  raised: '#FFFFFF',
  hover: '#EFEDE9',
  press: '#E9E7E2',
  line: '#E5E3DD',
  lineStrong: '#D3D0C9',
  text: '#1C1B19',
  text2: '#524F49',
  text3: '#68645C',
  ink: '#24221F',
  inkHover: '#3A3733',
  onInk: '#FFFFFF',
  control: '#87837A',
  accent: '#1A5DB4',
  accentSoft: '#E7EFFA',
  accentLine: '#B5CDEC',
  ok: '#1B7543',
  okSoft: '#E7F4EC',
  okLine: '#B4DCC4',
  warn: '#875100',
  warnSoft: '#FDF5E4',
  warnLine: '#EACB8F',
  warnEdge: '#B5770F',
  err: '#AE2A1F',
  errSoft: '#FDF0EE',
  errLine: '#EFBEB8',
  errEdge: '#CF4336',
  levelHigh: '#1B7543',
  levelMedium: '#16717A',
  levelModerate: '#4A6595',
  levelLow: '#8A6200',
  levelVeryLow: '#A54A17',
  levelUnknown: '#68645C',
  levelUntrusted: '#AE2A1F',
  levelNone: '#68645C',
} as const;

export type ColourToken = keyof typeof LIGHT;

const DARK: Record<ColourToken, string> = {
  rail: '#111214',
  side: '#17181A',
  page: '#1C1D20',
  sunken: '#25262A',
  raised: '#28292D',
  hover: '#26272B',
  press: '#2F3035',
  line: '#2E3034',
  lineStrong: '#3C3E43',
  text: '#EBEAE7',
  text2: '#B9B7B2',
  text3: '#9A9893',
  ink: '#E9E7E3',
  inkHover: '#D3D0CA',
  onInk: '#1C1D20',
  control: '#7B7D84',
  accent: '#8AB6F5',
  accentSoft: '#1F2E45',
  accentLine: '#38527A',
  ok: '#6CC890',
  okSoft: '#1A2C22',
  okLine: '#2F5540',
  warn: '#EFC06E',
  warnSoft: '#2C2517',
  warnLine: '#5A4821',
  warnEdge: '#C9933A',
  err: '#F4998F',
  errSoft: '#2D2021',
  errLine: '#683935',
  errEdge: '#D9605A',
  levelHigh: '#6CC890',
  levelMedium: '#66C2CB',
  levelModerate: '#9DB5DF',
  levelLow: '#DDB457',
  levelVeryLow: '#EE9C68',
  levelUnknown: '#9A9893',
  levelUntrusted: '#F4998F',
  levelNone: '#9A9893',
};

export const COLOURS = { light: LIGHT as Record<ColourToken, string>, dark: DARK };
export type ColourScheme = keyof typeof COLOURS;

/** Values that do not change with the scheme. */
const CONSTANTS = {
  '--font': "'Inter Variable', system-ui, sans-serif",
  '--mono': "'JetBrains Mono Variable', ui-monospace, monospace",
  '--radius-chip': '4px',
  '--radius': '6px',
  '--radius-card': '8px',
  '--radius-menu': '10px',
  '--radius-dialog': '12px',
  '--ease': 'cubic-bezier(.2, 0, 0, 1)',
  '--time-hover': '80ms',
  '--time-menu': '120ms',
  '--time-move': '160ms',
  '--header-height': '48px',
  '--column': '616px',
  '--reading': '520px',
} as const;

const SHADOWS: Record<ColourScheme, string> = {
  light: '0 12px 32px rgb(28 26 22 / 14%), 0 2px 6px rgb(28 26 22 / 6%)',
  dark: '0 12px 32px rgb(0 0 0 / 50%), 0 2px 6px rgb(0 0 0 / 35%)',
};
const SCRIMS: Record<ColourScheme, string> = { light: 'rgb(28 26 22 / 28%)', dark: 'rgb(0 0 0 / 55%)' };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A colour by its meaning: `token('accentSoft')` is `var(--accent-soft)`. */
export const token = (name: ColourToken) => `var(--${kebab(name)})`;

function variables(scheme: ColourScheme): Record<string, string> {
  const colours = Object.entries(COLOURS[scheme]).map(([name, value]) => [`--${kebab(name)}`, value]);
  return {
    ...Object.fromEntries(colours),
    '--shadow': SHADOWS[scheme],
    '--scrim': SCRIMS[scheme],
    colorScheme: scheme,
  };
}

/** The variables as global styles. Switching the scheme changes one attribute: nothing renders again. */
export const tokenStyles = {
  ':root': CONSTANTS,
  ':root, [data-theme="light"]': variables('light'),
  '[data-theme="dark"]': variables('dark'),
};

const palette = (scheme: ColourScheme) => {
  const colour = COLOURS[scheme];
  return {
    primary: { main: colour.accent, contrastText: colour.onInk },
    secondary: { main: colour.ink, contrastText: colour.onInk },
    error: { main: colour.err },
    warning: { main: colour.warn },
    success: { main: colour.ok },
    info: { main: colour.accent },
    background: { default: colour.page, paper: colour.raised },
    text: { primary: colour.text, secondary: colour.text2, disabled: colour.text3 },
    divider: colour.line,
  };
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'mui' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 720, md: 1000, lg: 1280, xl: 1600 } },
  typography: {
    fontFamily: CONSTANTS['--font'],
    fontSize: 13,
    htmlFontSize: 16,
    fontWeightBold: 600,
    h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.014em' },
    h2: { fontSize: 14, lineHeight: '20px', fontWeight: 600, letterSpacing: 0 },
    h3: { fontSize: 13, lineHeight: '20px', fontWeight: 600, letterSpacing: 0 },
    body1: { fontSize: 15, lineHeight: '24px', letterSpacing: '-0.008em' },
    body2: { fontSize: 13, lineHeight: '20px', letterSpacing: 0 },
    button: { fontSize: 13, lineHeight: '20px', fontWeight: 500, letterSpacing: 0, textTransform: 'none' },
    caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 80,
      short: 120,
      standard: 160,
      complex: 160,
      enteringScreen: 120,
      leavingScreen: 80,
    },
    easing: {
      easeInOut: CONSTANTS['--ease'],
      easeOut: CONSTANTS['--ease'],
      easeIn: CONSTANTS['--ease'],
      sharp: CONSTANTS['--ease'],
    },
  },
  components: muiComponents,
});
