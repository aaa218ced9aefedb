import { SPOKEN_LETTERS } from '../cipher-words.ts';
import { type Decoded, type Decoder, isBlank } from './decoded.ts';

const MORSE = 'ETIANMSURWDKGOHVF?L?PJBXCYZQ';
const MORSE_DIGITS: Record<string, string> = {
  '-----': '0',
  '.----': '1',
  '..---': '2',
  '...--': '3',
  '....-': '4',
  '.....': '5',
  '-....': '6',
  '--...': '7',
  '---..': '8',
  '----.': '9',
  '.-.-.-': '.',
  '--..--': ',',
  '..--..': '?',
  '-..-.': '/',
  '-....-': '-',
  '---...': ':',
  '.----.': "'",
};
const MIN_MORSE = 8;

function morseLetter(sign: string): string {
  if (sign.length > 4) return MORSE_DIGITS[sign] ?? '';
  let index = 0;
  for (const mark of sign) index = index * 2 + (mark === '-' ? 2 : 1);
  return MORSE.charAt(index - 1).toLowerCase();
}

/** Morse code with dots and hyphens; "/" or a wide gap parts words. */
export const decodeMorse: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let i = begin; i < length; i++) {
    if (codes[i] !== 46 && codes[i] !== 45) continue;
    const start = i;
    let text = '';
    let letters = 0;
    let sign = '';
    for (; i <= length; i++) {
      const code = i < length ? (codes[i] as number) : 0;
      if (code === 46 || code === 45) {
        sign += code === 46 ? '.' : '-';
        if (sign.length > 8) break;
        continue;
      }
      if (sign) {
        const letter = morseLetter(sign);
        if (!letter) break;
        text += letter;
        letters++;
        sign = '';
      }
      if (code === 47 || code === 124) text += ' ';
      else if (!isBlank(code)) break;
      else if (isBlank(codes[i - 1] ?? 0) && !text.endsWith(' ')) text += ' ';
    }
    if (letters >= MIN_MORSE) {
      found.push({
        start,
        end: Math.min(i, length),
        text: text.replaceAll('  ', ' '),
        isTelling: true,
        isGlued: !text.trim().includes(' '),
        kind: 'encoded',
      });
    }
  }
  return found;
};

/** Letters of grade 1 braille by dot pattern. */
const BRAILLE = new Map<number, string>(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, i) => {
    const first = [1, 3, 9, 25, 17, 11, 27, 19, 10, 26];
    const dots = letter === 'w' ? 58 : (first[(i > 22 ? i - 1 : i) % 10] as number) + (i < 10 ? 0 : i < 20 ? 4 : 36);
    return [dots, letter];
  }),
);
const MIN_BRAILLE = 8;

export const decodeBraille: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let i = begin; i < length; i++) {
    const start = i;
    let text = '';
    let cells = 0;
    for (; i < length; i++) {
      const code = codes[i] as number;
      if (code > 0x2800 && code <= 0x283f) {
        text += BRAILLE.get(code - 0x2800) ?? '';
        cells++;
      } else if (cells > 0 && (isBlank(code) || code === 0x2800)) text += ' ';
      else break;
    }
    if (cells >= MIN_BRAILLE) found.push({ start, end: i, text, isTelling: true, kind: 'encoded' });
  }
  return found;
};

const SPOKEN = new Map(SPOKEN_LETTERS.spokenLetters.split('|').map((word) => [word, word.charAt(0)]));
/** So many letters make a message. */
export const MIN_SPOKEN = 6;

/** The NATO spelling alphabet. */
export const decodeSpokenAlphabet: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let text = '';
  let start = 0;
  let end = 0;
  const close = () => {
    if (text.replaceAll(' ', '').length >= MIN_SPOKEN)
      found.push({ start, end, text, isTelling: true, isGlued: !text.trim().includes(' '), kind: 'encoded' });
    text = '';
  };
  for (let i = begin; i < length; ) {
    const from = i;
    let word = '';
    while (i < length && i - from < 10 && ((codes[i] as number) | 32) >= 97 && ((codes[i] as number) | 32) <= 122)
      word += String.fromCharCode((codes[i++] as number) | 32);
    if (i === from) {
      i++;
      continue;
    }
    const letter = SPOKEN.get(word);
    if (letter === undefined) close();
    else {
      if (text === '') start = from;
      else if (from - end > 1) text += ' ';
      text += letter;
      end = i;
    }
    if (letter === undefined)
      while (i < length && ((codes[i] as number) | 32) >= 97 && ((codes[i] as number) | 32) <= 122) i++;
  }
  close();
  return found;
};
