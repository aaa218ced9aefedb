import { z } from 'zod';
import { FILE_BYTES_READ, MAX_FILE_NAME_CHARACTERS } from '../../chat/attachment-limits.ts';
import { attachmentSchema } from '../../chat/message.ts';

/** A file that the person picked in the window, or the beginning of one. */
export const pickedFileSchema = z.object({
  name: z.string().min(1).max(MAX_FILE_NAME_CHARACTERS),
  /** In base64. */
  content: z.base64().max(4 * Math.ceil(FILE_BYTES_READ / 3)),
  /** There is more of it. */
  isBeginning: z.boolean(),
});
export type PickedFile = z.infer<typeof pickedFileSchema>;

/** What the person adds to a question. It waits in main until it is sent with one, or until the app quits. */
export const attachmentRequests = {
  /** Reads a page for the person, who chose the address: their own network is fine. */
  'attachments.add-page': { input: z.object({ url: z.string().trim().min(1).max(8_000) }), output: attachmentSchema },
  /** Takes a text document as it is; refuses what is no text. */
  'attachments.add-file': { input: pickedFileSchema, output: attachmentSchema },
} as const;
