import { onEndSignals } from '../end-signals.ts';
import { runCommandLine } from './run.ts';

const interrupt = new AbortController();
onEndSignals(['SIGINT', 'SIGTERM'], { end: () => interrupt.abort(), endNow: () => process.exit(1) });
// `confidant … | head` closes the pipe early: nobody reads on, and that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  signal: interrupt.signal,
});
