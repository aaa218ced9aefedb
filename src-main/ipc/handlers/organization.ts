import type { Administration } from '../../org-config/administration/administration.ts';
import { isReplacedByPerson } from '../../org-config/apply/replaced-defaults.ts';
import type { OrganizationService } from '../../org-config/organization-service.ts';
import type { OrganizationUpdates } from '../../org-config/organization-updates.ts';
import type { SettingsService } from '../../settings/settings-service.ts';
import type { Handlers } from '../handler.ts';
import { withKeyring } from './providers.ts';

type OrganizationHandlers = Pick<
  Handlers,
  | 'organization.get'
  | 'organization.check-now'
  | 'organization.accept-info'
  | 'organization.create-secret'
  | 'organization.encrypt-key'
  | 'organization.export-provider'
  | 'organization.export-tool-settings'
>;

interface Dependencies {
  organization: OrganizationService;
  updates: OrganizationUpdates;
  settings: SettingsService;
  administration: Administration;
}

export function organizationHandlers({
  organization,
  updates,
  settings,
  administration,
}: Dependencies): OrganizationHandlers {
  const view = () => organization.view((key) => isReplacedByPerson(key, settings));
  return {
    'organization.get': view,
    'organization.check-now': async () => {
      await updates.update({ again: true });
      return view();
    },
    'organization.accept-info': ({ pluginId, infoId, version }) => {
      organization.acceptInfo(pluginId, infoId, version);
      return view();
    },
    'organization.create-secret': () => ({ secret: administration.createSecret() }),
    'organization.encrypt-key': async ({ key, secret }) => ({
      encrypted: await administration.encryptKey(key, secret),
    }),
    'organization.export-provider': async ({ id, withKey }) => ({
      lua: await withKeyring(() => administration.exportProvider(id, withKey)),
    }),
    'organization.export-tool-settings': async ({ toolId, state, withSecrets }) => ({
      lua: await withKeyring(() => administration.exportToolSettings(toolId, state, withSecrets)),
    }),
  };
}
