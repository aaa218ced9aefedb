import { describe, expect, it } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  resolved?: string;
}
const packages = Object.entries(lock.packages as Record<string, LockedPackage>);
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('package-lock.json', () => {
  it('holds every optional package of other systems, without which npm ci refuses it', () => {
    const locked = new Set(packages.map(([folder]) => nameOf(folder)));
    const missing = packages.flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${name} of ${nameOf(folder)}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no package that runs a script while it is installed', () => {
    // fsevents is for macOS only and brings its binary; its script builds nothing.
    const scripted = packages.filter(
      ([folder, { hasInstallScript }]) => hasInstallScript && nameOf(folder) !== 'fsevents',
    );
    expect(scripted.map(([folder]) => nameOf(folder))).toEqual([]);
  });

  it('names no address to download from, so that every registry will do', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
