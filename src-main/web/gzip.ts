import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { z } from 'zod';

/** A file packed in blocks has some; each costs a decoder of its own. */
const MAX_MEMBERS = 100;

// RFC 1952, 2.3.1
const FIXED_HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
const FLAGS = { headerChecksum: 0x02, extra: 0x04, name: 0x08, comment: 0x10, reserved: 0xe0 } as const;

type Inflate = (bytes: Uint8Array, options: zlib.ZlibOptions) => Promise<unknown>;
const inflateRaw: Inflate = promisify(zlib.inflateRaw);

/** With `info`, zlib answers with its engine as well, which counts the bytes it took in. */
const inflatedSchema = z.object({ buffer: z.instanceof(Buffer), engine: z.looseObject({ bytesWritten: z.number() }) });

/**
 * The members of a gzip stream, joined (RFC 1952, 2.2). What follows the last one and begins no other is left out, as gzip
 * itself and browsers do; zlib's own gunzip takes it for damage. Rejects for a member that is cut off or damaged, and with
 * `ERR_BUFFER_TOO_LARGE` above `maxOutputLength`.
 */
export async function gunzip(bytes: Uint8Array, { maxOutputLength }: { maxOutputLength: number }): Promise<Buffer> {
  const parts: Buffer[] = [];
  let room = maxOutputLength;
  let rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let members = 0; members === 0 || beginsMember(rest); members += 1) {
    if (members === MAX_MEMBERS) throw new Error('Too many members.');
    const { data, used } = await inflateMember(rest, room);
    parts.push(data);
    room -= data.length;
    rest = rest.subarray(used);
  }
  return Buffer.concat(parts);
}

const beginsMember = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

async function inflateMember(bytes: Buffer, room: number): Promise<{ data: Buffer; used: number }> {
  const start = endOfHeader(bytes);
  // A member for which there is no room left may still be an empty one.
  const options = { maxOutputLength: Math.max(1, room), info: true };
  const { buffer: data, engine } = inflatedSchema.parse(await inflateRaw(bytes.subarray(start), options));
  if (data.length > room) throw Object.assign(new RangeError('No room is left.'), { code: 'ERR_BUFFER_TOO_LARGE' });
  const end = start + engine.bytesWritten;
  const isWhole =
    end + TRAILER_BYTES <= bytes.length &&
    bytes.readUInt32LE(end) === zlib.crc32(data) &&
    bytes.readUInt32LE(end + 4) === data.length % 2 ** 32;
  if (!isWhole) throw new Error('The member is cut off or damaged.');
  return { data, used: end + TRAILER_BYTES };
}

/** Where the packed data begin. */
function endOfHeader(bytes: Buffer): number {
  const flags = bytes[3] ?? 0;
  if (!beginsMember(bytes) || bytes.length < FIXED_HEADER_BYTES || (flags & FLAGS.reserved) !== 0) {
    throw new Error('No member begins here.');
  }
  let end = FIXED_HEADER_BYTES;
  if (flags & FLAGS.extra) end += 2 + (bytes.length >= end + 2 ? bytes.readUInt16LE(end) : 0);
  if (flags & FLAGS.name) end = behindZero(bytes, end);
  if (flags & FLAGS.comment) end = behindZero(bytes, end);
  return flags & FLAGS.headerChecksum ? end + 2 : end;
}

function behindZero(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(0, from);
  if (at === -1) throw new Error('The header does not end.');
  return at + 1;
}
