import { z } from 'zod';

/** One line that people can see and tell apart: trimmed, whole characters, no control characters. */
export function lineSchema(maxCharacters: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxCharacters)
    .refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text), { params: { problem: 'oneLine' } });
}

/** Any text, whole characters. */
export function textSchema(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters)
    .refine((text) => text.isWellFormed(), { params: { problem: 'brokenCharacters' } });
}
