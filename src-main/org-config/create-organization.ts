import path from 'node:path';
import type { Log } from '../log/log.ts';
import type { Platform } from '../platform.ts';
import { OrganizationService } from './organization-service.ts';
import { findPlugins } from './sources/find-plugins.ts';

/** A folder with the organization's plugins, for kiosks and tests. */
export const ORG_CONFIG_VARIABLE = 'CONFIDANT_ORG_CONFIG';

/** The organization's configuration of this computer, and the person's own below it. */
export function createOrganization(
  { dataDir, environment }: Pick<Platform, 'dataDir' | 'environment'>,
  { log, now }: { log: Log; now(): number },
): OrganizationService {
  return new OrganizationService({
    stateFolder: path.join(dataDir, 'organization'),
    findPlaces: async () => {
      const named = environment[ORG_CONFIG_VARIABLE]?.trim();
      return [
        ...(named ? await findPlugins(path.resolve(named), 'organization') : []),
        ...(await findPlugins(path.join(dataDir, 'configurations'), 'local')),
      ];
    },
    now,
    report: (error) => log.error('organization-failed', error),
  });
}
