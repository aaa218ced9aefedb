import path from 'node:path';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import type { Log } from '../log/log.ts';
import type { Platform } from '../platform.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { ServiceDownload } from '../web/service-fetch.ts';
import { rootsOfEnvironment, TrustedRoots } from './apply/trusted-roots.ts';
import { Deployment } from './deployment/deployment.ts';
import { readDeviceConfiguration } from './deployment/device-configuration.ts';
import type { KnownTools } from './format/known-tools.ts';
import { problem } from './format/problem.ts';
import { OrganizationService } from './organization-service.ts';
import { OrganizationUpdates } from './organization-updates.ts';
import type { PluginRoot } from './sources/find-plugins.ts';
import { openStateFile, type StateDamage } from './state-file.ts';

/** A folder with the organization's plugins, for kiosks and tests. */
export const ORG_CONFIG_VARIABLE = 'CONFIDANT_ORG_CONFIG';

/** `1` shows the tools for those who write configurations. */
const ADMINISTRATION_VARIABLE = 'CONFIDANT_SHOW_ADMINISTRATION';

interface Dependencies {
  secrets: SecretStore;
  redact(secret: string): void;
  tools: KnownTools;
  log: Log;
  now(): number;
}

export interface Organization {
  service: OrganizationService;
  /** The folder that `CONFIDANT_ORG_CONFIG` names, when nothing lies in it. */
  emptyNamedFolder(): string | undefined;
  /** Certificates that are trusted beside the usual ones. */
  roots: TrustedRoots;
  /** Once there is something to download with. */
  updates(download: ServiceDownload): OrganizationUpdates;
}

/** The organization's configuration of this computer, and the person's own below it. */
export function createOrganization(
  { shell, dataDir, environment }: Pick<Platform, 'shell' | 'dataDir' | 'environment'>,
  { log, ...dependencies }: Dependencies,
): Organization {
  const folder = path.join(dataDir, 'organization');
  const report = (error: unknown) => log.error('organization-failed', error);
  const stateFile = openStateFile(folder, report);
  const variable = environment[ORG_CONFIG_VARIABLE]?.trim();
  const named = variable ? path.resolve(variable) : undefined;
  const fixed: PluginRoot[] = [
    ...(named ? [{ folder: named, origin: 'organization' as const }] : []),
    { folder: path.join(dataDir, 'configurations'), origin: 'local' },
  ];
  const deployment = new Deployment({
    folder: path.join(folder, 'deployed'),
    stateFile,
    readDevice: () => readDeviceConfiguration({ platform: process.platform, environment }),
    now: dependencies.now,
    report,
  });
  const roots: TrustedRoots = new TrustedRoots(
    () => service.overlay.rootCertificates ?? rootsOfEnvironment(environment),
  );
  const service: OrganizationService = new OrganizationService({
    ...dependencies,
    stateFile,
    deployment,
    fixedRoots: fixed,
    isAdministrator: environment[ADMINISTRATION_VARIABLE]?.trim() === '1',
    generalProblems: () => [...deployment.deviceProblems, ...roots.problems, ...stateProblems(service.stateDamage)],
    report,
  });
  service.onChange(() => roots.forget());
  return {
    service,
    emptyNamedFolder: () => (named === undefined || service.holds(named) ? undefined : named),
    roots,
    updates: (download) =>
      new OrganizationUpdates({
        organization: service,
        deployment,
        download,
        folders: fixed.map((root) => root.folder),
        keepsLooking: shell !== 'cli',
      }),
  };
}

function stateProblems(damage: StateDamage | undefined): OrganizationProblem[] {
  if (!damage) return [];
  const { outcome, keptAs } = damage;
  const severity = outcome === 'lost' ? 'error' : 'warning';
  return [problem({ kind: 'note', severity, text: phrase(`organization.problem.state.${outcome}`), file: keptAs })];
}
