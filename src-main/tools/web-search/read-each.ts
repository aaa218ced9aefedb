import type { z } from 'zod';

/** Reads each entry on its own: one that is broken, or of a kind nobody foresaw, costs that entry and no other. */
export function readEach<Schema extends z.ZodType>(
  schema: Schema,
  entries: readonly unknown[] | null | undefined,
  max: number,
): z.output<Schema>[] {
  return (entries ?? []).slice(0, max).flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}
