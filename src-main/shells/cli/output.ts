import type { Writable } from 'node:stream';

/** Where a command's words go: stdout carries its own output alone, everything else goes to stderr. */
export interface Output {
  readonly isJson: boolean;
  /** Text as it comes, without a line end. */
  text(text: string): Promise<void>;
  /** A line of text for the person. */
  line(text: string): Promise<void>;
  /** One event as a line of JSON. */
  event(event: object): Promise<void>;
  /** What goes on and what went wrong. */
  note(text: string): void;
}

export function createOutput(streams: { stdout: Writable; stderr: Writable }, isJson: boolean): Output {
  // Waits for a slow reader, so that a long list never piles up in memory.
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      streams.stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
  return {
    isJson,
    text: write,
    line: (text) => write(text.endsWith('\n') ? text : `${text}\n`),
    event: (event) => write(`${JSON.stringify(event)}\n`),
    note: (text) => void streams.stderr.write(`${text}\n`),
  };
}
