export interface EditDistances {
  /** Letters to insert, drop, replace or swap with their neighbour, so that `typed` becomes `word`. */
  whole: number;
  /** The same for the beginning of `word` that comes nearest. */
  beginning: number;
}

/**
 * How far what was typed is from a word of the index. Counts no further than `limit`: more is `limit + 1`.
 * (Optimal string alignment: a letter that was swapped is not changed again.)
 */
export function editDistances(typed: string, word: string, limit: number): EditDistances {
  const far = limit + 1;
  if (typed.length - word.length > limit) return { whole: far, beginning: far };
  // More letters than this have no beginning that a smaller number of them would not have.
  const length = Math.min(word.length, typed.length + far);
  let before: number[] = [];
  let row = Array.from({ length: typed.length + 1 }, (_, index) => index);
  let beginning = row[typed.length] ?? far;
  for (let at = 1; at <= length; at += 1) {
    const next = [at];
    for (let from = 1; from <= typed.length; from += 1) {
      const isSame = typed[from - 1] === word[at - 1];
      let least = Math.min(
        (row[from] ?? far) + 1,
        (next[from - 1] ?? far) + 1,
        (row[from - 1] ?? far) + (isSame ? 0 : 1),
      );
      const isSwapped = from > 1 && at > 1 && typed[from - 1] === word[at - 2] && typed[from - 2] === word[at - 1];
      if (isSwapped) least = Math.min(least, (before[from - 2] ?? far) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit && Math.min(...row) > limit)
      return { whole: far, beginning: Math.min(beginning, far) };
    before = row;
    row = next;
    beginning = Math.min(beginning, row[typed.length] ?? far);
  }
  const whole = length < word.length ? far : (row[typed.length] ?? far);
  return { whole: Math.min(whole, far), beginning: Math.min(beginning, far) };
}
