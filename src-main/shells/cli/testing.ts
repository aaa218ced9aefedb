import { Writable } from 'node:stream';
import { runCommandLine } from './run.ts';

class Collected extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs one command line in English for a test. `events`: the lines of stdout as JSON. */
export async function runForTest(args: readonly string[], stdin = '', signal = new AbortController().signal) {
  const [stdout, stderr] = [new Collected(), new Collected()];
  const input = (async function* () {
    yield Buffer.from(stdin);
  })();
  const exitCode = await runCommandLine(['--lang', 'en', ...args], { stdout, stderr, stdin: input, signal });
  const events = () =>
    stdout.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { exitCode, stdout: stdout.text, stderr: stderr.text, events };
}
