import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { assertRegular } from '../regular-file.ts';

export interface RotatingFile {
  /** Never throws: a full disk must not stop what was to be logged. */
  append(line: string): void;
  close(): void;
}

/** `name.log`, and once it is full `name.1.log`, `name.2.log` …: `filesKept` files in all, each up to `maxBytes`. */
export function openRotatingFile(file: string, maxBytes: number, filesKept: number): RotatingFile {
  const { dir, name, ext } = path.parse(file);
  const numbered = (number: number) => (number === 0 ? file : path.join(dir, `${name}.${number}${ext}`));
  let descriptor: number | undefined;
  let bytes = 0;

  const open = () => {
    makeFolder(dir);
    assertRegular(file);
    descriptor = fs.openSync(file, 'a', 0o600);
    bytes = fs.fstatSync(descriptor).size;
  };
  const close = () => {
    if (descriptor !== undefined) fs.closeSync(descriptor);
    descriptor = undefined;
  };
  const rotate = () => {
    close();
    for (let number = filesKept - 2; number >= 0; number -= 1) {
      if (fs.existsSync(numbered(number))) fs.renameSync(numbered(number), numbered(number + 1));
    }
  };

  return {
    append: (line) => {
      try {
        const data = Buffer.from(line);
        if (descriptor === undefined) open();
        if (bytes > 0 && bytes + data.length > maxBytes) {
          rotate();
          open();
        }
        if (descriptor !== undefined) fs.writeSync(descriptor, data);
        bytes += data.length;
      } catch {
        // Tried again with the next line.
      }
    },
    close,
  };
}
