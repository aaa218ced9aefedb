import type { TooltipSide } from './tooltip.ts';

/** In CSS pixels. */
interface Size {
  width: number;
  height: number;
}

/** In CSS pixels of the window. */
interface Place {
  left: number;
  top: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Along one line: behind the target, before it where there is no room behind it, else where most of it is seen. */
function beside(start: number, length: number, size: number, room: number): number {
  if (start + length + size <= room) return start + length;
  return start >= size ? start - size : Math.max(0, room - size);
}

/** Where a tooltip of this size stands: at its side of the target, centred on it, and inside the window. */
export function tooltipPlace(target: Place & Size, size: Size, room: Size, side: TooltipSide): Place {
  const centredLeft = within(target.left + (target.width - size.width) / 2, 0, Math.max(0, room.width - size.width));
  const centredTop = within(target.top + (target.height - size.height) / 2, 0, Math.max(0, room.height - size.height));
  return side === 'bottom'
    ? { left: centredLeft, top: beside(target.top, target.height, size.height, room.height) }
    : { left: beside(target.left, target.width, size.width, room.width), top: centredTop };
}
