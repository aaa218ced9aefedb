import { editDistances } from './edit-distance.ts';
import type { IndexFile } from './index-file.ts';
import { foldWord, WORD } from './search-query.ts';

/** Of shorter words almost every other one is near. */
const SHORTEST_WORD = 3;
/** Longer ones are no words of a language, and comparing them costs more than it helps. */
const LONGEST_WORD = 40;
/** From this length on two letters may be wrong. */
const LONG_WORD = 6;

/** A word that was typed and that nobody said, and the word of the index in its place, both without case and accents. */
export interface Correction {
  /** Where it stands in what was typed. */
  start: number;
  end: number;
  term: string;
}

/**
 * For each word that nothing has, the nearest one that something has; nothing when one of them has none, or when all
 * are there, but not together. Looks through the words of the index, those that begin alike first, as long as `mayGoOn`.
 */
export function corrections(typed: string, index: IndexFile, mayGoOn: () => boolean): Correction[] {
  const words = [...typed.matchAll(WORD)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    word: foldWord(found[0]),
  }));
  const found: Correction[] = [];
  for (const [position, { start, end, word }] of words.entries()) {
    const isUnfinished = position === words.length - 1;
    if (index.hasWord(word, isUnfinished)) continue;
    const term = nearest(word, isUnfinished, index, mayGoOn);
    if (term === undefined) return [];
    found.push({ start, end, term });
  }
  return found;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * How the word that was meant may begin, the likeliest first: as it was typed; with two letters swapped or one too many;
 * with a wrong first letter, or none. The few words of a long beginning cost nothing, those of one letter most of the time.
 */
function beginnings(word: string): string[] {
  const [first = '', second = ''] = word;
  return [
    word.slice(0, 4),
    second + first + word.slice(2, 4),
    word.slice(1, 5),
    word.slice(0, 2),
    ...LETTERS.map((letter) => letter + word.slice(1, 4)),
    ...LETTERS.map((letter) => letter + word.slice(0, 3)),
    first,
  ];
}

function nearest(word: string, isUnfinished: boolean, index: IndexFile, mayGoOn: () => boolean): string | undefined {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return undefined;
  const limit = word.length < LONG_WORD ? 1 : 2;
  let best: { term: string; distance: number; count: number } | undefined;
  for (const beginning of beginnings(word)) {
    for (const { term, count } of index.terms(beginning)) {
      if (!mayGoOn()) return best?.term;
      const { whole, beginning: unfinished } = editDistances(word, term, limit);
      // The word that was meant may go on, as one that is there does; a whole one as near goes first.
      const distance = isUnfinished && unfinished < whole ? unfinished + 0.5 : whole;
      if (
        distance > limit ||
        (best && (distance > best.distance || (distance === best.distance && count <= best.count)))
      )
        continue;
      best = { term, distance, count };
    }
    // What is only one letter away is not bettered by words that begin otherwise.
    if (best && best.distance < 2) return best.term;
  }
  return best?.term;
}
