import type { LuaWasm } from 'wasmoon';
import type { EvaluationLimits } from './evaluation.ts';

const LUA_MASKCOUNT = 8;
/** The budget is looked at each time this many instructions have run. */
const INSTRUCTIONS_PER_CHECK = 1_000;

/**
 * Counts what the one state of a Lua allocates and how many instructions it runs, and says no at the limit. Made once for each
 * Lua: every function of JavaScript that Lua may call is compiled into a module of WebAssembly of its own.
 */
export class StateMeter {
  readonly allocator: number;
  readonly #hook: number;
  readonly #lua: LuaWasm;
  #memoryUsed = 0;
  #maxMemory = 0;
  #instructionsLeft = 0;

  private constructor(lua: LuaWasm) {
    this.#lua = lua;
    const { module } = lua;
    this.allocator = module.addFunction((_: number, pointer: number, oldSize: number, newSize: number) => {
      if (newSize === 0) {
        if (pointer) {
          this.#memoryUsed -= oldSize;
          module._free(pointer);
        }
        return 0;
      }
      // For a new block Lua says in the place of the old size what kind of block it is.
      const growth = pointer ? newSize - oldSize : newSize;
      if (growth > 0 && this.#memoryUsed + growth > this.#maxMemory) return 0;
      const block = module._realloc(pointer, newSize);
      if (block) this.#memoryUsed += growth;
      return block;
    }, 'iiiii');
    this.#hook = module.addFunction((running: number) => {
      this.#instructionsLeft -= INSTRUCTIONS_PER_CHECK;
      if (this.#instructionsLeft > 0) return;
      // From now on at every instruction: a pcall that swallows this error meets the next one at once.
      lua.lua_sethook(running, this.#hook, LUA_MASKCOUNT, 1);
      lua.lua_pushstring(running, 'too many instructions');
      lua.lua_error(running);
    }, 'vii');
  }

  /** The one of this Lua, set back to nothing used: there is never more than one state at a time. */
  static of(lua: LuaWasm, limits: EvaluationLimits): StateMeter {
    const meter = METERS.get(lua) ?? new StateMeter(lua);
    METERS.set(lua, meter);
    meter.#memoryUsed = 0;
    meter.#maxMemory = limits.memoryBytes;
    meter.#instructionsLeft = limits.instructions;
    return meter;
  }

  get hasRunOut(): boolean {
    return this.#instructionsLeft <= 0;
  }

  /** Counts the instructions of a state from now on. */
  watch(state: number): void {
    this.#lua.lua_sethook(state, this.#hook, LUA_MASKCOUNT, INSTRUCTIONS_PER_CHECK);
  }
}

const METERS = new WeakMap<LuaWasm, StateMeter>();
