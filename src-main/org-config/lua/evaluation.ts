/** What a Lua value becomes: plain data. Tables with the keys 1…n are lists, all others maps; an empty table is a list. */
export type LuaData = string | number | boolean | LuaData[] | { [key: string]: LuaData };

/** The Lua files of a plugin by their path in its folder, with `/`, without a byte order mark. `plugin.lua` is run. */
export type LuaFiles = Readonly<Record<string, Uint8Array>>;

export const ENTRY_FILE = 'plugin.lua';

export type EvaluationFailure =
  | 'syntax'
  | 'error'
  | 'instruction-limit'
  | 'time-limit'
  | 'memory-limit'
  | 'result-too-large'
  | 'crash';

export interface EvaluationSuccess {
  ok: true;
  /** The globals that were asked for, as far as they are set to data. */
  globals: Record<string, LuaData>;
  /** Where in the globals something stood that is no data (a function, a coroutine). */
  dropped: string[];
}

/** The lines on which a string or a name stands in a file, outside of comments. */
export type TokenLines = Readonly<Record<string, readonly number[]>>;

export type Evaluation =
  | EvaluationSuccess
  | {
      ok: false;
      failure: EvaluationFailure;
      /** In English, as Lua says it, without the position. */
      message: string;
      file?: string;
      line?: number;
    };

export interface EvaluationJob {
  files: LuaFiles;
  globals: readonly string[];
}

export interface EvaluationLimits {
  instructions: number;
  memoryBytes: number;
  /** Of what is copied out. */
  depth: number;
  values: number;
  textBytes: number;
}

export const EVALUATION_LIMITS: EvaluationLimits = {
  instructions: 20_000_000,
  memoryBytes: 64 * 1024 * 1024,
  depth: 12,
  values: 100_000,
  textBytes: 8 * 1024 * 1024,
};

/** By the clock: what stops a plugin inside a single call, such as a pattern that never ends. */
export const EVALUATION_TIME_LIMIT_MS = 2_000;
