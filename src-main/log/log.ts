import path from 'node:path';
import { toLogValue } from './log-entry.ts';
import { createRedactor, type Redactor } from './redactor.ts';
import { openRotatingFile } from './rotating-file.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAX_LOG_FILE_BYTES = 1_000_000;
const LOG_FILES_KEPT = 3;

/** Names, ids, counts and kinds of errors: never a message's text, a tool's arguments, a header or a page. */
export type LogFacts = Readonly<Record<string, unknown>>;

export interface Log {
  debug(event: string, facts?: LogFacts): void;
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  /** `error` is what was caught, or facts like those of the other levels. */
  error(event: string, error?: unknown, facts?: LogFacts): void;
  /** Registers a secret: from now on it never appears. */
  redact(secret: string): void;
  close(): void;
}

export interface LogOptions {
  /** What is less important is dropped. */
  level?: LogLevel;
  /** Warnings and errors are also written to the standard error stream, a line each (command line). */
  toStderr?: boolean;
  now?: () => number;
  /** Knows the secrets that must not appear. */
  redactor?: Redactor;
}

/** JSON lines in `<dataDir>/log/confidant.log`, readable by their owner only. */
export function openLog(dataDir: string, options: LogOptions = {}): Log {
  const { level: lowest = 'info', toStderr = false, now = Date.now, redactor = createRedactor() } = options;
  const file = openRotatingFile(path.join(dataDir, 'log', 'confidant.log'), MAX_LOG_FILE_BYTES, LOG_FILES_KEPT);

  const write = (level: LogLevel, event: string, facts: LogFacts) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(lowest)) return;
    const values = toLogValue(facts, redactor.redact) as Record<string, unknown>;
    const name = redactor.redact(event);
    file.append(`${JSON.stringify({ ...values, time: new Date(now()).toISOString(), level, event: name })}\n`);
    if (toStderr && (level === 'warn' || level === 'error')) {
      console.error(`${level}: ${name} ${JSON.stringify(values, withoutStacks)}`);
    }
  };

  return {
    debug: (event, facts = {}) => write('debug', event, facts),
    info: (event, facts = {}) => write('info', event, facts),
    warn: (event, facts = {}) => write('warn', event, facts),
    error: (event, error, facts = {}) => write('error', event, { ...facts, ...asFacts(error) }),
    redact: redactor.add,
    close: file.close,
  };
}

/**
 * A person at a terminal is shown what happened, not where in the code: of a stack, which stays whole in the file, the
 * first line, the error's own message.
 */
function withoutStacks(name: string, value: unknown): unknown {
  return name === 'stack' && typeof value === 'string' ? value.split('\n', 1)[0] : value;
}

function asFacts(error: unknown): LogFacts {
  if (error === undefined) return {};
  const isFacts = typeof error === 'object' && error !== null && Object.getPrototypeOf(error) === Object.prototype;
  return isFacts ? (error as LogFacts) : { error };
}
