/**
 * Brings a character to the form in which rules are written: lower case, without accents, compatibility forms (full
 * width, mathematical, superscript, enclosed …) as plain letters, one sign for each kind of quote, dash and blank.
 * Rules pass through the same fold, so both sides always agree. Vowel signs of Indic and Thai scripts are kept.
 */
const UNKNOWN = 0;
/** Characters without visible width; they vanish from the folded text. */
export const DROPPED = 1;
/** The character folds to several; ask `foldedSequence`. */
export const SEVERAL = 2;
/** Longer expansions (some Arabic ligatures are whole phrases) become a blank, so that output stays bounded. */
const MAX_EXPANSION = 4;

const table = new Uint16Array(0x10000);
const sequences = new Map<number, string>();

const SIGNS: Record<string, string> = {
  "'": "'‘’‚‛ʼʹ`´′",
  '"': '"“”„‟«»″「」『』',
  '-': '-‐‑‒–—―−﹘',
  '.': '.。｡।۔՞։',
  ',': ',，、،',
  '?': '?؟？;',
  ' ': '\t\r\f\v \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2800',
  '\n': '\n\u0085\u2028\u2029',
};
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ɪ: 'i',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ᴀ: 'a',
};

/** Invisible by nature: they separate, join or direct, and never carry meaning of their own in a sentence. */
export function isInvisible(code: number): boolean {
  return (
    (code < 0x20 && code !== 9 && code !== 10 && code !== 12 && code !== 13) ||
    code === 0x7f ||
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x17b4 ||
    code === 0x17b5 ||
    (code >= 0x180b && code <= 0x180f) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0x3164 ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0xffa0 ||
    (code >= 0xfff9 && code <= 0xfffb)
  );
}

/** Accents of Latin, Greek and Cyrillic letters, Arabic and Hebrew vowel points, and the Arabic stretching sign. */
function isDroppedMark(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x1ab0 && code <= 0x1aff) ||
    (code >= 0x1dc0 && code <= 0x1dff) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    (code >= 0x483 && code <= 0x489) ||
    (code >= 0x591 && code <= 0x5c7) ||
    (code >= 0x610 && code <= 0x61a) ||
    (code >= 0x640 && code <= 0x640) ||
    (code >= 0x64b && code <= 0x65f) ||
    code === 0x670
  );
}

/** ⒜ to ⒵; their compatibility form has the brackets, which would part the letters of a word. */
const PARENTHESIZED_A = 0x249c;

function foldString(character: string): string {
  const circled = character.charCodeAt(0) - PARENTHESIZED_A;
  if (circled >= 0 && circled < 26) return String.fromCharCode(97 + circled);
  const letter = LETTERS[character.toLowerCase()];
  if (letter) return letter;
  const composed = character.normalize('NFKC').toLowerCase();
  let out = '';
  for (const part of composed) {
    const code = part.codePointAt(0) ?? 0;
    // Only these scripts carry accents that writers leave out; decomposing Hangul or kana would split real letters.
    const pieces = code < 0x600 || (code >= 0x1e00 && code < 0x2000) ? part.normalize('NFD') : part;
    for (const piece of pieces) {
      if (isDroppedMark(piece.codePointAt(0) ?? 0)) continue;
      out += LETTERS[piece] ?? signOf.get(piece) ?? piece;
    }
  }
  return out;
}

const signOf = new Map<string, string>();
for (const [sign, variants] of Object.entries(SIGNS)) for (const variant of variants) signOf.set(variant, sign);

function learn(code: number): number {
  const character = String.fromCharCode(code);
  let folded: string;
  if (code >= 0xd800 && code <= 0xdfff) folded = character;
  else folded = isInvisible(code) || isDroppedMark(code) ? '' : (signOf.get(character) ?? foldString(character));
  let value: number;
  if (folded.length === 0) value = DROPPED;
  else if (folded.length === 1) value = folded.charCodeAt(0);
  else {
    sequences.set(code, folded.length <= MAX_EXPANSION ? folded : ' ');
    value = SEVERAL;
  }
  table[code] = value;
  return value;
}

/** Folds one UTF-16 unit that is no surrogate: a unit, or DROPPED, or SEVERAL. */
export function foldUnit(code: number): number {
  const known = table[code] as number;
  return known === UNKNOWN ? learn(code) : known;
}

export function foldedSequence(code: number): string {
  return sequences.get(code) ?? ' ';
}

const NO_PLAIN_FORM = 0xfffc;
const astral = new Map<number, number>();
const REGIONAL_INDICATOR_A = 0x1f1e6;

/** Folds a character above U+FFFF to one unit, or DROPPED; a character without a plain form becomes U+FFFC. */
export function foldAstral(codePoint: number): number {
  if (codePoint >= 0xe0000 && codePoint <= 0xe0fff) return DROPPED;
  if (codePoint >= 0x1d173 && codePoint <= 0x1d17a) return DROPPED;
  if (codePoint >= 0x1bca0 && codePoint <= 0x1bca3) return DROPPED;
  if (codePoint >= REGIONAL_INDICATOR_A && codePoint < REGIONAL_INDICATOR_A + 26) {
    return codePoint - REGIONAL_INDICATOR_A + 0x61;
  }
  // Negative circled and negative squared letters have no compatibility form in Unicode.
  if (codePoint >= 0x1f150 && codePoint <= 0x1f169) return codePoint - 0x1f150 + 0x61;
  if (codePoint >= 0x1f170 && codePoint <= 0x1f189) return codePoint - 0x1f170 + 0x61;
  if ((codePoint >= 0x1d400 && codePoint <= 0x1d7ff) || (codePoint >= 0x1f100 && codePoint <= 0x1f2ff)) {
    let unit = astral.get(codePoint);
    if (unit === undefined) {
      const folded = foldString(String.fromCodePoint(codePoint));
      unit = folded.length === 1 ? folded.charCodeAt(0) : NO_PLAIN_FORM;
      astral.set(codePoint, unit);
    }
    return unit;
  }
  return NO_PLAIN_FORM;
}

/** Folds a rule's own words. */
export function foldText(text: string): string {
  let out = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint > 0xffff) {
      out += String.fromCharCode(foldAstral(codePoint));
      continue;
    }
    const unit = foldUnit(codePoint);
    if (unit === DROPPED) continue;
    out += unit === SEVERAL ? foldedSequence(codePoint) : String.fromCharCode(unit);
  }
  return out;
}
