import { type Decoded, type Decoder, isAlphanumeric, isBlank, isDigit, isLetter, textOf } from './decoded.ts';

const MIN_SPACED = 6;
const isJoint = (code: number) =>
  code === 32 ||
  code === 45 ||
  code === 46 ||
  code === 95 ||
  code === 42 ||
  code === 183 ||
  code === 8226 ||
  code === 47 ||
  code === 124 ||
  code === 44 ||
  code === 126 ||
  code === 43 ||
  code === 8211 ||
  code === 10 ||
  code === 0xa0 ||
  code === 58 ||
  code === 61;

/** "i g n o r e", "i-g-n-o-r-e": single letters with one sign between them; a longer break parts words. */
export const decodeSpacedLetters: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let i = begin; i + 2 < length; ) {
    const joint = codes[i + 1] as number;
    const isStart =
      isAlphanumeric(codes[i] as number) &&
      isJoint(joint) &&
      isAlphanumeric(codes[i + 2] as number) &&
      !isAlphanumeric(i > 0 ? (codes[i - 1] as number) : 0);
    if (!isStart || isAlphanumeric(codes[i + 3] ?? 0)) {
      i++;
      continue;
    }
    const start = i;
    const units: number[] = [codes[i] as number];
    const origins = [i];
    let letters = 1;
    let words = 1;
    let at = i + 1;
    let longest = 1;
    let inWord = 1;
    while (at < length) {
      let next = at;
      while (next < length && next - at < 6 && !isAlphanumeric(codes[next] as number)) next++;
      if (
        next >= length ||
        next === at ||
        !isAlphanumeric(codes[next] as number) ||
        isAlphanumeric(codes[next + 1] ?? 0)
      )
        break;
      const isWithinWord = next - at === 1 && codes[at] === joint;
      if (!isWithinWord) {
        words++;
        inWord = 0;
        // The signs between words matter (full stops, slashes), blanks do not.
        for (let k = at; k < next; k++) {
          const code = codes[k] as number;
          if (code !== joint && !isBlank(code)) {
            units.push(code);
            origins.push(k);
          }
        }
        units.push(32);
        origins.push(at);
      }
      units.push(codes[next] as number);
      origins.push(next);
      letters++;
      inWord++;
      longest = Math.max(longest, inWord);
      at = next + 1;
    }
    if (letters >= MIN_SPACED && longest >= 3) {
      found.push({
        start,
        end: at,
        text: textOf(Uint16Array.from(units), 0, units.length),
        origins: Int32Array.from(origins),
        isTelling: true,
        isGlued: words === 1 || letters / words > 9,
        kind: 'disguised',
      });
    }
    i = at + 1;
  }
  return found;
};

/** Digits and signs that stand for letters; "1" is read as l or i, hence two tables. */
const LEET: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '8': 'b',
  '9': 'g',
  '+': 't',
  '€': 'e',
  '2': 'z',
  '6': 'g',
  '!': 'i',
  '|': 'l',
  '(': 'c',
};
const MIN_LEET_WORDS = 3;
const LEET_GAP = 40;

/** A digit before a letter, as in no ordinary name or version; measures such as "10px" or "2nd" do not count. */
function isLeetWord(codes: Uint16Array, from: number, to: number): boolean {
  let letters = 0;
  let digits = 0;
  let insides = 0;
  let leading = 0;
  for (let i = from; i < to; i++) {
    const code = codes[i] as number;
    if (isLetter(code)) {
      if (digits > 0 && isSubstitute(codes[i - 1] as number)) insides++;
      letters++;
    } else if (isSubstitute(code)) {
      // A dollar or at sign in front begins a variable or a name.
      if (i === from && !isDigit(code)) continue;
      digits++;
      if (letters === 0 && isDigit(code)) leading++;
    } else if (i > from && i < to - 2 && code !== 45 && code !== 46 && code !== 39) return false;
  }
  const isMeasure = leading === digits && letters <= 3 && leading > 1;
  return to - from >= 3 && to - from <= 40 && insides > 0 && letters > 0 && !isMeasure;
}

const isSubstitute = (code: number) => (code >= 48 && code <= 57) || code === 64 || code === 36;

/** "1gn0r3 pr3v10us": words that mix letters with digits, near each other. */
export const decodeLeet: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let words = 0;
  /** Other words: between the last two, and all together. */
  let between = 0;
  let others = 0;
  let start = 0;
  let end = 0;
  const close = () => {
    if (words >= MIN_LEET_WORDS && words >= others) {
      const written = textOf(codes, start, end);
      for (const one of ['i', 'l']) {
        const text = [...written].map((sign) => (sign === '1' ? one : (LEET[sign] ?? sign))).join('');
        if (text.length === written.length) {
          found.push({
            start,
            end,
            text,
            origins: Int32Array.from({ length: text.length }, (_, k) => start + k),
            isTelling: true,
            kind: 'disguised',
          });
        }
      }
    }
    words = 0;
    others = 0;
    between = 0;
  };
  for (let i = begin; i < length; i++) {
    const from = i;
    while (i < length && !isBlank(codes[i] as number)) i++;
    if (!isLeetWord(codes, from, i)) {
      if (i > from) between++;
      continue;
    }
    if (words === 0 || from - end > LEET_GAP) {
      close();
      // The words before may be spelled as usual.
      start = Math.max(begin, from - LEET_GAP);
    }
    others += words > 0 ? between : 0;
    between = 0;
    words++;
    end = i;
  }
  close();
  return found;
};
