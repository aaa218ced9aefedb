import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRotatingFile } from './log/rotating-file.ts';
import { assertRegular } from './regular-file.ts';
import { confDocument } from './settings/conf-document.ts';
import { openSettings, SettingsWriteError } from './settings/settings-service.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'confidant-regular-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const IN_THE_WAY: [string, (place: string) => void][] = [
  ['a folder', (place) => fs.mkdirSync(place)],
  // Windows has none.
  ...(process.platform === 'win32'
    ? []
    : [['a named pipe', (place: string) => void execFileSync('mkfifo', [place])] as [string, (place: string) => void]]),
];

it('lets files pass, and places where nothing is yet', () => {
  const file = path.join(dataDir, 'file');
  expect(() => assertRegular(file)).not.toThrow();
  fs.writeFileSync(file, '');
  expect(() => assertRegular(file)).not.toThrow();
});

describe.each(IN_THE_WAY)('%s in the place of a file', (_, put) => {
  it('of settings: the app starts with its defaults, says so, and stores nothing', () => {
    put(path.join(dataDir, 'settings.json'));
    const settings = openSettings(confDocument(dataDir));
    expect(settings.issues).toEqual([{ kind: 'unreadable', detail: expect.stringContaining('not a regular file') }]);
    expect(settings.update({ theme: 'dark' }).theme).toBe('dark');
    expect(fs.readdirSync(dataDir)).toEqual(['settings.json']);
  });

  it('of settings, put there after the start: a change is refused', () => {
    const settings = openSettings(confDocument(dataDir));
    put(path.join(dataDir, 'settings.json'));
    expect(() => settings.update({ theme: 'dark' })).toThrow(SettingsWriteError);
    expect(settings.get().theme).toBe('system');
  });

  it('of the log: nothing is logged, and nothing waits', () => {
    const place = path.join(dataDir, 'log', 'confidant.log');
    fs.mkdirSync(path.dirname(place));
    put(place);
    const log = openRotatingFile(place, 1_000, 3);
    log.append('line\n');
    log.close();
    expect(fs.statSync(place).isFile()).toBe(false);
  });
});
