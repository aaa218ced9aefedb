import path from 'node:path';
import type { Log } from '../log/log.ts';
import type { Platform } from '../platform.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { CheckToolSetting } from './format/read-settings.ts';
import { OrganizationService } from './organization-service.ts';
import type { PluginRoot } from './sources/find-plugins.ts';

/** A folder with the organization's plugins, for kiosks and tests. */
export const ORG_CONFIG_VARIABLE = 'CONFIDANT_ORG_CONFIG';

interface Dependencies {
  secrets: SecretStore;
  redact(secret: string): void;
  checkToolSetting: CheckToolSetting;
  log: Log;
  now(): number;
}

/** The organization's configuration of this computer, and the person's own below it. */
export function createOrganization(
  { dataDir, environment }: Pick<Platform, 'dataDir' | 'environment'>,
  { log, ...dependencies }: Dependencies,
): OrganizationService {
  const roots = (): PluginRoot[] => {
    const named = environment[ORG_CONFIG_VARIABLE]?.trim();
    const local: PluginRoot = { folder: path.join(dataDir, 'configurations'), origin: 'local' };
    return named ? [{ folder: path.resolve(named), origin: 'organization' }, local] : [local];
  };
  return new OrganizationService({
    ...dependencies,
    roots,
    stateFolder: path.join(dataDir, 'organization'),
    secret: () => environment.CONFIDANT_ENTERPRISE_CONFIG_ENCRYPTION_SECRET,
    nextCheckAt: () => undefined,
    report: (error) => log.error('organization-failed', error),
  });
}
