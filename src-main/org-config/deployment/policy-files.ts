import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { addPair, type DeviceValues } from './device-values.ts';

const MAX_FILE_BYTES = 64 * 1024;
const MAX_FILES = 1_000;

interface Machine {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Where administrators put policy files; people cannot write there. */
export function policyFolders({ platform, environment }: Machine): string[] {
  if (platform === 'win32') {
    const programData = environment.ProgramData ?? environment.PROGRAMDATA;
    return programData ? [path.win32.join(programData, 'Confidant')] : [];
  }
  if (platform === 'darwin') return ['/Library/Application Support/Confidant'];
  const folders = (environment.XDG_CONFIG_DIRS ?? '').split(':').filter((folder) => path.posix.isAbsolute(folder));
  return (folders.length > 0 ? folders : ['/etc/xdg']).map((folder) => path.posix.join(folder, 'confidant'));
}

/**
 * `config_00000.yaml` to `config_99999.yaml` with `id` and `server_url`, in the order of their names, and
 * `config_encryption_secret.yaml`. A folder that is not there says nothing; one that cannot be read rejects.
 */
export async function policyFileValues(folders: readonly string[]): Promise<DeviceValues> {
  const found: DeviceValues = { pairs: [], secret: undefined, refused: [] };
  for (const folder of folders) {
    for (const name of (await namesIn(folder)).toSorted().slice(0, MAX_FILES)) {
      const isPair = /^config_?\d{1,5}\.ya?ml$/i.test(name);
      if (!isPair && !/^config_encryption_secret\.ya?ml$/i.test(name)) continue;
      const values = await readYaml(path.join(folder, name));
      if (isPair) addPair(found, name, values?.id, values?.server_url);
      else if (found.secret === undefined && typeof values?.config_encryption_secret === 'string') {
        found.secret = values.config_encryption_secret.trim() || undefined;
      }
    }
  }
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}

/** Undefined for what is no table of YAML. */
async function readYaml(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    const facts = await fs.stat(file);
    // Reading a pipe would wait for somebody to write into it.
    if (!facts.isFile() || facts.size > MAX_FILE_BYTES) return undefined;
    const value: unknown = parse(await fs.readFile(file, 'utf8'), { maxAliasCount: 0 });
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
