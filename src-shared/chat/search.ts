import { z } from 'zod';

export const MAX_SEARCH_CHARACTERS = 500;
export const MAX_SEARCH_HITS = 100;

/** A text in pieces, in order; the found words are pieces of their own. */
const highlightedSchema = z.array(z.object({ text: z.string(), isFound: z.boolean() })).readonly();

export const searchHitsSchema = z.object({
  chats: z.array(z.object({ chatId: z.string(), title: highlightedSchema, updatedAt: z.number() })),
  /** `chats.show-version` of `messageId` shows a hit, on whichever branch it is. */
  messages: z.array(
    z.object({
      chatId: z.string(),
      chatTitle: z.string(),
      messageId: z.string(),
      role: z.enum(['user', 'assistant']),
      createdAt: z.number(),
      excerpt: highlightedSchema,
    }),
  ),
  /**
   * Absent: this is everything up to the limit. "older": it was cut short; "not-indexed-yet": messages from before the
   * index are still being taken in; "unreadable": damage hides messages.
   */
  missing: z.enum(['older', 'not-indexed-yet', 'unreadable']).optional(),
  /** Where nothing was found: the same with other words, for which there is something. */
  suggestion: z.object({ text: z.string(), isInMessages: z.boolean() }).optional(),
});
export type SearchHits = z.infer<typeof searchHitsSchema>;
