import { DROPPED, foldAstral, foldUnit } from '../fold.ts';
import { type Decoded, type Decoder, isLetter } from './decoded.ts';

/** Letters that look like Latin ones (a choice from Unicode TR39's confusables), also when these stand on their heads. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аɑαАΑꭺᎪɐ',
  b: 'ЬВΒвᏏƅβ',
  c: 'сСϲϹᏟⅽɔ',
  d: 'ԁⅾᎠꓒժδ',
  e: 'еЕΕҽεєᎬё℮эзҿѐǝɘ',
  f: 'ғϜքꓝƒſɟ',
  g: 'ɡԌցᏀƃ',
  h: 'һНΗհнᎻɥ',
  i: 'іІιΙїᎥɩıᴉ',
  j: 'јЈϳᎫյɾ',
  k: 'кКΚκᏦĸқʞ',
  l: 'ӏӀᏞⅼǀןլ',
  m: 'мМΜⅿᎷϻɯ',
  n: 'пոΝηиռ',
  o: 'оОοΟօσՕө',
  p: 'рРρΡᏢƿ',
  q: 'ԛԚզ',
  r: 'гᴦᎡᏒяɹ',
  s: 'ѕЅᏚʂ',
  t: 'тТΤτᎢԏʇ',
  u: 'υսμцՍʋџ',
  v: 'νѵѴⅴᏙʌ',
  w: 'ѡԝԜшωաᏔщʍ',
  x: 'хХχΧⅹҳ',
  y: 'уУγΥүҮყᎽчўʎ',
  z: 'ʐΖζᏃ',
};
const table = new Map<number, number>();
for (const [letter, signs] of Object.entries(LOOK_ALIKES)) {
  for (const sign of signs) table.set(sign.charCodeAt(0), letter.charCodeAt(0));
}

const REGION_GAP = 60;
const MARGIN = 100;
const MIN_FANCY_LETTERS = 5;
const isMark = (code: number) => code >= 0x300 && code <= 0x36f;
const isForeign = (code: number) => code >= 0x80 && table.has(code);

/**
 * Words that mix Latin letters with letters of other scripts that look the same, and letters in fancy dress (small
 * capitals, circled, squared, superscript, mathematical): read once more in plain letters.
 */
export const decodeLookAlikes: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let first = -1;
  let last = -1;
  let mixedWords = 0;
  let fancy = 0;
  const close = () => {
    if (first >= 0 && (mixedWords >= 1 || fancy >= MIN_FANCY_LETTERS)) {
      const isTelling = mixedWords >= 2 || fancy >= MIN_FANCY_LETTERS;
      found.push(plainForm(codes, Math.max(begin, first - MARGIN), Math.min(length, last + MARGIN), isTelling));
    }
    first = -1;
    mixedWords = 0;
    fancy = 0;
  };
  let wordStart = begin;
  let latin = 0;
  let foreign = 0;
  for (let i = begin; i <= length; i++) {
    const code = i < length ? (codes[i] as number) : 32;
    if (isLetter(code)) {
      latin++;
      continue;
    }
    if (code >= 0x80) {
      let isFancy = false;
      if (code >= 0xd800 && code <= 0xdbff && i + 1 < length) {
        const codePoint = ((code - 0xd800) << 10) + ((codes[i + 1] as number) - 0xdc00) + 0x10000;
        // Flags are pairs of regional indicators; spelled words need more.
        isFancy = isLetter(foldAstral(codePoint)) && !(codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff);
        i++;
      } else if (isForeign(code)) foreign++;
      else {
        const folded = foldUnit(code);
        isFancy =
          isLetter(folded) &&
          ((code >= 0x1d00 && code <= 0x1dbf) ||
            (code >= 0x2070 && code <= 0x2188) ||
            (code >= 0x2460 && code <= 0x24ff) ||
            code >= 0xff00 ||
            (code >= 0x250 && code <= 0x2b8) ||
            (code >= 0x2c7c && code <= 0x2c7d) ||
            (code >= 0xa700 && code <= 0xa7ff));
      }
      // Marks piled upon marks; a real letter carries one or two.
      if (isMark(code) && isMark(codes[i - 1] ?? 0)) isFancy = true;
      if (isFancy) {
        if (first >= 0 && i - last > REGION_GAP) close();
        if (first < 0) first = i;
        last = i + 1;
        fancy++;
      }
      if (isFancy || isForeign(code) || foldUnit(code) === DROPPED) continue;
      if (code > 0x24f) {
        // A letter that resembles no Latin one: the word is simply written in another script.
        if (foldUnit(code) > 0x24f && !(code >= 0x2000 && code <= 0x206f)) foreign -= 100;
        continue;
      }
      continue;
    }
    if (latin > 0 && foreign > 0) {
      if (first >= 0 && wordStart - last > REGION_GAP) close();
      if (first < 0) first = wordStart;
      last = i;
      mixedWords++;
    }
    latin = 0;
    foreign = 0;
    wordStart = i + 1;
  }
  close();
  return found;
};

function plainForm(codes: Uint16Array, start: number, end: number, isTelling: boolean): Decoded {
  const units: string[] = [];
  const origins: number[] = [];
  for (let i = start; i < end; i++) {
    const code = codes[i] as number;
    let unit = table.get(code) ?? code;
    const origin = i;
    if (code >= 0xd800 && code <= 0xdbff && i + 1 < end) {
      unit = foldAstral(((code - 0xd800) << 10) + ((codes[i + 1] as number) - 0xdc00) + 0x10000);
      i++;
    }
    if (unit === DROPPED) continue;
    units.push(String.fromCharCode(unit));
    origins.push(origin);
  }
  return { start, end, text: units.join(''), origins: Int32Array.from(origins), isTelling, kind: 'disguised' };
}
