import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OBJECT_SCHEMAS } from '#main/org-config/format/object-schemas.ts';
import { SETTING_RULES } from '#main/org-config/format/setting-rules.ts';
import { runForTest } from '#main/shells/cli/testing.ts';

const page = readFileSync(path.join(import.meta.dirname, 'administrators.md'), 'utf8');
const example = path.join(import.meta.dirname, 'examples/organization/plugin.lua');

describe('docs/administrators.md', () => {
  it('lists every key that is read, with the version that uses it, and no other', () => {
    const rows = [...page.matchAll(/^\| `(Data[A-Za-z.]+)` +\|.*\| *([\d.]*) *\|$/gm)];
    expect(Object.fromEntries(rows.map(([, key, from]) => [key, from || undefined]))).toEqual(
      Object.fromEntries(Object.entries(SETTING_RULES).map(([key, { usedFrom }]) => [key, usedFrom])),
    );
  });

  it('lists every list of objects with every field that is read', () => {
    for (const [list, { schema }] of Object.entries(OBJECT_SCHEMAS)) {
      const [row = ''] = new RegExp(`^\\| \`${list}\` .*$`, 'm').exec(page) ?? [];
      for (const field of Object.keys(schema.shape)) expect(row).toContain(`\`${field}\``);
    }
  });

  it('has an example in which everything is understood and nothing is left for later', async () => {
    const { exitCode, events } = await runForTest(['config', 'check', example, '--json']);
    expect(events().filter(({ type }) => type === 'problem')).toEqual([]);
    expect(exitCode).toBe(0);
    expect(events().filter(({ type }) => type === 'object')).toHaveLength(6);
    expect(events()[0]).toMatchObject({ type: 'plugin', usable: true, name: 'Legal office', version: '2.4.1' });
  });

  it('shows a command that is right about it', () => {
    expect(page).toContain('config check docs/examples/organization/plugin.lua');
  });
});
