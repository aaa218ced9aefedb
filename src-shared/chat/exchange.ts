import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';

export const EXPORT_FORMATS = ['json', 'markdown'] as const;
export const exportFormatSchema = z.enum(EXPORT_FORMATS);
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many characters of a file one request carries at most. */
export const MAX_IMPORT_PART_CHARACTERS = 1_000_000;
export const MAX_IMPORT_PROBLEMS = 500;

/** What came of an import. */
export const importReportSchema = z.object({
  /** Chats that were not here before. */
  imported: z.number(),
  /** Chats that were here and got messages they did not have. */
  updated: z.number(),
  /** Chats that were here with everything in the file. */
  unchanged: z.number(),
  messages: z.number(),
  /** What could not be read and was skipped; all else was imported. */
  problems: z.array(
    z.object({
      file: z.string(),
      /** The title of the chat, or its number in the file; absent: the whole file. */
      entry: z.string().optional(),
      reason: phraseSchema,
      detail: z.string().max(1_000).optional(),
    }),
  ),
  /** Problems beyond those that are listed. */
  moreProblems: z.number(),
  /** Parts of messages that Confidant does not take over, by the name the file has for them. */
  leftOut: z.array(z.object({ what: z.string(), count: z.number() })),
});
export type ImportReport = z.infer<typeof importReportSchema>;
export type ImportProblem = ImportReport['problems'][number];
