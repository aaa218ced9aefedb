import { describe, expect, it } from 'vitest';
import { workerUrl } from './worker-url.ts';

describe('workerUrl', () => {
  it('is the file beside its owner when the sources run by themselves', () => {
    expect(workerUrl('html', 'file:///app/src-main/web/html-pool.ts', './html-worker.ts').href).toBe(
      'file:///app/src-main/web/html-worker.ts',
    );
  });

  it('is the built file for the build', () => {
    expect(workerUrl('html', 'file:///app/dist/main/web.js', './html-worker.ts').href).toBe(
      'file:///app/dist/workers/html.js',
    );
  });

  it('lies outside Electron’s archive in a packaged app', () => {
    const owner = 'file:///C:/Program%20Files/Confidant/resources/app.asar/dist/main/electron.js';
    expect(workerUrl('guard', owner, './guard-worker.ts').href).toBe(
      'file:///C:/Program%20Files/Confidant/resources/app.asar.unpacked/dist/workers/guard.js',
    );
  });
});
