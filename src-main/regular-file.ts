import fs from 'node:fs';

/**
 * Opening a named pipe waits for whoever holds its other end, and a device may never end: only files are opened. Nothing
 * there at all is fine.
 *
 * @throws {Error} with the code ENOTSUP when something else stands in the file's place.
 */
export function assertRegular(file: string): void {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found || found.isFile()) return;
  throw Object.assign(new Error(`${file} is not a regular file`), { code: 'ENOTSUP' });
}
