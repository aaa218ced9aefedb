import type { z } from 'zod';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { LuaData } from '../lua/evaluation.ts';
import { encryptedSchema } from './encrypted-form.ts';
import { OBJECT_SCHEMAS, type ObjectListName, type ObjectOf } from './object-schemas.ts';
import { lastLine, lineFrom, problem, seenAs, type TokenLines, validInstead } from './problem.ts';

export type PluginObjects = { readonly [List in ObjectListName]?: ReadonlyArray<ObjectOf<List>> };

export const OBJECT_LISTS: readonly string[] = Object.keys(OBJECT_SCHEMAS);
const MAX_OBJECTS = 1_000;
/** Of one object. */
const MAX_REPORTED_ISSUES = 10;

/** The lists of objects in `CONFIG`. One that is wrong is left out and reported; the others apply. */
export function readPluginObjects(
  config: Readonly<Record<string, LuaData>>,
  lines: TokenLines,
): { objects: PluginObjects; problems: OrganizationProblem[] } {
  const problems: OrganizationProblem[] = [];
  const read = (Object.keys(OBJECT_SCHEMAS) as ObjectListName[]).flatMap((list) => {
    const raw = Object.hasOwn(config, list) ? config[list] : undefined;
    if (raw === undefined) return [];
    const line = lastLine(lines, list);
    if (!Array.isArray(raw) || raw.length > MAX_OBJECTS) {
      const text = phrase('organization.problem.partIgnored', { key: list });
      const valid = phrase('organization.valid.list');
      problems.push(
        problem({ kind: 'bad-object', severity: 'error', text, key: list, seen: seenAs(raw), valid, line }),
      );
      return [];
    }
    const objects = readList(list, raw, lines, problems);
    const { usedFrom } = OBJECT_SCHEMAS[list] as { usedFrom?: string };
    if (usedFrom && objects.length > 0) {
      const text = phrase('organization.problem.notUsedYet', { key: list, version: usedFrom });
      problems.push(problem({ kind: 'not-used-yet', severity: 'info', text, key: list, line }));
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
  const ids = new Map<string, number>();
  return raw.flatMap((item, index) => {
    const place = `${list}[${index + 1}]`;
    const id = textField(item, 'Id');
    const before = ids.get(id ?? '') ?? 0;
    ids.set(id ?? '', before + 1);
    const line = lineOfObject(lines, id, nameOf(item), before) ?? lastLine(lines, list);
    const name = nameOf(item) ?? id ?? place;
    const report = (facts: Omit<Parameters<typeof problem>[0], 'line' | 'key'>, path: readonly PropertyKey[]) =>
      problems.push(
        problem({ ...facts, key: [place, ...path.map(String)].join('.'), line: lineOfField(lines, line, path) }),
      );

    const { kept, refused } = withoutPlainSecrets(item, secrets);
    for (const field of refused) {
      const text = phrase('organization.problem.keyRefused', { key: `${place}.${field}`, name });
      report({ kind: 'secret', severity: 'error', text, valid: phrase('organization.valid.encrypted') }, [field]);
    }
    const parsed = (schema as z.ZodType<{ Id: string }>).safeParse(kept);
    if (!parsed.success) {
      const text = phrase('organization.problem.objectLeftOut', { key: place, name });
      for (const issue of parsed.error.issues.slice(0, MAX_REPORTED_ISSUES)) {
        const seen = seenAs(valueAt(kept, issue.path));
        report({ kind: 'bad-object', severity: 'error', text, seen, valid: validInstead(issue) }, issue.path);
      }
      return [];
    }
    if (before > 0) {
      const text: Phrase = phrase('organization.problem.duplicateObject', { key: place, name });
      report({ kind: 'bad-object', severity: 'error', text, seen: seenAs(id) }, ['Id']);
      return [];
    }
    for (const field of unknownFields(kept, schema)) {
      const text = phrase('organization.problem.unknownField', { key: `${place}.${field}` });
      report({ kind: 'unknown-key', severity: 'info', text }, [field]);
    }
    return [parsed.data];
  });
}

/** A key in plain text is refused alone: the object works without it, or with a key of the person's own. */
function withoutPlainSecrets(item: LuaData, secrets: readonly string[]): { kept: LuaData; refused: string[] } {
  if (typeof item !== 'object' || Array.isArray(item)) return { kept: item, refused: [] };
  const refused = secrets.filter(
    (field) => Object.hasOwn(item, field) && !encryptedSchema.safeParse(item[field]).success,
  );
  return { kept: Object.fromEntries(Object.entries(item).filter(([field]) => !refused.includes(field))), refused };
}

/** What is kept for a later version as it is has no unknown fields. */
function unknownFields(item: LuaData, schema: (typeof OBJECT_SCHEMAS)[ObjectListName]['schema']): string[] {
  if (typeof item !== 'object' || schema === OBJECT_SCHEMAS.MCP_SERVERS.schema) return [];
  return Object.keys(item).filter((field) => !Object.hasOwn(schema.shape, field));
}

/** Where its Id stands beside the word `Id`: the same id also stands where it is referred to. */
function lineOfObject(
  lines: TokenLines,
  id: string | undefined,
  name: string | undefined,
  before: number,
): number | undefined {
  const token = id ?? name;
  if (token === undefined || !Object.hasOwn(lines, token)) return undefined;
  const all = lines[token] ?? [];
  const idLines = Object.hasOwn(lines, 'Id') ? (lines.Id ?? []) : [];
  const own = id === undefined ? all : all.filter((line) => idLines.includes(line));
  return own[before] ?? own[0] ?? all[0];
}

/** From the object's first line down the path: `Model`, then `Id` below it. */
function lineOfField(lines: TokenLines, start: number | undefined, path: readonly PropertyKey[]): number | undefined {
  if (start === undefined) return undefined;
  return path.reduce<number>(
    (line, step) => (typeof step === 'string' ? (lineFrom(lines, step, line) ?? line) : line),
    start,
  );
}

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
