/** Stands where text was cut off, for the model and the person alike. */
export const TRUNCATION_MARKER = '[… truncated]';

export interface Truncated {
  /** At most as long as asked for, the marker included. */
  text: string;
  isTruncated: boolean;
}

/** How much of the room a cut at a better place may give away. */
const MIN_USED_SHARE = 0.6;

/**
 * Cuts text in Markdown before a block if that keeps most of it, else between lines, sentences or words; never inside a link, a
 * code fence or a pair of surrogates. A fence that had to be cut is closed.
 */
export function truncateText(markdown: string, maxCharacters: number): Truncated {
  if (markdown.length <= maxCharacters) return { text: markdown, isTruncated: false };
  const room = roomFor(maxCharacters);
  if (room <= 0) return onlyMarker(maxCharacters);
  const { blockEnd, fence } = scanBlocks(markdown, room);
  if (blockEnd >= room * MIN_USED_SHARE) return marked(markdown.slice(0, blockEnd));
  if (fence === undefined) return marked(markdown.slice(0, outsideOfLink(markdown, bestCut(markdown, room))));
  const cut = bestCut(markdown, room - fence.marker.length - 1);
  // Without room for a line of it, the code is left out altogether.
  if (cut <= fence.start + fence.marker.length) return marked(markdown.slice(0, blockEnd));
  return marked(`${markdown.slice(0, cut).trimEnd()}\n${fence.marker}`);
}

/** Cuts text between lines if that keeps most of it, else between words. */
export function truncatePlainText(text: string, maxCharacters: number): Truncated {
  if (text.length <= maxCharacters) return { text, isTruncated: false };
  const room = roomFor(maxCharacters);
  return room <= 0 ? onlyMarker(maxCharacters) : marked(text.slice(0, bestCut(text, room)));
}

function roomFor(maxCharacters: number): number {
  return maxCharacters - TRUNCATION_MARKER.length - 2;
}

function onlyMarker(maxCharacters: number): Truncated {
  return { text: maxCharacters < TRUNCATION_MARKER.length ? '' : TRUNCATION_MARKER, isTruncated: true };
}

function marked(text: string): Truncated {
  const kept = text.trimEnd();
  return { text: kept === '' ? TRUNCATION_MARKER : `${kept}\n\n${TRUNCATION_MARKER}`, isTruncated: true };
}

interface Blocks {
  /** The last end of a block up to `room`. */
  blockEnd: number;
  /** The code fence that is open at `room`. */
  fence: { marker: string; start: number } | undefined;
}

/** Quotations and list items around a fence; the alternatives begin differently, so that each line is read once. */
const FENCE = /^(?:[ >]|[-*+] |\d{1,9}[.)] ){0,100}(`{3,}|~{3,})/;

function scanBlocks(markdown: string, room: number): Blocks {
  let blockEnd = 0;
  let fence: Blocks['fence'];
  for (let start = 0; start < room; ) {
    const newline = markdown.indexOf('\n', start);
    const end = newline === -1 ? markdown.length : newline;
    const line = markdown.slice(start, end);
    const marker = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      if (line.trim() === '') blockEnd = start;
      if (marker !== undefined) fence = { marker, start };
    } else if (marker?.startsWith(fence.marker) && line.trimEnd().endsWith(marker)) {
      // A fence that ends beyond the room still is open where the cut will be.
      if (end > room) break;
      fence = undefined;
    }
    start = end + 1;
  }
  return { blockEnd, fence };
}

/** The best place up to `room`: after a line, a sentence, a word; else where no pair of surrogates is torn. */
function bestCut(text: string, room: number): number {
  const least = room * MIN_USED_SHARE;
  const newline = text.lastIndexOf('\n', room);
  if (newline >= least) return newline;
  const part = text.slice(0, room);
  const sentence = Math.max(...['. ', '! ', '? ', '。', '！', '？'].map((end) => part.lastIndexOf(end)));
  if (sentence >= least) return sentence + 1;
  const blank = part.lastIndexOf(' ');
  if (blank >= least) return blank;
  return isTorn(text, room) ? room - 1 : room;
}

function isTorn(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF]$/.test(text.charAt(at - 1)) && /^[\uDC00-\uDFFF]$/.test(text.charAt(at));
}

/** How far around the cut a link is looked for; longer ones may be torn. */
const MAX_LINK_CHARACTERS = 8_000;

/**
 * Before the link or image that the cut would tear, pictures inside of links included. Brackets are paired in one pass: a
 * page chooses how many of them there are, and this runs where the window waits for it.
 */
function outsideOfLink(markdown: string, cut: number): number {
  const last = Math.min(markdown.length, cut + MAX_LINK_CHARACTERS);
  /** Where the brackets stand that are still open, the outermost first. */
  const open: number[] = [];
  let best = cut;
  for (let at = blockStart(markdown, cut); at < last; at += 1) {
    if (at >= cut && (open[0] ?? cut) >= cut) break;
    const sign = markdown[at];
    if (sign === '\\') at += 1;
    else if (sign === '[') open.push(markdown[at - 1] === '!' ? at - 1 : at);
    else if (sign === '\n' && markdown[at + 1] === '\n') break;
    if (sign !== ']') continue;
    const start = open.pop();
    const end = start === undefined ? undefined : targetEnd(markdown, at + 1);
    if (start === undefined || end === undefined) continue;
    if (start < cut && cut < end) best = Math.min(best, start);
    at = end - 1;
  }
  return best;
}

function blockStart(markdown: string, cut: number): number {
  const from = Math.max(0, cut - MAX_LINK_CHARACTERS);
  const blank = markdown.slice(from, cut).lastIndexOf('\n\n');
  return blank === -1 ? from : from + blank + 2;
}

/** `(target)` or `(<target>)`, as our own writer makes them. */
const TARGET = /\((?:<[^>\n]{0,3000}>|[^()\n<]{0,3000})\)/y;

/** Behind the target of a link that begins here; undefined when none does. */
function targetEnd(markdown: string, at: number): number | undefined {
  TARGET.lastIndex = at;
  return TARGET.test(markdown) ? TARGET.lastIndex : undefined;
}
