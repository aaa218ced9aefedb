/**
 * Characters that a person does not see but a model reads. Everything here judges by the neighbours of a character: the
 * same joiner that spells a family emoji or a Persian plural hides an instruction between Latin letters.
 */
export interface HiddenRun {
  /** Units of the window, end exclusive. */
  start: number;
  end: number;
  /** What the run spells, when it is an encoding: tag characters and variation selectors. */
  decoded: string;
}

export interface HiddenCharacters {
  /** Stretches to remove. */
  cuts: { start: number; end: number }[];
  /** What to tell: nearby cuts together. */
  runs: HiddenRun[];
}

type Role = 'tag' | 'selector' | 'joiner' | 'bidi' | 'control';

interface Event {
  role: Role;
  at: number;
  length: number;
  code: number;
}

/** Events closer than this belong to one act of hiding. */
const NEIGHBOURHOOD = 160;
/** So many oddly placed characters near each other are no accident. */
const MIN_ODD = 3;
/** Zero-width spaces and non-joiners also serve as break points and keep ligatures apart. */
const MIN_ODD_BREAKS = 4;
const MIN_RUN = 6;
/** No language's rules part shorter words. */
const SHORTEST_HYPHENATED = 5;
/** Web pages put break opportunities into long words. */
const LONG_WORD = 12;

const isAsciiLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isWesternLetter = (code: number) =>
  isAsciiLetter(code) || (code >= 0xc0 && code <= 0x24f) || (code >= 0x370 && code <= 0x52f);
const isRightToLeft = (code: number) =>
  (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
const needsJoiners = (code: number) =>
  isRightToLeft(code) ||
  (code >= 0x900 && code <= 0x109f) ||
  (code >= 0x1780 && code <= 0x18af) ||
  (code >= 0xa800 && code <= 0xabff);
const isEastAsian = (code: number) =>
  (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af) || (code >= 0xff00 && code <= 0xffef);
/** Emoji and other pictures: high surrogates of the supplementary planes, and the symbol blocks. */
const isPicture = (code: number) =>
  (code >= 0xd83c && code <= 0xd83e) ||
  (code >= 0xdc00 && code <= 0xdfff) ||
  (code >= 0x2100 && code <= 0x2bff) ||
  code === 0xfe0f ||
  code === 0x20e3;
const isHangulFiller = (code: number) => code === 0x115f || code === 0x1160 || code === 0x3164 || code === 0xffa0;
const isJamo = (code: number) =>
  (code >= 0x1100 && code <= 0x11ff) ||
  (code >= 0x3131 && code <= 0x318e) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xffa0 && code <= 0xffdc);

const SOFT_HYPHEN = 0xad;

function isJoiner(code: number): boolean {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2060 && code <= 0x2065) ||
    (code >= 0x206a && code <= 0x206f) ||
    code === 0xfeff ||
    code === 0x180e ||
    code === SOFT_HYPHEN ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x17b4 ||
    code === 0x17b5 ||
    (code >= 0xfff9 && code <= 0xfffb) ||
    isHangulFiller(code)
  );
}
const isBidi = (code: number) => (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
const isControl = (code: number) =>
  (code < 0x20 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0x7f;

function collect(codes: Uint16Array, length: number): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < length; i++) {
    const code = codes[i] as number;
    if (code >= 0x20 && code < 0x7f) continue;
    if (code === 0xdb40 && i + 1 < length) {
      const low = codes[i + 1] as number;
      if (low >= 0xdc00 && low <= 0xdc7f) events.push({ role: 'tag', at: i, length: 2, code: low - 0xdc00 });
      else if (low >= 0xdd00 && low <= 0xddef)
        events.push({ role: 'selector', at: i, length: 2, code: low - 0xdd00 + 16 });
      i++;
    } else if (code >= 0xfe00 && code <= 0xfe0f)
      events.push({ role: 'selector', at: i, length: 1, code: code - 0xfe00 });
    else if (isJoiner(code)) events.push({ role: 'joiner', at: i, length: 1, code });
    else if (isBidi(code)) events.push({ role: 'bidi', at: i, length: 1, code });
    else if (isControl(code)) events.push({ role: 'control', at: i, length: 1, code });
  }
  return events;
}

/** The run of events of one role that starts at `index`, without a gap between them. */
function runOf(events: readonly Event[], index: number): Event[] {
  const first = events[index] as Event;
  const run = [first];
  for (let i = index + 1; i < events.length; i++) {
    const event = events[i] as Event;
    const last = run[run.length - 1] as Event;
    if (event.role !== first.role || event.at !== last.at + last.length) break;
    run.push(event);
  }
  return run;
}

/** England, Scotland, Wales and the like: a black flag, three to six tag letters, a cancel tag. */
function isSubdivisionFlag(codes: Uint16Array, run: readonly Event[]): boolean {
  const at = (run[0] as Event).at;
  const isFlagBase = at >= 2 && codes[at - 2] === 0xd83c && codes[at - 1] === 0xdff4;
  return isFlagBase && run.length >= 4 && run.length <= 7 && run[run.length - 1]?.code === 0x7f;
}

function isSelectorAtHome(codes: Uint16Array, event: Event): boolean {
  const base = event.at > 0 ? (codes[event.at - 1] as number) : 0;
  if (event.code >= 14 && event.code <= 15) return true;
  const isIdeograph = isEastAsian(base) || (base >= 0xdc00 && base <= 0xdfff);
  if (event.code >= 16) return isIdeograph && codes[event.at - 2] !== 0xd83d;
  return isIdeograph || (base >= 0x2190 && base <= 0x2bff) || needsJoiners(base) || (base >= 0x3000 && base <= 0x303f);
}

/** The length of the word around a joiner, counted in letters, up to 24. */
function wordLength(codes: Uint16Array, length: number, at: number): number {
  let letters = 0;
  for (let i = at - 1; i >= 0 && letters < 24; i--) {
    const code = codes[i] as number;
    if (isWesternLetter(code)) letters++;
    else if (!isJoiner(code)) break;
  }
  for (let i = at + 1; i < length && letters < 48; i++) {
    const code = codes[i] as number;
    if (isWesternLetter(code)) letters++;
    else if (!isJoiner(code)) break;
  }
  return letters;
}

/** Whether a single joiner stands where no writing system or layout needs one. */
function isOddJoiner(codes: Uint16Array, length: number, event: Event): boolean {
  let before = event.at - 1;
  while (before >= 0 && isJoiner(codes[before] as number)) before--;
  let after = event.at + 1;
  while (after < length && isJoiner(codes[after] as number)) after++;
  const left = before >= 0 ? (codes[before] as number) : 0;
  const right = after < length ? (codes[after] as number) : 0;
  if (needsJoiners(left) || needsJoiners(right)) return false;
  if (event.code === 0x200d && isPicture(left) && isPicture(right)) return false;
  if (isHangulFiller(event.code) && (isJamo(left) || isJamo(right))) return false;
  if (event.code === 0x200b && (isEastAsian(left) || isEastAsian(right))) return false;
  const isInWord = isWesternLetter(left) && isWesternLetter(right);
  if (event.code === SOFT_HYPHEN) return isInWord && wordLength(codes, length, event.at) < SHORTEST_HYPHENATED;
  if (event.code === 0x200b || event.code === 0x200c)
    return isInWord && wordLength(codes, length, event.at) < LONG_WORD;
  if (event.code === 0xfeff || event.code === 0x200e || event.code === 0x200f || event.code === 0x2060) return isInWord;
  return isWesternLetter(left) || isWesternLetter(right);
}

const isClosing = (code: number) => code === 0x202c || code === 0x2069;
const reorders = (code: number) => code === 0x202d || code === 0x202e || code === 0x202b || code === 0x2067;
/** So far after a direction mark its effect is looked for. */
const BIDI_REACH = 80;

/**
 * Overrides reorder what a person sees; embeddings only do harm where there is nothing written from right to left. A run
 * without a letter between its characters is judged by what comes after it.
 */
function isHarmfulBidi(codes: Uint16Array, length: number, run: readonly Event[]): boolean {
  const open = run.slice(run.findLastIndex(({ code }) => isClosing(code)) + 1);
  if (!open.some(({ code }) => reorders(code))) return false;
  const start = (run.at(-1) as Event).at + 1;
  let hasWestern = false;
  for (let i = start; i < length && i < start + BIDI_REACH; i++) {
    const code = codes[i] as number;
    if (isClosing(code)) break;
    if (isRightToLeft(code)) return false;
    if (isWesternLetter(code)) hasWestern = true;
  }
  return hasWestern;
}

/** End of a terminal sequence that starts with ESC, at most 32 units. */
function escapeEnd(codes: Uint16Array, length: number, at: number): number {
  let i = at + 1;
  if (codes[i] !== 0x5b && codes[i] !== 0x5d) return i;
  const isOperatingSystemCommand = codes[i] === 0x5d;
  for (i++; i < length && i < at + 32; i++) {
    const code = codes[i] as number;
    if (isOperatingSystemCommand ? code === 7 : code >= 0x40 && code <= 0x7e) return i + 1;
  }
  return at + 1;
}

function decodeTags(run: readonly Event[]): string {
  return run.map(({ code }) => (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ' ')).join('');
}

/** One byte a selector; some encoders use selectors 17 to 256 for the bytes 16 to 255, others as bare ASCII. */
function decodeSelectors(run: readonly Event[]): string {
  const text = new TextDecoder().decode(Uint8Array.from(run, ({ code }) => code & 0xff));
  return text.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '');
}

/** Linear in `length`: each event looks at no more than 160 neighbours. */
export function findHiddenCharacters(codes: Uint16Array, length: number): HiddenCharacters {
  const events = collect(codes, length);
  const cuts: HiddenRun[] = [];
  const odd: { start: number; end: number; isWeak: boolean; isBreak?: boolean }[] = [];
  for (let i = 0; i < events.length; ) {
    const run = runOf(events, i);
    const first = run[0] as Event;
    const last = run[run.length - 1] as Event;
    const span = { start: first.at, end: last.at + last.length };
    i += run.length;
    if (first.role === 'tag') {
      if (!isSubdivisionFlag(codes, run)) cuts.push({ ...span, decoded: decodeTags(run) });
    } else if (first.role === 'selector') {
      if (run.length >= 2) cuts.push({ ...span, decoded: decodeSelectors(run) });
      else if (!isSelectorAtHome(codes, first)) odd.push({ ...span, isWeak: first.code < 16 });
    } else if (first.role === 'joiner') {
      if (run.length >= MIN_RUN) cuts.push({ ...span, decoded: '' });
      else
        for (const event of run)
          if (isOddJoiner(codes, length, event))
            odd.push({
              start: event.at,
              end: event.at + 1,
              isWeak: true,
              isBreak: event.code === 0x200b || event.code === 0x200c,
            });
    } else if (first.role === 'bidi') {
      if (isHarmfulBidi(codes, length, run)) cuts.push({ ...span, decoded: '' });
    } else {
      for (const event of run) {
        if (event.code === 0x1b) cuts.push({ start: event.at, end: escapeEnd(codes, length, event.at), decoded: '' });
        else if (event.code === 8 || event.code === 0x7f)
          cuts.push({ start: event.at, end: event.at + 1, decoded: '' });
        else odd.push({ start: event.at, end: event.at + 1, isWeak: true });
      }
    }
  }
  for (let i = 0; i < odd.length; ) {
    let j = i + 1;
    while (j < odd.length && (odd[j]?.start ?? 0) - (odd[j - 1]?.start ?? 0) <= NEIGHBOURHOOD) j++;
    const group = odd.slice(i, j);
    if (
      group.length >= (group.every(({ isBreak }) => isBreak) ? MIN_ODD_BREAKS : MIN_ODD) ||
      group.some(({ isWeak }) => !isWeak)
    ) {
      for (const { start, end } of group) cuts.push({ start, end, decoded: '' });
    }
    i = j;
  }
  cuts.sort((a, b) => a.start - b.start);
  const runs: HiddenRun[] = [];
  for (const cut of cuts) {
    const last = runs[runs.length - 1];
    if (last && cut.start - last.end <= NEIGHBOURHOOD && last.decoded.length < 300) {
      last.end = Math.max(last.end, cut.end);
      last.decoded += cut.decoded;
    } else runs.push({ ...cut });
  }
  return { cuts, runs };
}
