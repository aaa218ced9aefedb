import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { isInside } from '../../is-inside.ts';
import { problem } from '../format/problem.ts';
import { ENTRY_FILE } from '../lua/evaluation.ts';
import { checkEncoding } from './text-encoding.ts';

const MIB = 1024 * 1024;
const MAX_LUA_FILE_BYTES = 4 * MIB;
const MAX_LUA_BYTES = 16 * MIB;
const MAX_LUA_FILES = 200;
const MAX_DEPTH = 4;
const MAX_FOLDERS = 100;

export interface PluginFiles {
  folder: string;
  files: Record<string, Uint8Array>;
  /** Of everything that was read: the same content is not evaluated twice. */
  digest: string;
  problems: OrganizationProblem[];
  /** False: `plugin.lua` itself could not be read. */
  isReadable: boolean;
}

/**
 * The Lua files of a plugin's folder, as text that Lua can read. A link that leads out of the folder is not followed: a
 * configuration is what was deployed, and nothing else on the computer. Never rejects.
 *
 * @param entry the file that is run, in the place of `plugin.lua`.
 */
export async function readPluginFolder(folder: string, entry = ENTRY_FILE): Promise<PluginFiles> {
  const read: PluginFiles = { folder, files: {}, digest: '', problems: [], isReadable: false };
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const root = await fs.realpath(folder);
    for (const file of await luaFiles(root, entry)) {
      const source = await readLuaFile(root, file, MAX_LUA_BYTES - bytes);
      const isEntry = file === entry;
      if (!(source instanceof Uint8Array)) {
        read.problems.push({
          ...source,
          file,
          kind: isEntry ? 'not-loaded' : 'note',
          severity: isEntry ? 'error' : 'warning',
        });
        hash.update(`${file}\0${source.text.key}\0`);
        continue;
      }
      bytes += source.byteLength;
      hash.update(`${file}\0${source.byteLength}\0`).update(source);
      const text = checkEncoding(source);
      read.problems.push(...text.problems.map((found) => ({ file, ...found })));
      if (text.source) read.files[isEntry ? ENTRY_FILE : file] = text.source;
      if (isEntry) read.isReadable = text.source !== undefined;
    }
  } catch (error) {
    read.problems.push(unreadable(error));
  }
  if (!read.isReadable && !read.problems.some(({ severity }) => severity === 'error')) {
    const text = phrase('organization.problem.noEntryFile', { file: entry });
    read.problems.push(problem({ kind: 'not-loaded', severity: 'error', text, file: entry }));
  }
  read.digest = hash.digest('hex');
  return read;
}

/** Paths of the Lua files below a folder, the one that is run first. */
async function luaFiles(root: string, entry: string): Promise<string[]> {
  const files: string[] = [];
  let folders = 0;
  const walk = async (inner: string, depth: number): Promise<void> => {
    folders += 1;
    if (folders > MAX_FOLDERS) return;
    for (const found of await fs.readdir(path.join(root, inner), { withFileTypes: true })) {
      const file = inner === '' ? found.name : `${inner}/${found.name}`;
      if (found.isDirectory()) {
        if (depth < MAX_DEPTH) await walk(file, depth + 1);
      } else if (/\.lua$/i.test(found.name) || file === entry) files.push(file);
      if (files.length > MAX_LUA_FILES) return;
    }
  };
  await walk('', 1);
  const others = files.filter((file) => file !== entry).toSorted();
  return [...(files.includes(entry) ? [entry] : []), ...others].slice(0, MAX_LUA_FILES);
}

async function readLuaFile(root: string, file: string, bytesLeft: number): Promise<Uint8Array | OrganizationProblem> {
  try {
    const real = await fs.realpath(path.join(root, file));
    if (!isInside(root, real))
      return problem({ kind: 'note', severity: 'error', text: phrase('organization.problem.linkOutside', { file }) });
    // Opening a pipe would wait for somebody to write into it.
    if (!(await fs.stat(real)).isFile()) return unreadable(new NoFile());
    await using handle = await fs.open(real);
    const { size } = await handle.stat();
    const limit = Math.min(MAX_LUA_FILE_BYTES, bytesLeft);
    if (size > limit) {
      const text = phrase('organization.problem.fileTooLarge', { file, megabytes: Math.floor(limit / MIB) });
      return problem({ kind: 'note', severity: 'error', text });
    }
    const buffer = Buffer.alloc(size);
    const { bytesRead } = await handle.read(buffer, 0, size, 0);
    return new Uint8Array(buffer.subarray(0, bytesRead));
  } catch (error) {
    return unreadable(error);
  }
}

class NoFile extends Error {
  readonly code = 'no file';
}

function unreadable(error: unknown): OrganizationProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return problem({ kind: 'not-loaded', severity: 'error', text: phrase('organization.problem.unreadable', { code }) });
}
