import { isReplacedByPerson } from '../../org-config/apply/replaced-defaults.ts';
import type { OrganizationService } from '../../org-config/organization-service.ts';
import type { OrganizationUpdates } from '../../org-config/organization-updates.ts';
import type { SettingsService } from '../../settings/settings-service.ts';
import type { Handlers } from '../handler.ts';

type OrganizationHandlers = Pick<Handlers, 'organization.get' | 'organization.check-now' | 'organization.accept-info'>;

interface Dependencies {
  organization: OrganizationService;
  updates: OrganizationUpdates;
  settings: SettingsService;
}

export function organizationHandlers({ organization, updates, settings }: Dependencies): OrganizationHandlers {
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
  };
}
