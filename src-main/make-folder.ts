import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder, and those above it, for its owner only; one that is there already stays as it is. Throws what the file
 * system says.
 *
 * Not with Node's `recursive`: where a file system answers ENOENT for a folder whose parent exists (/proc, an automounter's
 * folder), that tries for ever.
 */
export function makeFolder(folder: string): void {
  try {
    makeOne(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if (!isNotThere(error) || parent === folder || fs.existsSync(parent)) throw error;
    makeFolder(parent);
    makeOne(folder);
  }
}

function makeOne(folder: string): void {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Systems differ in what they answer for the root of a drive or a read-only medium, though the folder is there.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
