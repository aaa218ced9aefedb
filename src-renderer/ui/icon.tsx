import type { Globe } from './icons.ts';

export type IconShape = typeof Globe;

/** Size and stroke by what the icon does: `look.md`, "icons". */
const PLACES = {
  base: { size: 16, strokeWidth: 1.75 },
  rail: { size: 18, strokeWidth: 1.6 },
  state: { size: 14, strokeWidth: 2 },
  chevron: { size: 14, strokeWidth: 1.75 },
  chip: { size: 12, strokeWidth: 2 },
  empty: { size: 20, strokeWidth: 1.6 },
} as const;
export type IconPlace = keyof typeof PLACES;

interface IconProps {
  of: IconShape;
  place?: IconPlace;
  className?: string;
  colour?: string;
}

/** Decoration beside a word; whoever stands alone names itself (`IconButton`). */
export function Icon({ of: Shape, place = 'base', className, colour }: IconProps) {
  return <Shape {...PLACES[place]} className={className} color={colour} aria-hidden focusable={false} />;
}
