import type { MermaidConfig } from 'mermaid';
import { type DiagramColours, MAX_EDGES, MAX_SOURCE_CHARACTERS } from '../protocol.ts';

/** A text may not turn these off in a header of its own. */
const LOCKED = [
  'secure',
  'securityLevel',
  'startOnLoad',
  'maxTextSize',
  'maxEdges',
  'suppressErrorRendering',
  'dompurifyConfig',
  'htmlLabels',
  'theme',
  'themeCSS',
  'themeVariables',
  'darkMode',
  'fontFamily',
  'altFontFamily',
  'fontSize',
  'look',
  'layout',
];

/** The system's font: an image of its own cannot use those of the window. */
const FONT = 'system-ui, sans-serif';

export function configFor(isDark: boolean, colours: DiagramColours): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    secure: LOCKED,
    maxTextSize: MAX_SOURCE_CHARACTERS,
    maxEdges: MAX_EDGES,
    suppressErrorRendering: true,
    // Labels as SVG text: HTML inside an image would taint the canvas.
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    logLevel: 'fatal',
    fontFamily: FONT,
    // The other layouts are left out of the build, see docs/decisions/diagrams.md.
    layout: 'dagre',
    look: 'classic',
    theme: 'base',
    darkMode: isDark,
    themeVariables: {
      darkMode: isDark,
      fontFamily: FONT,
      fontSize: '14px',
      background: colours.behind,
      primaryColor: colours.fill,
      primaryTextColor: colours.text,
      primaryBorderColor: colours.edge,
      secondaryColor: colours.accentFill,
      secondaryTextColor: colours.text,
      tertiaryColor: colours.behind,
      tertiaryTextColor: colours.text,
      lineColor: colours.muted,
      textColor: colours.text,
      titleColor: colours.text,
      edgeLabelBackground: colours.behind,
      noteBkgColor: colours.accentFill,
      noteTextColor: colours.text,
      noteBorderColor: colours.edge,
      gridColor: colours.line,
    },
  };
}
