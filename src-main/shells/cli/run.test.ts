import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { runForTest } from './testing.ts';

describe('the command line', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['fly']],
    ['a name every object has', ['constructor']],
    ['an unknown option', ['read', '--fast', 'https://example.org']],
    ['an option without its value', ['extract', '--url']],
    ['too many arguments', ['read', 'https://example.org', 'https://example.com']],
    ['an unknown language', ['--lang', 'fr', 'read', 'https://example.org']],
    ['a missing argument', ['read']],
    ['an empty data folder', ['tools', '--data-dir', '']],
    ['a folder for configurations that holds none', ['guard', '--org-config', '/nowhere/at/all']],
    ['an empty data folder in one word', ['doctor', '--data-dir=']],
  ])('ends with 2 and says so on stderr alone for %s', async (_, args) => {
    const { exitCode, stdout, stderr } = await runForTest(args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('confidant --help');
  });

  it('says how the command goes when an option is wrong', async () => {
    const { stderr } = await runForTest(['read', '--fast']);
    expect(stderr).toContain("Unknown option '--fast'");
    expect(stderr).toContain('confidant read URL');
  });

  it.each([[['--help']], [['help']], [['-h']]])('lists every command for %j', async (args) => {
    const { exitCode, stdout } = await runForTest(args);
    expect(exitCode).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(`  ${name} `);
  });

  it.each([[['help', 'read']], [['read', '--help']]])('explains a command for %j', async (args) => {
    const { exitCode, stdout } = await runForTest(args);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^confidant read URL/);
  });

  it('takes options before and after the command', async () => {
    const before = await runForTest(['--json', 'read', '--decide', 'http://127.0.0.1/']);
    const after = await runForTest(['read', 'http://127.0.0.1/', '--decide', '--json']);
    expect(before.stdout).toBe(after.stdout);
  });

  it('speaks German', async () => {
    expect((await runForTest(['--lang', 'de', 'fly'])).stderr).toContain('Den Befehl „fly“ gibt es nicht.');
  });

  it('reports a failure as an event with --json, and in words in any case', async () => {
    const { exitCode, events, stderr } = await runForTest(['extract', '--json', '--url', 'https://x.org', '/no/such']);
    expect(exitCode).toBe(1);
    expect(events()).toEqual([{ type: 'error', code: 'unreadable-file', message: expect.stringContaining('ENOENT') }]);
    expect(stderr).toContain('ENOENT');
  });
});
