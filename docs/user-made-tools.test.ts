import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderFormula } from '#main/tools/user-made/formula/render-formula.ts';
import { KEPT_DELETED_MS } from '#main/workbench/piece-library.ts';
import { CHAT_VARIABLE_LIMITS } from '#shared/chat/variables.ts';
import { DICE_LIMITS } from '#shared/dice/dice-error.ts';
import { parseDice } from '#shared/dice/parse-dice.ts';
import { USER_TOOL_LIMITS } from '#shared/user-tool/limits.ts';
import { decodeToolsFile } from '#shared/user-tool/tools-file.ts';

const page = readFileSync(path.join(import.meta.dirname, 'user-made-tools.md'), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(page)?.[1] ?? '';

/** The rows of the table under a heading, as cells. */
function rows(heading: string): string[][] {
  const section = page.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#/m)[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

describe('the page on tools that people make', () => {
  it('shows a file that can be taken in', () => {
    const decoded = decodeToolsFile(block('json'));
    expect(decoded).toMatchObject({
      ok: true,
      value: [{ kind: 'tool' }, { kind: 'tool' }, { kind: 'dice' }, { kind: 'formula' }],
    });
  });

  it('shows dice that can be rolled', () => {
    const notations = rows('Dice').flatMap(([cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
    );
    expect(notations.length).toBeGreaterThan(10);
    for (const notation of notations) parseDice(notation);
  });

  it('shows a formula that answers', () => {
    const context = {
      args: { start: '2026-03-06', days: 3 },
      vars: {},
      today: '2026-03-01',
      now: '09:00',
      time_zone: 'UTC',
    };
    expect(renderFormula(block('liquid'), context)).toEqual({ ok: true, text: '2026-03-11' });
  });

  it('names the limits that are in force', () => {
    const { nameCharacters, descriptionCharacters, fields, choices, tableRows, pieces, fileCharacters } =
      USER_TOOL_LIMITS;
    const limits = [nameCharacters, descriptionCharacters, fields, choices, tableRows, pieces, fileCharacters];
    const all = [...limits, CHAT_VARIABLE_LIMITS.variables, KEPT_DELETED_MS / 86_400_000];
    expect(rows('Limits').map(([, limit]) => limit)).toEqual(all.map((limit) => limit.toLocaleString('en')));
    for (const limit of [DICE_LIMITS.dice, DICE_LIMITS.sides]) expect(page).toContain(limit.toLocaleString('en'));
    expect(page).toContain(`${USER_TOOL_LIMITS.templateCharacters.toLocaleString('en')} characters`);
  });
});
