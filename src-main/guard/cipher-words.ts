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
  /** Undoes the cipher; keeps everything but ASCII letters. */
  decode(text: string): string;
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

const reverse = (text: string) => [...text].reverse().join('');

const shifts = Array.from({ length: 25 }, (_, i) => i + 1);
export const CIPHERS: readonly Cipher[] = [
  ...shifts.map((shift) => ({ name: `shift${shift}`, decode: mapLetters((i) => (i + 26 - shift) % 26) })),
  { name: 'atbash', decode: mapLetters((i) => 25 - i) },
  { name: 'backwards', decode: reverse },
];

export const CIPHER_WORDS: Lexicon = Object.fromEntries([
  ...shifts.map((shift) => [`shift${shift}`, COMMON.map((word) => letters(word, (i) => (i + shift) % 26)).join('|')]),
  ['atbash', COMMON.map((word) => letters(word, (i) => 25 - i)).join('|')],
  ['backwards', COMMON.map(reverse).join('|')],
]);
