import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, summary } from './test-report.mjs';

describe('counting tests', () => {
  const vitest = { numPassedTests: 8, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 1, numTodoTests: 0 };

  it('reads what Vitest reports', () => {
    expect(countVitest(vitest)).toEqual({ passed: 8, failed: 0, skipped: 1 });
  });

  it('counts a file of tests that does not load as a failure', () => {
    expect(countVitest({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
  });

  it('counts what passed on a second try, and errors outside of tests, as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no browser' }] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it.each([[{}], [null], ['text']])('refuses %j, which is no report', (report) => {
    expect(() => countVitest(report)).toThrow('no number');
    expect(() => countPlaywright(report)).toThrow('no number');
  });
});

describe('the closing line', () => {
  const unit = {
    name: 'unit',
    outcome: 'passed' as const,
    seconds: 1,
    counts: { passed: 10, failed: 0, skipped: 0 },
  };
  const lastLine = (text: string) => text.split('\n').at(-1);

  it('adds up all tests', () => {
    const e2e = { ...unit, name: 'e2e', outcome: 'failed' as const, counts: { passed: 3, failed: 2, skipped: 1 } };
    expect(lastLine(summary([unit, e2e]))).toBe('13 passed, 2 failed, 1 skipped');
  });

  it('never says "0 failed" when a step without tests failed', () => {
    expect(lastLine(summary([unit, { name: 'lint', outcome: 'failed', seconds: 1 }]))).toBe('10 passed, 1 failed');
  });

  it('does not count a step that could not run as a failure, and says why', () => {
    const text = summary([unit, { name: 'e2e', outcome: 'not run', seconds: 0, reason: 'no browser' }]);
    expect(text).toContain('e2e: not run (no browser)');
    expect(lastLine(text)).toBe('10 passed, 0 failed');
  });
});
