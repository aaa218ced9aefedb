import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gunzip } from './gzip.ts';

const LIMIT = { maxOutputLength: 100_000 };
const unpack = async (...parts: Uint8Array[]) => (await gunzip(Buffer.concat(parts), LIMIT)).toString();
const text = Buffer.from('tide '.repeat(50));
const packed = gzipSync(text);

/** A member with every optional part of the header. */
const decorated = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 0x1f, 0, 0, 0, 0, 0, 3]),
  Buffer.from([4, 0, 1, 2, 3, 4]),
  Buffer.from('name.txt\0comment\0'),
  Buffer.from([9, 9]),
  deflateRawSync(text),
  packed.subarray(-8),
]);

describe('gunzip', () => {
  it('joins members, empty ones and those with names, comments and more in their headers', async () => {
    expect(await unpack(packed, gzipSync(''), decorated)).toBe(text.toString().repeat(2));
  });

  it.each([
    ['zeros', Buffer.alloc(512)],
    ['text', Buffer.from('<!-- served by a proxy -->')],
    ['one byte of a beginning', Buffer.from([0x1f])],
    ['the beginning of something else', Buffer.from([0x1f, 0x8b, 9, 9, 9])],
  ])('leaves out %s behind the last member', async (_, rest) => {
    expect(await unpack(packed, rest)).toBe(text.toString());
  });

  it('takes no part for the whole: a member that is cut off at any byte is damage, the first and a later one', async () => {
    for (let end = 0; end < packed.length; end += 1) {
      await expect(unpack(packed.subarray(0, end))).rejects.toThrow();
      if (end >= 3) await expect(unpack(packed, packed.subarray(0, end))).rejects.toThrow();
    }
  });

  it.each([
    ['its checksum', packed.length - 8],
    ['its length', packed.length - 4],
    ['a reserved flag', 3],
  ])('refuses a member when %s is wrong', async (_, at) => {
    const damaged = Buffer.from(packed);
    damaged[at] = (damaged[at] ?? 0) ^ 0x80;
    await expect(unpack(damaged)).rejects.toThrow();
  });

  it('stops at the limit, over all members', async () => {
    const half = gzipSync(Buffer.alloc(60_000));
    await expect(unpack(half, half)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
    const whole = gzipSync(Buffer.alloc(LIMIT.maxOutputLength));
    expect((await gunzip(Buffer.concat([whole, gzipSync('')]), LIMIT)).length).toBe(LIMIT.maxOutputLength);
    await expect(unpack(whole, gzipSync('a'))).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
  });

  it('refuses more members than anybody packs', async () => {
    await expect(unpack(...Array.from({ length: 101 }, () => packed))).rejects.toThrow('members');
  });

  it('gives back whatever was packed, and fails cleanly on anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.uint8Array(), async (data, noise) => {
        expect(await gunzip(gzipSync(data), LIMIT)).toEqual(Buffer.from(data));
        await gunzip(Buffer.concat([packed.subarray(0, 10), noise]), LIMIT).catch((error) => {
          expect(error).toBeInstanceOf(Error);
        });
      }),
    );
  });
});
