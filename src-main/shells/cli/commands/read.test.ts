import { describe, expect, it } from 'vitest';
import { runForTest } from '../testing.ts';

describe('read --decide', () => {
  it('says what the guard says, without reading anything', async () => {
    expect((await runForTest(['read', '--decide', 'http://127.0.0.1/'])).stdout).toBe('block loopback\n');
    expect((await runForTest(['read', '--decide', 'file:///etc/passwd'])).stdout).toBe('block scheme\n');
    expect((await runForTest(['read', '--decide', 'http://'])).stdout).toBe('invalid unparsable\n');
    expect((await runForTest(['read', '--decide', 'http://93.184.216.34/'])).stdout).toBe('allow public\n');
  });

  it('answers line for line, with the names of each line', async () => {
    const lines = [
      { id: 'public', url: 'https://a.example.org/', dns: { 'a.example.org': ['93.184.216.34'] } },
      { id: 'rebinding', url: 'https://b.example.org/', dns: { 'b.example.org': ['93.184.216.34', '10.0.0.1'] } },
      { id: 'unknown', url: 'https://c.example.org/', dns: { 'a.example.org': ['93.184.216.34'] } },
      {
        id: 4,
        url: 'http://a.example.org/',
        dns: { 'a.example.org': ['93.184.216.34'] },
        redirects: ['http://169.254.169.254/'],
      },
      { id: 'nothing', url: 'http://' },
    ];
    const { exitCode, events } = await runForTest(
      ['read', '--decide', '--jsonl'],
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(exitCode).toBe(0);
    expect(events().map(({ id, verdict }) => [id, verdict])).toEqual([
      ['public', 'allow'],
      ['rebinding', 'block'],
      ['unknown', 'block'],
      [4, 'block'],
      ['nothing', 'invalid'],
    ]);
    expect(events()[3]?.reason).toMatch(/^redirect-/);
  });

  it('keeps what it answered before a line that is wrong, and fails', async () => {
    const { exitCode, events, stderr } = await runForTest(
      ['read', '--decide', '--jsonl'],
      '{"id":1,"url":"http://127.0.0.1/"}\n{"url":1}',
    );
    expect(exitCode).toBe(1);
    expect(events()).toEqual([{ id: 1, verdict: 'block', reason: 'loopback' }]);
    expect(stderr).toContain('Line 2');
  });

  it.each([[['read', '--jsonl']], [['read', '--decide', '--jsonl', 'https://example.org']]])(
    'refuses %j',
    async (args) => {
      expect((await runForTest(args)).exitCode).toBe(2);
    },
  );
});

describe('read', () => {
  it('words a refusal as the model gets it, and fails', async () => {
    const { exitCode, stdout, stderr } = await runForTest(['read', 'http://127.0.0.1/']);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^BLOCKED: \S/);
  });

  it('gives the refusal as an event with --json', async () => {
    const { exitCode, events } = await runForTest(['read', '--json', 'http://[::1]/']);
    expect(exitCode).toBe(1);
    expect(events()).toEqual([{ status: 'BLOCKED', message: expect.any(String) }]);
  });

  it('words a wrong address as the model gets it', async () => {
    const { exitCode, events } = await runForTest(['read', '--json', 'not an address']);
    expect(exitCode).toBe(1);
    expect(events()).toEqual([{ status: 'ERROR', message: expect.any(String) }]);
  });
});
