import { type Decoded, type Decoder, isAlphanumeric, isBlank, isLetter, isLower, isUpper, textOf } from './decoded.ts';

/** So many words in one run are a sentence; names in programs are shorter. */
const MIN_WORDS = 5;
const MIN_RUN = 20;
const MAX_RUN = 600;
const isJoint = (code: number) =>
  code === 95 ||
  code === 45 ||
  code === 46 ||
  code === 43 ||
  code === 47 ||
  code === 124 ||
  code === 58 ||
  code === 126;

/** Brackets and the like are for programs; a sentence has none. */
const isProse = new Uint8Array(0x10000).fill(1, 0x80);
for (let code = 0; code < 0x80; code++) {
  if (isAlphanumeric(code) || isJoint(code) || '=\'",;!?'.includes(String.fromCharCode(code))) isProse[code] = 1;
}

/** Whether a word begins in the middle of letters: "ignoreAll", and the last capital of "READMEFile". */
function isHump(codes: Uint16Array, at: number, end: number): boolean {
  if (!isUpper(codes[at] as number)) return false;
  return (
    isLower(codes[at - 1] as number) ||
    (at + 1 < end && isLetter(codes[at - 1] as number) && isLower(codes[at + 1] as number))
  );
}

/**
 * Sentences whose words are joined without blanks: "IgnoreAllPreviousInstructions", "ignore_all_previous_instructions",
 * "ignore.all.previous.instructions". Read once more with blanks; names in programs and addresses look the same, so
 * the result has to say something that would be found in plain text, too.
 */
export const decodeJoinedWords: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let start = begin, i = begin; start + MIN_RUN <= length; start = i + 1) {
    // The last blank among the next signs: no run that begins before it is long enough.
    i = start + MIN_RUN - 1;
    while (i >= start && !isBlank(codes[i] as number)) i--;
    if (i >= start) continue;
    let isSentence = true;
    for (i = start; i < length && !isBlank(codes[i] as number); i++) {
      if (isProse[codes[i] as number] === 0) isSentence = false;
    }
    if (!isSentence || i - start > MAX_RUN) continue;
    const units: number[] = [];
    const origins: number[] = [];
    let words = 1;
    /** One sentence has one kind of joint; addresses and paths mix them. */
    let joint = 0;
    for (let k = start; k < i; k++) {
      const code = codes[k] as number;
      const isBetween = k > start && k + 1 < i;
      if (isBetween && isJoint(code) && isLetter(codes[k - 1] as number) && isLetter(codes[k + 1] as number)) {
        if (joint !== 0 && code !== joint) {
          words = 0;
          break;
        }
        joint = code;
        units.push(32);
        origins.push(k);
        words++;
        continue;
      }
      if (k > start && isHump(codes, k, i)) {
        units.push(32);
        origins.push(k);
        words++;
      }
      units.push(code);
      origins.push(k);
    }
    if (words < MIN_WORDS) continue;
    found.push({
      start,
      end: i,
      text: textOf(Uint16Array.from(units), 0, units.length),
      origins: Int32Array.from(origins),
      isTelling: false,
      kind: 'disguised',
    });
  }
  return found;
};
