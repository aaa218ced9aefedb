import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog } from './log.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const folder = () => path.join(dataDir, 'log');
const written = () => fs.readFileSync(path.join(folder(), 'confidant.log'), 'utf8');
const lines = () =>
  written()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('the log', () => {
  it('writes one JSON object a line, with time, level and facts', () => {
    const log = openLog(dataDir, { now: () => 0 });
    log.info('started', { shell: 'web', chats: 3 });
    log.warn('slow');
    log.debug('detail');
    expect(lines()).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'started', shell: 'web', chats: 3 },
      { time: '1970-01-01T00:00:00.000Z', level: 'warn', event: 'slow' },
    ]);
  });

  it('writes of an error its code, stack and cause', () => {
    const log = openLog(dataDir);
    const cause = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    log.error('save-failed', new Error('not saved', { cause }), { chat: 'c1' });
    expect(lines()[0]).toMatchObject({
      level: 'error',
      chat: 'c1',
      error: { name: 'Error', stack: expect.stringContaining('log.test.ts'), cause: { code: 'ENOSPC' } },
    });
  });

  it('takes facts in the place of an error', () => {
    openLog(dataDir).error('request failed', { name: 'chats.get', error: new TypeError('x') });
    expect(lines()[0]).toMatchObject({ name: 'chats.get', error: { name: 'TypeError' } });
  });

  it('is readable by its owner only', () => {
    openLog(dataDir).info('started');
    expect((fs.statSync(path.join(folder(), 'confidant.log')).mode & 0o777).toString(8)).toBe('600');
  });

  it('keeps three files of a megabyte, the newest lines in the first', () => {
    const log = openLog(dataDir);
    const filler = Array.from({ length: 50 }, () => 'x'.repeat(990));
    for (let number = 0; number < 100; number += 1) log.info('filler', { number, filler });
    const files = fs.readdirSync(folder()).sort();
    expect(files).toEqual(['confidant.1.log', 'confidant.2.log', 'confidant.log']);
    for (const file of files) expect(fs.statSync(path.join(folder(), file)).size).toBeLessThanOrEqual(1_000_000);
    expect(lines().at(-1).number).toBe(99);
  });

  it('goes on when its folder cannot be written', () => {
    fs.writeFileSync(path.join(dataDir, 'log'), 'a file where the folder should be');
    expect(() => openLog(dataDir).info('started')).not.toThrow();
  });

  it('writes warnings to standard error for the command line, without secrets', () => {
    const stderr = vi.spyOn(console, 'error').mockImplementation(() => {});
    const log = openLog(dataDir, { toStderr: true });
    log.redact('hunter2');
    log.info('started');
    log.warn('retry', { why: 'hunter2 refused' });
    expect(stderr.mock.calls).toEqual([['warn: retry {"why":"[redacted] refused"}']]);
    stderr.mockRestore();
  });

  it('keeps stack traces for the file: standard error gets what happened, of causes too', () => {
    const stderr = vi.spyOn(console, 'error').mockImplementation(() => {});
    const log = openLog(dataDir, { toStderr: true });
    const error = new Error('it went wrong', { cause: new TypeError('the reason') });
    log.error('backup-failed', error);
    log.warn('nested', { errors: [error] });
    const said = stderr.mock.calls.flat().join('\n');
    stderr.mockRestore();
    expect(said).toContain('Error: it went wrong');
    expect(said).toContain('TypeError: the reason');
    expect(said).not.toMatch(/\bat .*:\d+/);
    expect(lines()[0].error.stack).toMatch(/\bat .*:\d+/);
  });
});

describe('a secret', () => {
  it('never appears, wherever and in whatever form it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 5, unit: 'binary' }), fc.string(), (random, around) => {
        // Marked, so that finding it in the log is never an accident of other characters.
        const secret = `§${random.trim()}§`;
        const folderOfRun = fs.mkdtempSync(path.join(dataDir, 'run-'));
        const log = openLog(folderOfRun);
        log.redact(secret);
        const base64 = Buffer.from(secret).toString('base64');
        const url = `https://example.org/?q=${encodeURIComponent(secret.toWellFormed())}`;
        log.error(`failed ${secret}`, new Error(around + secret, { cause: { detail: [url, base64] } }), {
          [secret]: JSON.stringify({ secret }),
          deep: { list: [secret, { header: `Basic ${base64}` }] },
        });
        log.close();
        const text = fs.readFileSync(path.join(folderOfRun, 'log', 'confidant.log'), 'utf8');
        expect(text).not.toContain(secret);
        expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
        expect(text).not.toContain(base64);
        if (secret.isWellFormed()) expect(text).not.toContain(encodeURIComponent(secret));
        expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['Authorization: Bearer abc.def-ghi_jkl', 'abc.def-ghi_jkl'],
    ['{"x-api-key":"0123456789"}', '0123456789'],
    ['x-goog-api-key=0123456789', '0123456789'],
    ['Cookie: session=0123456789', '0123456789'],
    ['https://host.example/v1?alt=sse&key=0123456789', '0123456789'],
    ['https://user:pass-word@proxy.example:3128', 'pass-word'],
    ['Incorrect API key provided: sk-abcdefghijklmnop', 'sk-abcdefghijklmnop'],
  ])('that nobody registered is still taken out of “%s”', (text, secret) => {
    openLog(dataDir).warn('refused', { text });
    expect(written()).not.toContain(secret);
    expect(written()).toContain('[redacted]');
  });

  it.each(['apiKey', 'Authorization', 'set-cookie', 'accessToken', 'password', 'key'])(
    'in a field called %s is left out',
    (name) => {
      openLog(dataDir).warn('odd', { headers: { [name]: 'plain words' } });
      expect(written()).not.toContain('plain words');
    },
  );

  it('leaves counts of tokens and names of tools readable', () => {
    openLog(dataDir).info('done', { inputTokens: 512, tool: 'web_search', keyState: 'keyring' });
    expect(lines()[0]).toMatchObject({ inputTokens: 512, tool: 'web_search', keyState: 'keyring' });
  });
});
