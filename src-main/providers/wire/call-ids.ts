import { randomInt } from 'node:crypto';

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const NINE = /^[a-zA-Z0-9]{9}$/;

/** An id that every host takes; Mistral's rule of nine letters or digits is the narrowest. */
export function madeUpCallId(): string {
  return Array.from({ length: 9 }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]).join('');
}

/** Gives every call of an answer an id of its own: servers leave ids out, send them empty, or use one twice. */
export class CallIds {
  readonly #used = new Set<string>();
  readonly #form: 'any' | 'nine-alphanumerics';
  constructor(form: 'any' | 'nine-alphanumerics') {
    this.#form = form;
  }

  claim(sent: string | undefined): string {
    let id = sent ?? '';
    while (id === '' || this.#used.has(id) || (this.#form === 'nine-alphanumerics' && !NINE.test(id))) {
      id = madeUpCallId();
    }
    this.#used.add(id);
    return id;
  }
}
