import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDir } from './data-dir.ts';

const linux = (environment: Record<string, string>) => dataDir({ platform: 'linux', home: '/home/ada', environment });

describe('dataDir', () => {
  it('follows the XDG base directories on Linux', () => {
    expect(linux({})).toBe('/home/ada/.local/share/confidant');
    expect(linux({ XDG_DATA_HOME: '/data' })).toBe('/data/confidant');
  });

  it('ignores an XDG folder that is empty or relative', () => {
    expect(linux({ XDG_DATA_HOME: '' })).toBe('/home/ada/.local/share/confidant');
    expect(linux({ XDG_DATA_HOME: 'data' })).toBe('/home/ada/.local/share/confidant');
  });

  it('is in Application Support on macOS', () => {
    expect(dataDir({ platform: 'darwin', home: '/Users/ada', environment: { XDG_DATA_HOME: '/data' } })).toBe(
      '/Users/ada/Library/Application Support/Confidant',
    );
  });

  it('is in the local part of AppData on Windows', () => {
    const home = 'C:\\Users\\ada';
    expect(dataDir({ platform: 'win32', home, environment: {} })).toBe('C:\\Users\\ada\\AppData\\Local\\Confidant');
    expect(dataDir({ platform: 'win32', home, environment: { LOCALAPPDATA: 'D:\\Local' } })).toBe(
      'D:\\Local\\Confidant',
    );
  });

  it('is the folder a person chose, made absolute', () => {
    expect(linux({ CONFIDANT_DATA_DIR: '/chosen', XDG_DATA_HOME: '/data' })).toBe('/chosen');
    expect(linux({ CONFIDANT_DATA_DIR: 'chosen' })).toBe(path.resolve('chosen'));
  });
});
