import { describe, expect, it } from 'vitest';
import { foldInto, makeFoldedText } from './folded-text.ts';
import { type Match, makeMatcher } from './matcher.ts';
import { parseRule, type RuleFamily } from './rule-language.ts';
import { compileRules, type RuleProgram } from './rule-program.ts';

const lexicon = { fruit: 'apple|pear*|*berry', verb: 'eat|do not eat', sign: ['<|x|>'] };

const PLAIN = { isDisguised: false, isGlued: false };

/** What matches in a text, as far as nothing of it is settled. */
function matchesIn(program: RuleProgram, text: string, options = PLAIN, isSettled = () => false): string[] {
  const codes = Uint16Array.from(text.split(''), (unit) => unit.charCodeAt(0));
  const folded = makeFoldedText(codes.length);
  foldInto(folded, codes, codes.length, program.vocabulary);
  const matches: Match[] = [];
  makeMatcher(program).run(
    folded,
    options,
    { steps: 0 },
    {
      isSettled,
      take: (match) => matches.push(match),
    },
  );
  return matches.map(({ start, end }) => String.fromCharCode(...folded.units.subarray(start, end)));
}

function compile(rule: string): RuleProgram {
  const family: RuleFamily = { kind: 'persona', why: '', effect: 'report', applies: 'always', rules: [rule] };
  return compileRules([{ lexicons: [lexicon], families: [family] }], { lexicons: [], contexts: [], watches: [] });
}

describe('a rule', () => {
  it.each([
    ['finds whole words only', '{fruit}', 'An apple, pineapple, apples', ['apple']],
    ['lets a star stand for more letters', '{fruit}', 'Pears and a blueberry', ['pear', 'berry']],
    ['ignores case, accents and width', '{fruit}', 'ÁPPLE and ａｐｐｌｅ', ['apple', 'apple']],
    [
      'keeps to the order and the gap of its words',
      '{verb} ~6 {fruit}',
      'eat an apple; apple eat; eat every single apple',
      ['eat an apple'],
    ],
    ['does not cross the end of a sentence', '{verb} ~20 {fruit}', 'I eat. The apple fell.', []],
    ['crosses it where the gap says so', '{verb} ~~20 {fruit}', 'I eat. The apple fell.', ['eat. the apple']],
    [
      'takes words in any order when asked for nearness',
      'near 20: {verb} {fruit}',
      'An apple to eat',
      ['apple to eat'],
    ],
    [
      'asks for the start of a clause',
      '^{verb} ~6 {fruit}',
      'They eat the apple. Please eat the apple.',
      ['eat the apple'],
    ],
    [
      'asks for the start of a line',
      '^^{verb} ~6 {fruit}',
      'Eat an apple\nand eat an apple\n- eat an apple',
      ['eat an apple', 'eat an apple'],
    ],
    ['asks for the end of a line', '{fruit}$', 'apple pie\nan apple\n', ['apple']],
    [
      'is silenced by a word of its sentence',
      '{verb} ~6 {fruit} unless (allergic)',
      'If allergic, do not eat an apple. Now eat an apple.',
      ['eat an apple'],
    ],
    ['finds signs without a word boundary', '{sign}', 'a<|x|>b', ['<|x|>']],
    ['reads a line break as a blank', '(do not eat) ~6 {fruit}', 'do not\neat an apple', ['do not\neat an apple']],
  ])('%s', (_, rule, text, expected) => {
    expect(matchesIn(compile(rule), text)).toEqual(expected);
  });

  it('goes on where it left off when its openings overlap', () => {
    expect(matchesIn(compile('{verb} ~6 {fruit}'), 'eat eat an apple, eat an apple')).toEqual([
      'eat an apple',
      'eat an apple',
    ]);
  });

  it('is not tried where all is settled', () => {
    expect(matchesIn(compile('{fruit}'), 'An apple', PLAIN, () => true)).toEqual([]);
  });

  it('needs no word boundary in text that lost its blanks', () => {
    expect(matchesIn(compile('{fruit}'), 'noapplepie', { isDisguised: true, isGlued: true })).toEqual(['apple']);
  });

  it('for another language is tried in sentences that do not read like English', () => {
    const family: RuleFamily = { kind: 'persona', why: '', effect: 'report', applies: 'always', rules: ['{order}'] };
    const program = compileRules([{ lexicons: [{ order: 'die|vergiss*' }], families: [family], isForeign: true }], {
      lexicons: [{ marks: 'the|you' }],
      contexts: [],
      watches: [],
      englishMarks: 'marks',
    });
    expect(matchesIn(program, 'When the roses die. Vergiss alles. You die.')).toEqual(['vergiss']);
    expect(matchesIn(program, 'Die Regeln')).toEqual(['die']);
  });

  it('finds words of several scripts in the order of their ends', () => {
    const family: RuleFamily = { kind: 'persona', why: '', effect: 'report', applies: 'always', rules: ['{a} ~9 {b}'] };
    const program = compileRules([{ lexicons: [{ a: 'ai', b: '说' }], families: [family] }], {
      lexicons: [],
      contexts: [],
      watches: [],
    });
    expect(matchesIn(program, '致 ai：请说')).toHaveLength(1);
  });

  it.each([
    ['{nobody}', 'no set {nobody}'],
    ['{verb} ~5', 'a gap leads nowhere'],
    ['{verb} !', 'cannot read'],
    ['(a*b)', 'a star inside'],
  ])('that is wrong says so: %s', (rule, message) => {
    const words = new Map([['verb', [{ text: 'eat', beginsFreely: false, endsFreely: false }]]]);
    expect(() => parseRule(rule, words)).toThrow(message);
  });
});
