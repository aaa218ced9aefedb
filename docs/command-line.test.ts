import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMON_OPTIONS } from '#main/shells/cli/command.ts';
import { COMMANDS } from '#main/shells/cli/commands.ts';
import { runForTest } from '#main/shells/cli/testing.ts';

const page = readFileSync(path.join(import.meta.dirname, 'command-line.md'), 'utf8');

describe('docs/command-line.md', () => {
  it('describes every command with every option, and no other', async () => {
    const words = page.replaceAll(/```[\s\S]+?```/g, '');
    const described = new Set([...words.matchAll(/--[a-z][a-z-]+/g)].map(([option]) => option));
    const known = new Set(Object.keys(COMMON_OPTIONS).map((name) => `--${name}`));
    for (const [name, load] of Object.entries(COMMANDS)) {
      expect(page).toMatch(new RegExp(`^\\| \`${name}[ \`]`, 'm'));
      for (const option of Object.keys((await load()).options)) known.add(`--${option}`);
    }
    for (const option of known) expect(page).toContain(option);
    expect([...described].filter((option) => !known.has(option))).toEqual([]);
    const commands = [...page.matchAll(/^\| `([a-z]+)[ `]/gm)].map(([, command]) => command);
    expect([...new Set(commands)].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it('shows events that are JSON', () => {
    const lines = /```jsonl\n([\s\S]+?)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
    expect(lines.map((line) => JSON.parse(line).type)).toContain('done');
  });

  it('is right about keys on the command line', async () => {
    expect((await runForTest(['chat', '--message', 'x', '--key', 'sk-x'])).exitCode).toBe(2);
  });
});
