import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { phrase } from '#shared/phrase.ts';
import { CommandError } from '../command.ts';

const MAX_DEPTH = 5;
const MAX_FILES = 200_000;
/** What a folder of AI Studio, or of a data export, holds that can be imported. Large exports come in several files. */
const NAMES = /^(?:name|thread\.json|conversations(?:-\d{1,6})?\.json)$/;

/** A file itself; of a folder the files below it that hold chats or the names of workspaces. */
export async function filesToImport(from: string): Promise<string[]> {
  try {
    if (!(await stat(from)).isDirectory()) return [from];
    const found: string[] = [];
    await collect(from, 0, found);
    return found;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new CommandError('unreadable-file', phrase('cli.input.unreadable', { detail }), { cause: error });
  }
}

async function collect(folder: string, depth: number, found: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  // Names first: a workspace has its name before its chats come.
  entries.sort((a, b) => Number(a.isDirectory()) - Number(b.isDirectory()) || (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory() && depth < MAX_DEPTH) await collect(full, depth + 1, found);
    else if (entry.isFile() && NAMES.test(entry.name) && found.length < MAX_FILES) found.push(full);
  }
}
