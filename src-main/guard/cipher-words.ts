import type { Lexicon } from './rule-language.ts';

/**
 * Substitution ciphers keep word lengths, so the commonest English words give them away: under each of the 25 shifts,
 * under Atbash and spelled backwards they are fixed strings that the automaton finds in passing. Two of one cipher near
 * each other are reason enough to undo it and look at the result.
 */
const COMMON =
  'the and that this with you your user all only from not for are have page print reply answer instructions ignore previous message nothing system prompt show tell text above must assistant follow access'.split(
    ' ',
  );

const letters = (text: string, map: (index: number) => number) =>
  [...text].map((letter) => String.fromCharCode(97 + map(letter.charCodeAt(0) - 97))).join('');

export interface Cipher {
  name: string;
  /** Undoes the cipher, unit by unit. */
  decode(text: string): string;
  isBackwards: boolean;
}

const mapLetters = (map: (index: number) => number) => (text: string) => {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) out += String.fromCharCode(97 + map(code - 97));
    else if (code >= 65 && code <= 90) out += String.fromCharCode(65 + map(code - 65));
    else out += text.charAt(i);
  }
  return out;
};

/** By UTF-16 units, so that a unit's place follows from the length. */
const reverse = (text: string) => text.split('').reverse().join('');

/** Each word spelled backwards, in the order of the text. */
const reverseWords = (text: string) => text.replace(/[A-Za-z']{2,40}/g, reverse);

const shifts = Array.from({ length: 25 }, (_, i) => i + 1);
export const CIPHERS: readonly Cipher[] = [
  ...shifts.map((shift) => ({
    name: `shift${shift}`,
    decode: mapLetters((i) => (i + 26 - shift) % 26),
    isBackwards: false,
  })),
  { name: 'atbash', decode: mapLetters((i) => 25 - i), isBackwards: false },
  { name: 'backwards', decode: reverse, isBackwards: true },
  { name: 'backwardsWords', decode: reverseWords, isBackwards: false },
];

export const CIPHER_WORDS: Lexicon = Object.fromEntries([
  ...shifts.map((shift) => [`shift${shift}`, COMMON.map((word) => letters(word, (i) => (i + shift) % 26)).join('|')]),
  ['atbash', COMMON.map((word) => letters(word, (i) => 25 - i)).join('|')],
  ['backwards', COMMON.map(reverse).join('|')],
  ['backwardsWords', COMMON.map(reverse).join('|')],
]);

/** Words of the NATO spelling alphabet. */
export const SPOKEN_LETTERS = {
  spokenLetters:
    'alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett|juliet|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|whisky|xray|x-ray|yankee|zulu',
} as const satisfies Lexicon;
