import type { ArgumentLine } from '#shared/tool/model-view.ts';

/** What a person typed, by argument; an empty text leaves the argument out. */
export type TypedArguments = Readonly<Record<string, string>>;

/**
 * The JSON a model would write for it. What cannot be of the wanted type goes along as text: the tool's own check says then
 * what is wrong with it, as it would to a model.
 */
export function argumentsText(lines: readonly ArgumentLine[], typed: TypedArguments): string {
  const entries = lines
    .map(({ name, type }): [string, unknown] => [name, jsonValue(typed[name] ?? '', type)])
    .filter(([, value]) => value !== '');
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function jsonValue(text: string, type: ArgumentLine['type']): unknown {
  if (type === 'text' || type === 'choice' || text.trim() === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
