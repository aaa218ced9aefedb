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

const plain = (text: string): Token => ({ kind: 'plain', text });

/** JSON as lines, every value as it was sent, with blanks only between values. */
export function printJson(value: JsonValue, depth = 0, before: readonly Token[] = [], after = ''): Line[] {
  const text = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || text.length <= LINE_CHARACTERS || isEmpty(value)) {
    return [{ depth, tokens: [...before, ...inline(value), ...(after ? [plain(after)] : [])] }];
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries: Array<[Token[], JsonValue]> = Array.isArray(value)
    ? value.map((item) => [[], item])
    : Object.entries(value).map(([key, item]) => [[{ kind: 'key', text: JSON.stringify(key) }, plain(': ')], item]);
  return [
    { depth, tokens: [...before, plain(open)] },
    ...entries.flatMap(([key, item], index) => printJson(item, depth + 1, key, index < entries.length - 1 ? ',' : '')),
    { depth, tokens: [plain(close + after)] },
  ];
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
