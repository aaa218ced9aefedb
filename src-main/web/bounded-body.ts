import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { z } from 'zod';
import { gunzip } from './gzip.ts';

export type BodyErrorCode = 'too-large' | 'broken-encoding' | 'unsupported-encoding';

export class BodyError extends Error {
  readonly code: BodyErrorCode;
  constructor(code: BodyErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'BodyError';
    this.code = code;
  }
}

/** What we ask for; `decompress` knows exactly these. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Servers that stack codings stack two; more is only a way to multiply a decompression bomb. */
const MAX_CODINGS = 2;

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;
const inflate: Decoder = promisify(zlib.inflate);
const inflateRaw: Decoder = promisify(zlib.inflateRaw);
const brotli: Decoder = promisify(zlib.brotliDecompress);

/** RFC 9659: as a content coding, windows are at most 8 MB; a decoder would set 128 MB aside for a greater one. */
const ZSTD_PARAMETERS = { [zlib.constants.ZSTD_d_windowLogMax]: 23 };
/** A file packed in parallel has some; each costs a decoder of its own. */
const MAX_ZSTD_FRAMES = 100;

/** One frame follows another (RFC 8878, 3), and some carry no data; zlib stops behind the first. */
const zstd: Decoder = async (bytes, { maxOutputLength }) => {
  const parts: Buffer[] = [];
  let room = maxOutputLength;
  let rest = bytes;
  for (let frames = 0; rest.length > 0; frames += 1) {
    if (frames === MAX_ZSTD_FRAMES) throw new Error('Too many frames.');
    const { data, used } = await zstdFrame(rest, room);
    parts.push(data);
    room -= data.length;
    rest = rest.subarray(used);
  }
  return Buffer.concat(parts);
};

function zstdFrame(bytes: Uint8Array, maxOutputLength: number): Promise<{ data: Buffer; used: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ data: Buffer; used: number }>();
  // What a frame without room for a byte would hold is found out by decoding one byte too many.
  const options = { maxOutputLength: Math.max(1, maxOutputLength), params: ZSTD_PARAMETERS, info: true };
  zlib.zstdDecompress(bytes, options, (error, answer: unknown) => {
    const frame = frameSchema.safeParse(answer);
    if (error) reject(error);
    else if (!frame.success || frame.data.engine.bytesWritten === 0) reject(new Error('No frame was read.'));
    else if (frame.data.buffer.length > maxOutputLength) reject(tooLarge());
    else resolve({ data: frame.data.buffer, used: frame.data.engine.bytesWritten });
  });
  return promise;
}

/** With `info`, zlib answers with its engine as well, which counts the bytes it took in. */
const frameSchema = z.object({ buffer: z.instanceof(Buffer), engine: z.looseObject({ bytesWritten: z.number() }) });

/** "deflate" means zlib's format (RFC 9110, 8.4.1.2), but some servers send the raw stream: the first byte tells which. */
const deflate: Decoder = (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, options);

const DECODERS: ReadonlyMap<string, Decoder> = new Map([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', deflate],
  ['br', brotli],
  ['zstd', zstd],
]);

/**
 * Reads a response body, decompressed, into memory: at most `maxBytes` as sent and `maxBytes` after each decoding, so a
 * decompression bomb ends where it crosses the limit. Throws BodyError, or whatever the stream of the connection throws.
 */
export async function readBoundedBody(
  body: AsyncIterable<Uint8Array>,
  contentEncoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const decoders = decodersFor(contentEncoding);
  let bytes = await collect(body, maxBytes);
  // A HEAD-like or empty answer may carry the header all the same.
  if (bytes.length === 0) return bytes;
  for (const decode of decoders) bytes = await decodeWithin(decode, bytes, maxBytes);
  return bytes;
}

/** Gives a body up without reading it. undici reports that as an error of the stream, which nobody needs to hear. */
export function discardBody(body: Readable): void {
  body.once('error', () => {}).destroy();
}

/** The decoders of a Content-Encoding header, in the order in which they are undone. */
function decodersFor(contentEncoding: string | undefined): Decoder[] {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const decoders = codings.map((coding) => DECODERS.get(coding)).filter((decoder) => decoder !== undefined);
  if (decoders.length !== codings.length || codings.length > MAX_CODINGS) {
    throw new BodyError('unsupported-encoding', 'The answer uses a content coding that was not asked for.');
  }
  return decoders.reverse();
}

async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function decodeWithin(decode: Decoder, bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (cause instanceof BodyError) throw cause;
    const isOverLimit = cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw isOverLimit ? tooLarge() : new BodyError('broken-encoding', 'The compressed data are broken.', { cause });
  }
}

function tooLarge(): BodyError {
  return new BodyError('too-large', 'The answer is too large.');
}
