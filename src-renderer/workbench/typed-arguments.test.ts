import { describe, expect, it } from 'vitest';
import type { ArgumentLine } from '#shared/tool/model-view.ts';
import { argumentsText, type TypedArguments } from './typed-arguments.ts';

const line = (name: string, type: ArgumentLine['type']): ArgumentLine => ({
  name,
  type,
  required: false,
  description: '',
});
const written = (lines: ArgumentLine[], typed: TypedArguments) => JSON.parse(argumentsText(lines, typed));

describe('typed arguments', () => {
  it('that are empty are left out', () => {
    expect(written([line('a', 'text'), line('b', 'number')], { a: '', b: '' })).toEqual({});
  });

  it('stay text where text is wanted, whatever they look like', () => {
    expect(written([line('a', 'text'), line('c', 'choice')], { a: '12', c: 'true' })).toEqual({ a: '12', c: 'true' });
  });

  it('become numbers, truth values and lists where those are wanted', () => {
    const lines = [line('n', 'number'), line('b', 'boolean'), line('l', 'list')];
    expect(written(lines, { n: '1.5', b: 'false', l: '[1, "x"]' })).toEqual({ n: 1.5, b: false, l: [1, 'x'] });
  });

  it('that are of the wrong type go along as they are, for the tool to refuse', () => {
    expect(written([line('n', 'number')], { n: 'a lot' })).toEqual({ n: 'a lot' });
  });

  it('may be called like parts of an object', () => {
    expect(argumentsText([line('__proto__', 'text')], { ['__proto__']: 'x' })).toContain('"__proto__": "x"');
  });
});
