import { z } from 'zod';
import { importReportSchema } from '../../chat/exchange.ts';

export const storeRequests = {
  /**
   * Adds to the chats all that can still be read of the damaged file, which a backup (or an empty list) has taken the place
   * of since this start. Nothing that is here is changed; asking twice makes nothing twice. "not-found": nothing was damaged.
   */
  'store.salvage': { input: z.object({}), output: importReportSchema },
} as const;
