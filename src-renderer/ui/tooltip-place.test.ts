import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tooltipPlace } from './tooltip-place.ts';

const ROOM = { width: 800, height: 600 };
const SIZE = { width: 100, height: 30 };

describe('tooltipPlace', () => {
  it('stands under its element, centred', () => {
    const target = { left: 300, top: 100, width: 28, height: 28 };
    expect(tooltipPlace(target, SIZE, ROOM, 'bottom')).toEqual({ left: 264, top: 128 });
  });

  it('stands above its element where there is no room under it', () => {
    const target = { left: 300, top: 580, width: 28, height: 20 };
    expect(tooltipPlace(target, SIZE, ROOM, 'bottom')).toEqual({ left: 264, top: 550 });
  });

  it('stands at the right of its element, and at the left where there is no room', () => {
    const target = { left: 10, top: 100, width: 36, height: 36 };
    expect(tooltipPlace(target, SIZE, ROOM, 'right')).toEqual({ left: 46, top: 103 });
    expect(tooltipPlace({ ...target, left: 760 }, SIZE, ROOM, 'right')).toEqual({ left: 660, top: 103 });
  });

  it('is never cut off by the window when it fits into it', () => {
    const length = fc.integer({ min: 0, max: 600 });
    const size = fc.record({ width: fc.integer({ min: 1, max: 800 }), height: fc.integer({ min: 1, max: 600 }) });
    fc.assert(
      fc.property(
        fc.record({ left: length, top: length, width: length, height: length }),
        size,
        fc.constantFrom('bottom' as const, 'right' as const),
        (target, tip, side) => {
          const { left, top } = tooltipPlace(target, tip, ROOM, side);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + tip.width).toBeLessThanOrEqual(ROOM.width);
          expect(top + tip.height).toBeLessThanOrEqual(ROOM.height);
        },
      ),
    );
  });
});
