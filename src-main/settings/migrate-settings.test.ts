import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS_VERSION } from '#shared/settings/settings.ts';
import { documentVersion, migrateSettings, SETTINGS_MIGRATIONS } from './migrate-settings.ts';

const fixture = (version: number, when: 'before' | 'after') => {
  const name = `${String(version).padStart(3, '0')}.${when}.json`;
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8'));
};

describe('settings migrations', () => {
  it('lead to the version that this application writes', () => {
    expect(SETTINGS_MIGRATIONS.length + 1).toBe(SETTINGS_VERSION);
  });

  it('bring the stored document of every earlier version to the next one, as its fixtures say', () => {
    for (const [index, step] of SETTINGS_MIGRATIONS.entries()) {
      const version = index + 2;
      expect({ ...step(fixture(version, 'before')), schemaVersion: version }).toEqual(fixture(version, 'after'));
    }
  });

  it('run in order from the version of the document, each once, and keep unknown fields', () => {
    const steps = [2, 3, 4].map((version) => (document: Record<string, unknown>) => ({
      ...document,
      ran: [...((document.ran as number[]) ?? []), version],
    }));
    expect(migrateSettings({ other: 1 }, steps)).toEqual({ other: 1, ran: [2, 3, 4], schemaVersion: 4 });
    expect(migrateSettings({ schemaVersion: 3 }, steps)).toEqual({ ran: [4], schemaVersion: 4 });
    expect(migrateSettings({ schemaVersion: 9 }, steps)).toEqual({ schemaVersion: 9 });
  });

  it.each([undefined, null, 'x', 0, -3, 1.5, Number.NaN, [2]])(
    'read the version %j as the first one',
    (schemaVersion) => {
      expect(documentVersion({ schemaVersion })).toBe(1);
    },
  );
});
