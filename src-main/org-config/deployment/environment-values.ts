import { type DeviceValues, readDeviceValues } from './device-values.ts';

/** Ours, and the names of existing roll-outs. */
const PREFIXES = ['CONFIDANT_ENTERPRISE_', 'MINDWORK_AI_STUDIO_ENTERPRISE_'] as const;

/** The variables of one prefix together; the first prefix that has something valid counts. */
export function environmentValues(environment: Readonly<Record<string, string | undefined>>): DeviceValues[] {
  return PREFIXES.map((prefix) =>
    readDeviceValues(
      new Map(
        Object.entries(environment).flatMap(
          ([name, value]): Array<[string, string]> =>
            value !== undefined && name.startsWith(prefix) ? [[name.slice(prefix.length).toLowerCase(), value]] : [],
        ),
      ),
    ),
  );
}
