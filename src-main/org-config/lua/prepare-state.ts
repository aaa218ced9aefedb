import { ENTRY_FILE, type LuaFiles } from './evaluation.ts';
import { LUA_OK, type LuaState } from './lua-state.ts';

/**
 * What a plugin may use: the base, string, table, math, coroutine and utf8 libraries, and a `require` that knows the files
 * beside `plugin.lua` and nothing else. Runs before the plugin, inside the state: there is no function of JavaScript in it.
 *
 * Libraries are opened by Lua itself and then taken away: opening them one by one through wasmoon gives broken ones
 * (`utf8.char(228)` is another character).
 */
const PREPARATION = `
local modules = ...
local error, type, format = error, type, string.format
for _, name in ipairs({
  "collectgarbage", "dofile", "load", "loadfile", "io", "os", "debug", "package",
}) do
  _G[name] = nil
end
string.dump = nil
print = function() end
warn = print
local loaded = {}
function require(name)
  if type(name) ~= "string" then error("require takes the name of a file beside plugin.lua", 2) end
  local result = loaded[name]
  if result ~= nil then return result end
  local module = modules[name]
  if module == nil then error(format("require(%q): there is no such file in the folder of this plugin", name), 2) end
  if type(module) == "string" then error(module, 0) end
  loaded[name] = true
  result = module(name)
  if result == nil then result = true end
  loaded[name] = result
  return result
end
`;

const preparation = new TextEncoder().encode(PREPARATION);

/** Returns Lua's status. */
export function prepareState(state: LuaState, files: LuaFiles): number {
  const { lua, address } = state;
  const status = state.load(preparation, 'preparation');
  if (status !== LUA_OK) return status;
  lua.lua_createtable(address, 0, 0);
  for (const [file, source] of Object.entries(files)) {
    if (file === ENTRY_FILE) continue;
    // A file that does not compile is in the table as the message that requiring it ends with.
    state.load(source, file);
    lua.lua_setfield(address, -2, moduleName(file));
  }
  return state.call(1);
}

/** `parts/icon.lua` → `parts.icon` */
function moduleName(file: string): string {
  return file.replace(/\.lua$/i, '').replaceAll('/', '.');
}
