import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confDocument } from './conf-document.ts';
import { openSettings } from './settings-service.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const open = () => openSettings(confDocument(dataDir));
const file = () => path.join(dataDir, 'settings.json');
const writeFile = (content: unknown) =>
  fs.writeFileSync(file(), typeof content === 'string' ? content : JSON.stringify(content));
const readFile = () => JSON.parse(fs.readFileSync(file(), 'utf8'));

describe('settings', () => {
  it('keep a change over a restart', () => {
    open().update({ language: 'de' });
    expect(open().get().language).toBe('de');
  });
});
