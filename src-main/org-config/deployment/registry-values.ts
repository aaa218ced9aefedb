import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type DeviceValues, readDeviceValues } from './device-values.ts';

/** Ours, and that of existing roll-outs. */
const REGISTRY_KEYS = [
  'HKCU\\Software\\Confidant\\Enterprise',
  'HKCU\\Software\\github\\MindWork AI Studio\\Enterprise IT',
] as const;

/** Names (small letters) and texts below a key; empty when there is no such key. Rejects when the registry does not answer. */
export type ReadRegistry = (key: string) => Promise<ReadonlyMap<string, string>>;

const TIME_LIMIT_MS = 5_000;
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

/**
 * By `reg.exe`, which is on every Windows and needs no native module. It ends with 1 both for a key that is not there and
 * for one that may not be read: either way the key says nothing.
 */
export const readRegistry: ReadRegistry = async (key) => {
  try {
    const { stdout } = await promisify(execFile)('reg.exe', ['query', key], {
      timeout: TIME_LIMIT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
      windowsHide: true,
    });
    return parseRegQuery(stdout);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 1) return new Map();
    throw error;
  }
};

/** `    config_id_00000    REG_SZ    9072b77d-…`, four blanks between the parts. */
export function parseRegQuery(output: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of output.split(/\r?\n/)) {
    const [, name, value] = /^ {4}(\S(?:.*?\S)?) {4}REG_(?:SZ|EXPAND_SZ) {4}(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value);
  }
  return values;
}

export async function registryValues(read: ReadRegistry): Promise<DeviceValues[]> {
  return Promise.all(REGISTRY_KEYS.map(async (key) => readDeviceValues(await read(key))));
}
