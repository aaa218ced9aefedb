import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeWindow } from './window-state.ts';

const left = { x: 0, y: 0, width: 1_920, height: 1_040 };
const right = { x: 1_920, y: 0, width: 2_560, height: 1_400 };
const bounds = { x: 200, y: 100, width: 1_000, height: 700 };

describe('placeWindow', () => {
  it('opens in the middle at a good size the first time', () => {
    expect(placeWindow({}, [left])).toEqual({
      width: 1_280,
      height: 820,
      minWidth: 760,
      minHeight: 520,
      isMaximized: false,
    });
  });

  it('opens where it was', () => {
    expect(placeWindow({ bounds, isMaximized: true }, [left])).toMatchObject({ ...bounds, isMaximized: true });
    const onSecond = { ...bounds, x: 2_500 };
    expect(placeWindow({ bounds: onSecond, isMaximized: false }, [left, right])).toMatchObject(onSecond);
  });

  it.each([
    ['the display is gone', { ...bounds, x: 2_500 }],
    ['only an edge would show', { ...bounds, x: 1_900 }],
    ['the title bar is above the display', { ...bounds, y: -10 }],
    ['the title bar is below the display', { ...bounds, y: 1_030 }],
  ])('opens in the middle when %s, at the size it had', (_, stored) => {
    const placement = placeWindow({ bounds: stored, isMaximized: false }, [left]);
    expect([placement.x, placement.y]).toEqual([undefined, undefined]);
    expect(placement).toMatchObject({ width: 1_000, height: 700 });
  });

  it('is never smaller than the window can be', () => {
    const tiny = { ...bounds, width: 10, height: 10 };
    expect(placeWindow({ bounds: tiny, isMaximized: false }, [left])).toMatchObject({ width: 760, height: 520 });
  });

  it('makes a usable place of whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { width, height } = placeWindow(stored, [left]);
        expect(width).toBeGreaterThanOrEqual(760);
        expect(height).toBeGreaterThanOrEqual(520);
      }),
    );
  });
});
