import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonLines, readLines, readWhole } from './input.ts';

async function* pieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (let index = 0; start < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? 1;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

async function collect(lines: AsyncIterable<unknown>): Promise<unknown[]> {
  const collected: unknown[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

describe('readLines', () => {
  it('finds the same lines however the input is cut into pieces', async () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s/g, ''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (lines, end, sizes) => {
          const found = await collect(readLines(pieces(Buffer.from(lines.join(end)), sizes)));
          // Text with half a surrogate pair has no UTF-8 form of its own.
          expect(found).toEqual(lines.map((text) => text.toWellFormed()).filter((text) => text !== ''));
        },
      ),
    );
  });

  it('gives up on a line above the bound instead of filling memory', async () => {
    const endless = pieces(Buffer.alloc(1_000, 'x'), [10]);
    await expect(collect(readLines(endless, 100))).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('readWhole', () => {
  it('gives up above the bound', async () => {
    await expect(readWhole(pieces(Buffer.alloc(101), [10]), 100)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await readWhole(pieces(Buffer.alloc(100), [7]), 100)).toHaveLength(100);
  });
});

describe('readJsonLines', () => {
  const schema = z.object({ id: z.number() });
  const read = (text: string) => collect(readJsonLines(pieces(Buffer.from(text), [100]), schema));

  it('reads every line by the schema', async () => {
    expect(await read('{"id":1,"more":2}\n\n{"id":2}\n')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it.each(['{"id":1}\n{"id":"2"}', '{"id":1}\nnot JSON', '{"id":1}\n[]'])(
    'names the line that is wrong in %j',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({
        code: 'bad-input',
        text: { key: 'cli.input.badLine', params: { number: 2 } },
      });
    },
  );
});
