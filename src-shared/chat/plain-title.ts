/**
 * Controls that show nothing and change how the rest is read: those that turn the order of what follows (also in the list
 * beside it), signs of no width but the joiners that some scripts and emoji need, and tag characters.
 */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** A title that somebody else wrote, on one line and without what nobody sees. */
export const plainTitle = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '').replaceAll(/ {2,}/g, ' ').trim();
