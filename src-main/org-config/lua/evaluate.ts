import type { LuaWasm } from 'wasmoon';
import { CopyOut, ResultTooLarge } from './copy-out.ts';
import {
  ENTRY_FILE,
  type Evaluation,
  type EvaluationFailure,
  type EvaluationJob,
  type EvaluationLimits,
  type LuaData,
} from './evaluation.ts';
import { LUA_OK, LUA_TYPE, LuaState } from './lua-state.ts';
import { prepareState } from './prepare-state.ts';

const LUA_ERRSYNTAX = 3;
const MAX_MESSAGE_BYTES = 100_000;
const MAX_MESSAGE_CHARACTERS = 500;

/** Runs `plugin.lua` in a state of its own. Stops it by every limit but the clock, which the owner of the thread watches. */
export function evaluate(lua: LuaWasm, { files, globals }: EvaluationJob, limits: EvaluationLimits): Evaluation {
  const source = files[ENTRY_FILE];
  if (!source) return { ok: false, failure: 'error', message: `${ENTRY_FILE} is missing` };
  const state = new LuaState(lua, limits);
  try {
    let status = prepareState(state, files);
    if (status === LUA_OK) status = state.load(source, ENTRY_FILE);
    if (status === LUA_OK) status = state.call(0);
    if (status !== LUA_OK) return failed(state, status);
    const copy = new CopyOut(state, limits);
    const copied = globals.flatMap((name): Array<[string, LuaData]> => {
      const value = copy.global(name);
      return value === undefined ? [] : [[name, value]];
    });
    return { ok: true, globals: Object.fromEntries(copied), dropped: copy.dropped };
  } catch (error) {
    if (error instanceof ResultTooLarge) return { ok: false, failure: 'result-too-large', message: error.message };
    throw error;
  } finally {
    state.close();
  }
}

function failed(state: LuaState, status: number): Evaluation {
  // A value with a __tostring of its own would run once more, outside of every protection.
  const isText = state.typeAt(-1) === LUA_TYPE.string;
  const said = isText ? (state.textAt(-1, MAX_MESSAGE_BYTES) ?? 'a very long error') : 'an error that is no text';
  const [, file, line, message] = /^([^:\n]{1,200}):(\d{1,9}): ([\s\S]*)$/.exec(said) ?? [];
  return {
    ok: false,
    failure: failureOf(state, status),
    message: (message ?? said).slice(0, MAX_MESSAGE_CHARACTERS),
    ...(file && line && { file, line: Number(line) }),
  };
}

function failureOf(state: LuaState, status: number): EvaluationFailure {
  if (state.hasRunOut) return 'instruction-limit';
  if (state.isMemoryError(status)) return 'memory-limit';
  return status === LUA_ERRSYNTAX ? 'syntax' : 'error';
}
