import { describe, expect, it } from 'vitest';
import { parseBody } from './use-body.ts';

describe('the body of a request', () => {
  it('is read when it is an object that can be printed', () => {
    expect(parseBody('{"a":[1]}')).toEqual({ a: [1] });
    for (const text of ['', '{"a":', '[1]', 'null', '"text"']) expect(parseBody(text), text).toBeNull();
  });

  it('stays text where it is nested deeper than a stack', () => {
    expect(parseBody(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBeNull();
  });
});
