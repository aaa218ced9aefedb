import { z } from 'zod';
import { managedSettingsSchema } from '../../organization/managed.ts';
import { organizationViewSchema } from '../../organization/view.ts';

const id = z.string().min(1).max(200);
const nothing = z.object({});

export const organizationRequests = {
  'organization.get': { input: nothing, output: organizationViewSchema },
  /** Looks for new states now: folders are read again, servers asked. Answers when everything is applied. */
  'organization.check-now': { input: nothing, output: organizationViewSchema },
  /** Accepts an information as it stands now; another text or version is refused as "not-found". */
  'organization.accept-info': {
    input: z.object({ pluginId: id, infoId: id, version: z.string().max(200) }),
    output: organizationViewSchema,
  },
} as const;

export const organizationEvents = {
  /** Something about the configuration changed. Read `organization.get` for the rest. */
  'organization.changed': z.object({ managed: managedSettingsSchema }),
} as const;
