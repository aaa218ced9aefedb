import type { JsonValue } from '#shared/tool/json-schema.ts';

export interface Token {
  kind: 'key' | 'string' | 'plain';
  text: string;
}

/** One line of JSON, indented by `depth` steps. */
export interface Line {
  depth: number;
  tokens: readonly Token[];
}

/** What fits on one line stands on one line. */
const LINE_CHARACTERS = 72;
/** What is nested deeper stands on one line, too: a model may nest as deep as it likes, and a stack ends. */
const MAX_DEPTH = 60;

const plain = (text: string): Token => ({ kind: 'plain', text });

/** JSON as lines, every value as it was sent, with blanks only between values. */
export function printJson(value: JsonValue): Line[] {
  const lines: Line[] = [];
  print(value, 0, [], '', lines);
  return lines;
}

function print(value: JsonValue, depth: number, before: readonly Token[], after: string, lines: Line[]): void {
  const end = after ? [plain(after)] : [];
  if (depth >= MAX_DEPTH) lines.push({ depth, tokens: [...before, plain(JSON.stringify(value)), ...end] });
  else if (typeof value !== 'object' || value === null || roomLeft(value, LINE_CHARACTERS) >= 0) {
    lines.push({ depth, tokens: [...before, ...inline(value), ...end] });
  } else {
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    lines.push({ depth, tokens: [...before, plain(open)] });
    const entries: readonly [readonly Token[], JsonValue][] = Array.isArray(value)
      ? value.map((item) => [[], item])
      : Object.entries(value).map(([key, item]) => [[{ kind: 'key', text: JSON.stringify(key) }, plain(': ')], item]);
    for (const [index, [key, item]] of entries.entries()) {
      print(item, depth + 1, key, index < entries.length - 1 ? ',' : '', lines);
    }
    lines.push({ depth, tokens: [plain(close + after)] });
  }
}

/** What is left of so many characters behind the JSON of a value, without blanks; below 0: it does not fit. */
function roomLeft(value: JsonValue, room: number): number {
  if (typeof value === 'string') return value.length > room ? -1 : room - JSON.stringify(value).length;
  if (typeof value !== 'object' || value === null) return room - JSON.stringify(value).length;
  let left = room - 2;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (left < 0) return left;
      left = roomLeft(item, left - (index === 0 ? 0 : 1));
    }
    return left;
  }
  for (const [index, [key, item]] of Object.entries(value).entries()) {
    if (left < 0) return left;
    left = roomLeft(item, roomLeft(key, left - (index === 0 ? 1 : 2)));
  }
  return left;
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function inline(value: JsonValue): Token[] {
  if (typeof value === 'string') return [{ kind: 'string', text: JSON.stringify(value) }];
  if (typeof value !== 'object' || value === null) return [plain(JSON.stringify(value))];
  if (isEmpty(value)) return [plain(Array.isArray(value) ? '[]' : '{}')];
  if (Array.isArray(value)) return [plain('['), ...separated(value.map(inline)), plain(']')];
  const fields = Object.entries(value).map(([key, item]) => [
    { kind: 'key' as const, text: JSON.stringify(key) },
    plain(': '),
    ...inline(item),
  ]);
  return [plain('{ '), ...separated(fields), plain(' }')];
}

const separated = (parts: readonly (readonly Token[])[]): Token[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [plain(', '), ...part]));
