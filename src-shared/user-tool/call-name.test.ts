import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callNameOf } from './call-name.ts';

const free = () => false;

describe('the call name of a tool', () => {
  it.each([
    ['Draw lots', 'draw_lots'],
    ['  Würfel & Größe  ', 'wuerfel_groesse'],
    ['Éclair Ñandú', 'eclair_nandu'],
    ['2nd opinion', 'tool_2nd_opinion'],
    ['🎲🎲', 'tool'],
    ['дорога', 'tool'],
    ['___', 'tool'],
    ['constructor', 'constructor'],
    ['ﬁne', 'fine'],
  ])('of %j is %j', (name, expected) => {
    expect(callNameOf(name, free)).toBe(expected);
  });

  it('is numbered where it is taken, and never the one for malformed calls', () => {
    const taken = new Set(['roll', 'roll_2']);
    expect(callNameOf('Roll', (name) => taken.has(name))).toBe('roll_3');
    expect(callNameOf('Invalid tool', free)).toBe('invalid_tool_2');
  });

  it('keeps every provider’s rule, whatever the name is, and however many have it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (name, count) => {
        const names = new Set<string>();
        for (let index = 0; index < count; index += 1) names.add(callNameOf(name, (taken) => names.has(taken)));
        expect(names.size).toBe(count);
        for (const callName of names) expect(callName).toMatch(/^[a-z][a-z0-9_]{0,59}$/);
      }),
    );
  });
});
