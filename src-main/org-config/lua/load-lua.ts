import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LuaWasm } from 'wasmoon';

/**
 * Lua as WebAssembly. From the sources its file lies in the package; in a build `glue.wasm` lies beside the worker.
 *
 * wasmoon's module is written for CommonJS and looks for `require` and `__filename`, which a module does not have.
 */
export async function loadLua(): Promise<LuaWasm> {
  const isSource = import.meta.url.endsWith('.ts');
  const require = createRequire(import.meta.url);
  const file = isSource
    ? require.resolve('wasmoon').replace(/index\.js$/, 'glue.wasm')
    : fileURLToPath(new URL('glue.wasm', import.meta.url));
  Object.assign(globalThis, { require, __filename: file });
  const { LuaWasm: Lua } = await import('wasmoon');
  return await Lua.initialize(file);
}
