import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import type { LuaData } from '../lua/evaluation.ts';
import { OBJECT_SCHEMAS, type ObjectListName, type ObjectOf } from './object-schemas.ts';
import { lastLine, lineFrom, problem, seenAs, type TokenLines, validInstead } from './problem.ts';

export type PluginObjects = { readonly [List in ObjectListName]?: ReadonlyArray<ObjectOf<List>> };

export const OBJECT_LISTS: readonly string[] = Object.keys(OBJECT_SCHEMAS);
const MAX_OBJECTS = 1_000;

/** The lists of objects in `CONFIG`. One that is wrong is left out and reported; the others apply. */
export function readPluginObjects(
  config: Readonly<Record<string, LuaData>>,
  lines: TokenLines,
): { objects: PluginObjects; problems: OrganizationProblem[] } {
  const problems: OrganizationProblem[] = [];
  const read = (Object.keys(OBJECT_SCHEMAS) as ObjectListName[]).flatMap((list) => {
    const raw = Object.hasOwn(config, list) ? config[list] : undefined;
    if (raw === undefined) return [];
    if (!Array.isArray(raw) || raw.length > MAX_OBJECTS) {
      const text = phrase('organization.problem.partIgnored', { key: list });
      const valid = phrase('organization.valid.list');
      const line = lastLine(lines, list);
      problems.push(
        problem({ kind: 'bad-object', severity: 'error', text, key: list, seen: seenAs(raw), valid, line }),
      );
      return [];
    }
    const objects = readList(list, raw, lines, problems);
    const { usedFrom } = OBJECT_SCHEMAS[list] as { usedFrom?: string };
    if (usedFrom && objects.length > 0) {
      const text = phrase('organization.problem.notUsedYet', { key: list, version: usedFrom });
      problems.push(problem({ kind: 'not-used-yet', severity: 'info', text, key: list, line: lastLine(lines, list) }));
    }
    return [[list, objects] as const];
  });
  return { objects: Object.fromEntries(read) as PluginObjects, problems };
}

function readList(
  list: ObjectListName,
  raw: readonly LuaData[],
  lines: TokenLines,
  problems: OrganizationProblem[],
): Array<{ Id: string }> {
  const { schema, secrets } = OBJECT_SCHEMAS[list];
  const ids = new Set<string>();
  return raw.flatMap((item, index) => {
    const place = `${list}[${index + 1}]`;
    const id = idOf(item);
    const line = (id === undefined ? undefined : lastLine(lines, id)) ?? lastLine(lines, list);
    const left = (
      key: string,
      text: 'organization.problem.objectLeftOut' | 'organization.problem.duplicateObject',
      facts: { seen?: unknown; issue?: Parameters<typeof validInstead>[0] },
    ) => {
      const field = key.split('.').at(-1) ?? '';
      const isSecret = (secrets as readonly string[]).includes(field);
      problems.push(
        problem({
          kind: isSecret ? 'secret' : 'bad-object',
          severity: 'error',
          text: phrase(text, { key: place, name: nameOf(item) ?? id ?? place }),
          key,
          seen: isSecret ? undefined : seenAs(facts.seen),
          valid: facts.issue && validInstead(facts.issue),
          line: line === undefined ? undefined : (lineFrom(lines, field, line) ?? line),
        }),
      );
    };
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      for (const issue of parsed.error.issues.slice(0, 10)) {
        left([place, ...issue.path.map(String)].join('.'), 'organization.problem.objectLeftOut', {
          seen: valueAt(item, issue.path),
          issue,
        });
      }
      return [];
    }
    if (ids.has(parsed.data.Id)) {
      left(`${place}.Id`, 'organization.problem.duplicateObject', { seen: parsed.data.Id });
      return [];
    }
    ids.add(parsed.data.Id);
    reportUnknownFields(item, schema, place, line, problems);
    return [parsed.data];
  });
}

function reportUnknownFields(
  item: LuaData,
  schema: (typeof OBJECT_SCHEMAS)[ObjectListName]['schema'],
  place: string,
  line: number | undefined,
  problems: OrganizationProblem[],
): void {
  // What is kept as it is knows no fields but its id.
  if (typeof item !== 'object' || schema === OBJECT_SCHEMAS.MCP_SERVERS.schema) return;
  for (const field of Object.keys(item)) {
    if (Object.hasOwn(schema.shape, field)) continue;
    const key = `${place}.${field}`;
    const text = phrase('organization.problem.unknownField', { key });
    problems.push(problem({ kind: 'unknown-key', severity: 'info', text, key, line }));
  }
}

const idOf = (item: LuaData): string | undefined => textField(item, 'Id');
const nameOf = (item: LuaData): string | undefined =>
  ['InstanceName', 'Name', 'PolicyName', 'Title'].map((field) => textField(item, field)).find(Boolean);

function textField(item: LuaData, field: string): string | undefined {
  if (typeof item !== 'object' || Array.isArray(item) || !Object.hasOwn(item, field)) return undefined;
  const value = item[field];
  return typeof value === 'string' ? value : undefined;
}

function valueAt(item: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    item,
  );
}
