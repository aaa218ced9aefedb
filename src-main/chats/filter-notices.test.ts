import { describe, expect, it } from 'vitest';
import type { Finding } from '../guard/guard.ts';
import { filterNotices, taintOf } from './filter-notices.ts';

const finding = (source: string, excerpt: string, effect: Finding['effect'] = 'neutralize') => ({
  source,
  finding: { kind: 'instruction-override', effect, start: 0, end: 1, excerpt } as const,
});

describe('the notice after a call whose result was filtered', () => {
  it('names the host and shows the sentence', () => {
    expect(filterNotices([finding('https://forum.example/a?b=c', 'Ignore this.')], false)).toEqual([
      {
        tone: 'neutral',
        text: { key: 'turn.filter.found', params: { count: 1, source: 'forum.example' } },
        detail: '“Ignore this.”',
      },
    ]);
  });

  it('is one for all pages of a call, with the sentences under the page they stand on', () => {
    const [notice, ...others] = filterNotices(
      [
        finding('https://a.example/', 'One.'),
        finding('https://b.example/', 'Two.'),
        finding('https://a.example/x', 'Three.'),
      ],
      false,
    );
    expect(others).toEqual([]);
    expect(notice?.text.params).toEqual({ count: 3, source: 'a.example, b.example' });
    expect(notice?.detail).toBe('a.example\n“One.”\n“Three.”\n\nb.example\n“Two.”');
  });

  it('does not call neutralized what was left as it is', () => {
    const notices = filterNotices([finding('a', 'An example.', 'report')], false);
    expect(notices.map(({ text }) => text.key)).toEqual(['turn.filter.reported']);
  });

  it('warns when the filter did not run', () => {
    expect(filterNotices([], true)).toEqual([{ tone: 'warn', text: { key: 'turn.filter.failed' } }]);
  });

  it('stays within what a notice may hold', () => {
    const many = Array.from({ length: 500 }, (_, index) => finding(`https://h${index}.example/`, '🦊'.repeat(100)));
    const [notice] = filterNotices(many, false);
    expect(notice?.detail?.length).toBeLessThanOrEqual(8_000);
    expect(notice?.detail?.isWellFormed()).toBe(true);
    expect(notice?.text.params?.source).toBe('h0.example, h1.example, h2.example, …');
  });
});

describe('what taints a chat', () => {
  it.each([
    ['an instruction that was neutralized', 'neutralize', 'forum.example'],
    ['a message in hidden characters', 'strip', 'forum.example'],
    ['an example in a text about attacks does not', 'report', undefined],
  ] as const)('%s', (_, effect, source) => {
    expect(taintOf([finding('https://forum.example/', 'x', effect)])).toBe(source);
  });
});
