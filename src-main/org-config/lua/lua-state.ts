import type { LuaWasm } from 'wasmoon';
import type { EvaluationLimits } from './evaluation.ts';
import { StateMeter } from './state-meter.ts';

/** Numbers of Lua's C interface (lua.h of 5.4). */
export const LUA_OK = 0;
const LUA_ERRMEM = 4;
const LUA_REGISTRYINDEX = -1_000_000 - 1_000;
const LUA_RIDX_GLOBALS = 2n;
export const LUA_TYPE = { nil: 0, boolean: 1, number: 3, string: 4, table: 5 } as const;

const utf8 = new TextDecoder();

/** The functions of a walk through tables, as WebAssembly exports them: wasmoon's wrappers take ten times as long. */
interface NativeWalk {
  _lua_checkstack(state: number, slots: number): number;
  _lua_gettop(state: number): number;
  _lua_next(state: number, index: number): number;
  _lua_pushnil(state: number): void;
  _lua_settop(state: number, index: number): void;
  _lua_toboolean(state: number, index: number): number;
  _lua_tolstring(state: number, index: number, length: number): number;
  _lua_tonumberx(state: number, index: number, isNumber: number): number;
  _lua_type(state: number, index: number): number;
}

/**
 * One Lua state with its limits, through Lua's own C interface. Nothing of JavaScript is put into it, so there is nothing
 * that a plugin could reach. What it allocates is counted; how many instructions it runs, too.
 *
 * wasmoon's own `LuaEngine` is not used: it puts JavaScript values into the state, stops a runaway by an error that
 * `pcall` swallows, and cuts strings at the first NUL.
 */
export class LuaState {
  readonly lua: LuaWasm;
  readonly native: NativeWalk;
  readonly address: number;
  readonly #meter: StateMeter;
  readonly #length: number;

  constructor(lua: LuaWasm, limits: EvaluationLimits) {
    this.lua = lua;
    this.native = lua.module as unknown as NativeWalk;
    this.#meter = StateMeter.of(lua, limits);
    this.#length = lua.module._malloc(4);
    this.address = lua.lua_newstate(this.#meter.allocator, null);
    lua.luaL_openlibs(this.address);
    this.#meter.watch(this.address);
  }

  get hasRunOut(): boolean {
    return this.#meter.hasRunOut;
  }

  isMemoryError(status: number): boolean {
    return status === LUA_ERRMEM;
  }

  /** Compiles source (never bytecode, which could break out) and leaves the function, or the message, on the stack. */
  load(source: Uint8Array, chunkName: string): number {
    const { module } = this.lua;
    const pointer = module._malloc(source.byteLength + 1);
    if (pointer === 0) return LUA_ERRMEM;
    module.HEAPU8.set(source, pointer);
    try {
      return this.lua.luaL_loadbufferx(this.address, pointer, source.byteLength, `@${chunkName}`, 't');
    } finally {
      module._free(pointer);
    }
  }

  call(argumentCount: number): number {
    return this.lua.lua_pcallk(this.address, argumentCount, 0, 0, 0, null);
  }

  typeAt(index: number): number {
    return this.native._lua_type(this.address, index);
  }

  /** Bytes of the string at `index`; undefined above `maxBytes`. */
  textAt(index: number, maxBytes: number): string | undefined {
    const { module } = this.lua;
    const pointer = this.native._lua_tolstring(this.address, index, this.#length);
    const length = module.getValue(this.#length, 'i32') >>> 0;
    if (length > maxBytes) return undefined;
    // The heap is another array after it has grown.
    return utf8.decode(module.HEAPU8.subarray(pointer, pointer + length));
  }

  /** Puts a global on the stack, past all metatables. */
  pushGlobal(name: string): void {
    this.lua.lua_rawgeti(this.address, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    this.lua.lua_pushstring(this.address, name);
    this.lua.lua_rawget(this.address, -2);
    this.lua.lua_rotate(this.address, -2, -1);
    this.lua.lua_settop(this.address, -2);
  }

  close(): void {
    const { module } = this.lua;
    this.lua.lua_close(this.address);
    module._free(this.#length);
  }
}
