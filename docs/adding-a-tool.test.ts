import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Below the checkout, so that its Node modules and settings are found, and ignored by git. */
const COPY = path.join(ROOT, 'test-results/adding-a-tool');
const COPIED = [
  'assets/locales',
  'scripts/diagram-page.ts',
  'src-main',
  'src-shared',
  'tool_definitions',
  'package.json',
  'vite.config.ts',
];

/** Every code block of the page that names the file it stands for. */
const blocks = new Map(
  Array.from(
    readFileSync(path.join(import.meta.dirname, 'adding-a-tool.md'), 'utf8').matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms),
    ([, file, content]) => [file ?? '', content ?? ''] as const,
  ),
);

function read(file: string): string {
  return readFileSync(path.join(COPY, file), 'utf8');
}

function write(file: string, content: string): void {
  const target = path.join(COPY, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** The page shows what is added to a file that exists: phrases to the others, the tool to the list. */
function addTo(file: string, block: string): string {
  if (file.endsWith('/tools.json')) return JSON.stringify({ ...JSON.parse(read(file)), ...JSON.parse(block) });
  const [importLine = '', name = ''] = /^import \{ (\w+) \} from .*;$/m.exec(block) ?? [];
  return `${importLine}\n${read(file).replace(/(builtInTools: readonly Tool\[\] = \[)/, `$1${name}, `)}`;
}

/** Runs a command in the copy; a failure carries what it printed. */
function run(script: string, ...args: string[]): string {
  try {
    const command = path.join(COPY, 'node_modules', script);
    return execFileSync(process.execPath, [command, ...args], { cwd: COPY, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

// It starts a compiler, a linter and a test runner, each of which takes its time on a busy machine.
describe('the example of "Adding a tool"', { timeout: 180_000 }, () => {
  beforeAll(() => {
    rmSync(COPY, { recursive: true, force: true });
    for (const entry of COPIED) cpSync(path.join(ROOT, entry), path.join(COPY, entry), { recursive: true });
    mkdirSync(path.join(COPY, 'src-renderer'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules'));
    const added = ['assets/locales/en/tools.json', 'assets/locales/de/tools.json', 'src-main/tools/built-in.ts'];
    for (const [file, block] of blocks) write(file, added.includes(file) ? addTo(file, block) : block);
    write(
      'tsconfig.json',
      JSON.stringify({
        extends: path.join(ROOT, 'tsconfig.json'),
        include: ['src-main/tools/look-up-ticket', 'src-main/tools/built-in.ts', 'src-shared/globals.d.ts'],
      }),
    );
  });
  afterAll(() => rmSync(COPY, { recursive: true, force: true }));

  it('is complete: definition, tool, phrases in both languages, registration, test', () => {
    expect([...blocks.keys()]).toEqual([
      'tool_definitions/look_up_ticket.json',
      'src-main/tools/look-up-ticket/tool.ts',
      'assets/locales/en/tools.json',
      'assets/locales/de/tools.json',
      'src-main/tools/built-in.ts',
      'src-main/tools/look-up-ticket/tool.test.ts',
    ]);
    expect(read('src-main/tools/built-in.ts')).toContain('[lookUpTicketTool, ');
  });

  it('compiles', () => {
    expect(run('typescript/bin/tsc', '-p', COPY)).toBe('');
  });

  it('is formatted and linted like the rest', () => {
    const files = [...blocks.keys()].filter((file) => file.includes('look'));
    const config = path.join(ROOT, 'biome.json');
    run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', `--config-path=${config}`, ...files);
  });

  it('passes its own tests and those that hold for every tool', () => {
    const tests = ['src-main/tools/look-up-ticket', 'src-main/tools/built-in.test.ts'];
    run('vitest/vitest.mjs', 'run', '--project', 'node', '--reporter=json', '--outputFile=report.json', ...tests);
    expect(JSON.parse(read('report.json'))).toMatchObject({ numFailedTests: 0, success: true });
    expect(read('report.json')).toContain('look_up_ticket.json has a name, a description and settings');
    expect(read('report.json')).toContain('look_up_ticket reads a ticket and names it as a source');
  });
});
