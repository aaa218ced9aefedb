import type { ToolFunction } from '#shared/tool/definition.ts';

/** The names under which a host is told of the tools, and back. */
export interface ToolNames {
  toWire(name: string): string;
  /** A name that was never offered comes back as it is. */
  fromWire(wireName: string): string;
}

const BEGINS_WITH_LETTER = /^[a-zA-Z_]/;

export function toolNames(tools: readonly ToolFunction[], rule: 'any' | 'begin-with-letter'): ToolNames {
  const taken = new Set(tools.map(({ name }) => name));
  const byName = new Map<string, string>();
  const byWireName = new Map<string, string>();
  for (const { name } of tools) {
    if (rule === 'any' || BEGINS_WITH_LETTER.test(name)) continue;
    let wireName = `t_${name}`.slice(0, 64);
    for (let n = 2; taken.has(wireName); n += 1) wireName = `t${n}_${name}`.slice(0, 64);
    taken.add(wireName);
    byName.set(name, wireName);
    byWireName.set(wireName, name);
  }
  return {
    toWire: (name) => byName.get(name) ?? name,
    fromWire: (wireName) => byWireName.get(wireName) ?? wireName,
  };
}
