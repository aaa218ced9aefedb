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

/** Consonants that begin English words together, longest first. */
const ONSETS =
  'str thr spr scr shr sch squ spl bl br ch cl cr dr dw fl fr gl gr kn ph pl pr qu sc sh sk sl sm sn sp st sw th tr tw wh wr'.split(
    ' ',
  );
/** Of the words that begin with a vowel or with "w" and one, those that are written with it. */
const W_WORDS = new Set(
  'with will we was were when what word words work website want warn wait way ways well within'.split(' '),
);
const VOWELS = 'aeiou';

/** "ignoreway" and "eviouspray" as Pig Latin has them; the form without the last two or three letters first. */
function fromPigLatin(word: string): string {
  const stem = word.slice(0, -2).toLowerCase();
  const last = stem.charAt(stem.length - 1);
  if (stem.length < 2 || VOWELS.includes(last)) return stem;
  const bare = stem.slice(0, -1);
  if (last === 'w' && VOWELS.includes(bare.charAt(0)) && !W_WORDS.has(last + bare)) return bare;
  if (last === 'y' && VOWELS.includes(bare.charAt(0)) && !bare.startsWith('ou') && !bare.startsWith('es')) return bare;
  const onset = ONSETS.find((letters) => stem.endsWith(letters)) ?? last;
  return onset + stem.slice(0, stem.length - onset.length);
}

/** Words keep their place: what became shorter is filled up with blanks. */
const undoPigLatin = (text: string) =>
  text.replace(/[A-Za-z']{4,40}/g, (word) => (/ay$/i.test(word) ? fromPigLatin(word).padEnd(word.length) : word));

const toPigLatin = (word: string) => {
  const onset = ONSETS.find((letters) => word.startsWith(letters)) ?? word.charAt(0);
  return VOWELS.includes(word.charAt(0)) ? `${word}way|${word}yay` : `${word.slice(onset.length)}${onset}ay`;
};

const KEYS = ['qwertyuiop[', "asdfghjkl;'", 'zxcvbnm,.'];
/** Each letter typed one key to the right or to the left of its own. */
const typed = (word: string, step: number) =>
  [...word]
    .map((letter) => {
      const row = KEYS.find((keys) => keys.includes(letter)) ?? letter;
      return row.charAt(row.indexOf(letter) + step) || letter;
    })
    .join('');
const retype = (step: number) => (text: string) => typed(text.toLowerCase(), step);

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
  { name: 'pigLatin', decode: undoPigLatin, isBackwards: false },
  { name: 'keysToTheRight', decode: retype(-1), isBackwards: false },
  { name: 'keysToTheLeft', decode: retype(1), isBackwards: false },
];

/** The common words that consist of letters still; one at a row's end became a sign. */
const typedWords = (step: number) =>
  COMMON.map((word) => typed(word, step))
    .filter((word) => /^[a-z]+$/.test(word))
    .join('|');

export const CIPHER_WORDS: Lexicon = Object.fromEntries([
  ...shifts.map((shift) => [`shift${shift}`, COMMON.map((word) => letters(word, (i) => (i + shift) % 26)).join('|')]),
  ['atbash', COMMON.map((word) => letters(word, (i) => 25 - i)).join('|')],
  ['backwards', COMMON.map(reverse).join('|')],
  ['backwardsWords', COMMON.map(reverse).join('|')],
  ['pigLatin', COMMON.map(toPigLatin).join('|')],
  ['keysToTheRight', typedWords(1)],
  ['keysToTheLeft', typedWords(-1)],
]);

/** Words of the NATO spelling alphabet. */
export const SPOKEN_LETTERS = {
  spokenLetters:
    'alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett|juliet|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|whisky|xray|x-ray|yankee|zulu',
} as const satisfies Lexicon;
