import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside } from './is-inside.ts';

describe('a file below a folder', () => {
  const folder = path.resolve('/office/plugin');

  it.each(['/office/plugin/a', '/office/plugin/a/b', '/office/plugin/..a', '/office/plugin/..a/b'])('is %s', (file) => {
    expect(isInside(folder, path.resolve(file))).toBe(true);
  });

  it.each(['/office/plugin', '/office', '/office/plugin-2/a', '/office/other', '/'])('is not %s', (file) => {
    expect(isInside(folder, path.resolve(file))).toBe(false);
  });
});
