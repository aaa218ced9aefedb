import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArguments } from './call-arguments.ts';

const refusal = (text: string): string => {
  try {
    parseArguments(text);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('arguments that are no JSON', () => {
  it.each([
    '{"password": hunter2hunter2}',
    '{"password": "hunter2hunter2',
    '{"password": "hunter2hunter2"',
    'password=hunter2hunter2',
    '{"password": "hunter2hunter2"} and so on',
    `{"a": "${'x'.repeat(100)}", "password": hunter2hunter2, "b": "${'y'.repeat(100)}"}`,
    '{"password": "a\nhunter2hunter2"}',
  ])('are refused without a word of what was in them: %j', (text) => {
    expect(refusal(text)).toMatch(/^The arguments are not valid JSON \(.+\)\. Call the tool again/);
    expect(refusal(text)).not.toMatch(/hunter2|password/);
  });

  it('never have a secret of theirs repeated, wherever it stands', () => {
    const around = fc.string({ maxLength: 40 });
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(refusal(`{"k": ${before}hunter2hunter2${after}`)).not.toContain('hunter2');
      }),
    );
  });
});
