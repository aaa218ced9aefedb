// One command of the command line, in the build that the end-to-end tests drive.
import path from 'node:path';
import { nodeForApp } from '../scripts/checkout.mjs';
import { startProcess } from '../scripts/services/child-process.ts';

const CLI = path.join(import.meta.dirname, '../dist-test/main/cli.js');

/** Runs to its end. `output`: both streams, for when it failed. */
export async function runCommand(
  args: readonly string[],
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<{ code: number | null; stdout: string; output: string }> {
  const cli = startProcess(nodeForApp(), [CLI, ...args, '--data-dir', dataDir], {
    env: { PATH: process.env.PATH, HOME: dataDir, LC_ALL: 'en_US.UTF-8', ...environment },
  });
  let stdout = '';
  cli.child.stdout?.on('data', (chunk: string) => {
    stdout += chunk;
  });
  const code = await new Promise<number | null>((resolve) => cli.child.once('close', resolve));
  return { code, stdout, output: cli.output() };
}
