import { describe, expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

const press = (key: string, index: number, count: number, held: Partial<KeyboardEventInit> = {}) =>
  nextIndex({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }, index, count);

describe('nextIndex', () => {
  it('goes round with arrows and stops at the ends by pages', () => {
    expect([press('ArrowDown', 0, 20), press('ArrowDown', 19, 20), press('ArrowUp', 0, 20)]).toEqual([1, 0, 19]);
    expect([press('PageDown', 15, 20), press('PageUp', 3, 20), press('Home', 7, 20), press('End', 7, 20)]).toEqual([
      19, 0, 0, 19,
    ]);
  });

  it('leaves every other key to the field', () => {
    expect(press('ArrowLeft', 3, 20)).toBeNull();
    expect(press('Home', 3, 20, { shiftKey: true })).toBeNull();
    expect(press('ArrowDown', 0, 0)).toBeNull();
  });
});
