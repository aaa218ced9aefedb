import { z } from 'zod';

/**
 * Who locked a setting or set its default: the configuration of an organization, from its header. Shown at every control
 * that is managed, so that a person knows whom to ask.
 */
export const managedBySchema = z.object({
  /** Name and version of the configuration. */
  name: z.string().max(300),
  version: z.string().max(100),
  /** Who wrote it, as the header says; often the organization. */
  authors: z.string().max(300).optional(),
  /** Where questions go: a mail address, a page, a telephone number. */
  contact: z.string().max(300).optional(),
});
export type ManagedBy = z.infer<typeof managedBySchema>;
