import { foldText } from './fold.ts';
import type { FindingKind } from './guard.ts';

/**
 * The small language in which rules are written. It can say only what costs a constant per found word, so no rule can
 * make the filter slow:
 *
 *   ^{void} ~24 {prior} ~16 (instructions|rules)   words of one sentence in this order, with at most 24 and 16
 *                                                  characters between them
 *   {a} ~~80 {b}                                   the gap may cross the end of a sentence
 *   near 60: {void} {prior} {orders}               words of one sentence in any order within 60 characters
 *   around 200: {a} {b}                            the same, across sentences
 *   … unless {manual}                              no match when a word of that set stands in the same sentence
 *
 * `{name}` is a set of words from the lexicons of all languages, `(a|b)` a set of its own. `^` asks that a clause begins
 * there, `^^` a line. `$` after a set asks that the text or the line ends there. In a set, `*` at the end of a word stands
 * for any further letters, at its beginning for any letters before it.
 */
export interface RuleFamily {
  kind: FindingKind;
  /** One sentence for readers: what the family's texts do to a model. */
  why: string;
  /** `report`: so often harmless that the text stays as it is. */
  effect: 'neutralize' | 'report';
  /** `disguised`: only in text that somebody took trouble to hide (encoded, spelled oddly, invisible). */
  applies: 'always' | 'disguised';
  rules: readonly string[];
}

/**
 * Named sets of words; a value is a `|` list, or an array of literal signs: they need no word boundary, except before a
 * letter at their beginning and where a blank ends them.
 */
export type Lexicon = Readonly<Record<string, string | readonly string[]>>;

export interface Word {
  text: string;
  beginsFreely: boolean;
  endsFreely: boolean;
}

export interface Slot {
  words: readonly Word[];
  gap: number;
  mayCrossSentence: boolean;
  beginsClause: boolean;
  beginsLine: boolean;
  endsLine: boolean;
}

export interface Rule {
  source: string;
  inOrder: boolean;
  /** For rules without order: all words lie within so many characters. */
  span: number;
  mayCrossSentence: boolean;
  slots: readonly Slot[];
  unless: readonly Word[];
}

/** In these scripts words are not set apart by blanks, or carry particles without one. */
export function isWrittenWithoutBlanks(code: number): boolean {
  return (
    (code >= 0xe00 && code <= 0xeff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff) ||
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af)
  );
}

const isAlphanumeric = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);

function wordOf(written: string): Word {
  if (written.trim() === '') throw new Error('an empty rule word');
  // Signs are meant as they stand, stars included.
  if (!isAlphanumeric(written)) return { text: foldText(written), beginsFreely: true, endsFreely: true };
  const beginsFreely = written.startsWith('*');
  const endsFreely = written.endsWith('*');
  const text = foldText(written.slice(beginsFreely ? 1 : 0, endsFreely ? -1 : undefined).trim());
  if (!text || text.includes('*')) throw new Error(`rule word "${written}": empty, or a star inside`);
  const first = text.charAt(0);
  const last = text.charAt(text.length - 1);
  const free = (character: string) => !isAlphanumeric(character) || isWrittenWithoutBlanks(character.charCodeAt(0));
  return { text, beginsFreely: beginsFreely || free(first), endsFreely: endsFreely || free(last) };
}

function wordsOf(value: string | readonly string[]): Word[] {
  if (typeof value === 'string') return value.split('|').map(wordOf);
  return value.map((sign) => {
    const text = foldText(sign);
    return { text: text.trim(), beginsFreely: !isAlphanumeric(text.trim().charAt(0)), endsFreely: !text.endsWith(' ') };
  });
}

/** All lexicons in one: a set's words of every language together. */
export function mergeLexicons(lexicons: readonly Lexicon[]): Map<string, Word[]> {
  const sets = new Map<string, Word[]>();
  for (const lexicon of lexicons) {
    for (const [name, value] of Object.entries(lexicon)) sets.set(name, [...(sets.get(name) ?? []), ...wordsOf(value)]);
  }
  return sets;
}

/** Between two sets without a stated gap. */
const DEFAULT_GAP = 3;

const TOKEN = /\s*(?:(~~?)(\d+)|(\^{0,2})(?:\{([\w, ]+)\}|\(([^)]*)\))(\$?)|(unless))/y;

/** Throws on a rule that does not follow the language: rules are part of the program, so this is a programming error. */
export function parseRule(source: string, sets: ReadonlyMap<string, readonly Word[]>): Rule {
  const wrong = (what: string) => new Error(`rule "${source}": ${what}`);
  const named = (names: string) =>
    names.split(',').flatMap((name) => {
      const words = sets.get(name.trim());
      if (!words) throw wrong(`no set {${name.trim()}}`);
      return words;
    });
  const head = /^(near|around) (\d+):/.exec(source);
  const slots: Slot[] = [];
  let unless: Word[] = [];
  let gap = 0;
  let mayCrossSentence = false;
  let isUnless = false;
  let isGapOpen = false;
  TOKEN.lastIndex = head ? head[0].length : 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    if (!token) throw wrong(`cannot read "${source.slice(at)}"`);
    if (token[1]) {
      gap = Number(token[2]);
      mayCrossSentence = token[1] === '~~';
      isGapOpen = true;
    } else if (token[7]) isUnless = true;
    else {
      const words = token[4] !== undefined ? named(token[4]) : wordsOf(token[5] ?? '');
      if (isUnless) unless = [...unless, ...words];
      else {
        slots.push({
          words,
          gap,
          mayCrossSentence,
          beginsClause: token[3] === '^',
          beginsLine: token[3] === '^^',
          endsLine: token[6] === '$',
        });
      }
      gap = DEFAULT_GAP;
      mayCrossSentence = false;
      isGapOpen = false;
    }
  }
  if (slots.length === 0) throw wrong('no words');
  if (isGapOpen) throw wrong('a gap leads nowhere');
  return {
    source,
    inOrder: !head,
    span: head ? Number(head[2]) : 0,
    mayCrossSentence: head?.[1] === 'around',
    slots,
    unless,
  };
}
