/** Words of the rules that stand in a text, in order of their ends, as columns. Buffers are reused. */
export interface FoundWords {
  count: number;
  /** Where the words of the search under way begin. */
  first: number;
  words: Uint16Array;
  /** Units of the folded text. */
  starts: Int32Array;
  ends: Int32Array;
}

export function makeFoundWords(): FoundWords {
  return { count: 0, first: 0, words: new Uint16Array(0), starts: new Int32Array(0), ends: new Int32Array(0) };
}

function grow(found: FoundWords, capacity: number): void {
  const { words, starts, ends } = found;
  found.words = new Uint16Array(capacity);
  found.starts = new Int32Array(capacity);
  found.ends = new Int32Array(capacity);
  found.words.set(words);
  found.starts.set(starts);
  found.ends.set(ends);
}

/** Adds a word to those of the search under way, in order of the ends; what ends together in order of the starts. */
export function addWord(found: FoundWords, word: number, start: number, end: number): void {
  if (found.count === found.words.length) grow(found, Math.max(1024, found.count * 2));
  const { words, starts, ends } = found;
  let at = found.count++;
  for (; at > found.first && (ends[at - 1] as number) >= end; at--) {
    if (ends[at - 1] === end && (starts[at - 1] as number) <= start) break;
    words[at] = words[at - 1] as number;
    starts[at] = starts[at - 1] as number;
    ends[at] = ends[at - 1] as number;
  }
  words[at] = word;
  starts[at] = start;
  ends[at] = end;
}

/** Begins a search. */
export function beginSearch(found: FoundWords): void {
  found.first = found.count;
}

/** Brings the words of the search under way into one order with the earlier ones. Returns the number of steps. */
export function endSearch(found: FoundWords): number {
  const { count, first: middle, words, starts, ends } = found;
  if (middle === 0 || middle === count) return 0;
  const late = {
    words: words.slice(middle, count),
    starts: starts.slice(middle, count),
    ends: ends.slice(middle, count),
  };
  // From the end on, so that words before all late ones stay where they are.
  let early = middle - 1;
  let to = count - 1;
  for (let k = late.words.length - 1; k >= 0; to--) {
    const isEarly = early >= 0 && (ends[early] as number) > (late.ends[k] as number);
    words[to] = isEarly ? (words[early] as number) : (late.words[k] as number);
    starts[to] = isEarly ? (starts[early] as number) : (late.starts[k] as number);
    ends[to] = isEarly ? (ends[early--] as number) : (late.ends[k--] as number);
  }
  return count - 1 - to;
}
