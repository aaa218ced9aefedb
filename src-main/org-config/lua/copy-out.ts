import type { EvaluationLimits, LuaData } from './evaluation.ts';
import { LUA_TYPE, type LuaState } from './lua-state.ts';

const MAX_DROPPED = 100;
/** Of a place that is told: a key may have millions. */
const MAX_PATH_CHARACTERS = 300;

/** More was set than any configuration needs. */
export class ResultTooLarge extends Error {}

/** Copies globals out as plain data, past all metatables, so that nothing of the plugin runs any more. */
export class CopyOut {
  readonly #state: LuaState;
  readonly #limits: EvaluationLimits;
  readonly dropped: string[] = [];
  #values = 0;
  #textBytes = 0;

  constructor(state: LuaState, limits: EvaluationLimits) {
    this.#state = state;
    this.#limits = limits;
  }

  /** Undefined when the global is not set, or is no data. Throws `ResultTooLarge`. */
  global(name: string): LuaData | undefined {
    const { native, address } = this.#state;
    this.#state.pushGlobal(name);
    try {
      return this.#valueAt(native._lua_gettop(address), name, 0);
    } finally {
      native._lua_settop(address, -2);
    }
  }

  #valueAt(index: number, path: string, depth: number): LuaData | undefined {
    const { native, address } = this.#state;
    this.#values += 1;
    if (this.#values > this.#limits.values) throw new ResultTooLarge(`more than ${this.#limits.values} values`);
    switch (this.#state.typeAt(index)) {
      case LUA_TYPE.nil:
        return undefined;
      case LUA_TYPE.boolean:
        return Boolean(native._lua_toboolean(address, index));
      case LUA_TYPE.number:
        return native._lua_tonumberx(address, index, 0);
      case LUA_TYPE.string:
        return this.#textAt(index);
      case LUA_TYPE.table:
        return this.#tableAt(index, path, depth + 1);
      default:
        this.#drop(path);
        return undefined;
    }
  }

  #drop(path: string): void {
    if (this.dropped.length < MAX_DROPPED) this.dropped.push(path);
  }

  #textAt(index: number): string {
    const text = this.#state.textAt(index, this.#limits.textBytes);
    // In bytes at least; an estimate is enough for a bound.
    this.#textBytes += text?.length ?? 0;
    if (text === undefined || this.#textBytes > this.#limits.textBytes) {
      throw new ResultTooLarge(`more than ${this.#limits.textBytes} bytes of text`);
    }
    return text;
  }

  #tableAt(index: number, path: string, depth: number): LuaData {
    if (depth > this.#limits.depth)
      throw new ResultTooLarge(`${path}: tables are nested more than ${this.#limits.depth} deep`);
    const { native, address } = this.#state;
    if (!native._lua_checkstack(address, 4)) throw new ResultTooLarge('the stack is full');
    const items = new Map<number, LuaData>();
    const fields: Array<[string, LuaData]> = [];
    native._lua_pushnil(address);
    while (native._lua_next(address, index)) {
      const value = native._lua_gettop(address);
      const type = this.#state.typeAt(value - 1);
      const isText = type === LUA_TYPE.string;
      // Asking for a number as text would change the key and break the walk.
      const key = isText
        ? this.#textAt(value - 1)
        : type === LUA_TYPE.number
          ? native._lua_tonumberx(address, value - 1, 0)
          : undefined;
      if (key === undefined) this.#drop(path);
      else {
        const inner = isText ? `${path}.${key}` : `${path}[${key}]`;
        const data = this.#valueAt(value, inner.slice(0, MAX_PATH_CHARACTERS), depth);
        if (data !== undefined && typeof key === 'number') items.set(key, data);
        else if (data !== undefined) fields.push([String(key), data]);
      }
      native._lua_settop(address, value - 1);
    }
    if (fields.length === 0 && isSequence(items))
      return [...items].toSorted(([a], [b]) => a - b).map(([, data]) => data);
    return Object.fromEntries([...[...items].map(([key, data]) => [String(key), data] as const), ...fields]);
  }
}

function isSequence(items: ReadonlyMap<number, LuaData>): boolean {
  for (let position = 1; position <= items.size; position += 1) if (!items.has(position)) return false;
  return true;
}
