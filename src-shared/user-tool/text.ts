import { z } from 'zod';

/** Control characters, ends of lines, and marks that turn the direction of everything after them. */
const NOT_IN_LINES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Something to be seen: zero-width characters and blanks alone are a name that nobody can click or tell apart. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line that people can see and tell apart: trimmed, whole characters, none that only do something to others. */
export function lineSchema(maxCharacters: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxCharacters)
    .refine((text) => text.isWellFormed() && !NOT_IN_LINES.test(text), { params: { problem: 'oneLine' } })
    .refine((text) => text === '' || VISIBLE.test(text), { params: { problem: 'missing' } });
}

/** Any text, whole characters. */
export function textSchema(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters)
    .refine((text) => text.isWellFormed(), { params: { problem: 'brokenCharacters' } });
}
