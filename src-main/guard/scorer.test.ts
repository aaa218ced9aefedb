import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filterText } from './filter-text.ts';
import { GROUPS, readSamples, score, swapHosts, UNGROUPED_ATTACK } from './scorer.ts';

const samples = (name: string) => readSamples(path.join(import.meta.dirname, 'samples', `${name}.jsonl`));
const attacks = samples('attack');
const benigns = samples('benign');

/** Numbers in a fixed order, so that a failure can be repeated. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('our own samples', () => {
  it('hold at least three texts of every kind', () => {
    const count = (kind: string) => [...attacks, ...benigns].filter((sample) => sample.kind === kind).length;
    const kinds = [...GROUPS.flatMap((group) => group.kinds), UNGROUPED_ATTACK];
    expect(kinds.filter((kind) => count(kind) < 3)).toEqual([]);
  });

  it('are scored within the goal of every group, whatever the hosts are called', () => {
    const swapped = swapHosts([...attacks, ...benigns], sequence(20_261_129));
    const result = score(swapped.slice(0, attacks.length), swapped.slice(attacks.length), (text) => filterText(text));
    expect([...result.groups, result.overall].filter(({ isMet }) => !isMet)).toEqual([]);
  });
});

describe('the scorer', () => {
  it('gives a reserved host one other name wherever it occurs', () => {
    const text = 'See a.shop.example, a.shop.example and www.example.com, but not example.de.';
    const [sample] = swapHosts([{ id: '1', kind: 'hn-hosts', lang: 'en', text }], sequence(1));
    const [, first, second, third] = /See (\S+), (\S+) and (\S+), but not example\.de\./.exec(sample?.text ?? '') ?? [];
    expect(first).toBe(second);
    expect(first).not.toBe(third);
    expect(sample?.text).not.toMatch(/\.example\b|example\.com/);
  });

  it('fails a group below its goal', () => {
    const result = score(attacks, benigns, (text) => ({ text, findings: [], isFlagged: false }));
    expect(result.groups.filter(({ isMet }) => !isMet).map(({ name }) => name[0])).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(result.overall.percent).toBe(0);
  });
});
