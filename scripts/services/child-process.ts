// Starting and ending the programs that tests talk to.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface StartedProcess {
  child: ChildProcess;
  /** What it wrote so far, for messages: the last 8,000 characters. */
  output(): string;
  hasEnded(): boolean;
  /** Asks it to end, after a while insists, and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const PATIENCE_MS = 10_000;

export interface StartOptions extends Omit<SpawnOptions, 'stdio'> {
  /** All of its standard input. */
  input?: string;
}

export function startProcess(command: string, args: readonly string[], options: StartOptions = {}): StartedProcess {
  const { input = '', ...rest } = options;
  const child = spawn(command, args, { ...rest, stdio: 'pipe' });
  child.stdin.on('error', () => {}).end(input);
  let output = '';
  const collect = (chunk: string) => {
    output = (output + chunk).slice(-8_000);
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      collect(error.message);
      resolve();
    });
  });
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    output: () => output,
    hasEnded,
    async stop(signal = 'SIGTERM') {
      if (hasEnded()) return;
      child.kill(signal);
      const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}

/**
 * Asks again and again until the started program answers.
 * @throws Error with the program's output when it ends, or does not answer in time
 */
export async function untilReady(
  name: string,
  started: StartedProcess,
  isReady: () => Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isReady())) {
    if (started.hasEnded()) throw new Error(`${name} ended at once:\n${started.output()}`);
    if (Date.now() > deadline) throw new Error(`${name} was not ready in ${limitMs / 1000} s:\n${started.output()}`);
    await wait(50);
  }
}

/** A port of 127.0.0.1 that was free a moment ago, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
