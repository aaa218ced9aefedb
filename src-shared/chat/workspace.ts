import { z } from 'zod';

/** A folder of the chat list. A chat whose workspace is not in the list stands in none. */
export const workspaceSchema = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });
export type Workspace = z.infer<typeof workspaceSchema>;

export const workspaceNameSchema = z.string().trim().min(1).max(200);
export const MAX_WORKSPACES = 1_000;
