import type { ResponseEvent } from '#shared/ipc/areas/inspector.ts';

/** Of a long response its beginning and its end are kept. */
const MAX_HEAD_BYTES = 1024 * 1024;
const MAX_TAIL_BYTES = 64 * 1024;
/** Pieces that come so close together are kept as one, up to this size: each costs far more memory than its bytes. */
const MAX_JOINED_BYTES = 1_024;
const TOGETHER_MS = 1;
/** Of one event. */
const MAX_EVENT_CHARACTERS = 4_000;

interface Chunk {
  bytes: Uint8Array;
  afterMs: number;
}

/** The bytes of a response as they came, with their times. */
export class KeptResponse {
  readonly #head: Chunk[] = [];
  readonly #tail: Chunk[] = [];
  #headBytes = 0;
  #tailBytes = 0;
  #leftOut = 0;
  /** Bytes that came, kept or not. */
  received = 0;

  get keptBytes(): number {
    return this.#headBytes + this.#tailBytes;
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  push(chunk: Uint8Array, afterMs: number): void {
    this.received += chunk.length;
    // A copy: what came is a part of a larger buffer, which would stay as long as the part does.
    const kept = { bytes: chunk.slice(), afterMs };
    if (this.#tail.length === 0 && this.#headBytes + chunk.length <= MAX_HEAD_BYTES) {
      add(kept, this.#head);
      this.#headBytes += chunk.length;
      return;
    }
    add(kept, this.#tail);
    this.#tailBytes += chunk.length;
    while (this.#tailBytes > MAX_TAIL_BYTES && this.#tail.length > 1) {
      const oldest = this.#tail.shift();
      this.#tailBytes -= oldest?.bytes.length ?? 0;
      this.#leftOut += oldest?.bytes.length ?? 0;
    }
  }

  /** Events of a stream, or the whole of anything else. An event that is not over yet is the last one. */
  events(withoutSecrets: (text: string) => string): ResponseEvent[] {
    return [this.#head, this.#tail].flatMap((chunks) => eventsOf(chunks)).map((event) => cut(event, withoutSecrets));
  }
}

function add(chunk: Chunk, chunks: Chunk[]): void {
  const last = chunks.at(-1);
  const isTogether =
    last !== undefined &&
    chunk.afterMs - last.afterMs < TOGETHER_MS &&
    last.bytes.length + chunk.bytes.length <= MAX_JOINED_BYTES;
  if (isTogether) last.bytes = joined(last.bytes, chunk.bytes);
  else chunks.push(chunk);
}

/** Not by `Buffer.concat`, which takes small ones out of a larger buffer. */
function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const BLANK_LINES = /\r?\n(?:\r?\n)+/g;

function eventsOf(chunks: readonly Chunk[]): Array<{ afterMs: number; text: string }> {
  const decoder = new TextDecoder();
  const pieces = chunks.map(({ bytes }) => decoder.decode(bytes, { stream: true }));
  const whole = pieces.join('') + decoder.decode();
  const events: Array<{ afterMs: number; text: string }> = [];
  let chunk = 0;
  let chunkEnd = pieces[0]?.length ?? 0;
  const take = (start: number, end: number) => {
    const text = whole.slice(start, end).trim();
    // The chunk that brought the last character.
    while (chunkEnd < end && chunk < pieces.length - 1) chunkEnd += pieces[++chunk]?.length ?? 0;
    if (text !== '') events.push({ afterMs: chunks[chunk]?.afterMs ?? 0, text });
  };
  let start = 0;
  for (const { 0: blank, index } of whole.matchAll(BLANK_LINES)) {
    take(start, index);
    start = index + blank.length;
  }
  take(start, whole.length);
  return events;
}

function cut({ afterMs, text }: { afterMs: number; text: string }, withoutSecrets: (text: string) => string) {
  const clean = withoutSecrets(text);
  const shown = clean.slice(0, MAX_EVENT_CHARACTERS).toWellFormed();
  return { afterMs, text: shown, leftOut: Math.max(0, clean.length - MAX_EVENT_CHARACTERS) };
}
