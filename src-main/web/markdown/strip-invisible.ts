/**
 * Characters that nobody sees and a model reads. What scripts and emoji need stays: joiners (U+200C, U+200D), direction
 * marks (U+200E, U+200F, U+061C) and the emoji selectors (U+FE0E, U+FE0F).
 */
const INVISIBLE_RANGES: readonly (readonly [first: number, last: number])[] = [
  // Control codes but tab and newline.
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  // Soft hyphen, Mongolian vowel separator, zero-width space.
  [0xad, 0xad],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  // Bidirectional embeddings, overrides and isolates; word joiner and invisible operators.
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  // Hangul fillers, which show nothing by themselves.
  [0x3164, 0x3164],
  [0xffa0, 0xffa0],
  // Variation selectors, byte order mark, interlinear annotation.
  [0xfe00, 0xfe0d],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
  // Shorthand and musical format controls; tag characters and the other variation selectors.
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** A flag such as England's: a black flag, the region's code in tag characters, the tag that ends it (UTS 51, ED-14a). */
const FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{4,6}\\u{E007F}';

const hex = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;
const INVISIBLE_CLASS = INVISIBLE_RANGES.map(([first, last]) => `${hex(first)}-${hex(last)}`).join('');
const INVISIBLE = new RegExp(`(${FLAG})|[${INVISIBLE_CLASS}]+`, 'gu');

export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, (_, flag: string | undefined) => flag ?? '');
}
