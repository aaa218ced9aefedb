import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldInto, makeFoldedText } from './folded-text.ts';
import { findWords } from './found-words.ts';
import type { RuleFamily } from './rule-language.ts';
import { compileRules } from './rule-program.ts';
import { makeFoundWords } from './word-list.ts';
import { joinsWords } from './word-units.ts';

// Words of one and more tokens, signs, stars at either end, and one script without blanks.
const words = [
  'the',
  'prompt',
  'the prompt',
  'the prompt of',
  'is',
  "don't say",
  're-read*',
  'instruct*',
  'the instruct*',
  '*berry',
  '*mid*',
  '忽略',
  '忽略 the',
];
const signs = [':', '<|', '<|a', 'role=system', 'end of '];

const family = (rule: string): RuleFamily => ({
  kind: 'persona',
  why: '',
  effect: 'report',
  applies: 'always',
  rules: [rule],
});
const program = compileRules([{ lexicons: [{ words: words.join('|'), signs }], families: [family('{words,signs}')] }], {
  lexicons: [],
  contexts: [],
  watches: [],
});

interface Plain {
  text: string;
  beginsFreely: boolean;
  endsFreely: boolean;
  needsBlank: boolean;
}

const plainWords: Plain[] = [
  ...words.map((word) => ({
    text: word.replaceAll('*', ''),
    beginsFreely: word.startsWith('*') || word.startsWith('忽'),
    endsFreely: word.endsWith('*') || word.endsWith('略'),
    needsBlank: word === 'is',
  })),
  { text: ':', beginsFreely: true, endsFreely: true, needsBlank: false },
  { text: '<|', beginsFreely: true, endsFreely: true, needsBlank: false },
  { text: '<|a', beginsFreely: true, endsFreely: true, needsBlank: false },
  { text: 'role=system', beginsFreely: false, endsFreely: true, needsBlank: false },
  { text: 'end of', beginsFreely: false, endsFreely: false, needsBlank: false },
];

/** Every place of every word, tried one by one. */
function findPlainly(text: string): string[] {
  const joinsAt = (at: number) => at >= 0 && at < text.length && joinsWords(text.charCodeAt(at));
  const flat = text.replaceAll('\n', ' ');
  const found: string[] = [];
  for (const { text: word, beginsFreely, endsFreely, needsBlank } of plainWords) {
    for (let start = flat.indexOf(word); start !== -1; start = flat.indexOf(word, start + 1)) {
      const end = start + word.length;
      if (!beginsFreely && joinsAt(start - 1)) continue;
      if (!endsFreely && joinsAt(end)) continue;
      if (needsBlank && start > 0 && flat[start - 1] !== ' ') continue;
      found.push(`${start}–${end}`);
    }
  }
  return found.sort();
}

describe('the words of the rules', () => {
  it('are found as by trying every word at every place, in the order of their ends', () => {
    const piece = fc.constantFrom(
      ...plainWords.map(({ text }) => text),
      ...[' ', ' ', ' ', '\n', '.', '-', "'", '|', 'x', 'blue', 'ions', 'ed', 'amid', 'Ü', '略'],
    );
    const folded = makeFoldedText(4096);
    const found = makeFoundWords();
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const codes = Uint16Array.from(pieces.join('').split(''), (unit) => unit.charCodeAt(0));
        foldInto(folded, codes, codes.length, program.vocabulary);
        findWords(found, program, folded, false);
        const text = String.fromCharCode(...folded.units.subarray(0, folded.length));
        const ends = [...found.ends.subarray(0, found.count)];
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        expect(ends.map((end, i) => `${found.starts[i]}–${end}`).sort()).toEqual(findPlainly(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('are turned down when they are empty, or when a star stands before several', () => {
    const compile = (rule: string) =>
      compileRules([{ lexicons: [], families: [family(rule)] }], { lexicons: [], contexts: [], watches: [] });
    expect(() => compile('(a|)')).toThrow('an empty rule word');
    expect(() => compile('(*two words)')).toThrow('a star before more than one word');
  });
});
