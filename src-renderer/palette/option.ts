import type { IconShape } from '../ui/icon.tsx';
import type { Highlighted } from './match-words.ts';

/** One line of the palette. */
export interface PaletteOption {
  /** Unique in the palette, and the same for the same thing, so that the choice stays on it while results change. */
  id: string;
  icon: IconShape;
  label: Highlighted;
  /** Where it is, quieter, behind the label. */
  detail?: string;
  /** The keys that do the same without the palette. */
  keys?: string;
  run(): void;
  /** The palette stays, with what `run` changed in it. */
  keepsOpen?: boolean;
}

export interface PaletteSection {
  id: string;
  title: string;
  options: readonly PaletteOption[];
}
