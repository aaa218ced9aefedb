import type { ParseArgsConfig, parseArgs } from 'node:util';
import type { Language, Phrase } from '#shared/phrase.ts';
import type { Translate } from '../translate.ts';
import type { Output } from './output.ts';

export type OptionDefinitions = NonNullable<ParseArgsConfig['options']>;

/** Options of every command. */
export const COMMON_OPTIONS = {
  'data-dir': { type: 'string' },
  'org-config': { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies OptionDefinitions;

export type OptionValues<Options extends OptionDefinitions> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/** What a command works with; nothing in it is global, so that tests can hand in their own. */
export interface CommandContext {
  output: Output;
  /** Standard input, in pieces. */
  input: AsyncIterable<Uint8Array>;
  dataDir: string;
  /** A folder with an organization's configuration, as if it had been deployed; absent: as on this computer. */
  orgConfig?: string;
  /** As asked for on the command line, else the system's. */
  language: Language;
  translate: Translate;
  /** Aborts when the person interrupts. */
  signal: AbortSignal;
}

export interface Command<Options extends OptionDefinitions = OptionDefinitions> {
  /** What follows the name of the command in the help. */
  usage: string;
  options: Options;
  /** Arguments that are not options. */
  maxPositionals: number;
  /** Resolves to the exit code. Throws `UsageError` (2) or `CommandError` (1) to end with a reason. */
  run(values: OptionValues<Options>, positionals: string[], context: CommandContext): Promise<number>;
}

/** Ties the type of the values to the options. */
export function defineCommand<const Options extends OptionDefinitions>(command: Command<Options>): Command {
  return command as unknown as Command;
}

/** The command line is wrong. Exit code 2. */
export class UsageError extends Error {
  readonly text: Phrase;
  constructor(text: Phrase) {
    super(text.key);
    this.name = 'UsageError';
    this.text = text;
  }
}

/** The command failed, and `text` says why. Exit code 1. */
export class CommandError extends Error {
  readonly code: string;
  readonly text: Phrase;
  constructor(code: string, text: Phrase, options: { cause?: unknown } = {}) {
    super(`${code}: ${text.key}`, options);
    this.name = 'CommandError';
    this.code = code;
    this.text = text;
  }
}
