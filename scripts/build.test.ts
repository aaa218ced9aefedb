import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOfSources, isBuilt } from './build.mjs';

describe('whether a build is up to date', () => {
  let checkout: string;
  const write = (file: string, content: string) => writeFile(path.join(checkout, file), content);

  beforeEach(async () => {
    checkout = await mkdtemp(path.join(tmpdir(), 'build-'));
    await mkdir(path.join(checkout, 'src-main/web'), { recursive: true });
    await mkdir(path.join(checkout, 'dist'));
    await write('package.json', '{}');
    await write('src-main/app.ts', 'one');
    await write('src-main/web/guard.ts', 'two');
    await write('dist/built-from', digestOfSources(checkout));
  });
  afterEach(() => rm(checkout, { recursive: true }));

  it('is not when nothing was built', async () => {
    await rm(path.join(checkout, 'dist'), { recursive: true });
    expect(isBuilt({ checkout })).toBe(false);
  });

  it('is when only the times of files changed', async () => {
    await utimes(path.join(checkout, 'src-main/app.ts'), new Date(), new Date());
    expect(isBuilt({ checkout })).toBe(true);
  });

  it('is not after a source changed, in whatever folder', async () => {
    await write('src-main/web/guard.ts', 'three');
    expect(isBuilt({ checkout })).toBe(false);
  });

  it('is not after a source was taken away', async () => {
    await rm(path.join(checkout, 'src-main/web/guard.ts'));
    expect(isBuilt({ checkout })).toBe(false);
  });

  it('is not after a source got another name', async () => {
    await rm(path.join(checkout, 'src-main/app.ts'));
    await write('src-main/main.ts', 'one');
    expect(isBuilt({ checkout })).toBe(false);
  });

  it('is after a test changed', async () => {
    await write('src-main/app.test.ts', 'new');
    expect(isBuilt({ checkout })).toBe(true);
  });

  it('is judged for the test build apart', () => {
    expect(isBuilt({ checkout })).toBe(true);
    expect(isBuilt({ checkout, isTest: true })).toBe(false);
  });
});
