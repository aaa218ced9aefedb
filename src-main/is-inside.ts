import path from 'node:path';

/** Whether a file lies below a folder. Both as `realpath` gives them: only then does no link lead out. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative.split(path.sep, 1)[0] !== '..' && !path.isAbsolute(relative);
}
