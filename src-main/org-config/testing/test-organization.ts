import path from 'node:path';
import { memorySecretStore } from '../../secrets/memory-secret-store.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import { builtInTools } from '../../tools/built-in.ts';
import { builtInDefinitionsFolder, readDefinitionFiles } from '../../tools/definition-files.ts';
import { ToolRegistry } from '../../tools/registry.ts';
import { knownTools } from '../apply/known-tools.ts';
import { Deployment } from '../deployment/deployment.ts';
import type { DeviceConfiguration } from '../deployment/device-configuration.ts';
import type { Evaluator } from '../lua/create-evaluator.ts';
import { OrganizationService } from '../organization-service.ts';
import { openStateFile } from '../state-file.ts';

interface TestOrganizationOptions {
  evaluator: Evaluator;
  secret?: string;
  secrets?: SecretStore;
  now?: () => number;
  report?: (error: unknown) => void;
  /** What the device says; nothing by default. */
  readDevice?: () => Promise<DeviceConfiguration>;
}

/** The service on folders of a test: `plugins` is the organization's, `local` the person's own, `state` what is remembered. */
export function testOrganization(root: string, options: TestOrganizationOptions): OrganizationService {
  return testDeployedOrganization(root, options).organization;
}

/** The same with what servers give out. */
export function testDeployedOrganization(root: string, options: TestOrganizationOptions) {
  const { evaluator, secret, secrets = memorySecretStore(), now = () => 1_000, report = () => undefined } = options;
  const readDevice = options.readDevice ?? (async () => ({ pairs: [], secret, refused: [] }));
  const stateFile = openStateFile(path.join(root, 'state'), report);
  const deployment = new Deployment({ folder: path.join(root, 'deployed'), stateFile, readDevice, now, report });
  const organization = new OrganizationService({
    deployment,
    fixedRoots: [
      { folder: path.join(root, 'plugins'), origin: 'organization' },
      { folder: path.join(root, 'local'), origin: 'local' },
    ],
    stateFile,
    secrets,
    redact: () => undefined,
    tools: knownTools(new ToolRegistry(readDefinitionFiles(builtInDefinitionsFolder), builtInTools)),
    isAdministrator: false,
    generalProblems: () => deployment.deviceProblems,
    now,
    report,
    evaluator,
  });
  return { organization, deployment };
}
