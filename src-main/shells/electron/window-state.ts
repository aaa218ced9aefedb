import { z } from 'zod';

const SMALLEST = { width: 760, height: 520 };
const FIRST = { width: 1_280, height: 820 };
/** So much of the title bar must be on a display for a person to be able to grab the window. */
const GRABBABLE = { width: 120, height: 40 };

const length = z.number().int().min(-100_000).max(100_000);
const boundsSchema = z.object({ x: length, y: length, width: length, height: length });
export type Bounds = z.infer<typeof boundsSchema>;

const windowStateSchema = z.object({ bounds: boundsSchema, isMaximized: z.boolean() });
export type WindowState = z.infer<typeof windowStateSchema>;

/** Where it is kept: electron-store's file, whatever it holds. */
export interface WindowStateFile {
  store: object;
}

export interface WindowPlacement {
  width: number;
  height: number;
  minWidth: number;
  minHeight: number;
  /** Absent: the system chooses, in the middle. */
  x?: number;
  y?: number;
  isMaximized: boolean;
}

/**
 * Where the window opens: where it was, if a person can still reach it there, otherwise in the middle of the screen.
 *
 * @param stored what was kept, of any shape.
 * @param workAreas of all displays, without task bars.
 */
export function placeWindow(stored: unknown, workAreas: readonly Bounds[]): WindowPlacement {
  const minimum = { minWidth: SMALLEST.width, minHeight: SMALLEST.height };
  const state = windowStateSchema.safeParse(stored).data;
  if (!state) return { ...FIRST, ...minimum, isMaximized: false };
  const { x, y } = state.bounds;
  const width = Math.max(state.bounds.width, SMALLEST.width);
  const height = Math.max(state.bounds.height, SMALLEST.height);
  const isReachable = workAreas.some((area) => {
    const visibleWidth = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
    return visibleWidth >= GRABBABLE.width && y >= area.y && y <= area.y + area.height - GRABBABLE.height;
  });
  const { isMaximized } = state;
  return isReachable ? { width, height, x, y, ...minimum, isMaximized } : { width, height, ...minimum, isMaximized };
}
