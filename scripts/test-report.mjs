// Counts tests in the JSON reports of Vitest and Playwright, and words the closing lines of `npm test`.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {unknown} report Vitest's JSON report
 * @returns {Counts}
 */
export function countVitest(report) {
  const field = (/** @type {string} */ name) => numberAt(report, name);
  return {
    passed: field('numPassedTests'),
    // A file that does not even load holds no test, and fails all the same.
    failed: Math.max(field('numFailedTests'), field('numFailedTestSuites') > 0 ? 1 : 0),
    skipped: field('numPendingTests') + field('numTodoTests'),
  };
}

/**
 * @param {unknown} report Playwright's JSON report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const stats = isRecord(report) ? report.stats : undefined;
  const errors = isRecord(report) && Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: numberAt(stats, 'expected'),
    // A test that passed on a second try did not pass.
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + errors,
    skipped: numberAt(stats, 'skipped'),
  };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null;

/**
 * @param {unknown} record
 * @param {string} name
 */
function numberAt(record, name) {
  const value = isRecord(record) ? record[name] : undefined;
  if (typeof value !== 'number') throw new Error(`The test report has no number "${name}".`);
  return value;
}

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run'} outcome
 * @property {number} seconds
 * @property {Counts} [counts] of a step that ran tests
 * @property {string} [reason] why it failed or did not run
 */

/**
 * The summary: a line per step, then the one line that CI looks for. A step that counts no tests (lint, types, build)
 * adds to "failed" when it fails, so that the line never says "0 failed" about a failed run.
 * @param {readonly StepResult[]} steps
 * @returns {string}
 */
export function summary(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = steps.map(({ name, outcome, seconds, counts, reason }) => {
    total.passed += counts?.passed ?? 0;
    total.skipped += counts?.skipped ?? 0;
    total.failed += outcome === 'failed' ? Math.max(counts?.failed ?? 0, 1) : 0;
    const tests = counts ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
    return `  ${name}: ${outcome}${tests}${reason ? ` (${reason})` : ''}, ${seconds.toFixed(1)} s`;
  });
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return `\nSummary\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${skipped}`;
}
