/** Longer than any address a server takes; whatever comes in one piece beyond that is no address. */
const MAX_ADDRESS_CHARACTERS = 8_000;
const MAX_RUN_CHARACTERS = 64_000;
const MAX_READINGS_PER_ADDRESS = 24;
const MAX_LISTED_ADDRESSES = 200;
const MAX_NESTED_ADDRESSES = 20;
const MAX_OWN_PUNCTUATION = 4;
const MAX_ESCAPE_LEVELS = 3;

const SCHEME = /https?:\/\//gi;
/** Ends an address wherever it stands: white space, control and invisible characters, quotes, angle brackets. */
const HARD_END = /[\s\p{Cc}\p{Cf}<>"`\\]/gu;
/** May be part of an address, or the text around it: both readings are kept. */
const SOFT_END = /['()[\]{}|^*,;，、。；：！？（）「」『』【】《》〈〉«»‹›“”„‘’‚…]/gu;
/** Scripts without spaces between words: the text may go on right behind an address. */
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const TRAILING_PUNCTUATION = new Set(".,;:!?'*_~…。、，！？");
/** `www.example.org/a` or `example.org`, as people type it. */
const WITHOUT_SCHEME =
  /(?<![\p{L}\p{N}@/:._-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}@_-])/gu;

/**
 * Every address that a reader of this text could take from it: as it stands, and, where its end is open to reading
 * (`(see https://example.org/a_(b))`, a Markdown link, a full stop, a list with commas), each way it can be read. JSON,
 * Markdown and HTML escapes are undone. Linear in the length of the text.
 */
export function addressesInText(text: string): Set<string> {
  const found = new Set<string>();
  const plain = withoutEscapes(text);
  let start = firstMatch(SCHEME, plain, 0);
  while (start !== undefined) {
    const end = firstMatch(HARD_END, plain, start) ?? plain.length;
    if (end - start <= MAX_RUN_CHARACTERS) addRun(plain.slice(start, end), found);
    start = firstMatch(SCHEME, plain, end);
  }
  return found;
}

/** Hosts with or without a path that a person wrote without a scheme, read as both https and http. */
export function addressesWithoutScheme(text: string): Set<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(WITHOUT_SCHEME)) {
    const start = match.index;
    const end = firstMatch(HARD_END, text, start) ?? text.length;
    const run = text.slice(start, Math.min(end, start + MAX_ADDRESS_CHARACTERS));
    for (const reading of readingsOf(run)) {
      if (reading.length < match[0].length) continue;
      found.add(`https://${reading}`);
      found.add(`http://${reading}`);
    }
  }
  return found;
}

/** An address may hold another one (an archive), and a list without spaces holds several. */
function addRun(run: string, found: Set<string>): void {
  // A copy of the pattern: matchAll would begin where the shared one stopped.
  const starts = Array.from(run.matchAll(new RegExp(SCHEME)), (match) => match.index).slice(0, MAX_LISTED_ADDRESSES);
  starts.forEach((start, index) => {
    const next = starts[index + 1];
    if (next !== undefined) addReadings(run.slice(start, next), found);
    if (next === undefined || index < MAX_NESTED_ADDRESSES) addReadings(run.slice(start), found);
  });
}

function addReadings(address: string, found: Set<string>): void {
  for (const reading of readingsOf(address)) found.add(reading);
}

function readingsOf(run: string): Set<string> {
  const readings = new Set<string>();
  const add = (reading: string) => {
    if (reading.length > MAX_ADDRESS_CHARACTERS) return;
    for (const trimmed of withoutTrailingPunctuation(reading)) readings.add(trimmed);
  };
  add(run);
  const candidate = run.slice(0, MAX_ADDRESS_CHARACTERS);
  const unspaced = candidate.search(UNSPACED_SCRIPT);
  if (unspaced > 0) add(candidate.slice(0, unspaced));
  let cuts = 0;
  for (const cut of candidate.matchAll(SOFT_END)) {
    if (++cuts > MAX_READINGS_PER_ADDRESS) break;
    add(candidate.slice(0, cut.index));
  }
  return readings;
}

/** The reading itself, and without punctuation at its end: some of it may be the address's own, some the sentence's. */
function withoutTrailingPunctuation(reading: string): string[] {
  let end = reading.length;
  while (end > 0 && TRAILING_PUNCTUATION.has(reading.charAt(end - 1))) end--;
  const steps = Math.min(reading.length - end, MAX_OWN_PUNCTUATION);
  return [
    reading.slice(0, end),
    ...Array.from({ length: steps }, (_, step) => reading.slice(0, reading.length - step)),
  ];
}

function firstMatch(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index;
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = { b: ' ', f: ' ', n: '\n', r: '\n', t: '\t' };

/** Undoes `\/`, `\u0026`, `\n` (JSON), `\_` (Markdown) and `&amp;` (HTML); JSON inside JSON takes more than one pass. */
function withoutEscapes(text: string): string {
  let plain = text;
  for (let level = 0; level < MAX_ESCAPE_LEVELS && plain.includes('\\'); level++) {
    plain = plain.replace(/\\(?:u([0-9a-f]{4})|([bfnrt])|([!-/:-@[-`{-~]))/gi, (_whole, hex, named, punctuation) => {
      if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
      return named ? (NAMED_ESCAPES[named.toLowerCase()] ?? ' ') : punctuation;
    });
  }
  return plain.replace(/&(?:amp|#38|#x26);/gi, '&');
}
