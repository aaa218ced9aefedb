import { z } from 'zod';
import { managedSettingsSchema, managedStateSchema } from '../../organization/managed.ts';
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

  // For administrators; refused unless `showsAdministration`.
  /** A new secret for the devices of an organization, base64. It is stored nowhere. */
  'organization.create-secret': { input: nothing, output: z.object({ secret: z.string() }) },
  /** `ENC:v1:…`, by the secret of this computer or another one that is given. */
  'organization.encrypt-key': {
    input: z.object({ key: z.string().min(1).max(10_000), secret: z.string().max(1_000).optional() }),
    output: z.object({ encrypted: z.string() }),
  },
  /** A provider as Lua to paste into `plugin.lua`; its key only encrypted. */
  'organization.export-provider': {
    input: z.object({ id, withKey: z.boolean().default(false) }),
    output: z.object({ lua: z.string() }),
  },
  /** What is set for a tool, as Lua to paste; secrets only encrypted. */
  'organization.export-tool-settings': {
    input: z.object({
      toolId: id,
      state: managedStateSchema.default('locked'),
      withSecrets: z.boolean().default(false),
    }),
    output: z.object({ lua: z.string() }),
  },
} as const;

export const organizationEvents = {
  /** Something about the configuration changed. Read `organization.get` for the rest. */
  'organization.changed': z.object({ managed: managedSettingsSchema }),
} as const;
