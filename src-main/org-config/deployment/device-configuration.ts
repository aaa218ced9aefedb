import type { ConfigurationPair, DeviceValues } from './device-values.ts';
import { environmentValues } from './environment-values.ts';
import { policyFileValues, policyFolders } from './policy-files.ts';
import { type ReadRegistry, readRegistry, registryValues } from './registry-values.ts';

export interface DeviceConfiguration {
  pairs: readonly ConfigurationPair[];
  secret: string | undefined;
  /** Slots that name no configuration. */
  refused: readonly string[];
}

export interface Device {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  readRegistry?: ReadRegistry;
  policyFolders?: readonly string[];
}

/**
 * The registry (on Windows), then policy files, then the environment: the first source with a valid pair decides, they are
 * not mixed. The secret is looked for in the same order on its own, so that it can be rolled out apart. Rejects when a
 * source cannot be asked: what it said before goes on.
 */
export async function readDeviceConfiguration(device: Device): Promise<DeviceConfiguration> {
  const sources: DeviceValues[] = [
    ...(device.platform === 'win32' ? await registryValues(device.readRegistry ?? readRegistry) : []),
    await policyFileValues(device.policyFolders ?? policyFolders(device)),
    ...environmentValues(device.environment),
  ];
  return {
    pairs: sources.find(({ pairs }) => pairs.length > 0)?.pairs ?? [],
    secret: sources.find(({ secret }) => secret !== undefined)?.secret,
    refused: sources.flatMap(({ refused }) => refused),
  };
}
