/** What can be written as Lua: the data of a configuration. */
export type LuaWritable = string | number | boolean | readonly LuaWritable[] | { readonly [key: string]: LuaWritable };

const INDENT = '    ';

/** Data as a Lua expression, as an administrator would write it. */
export function luaText(data: LuaWritable, indent = ''): string {
  if (typeof data === 'string') return luaString(data);
  if (typeof data !== 'object') return String(data);
  const inner = indent + INDENT;
  const lines = Array.isArray(data)
    ? data.map((item: LuaWritable) => luaText(item, inner))
    : Object.entries(data).map(([key, value]) => `[${luaString(key)}] = ${luaText(value, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}}`;
}

/** Quoted; what would end or break the string is escaped, everything else stays readable. */
function luaString(text: string): string {
  const escaped = text.replace(/[\\"\p{Cc}]/gu, (character) => {
    if (character === '\n') return '\\n';
    if (character === '\\' || character === '"') return `\\${character}`;
    return [...new TextEncoder().encode(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  });
  return `"${escaped}"`;
}
