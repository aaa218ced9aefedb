import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { providerKind } from '#main/providers/kinds.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(import.meta.dirname, 'adding-a-provider.md'), 'utf8');
const quoted = Array.from(page.matchAll(/`([^`\n]+)`/g), ([, text]) => text ?? '');

describe('the page "Adding a provider"', () => {
  it.each([...new Set(quoted.filter((text) => /^[\w-]+\/[\w./-]+$/.test(text)))])('names %s, which exists', (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
  });

  it('explains every quirk and no other', () => {
    const rows = Array.from(page.matchAll(/^\| `(\w+)`\s+\|/gm), ([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys(providerKind('OPEN_AI').quirks).toSorted());
  });
});
