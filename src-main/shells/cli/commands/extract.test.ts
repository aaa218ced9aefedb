import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runForTest } from '../testing.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Parking permits</title></head><body><main>
<h1>Parking permits</h1><p>${'Residents apply for a permit at the town hall. '.repeat(20)}</p>
<p><a href="/forms">Forms</a></p></main></body></html>`;

describe('extract', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'confidant-extract-'));
    file = path.join(folder, 'page.html');
    writeFileSync(file, PAGE);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the Markdown of a saved page, with links made whole', async () => {
    const { exitCode, stdout } = await runForTest(['extract', file, '--url', 'https://town.example.org/permits']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Residents apply for a permit');
    expect(stdout).toContain('https://town.example.org/forms');
  });

  it('takes the page from standard input', async () => {
    const { events } = await runForTest(['extract', '--json', '--url', 'https://town.example.org/'], PAGE);
    expect(events()).toEqual([
      {
        title: 'Parking permits',
        byline: null,
        language: 'en',
        markdown: expect.stringContaining('Residents apply'),
        status: 'complete',
        ms: expect.any(Number),
      },
    ]);
  });

  it('answers line for line, and goes on after a page that cannot be read', async () => {
    const lines = [
      { id: 1, path: file, url: 'https://town.example.org/' },
      { id: 2, path: path.join(folder, 'nothing.html'), url: 'https://town.example.org/' },
      { id: 'three', path: file, url: 'https://town.example.org/' },
    ];
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    const { exitCode, events } = await runForTest(['extract', '--jsonl'], input);
    expect(exitCode).toBe(0);
    expect(events()).toMatchObject([
      { id: 1, title: 'Parking permits' },
      { id: 2, error: 'unreadable-file' },
      { id: 'three', title: 'Parking permits' },
    ]);
  });

  it.each([
    [['extract', 'page.html']],
    [['extract', 'page.html', '--url', 'nowhere']],
    [['extract', '--jsonl', 'page.html']],
  ])('refuses %j', async (args) => {
    expect((await runForTest(args)).exitCode).toBe(2);
  });
});
