/** Colours of the window that a diagram is drawn in, as "#rrggbb". */
export interface DiagramColours {
  /** What the diagram lies on. */
  behind: string;
  text: string;
  muted: string;
  line: string;
  fill: string;
  edge: string;
  accentFill: string;
}

/** What the window asks of the frame, one at a time. */
export interface DiagramRequest {
  id: number;
  source: string;
  isDark: boolean;
  colours: DiagramColours;
  /** Device pixels for each CSS pixel. */
  scale: number;
}

/** Longer texts stay text: mermaid's own limit, and no diagram that a person can read is longer. */
export const MAX_SOURCE_CHARACTERS = 20_000;
export const MAX_EDGES = 400;
/** In CSS pixels. */
export const MAX_DIAGRAM_SIDE = 8_000;
/** Device pixels of a bitmap: 64 MB. */
export const MAX_BITMAP_PIXELS = 16_000_000;

/** What comes back; `line`: where the text stopped making sense to mermaid, counted from 1. */
export type DiagramReply =
  | { kind: 'ready' }
  | { kind: 'drawn'; id: number; bitmap: ImageBitmap; width: number; height: number }
  | { kind: 'failed'; id: number; reason: 'syntax' | 'too-large' | 'not-drawn'; line?: number };
