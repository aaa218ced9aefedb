import { dataDir } from '../data-dir.ts';

export interface WebShellOptions {
  dataDir: string;
  /** 0: a free one. */
  port: number;
}

/** @throws {RangeError} naming the variable and what it may hold. */
export function readWebShellOptions(environment: Readonly<Record<string, string | undefined>>): WebShellOptions {
  const port = environment.CONFIDANT_PORT ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new RangeError('CONFIDANT_PORT must be a number from 0 (any free port) to 65535.');
  }
  return { dataDir: dataDir(), port: Number(port) };
}
