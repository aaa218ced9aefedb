import { type Decoded, type Decoder, textOf } from './decoded.ts';

/** Letters that stand on their heads, and plain ones that are another letter when turned. */
const TURNED: ReadonlyMap<number, number> = new Map(
  Object.entries({
    ɐ: 'a',
    q: 'b',
    ɔ: 'c',
    p: 'd',
    ǝ: 'e',
    ɟ: 'f',
    ƃ: 'g',
    ɥ: 'h',
    ᴉ: 'i',
    ı: 'i',
    ɾ: 'j',
    ʞ: 'k',
    ן: 'l',
    ɯ: 'm',
    u: 'n',
    d: 'p',
    b: 'q',
    ɹ: 'r',
    ʇ: 't',
    n: 'u',
    ʌ: 'v',
    ʍ: 'w',
    ʎ: 'y',
    '˙': '.',
    "'": ',',
    '¡': '!',
    '¿': '?',
  }).map(([sign, letter]) => [sign.charCodeAt(0), letter.charCodeAt(0)]),
);
const MIN_TURNED = 6;
/** Turned letters farther apart than this make separate stretches. */
const MAX_GAP = 40;
const MARGIN = 24;

/** A sentence turned by half a circle: letters on their heads, in reverse order. */
export const decodeUpsideDown: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let first = -1;
  let last = -1;
  let turned = 0;
  const close = () => {
    if (turned >= MIN_TURNED) {
      const start = Math.max(begin, first - MARGIN);
      const end = Math.min(length, last + MARGIN);
      const units = new Uint16Array(end - start);
      for (let i = 0; i < units.length; i++) {
        const code = codes[end - 1 - i] as number;
        units[i] = TURNED.get(code) ?? code;
      }
      found.push({
        start,
        end,
        text: textOf(units, 0, units.length),
        origins: Int32Array.from(units, (_, i) => end - 1 - i),
        isTelling: true,
        isCipher: true,
        kind: 'disguised',
      });
    }
    first = -1;
    turned = 0;
  };
  for (let i = begin; i < length; i++) {
    const code = codes[i] as number;
    if (code < 0x80 || !TURNED.has(code)) continue;
    if (first >= 0 && i - last > MAX_GAP) close();
    if (first < 0) first = i;
    last = i + 1;
    turned++;
  }
  close();
  return found;
};
