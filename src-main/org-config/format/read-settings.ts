import type { z } from 'zod';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { LuaData } from '../lua/evaluation.ts';
import { type KnownTools, unknownTools } from './known-tools.ts';
import { lastLine, problem, seenAs, type TokenLines, validInstead } from './problem.ts';
import { OVERRIDE_SUFFIX, type SettingRule, settingName, settingRule } from './setting-rules.ts';

export interface PluginSetting {
  value: unknown;
  /** True: an editable default. */
  mayBeOverridden: boolean;
}
export type PluginSettings = Readonly<Record<string, PluginSetting>>;

/** Longest list of entries in one setting. */
const MAX_ENTRIES = 5_000;

/**
 * `CONFIG["SETTINGS"]`. What cannot be read keeps its last good value, locked: a slip of the pen never unlocks anything.
 *
 * @param lastGood what this plugin set when it was last read without problems in the same places.
 */
export function readPluginSettings(
  source: Readonly<Record<string, LuaData>>,
  lines: TokenLines,
  lastGood: () => PluginSettings,
  tools: KnownTools,
): { settings: Record<string, PluginSetting>; problems: OrganizationProblem[] } {
  const settings: Record<string, PluginSetting> = {};
  const problems: OrganizationProblem[] = [];
  for (const [written, raw] of Object.entries(source)) {
    const key = settingName(written);
    if (key.endsWith(OVERRIDE_SUFFIX) && settingRule(key.slice(0, -OVERRIDE_SUFFIX.length))) continue;
    const line = lastLine(lines, written);
    const rule = settingRule(key);
    if (!rule) {
      const text = phrase('organization.problem.unknownSetting', { key });
      problems.push(problem({ kind: 'unknown-key', severity: 'info', text, key, seen: seenAs(raw), line }));
      continue;
    }
    const read = readSetting(rule, raw, () => lastGood()[key]?.value);
    for (const { entry, seen, issue, isKept } of read.wrong) {
      const text = wrongText(key, entry !== undefined, isKept);
      problems.push(
        problem({
          kind: 'bad-value',
          severity: 'error',
          text,
          key: entry === undefined ? key : `${key}.${entry}`,
          seen: seenAs(seen),
          valid: validInstead(issue),
          line: (entry === undefined ? undefined : lastLine(lines, entry)) ?? line,
        }),
      );
    }
    if (read.value === undefined) continue;
    if (key === LOCKED_TOOL_SETTINGS || key === DEFAULT_TOOL_SETTINGS) {
      const values = read.value as Record<string, string>;
      read.value = checkedToolSettings(key, values, () => lastGood()[key]?.value, {
        lines,
        problems,
        tools,
      });
    }
    if (rule.namesTools) {
      const ids = Array.isArray(read.value) ? (read.value as string[]) : Object.keys(read.value ?? {});
      problems.push(...unknownTools(key, ids, lines, tools));
    }
    const override = readOverride(source, key, lines, problems);
    settings[key] = { value: read.value, mayBeOverridden: override && read.wrong.length === 0 };
    if (rule.usedFrom) {
      const text = phrase('organization.problem.notUsedYet', { key, version: rule.usedFrom });
      problems.push(problem({ kind: 'not-used-yet', severity: 'info', text, key, line }));
    }
    if (rule.without && typeof read.value === 'string' && rule.without.values.includes(read.value)) {
      const text = phrase(rule.without.text, { key, value: read.value });
      problems.push(problem({ kind: 'note', severity: 'info', text, key, seen: seenAs(read.value), line }));
    }
  }
  return { settings, problems };
}

const LOCKED_TOOL_SETTINGS = 'DataTools.LockedToolSettings';
const DEFAULT_TOOL_SETTINGS = 'DataTools.DefaultToolSettings';

/** The entries that the tools' definitions allow; a locked one they do not keeps its last good value. */
function checkedToolSettings(
  key: string,
  values: Readonly<Record<string, string>>,
  lastGood: () => unknown,
  context: { lines: TokenLines; problems: OrganizationProblem[]; tools: KnownTools },
): Record<string, string> {
  const kept = Object.entries(values).flatMap(([field, value]): Array<[string, string]> => {
    const wrong = context.tools.wrongSetting(field, value, key === LOCKED_TOOL_SETTINGS);
    if (!wrong) return [[field, value]];
    const last = entryOf(lastGood(), field);
    const isSecret = wrong.kind === 'secret';
    const isUnknown = wrong.kind === 'unknown-key';
    context.problems.push(
      problem({
        kind: wrong.kind,
        severity: isUnknown ? 'info' : 'error',
        text: wrong.text ?? wrongText(key, true, last !== undefined),
        key: `${key}.${field}`,
        seen: isSecret ? undefined : seenAs(value),
        valid: wrong.valid,
        line: lastLine(context.lines, field) ?? lastLine(context.lines, key),
      }),
    );
    // A tool of a later version: kept for it.
    if (isUnknown) return [[field, value]];
    return last === undefined ? [] : [[field, last]];
  });
  return Object.fromEntries(kept);
}

interface Wrong {
  /** The key of a map or the place in a list (from 1, as in Lua); absent: the whole value. */
  entry?: string;
  seen: unknown;
  /** Whether a last good value holds in its place. */
  isKept: boolean;
  issue: z.core.$ZodIssue | undefined;
}

function wrongText(key: string, isEntry: boolean, isKept: boolean): Phrase {
  if (isEntry) return phrase(isKept ? 'organization.problem.entryKept' : 'organization.problem.entryIgnored', { key });
  return phrase(isKept ? 'organization.problem.valueKept' : 'organization.problem.valueIgnored', { key });
}

function readSetting(rule: SettingRule, raw: LuaData, lastGood: () => unknown): { value: unknown; wrong: Wrong[] } {
  if (rule.shape === 'value') {
    const parsed = rule.schema.safeParse(raw);
    if (parsed.success) return { value: parsed.data, wrong: [] };
    return notRead(raw, lastGood(), parsed.error.issues[0]);
  }
  return rule.shape === 'set' ? readSet(rule.entry, raw, lastGood) : readMap(rule, raw, lastGood);
}

function readSet(entry: z.ZodType<string>, raw: LuaData, lastGood: () => unknown): { value: unknown; wrong: Wrong[] } {
  if (!Array.isArray(raw) || raw.length > MAX_ENTRIES) return notRead(raw, lastGood(), notA('array'));
  const values: string[] = [];
  const wrong: Wrong[] = [];
  for (const [index, item] of raw.entries()) {
    const parsed = entry.safeParse(item);
    if (parsed.success) values.push(parsed.data);
    else
      wrong.push({
        entry: String(index + 1),
        seen: item,
        isKept: lastGood() !== undefined,
        issue: parsed.error.issues[0],
      });
  }
  // Which of the entries of before the bad one stands for cannot be known: they all stay.
  const before = wrong.length > 0 ? lastGood() : [];
  return { value: [...new Set([...values, ...(Array.isArray(before) ? (before as string[]) : [])])], wrong };
}

function readMap(
  rule: Extract<SettingRule, { shape: 'map' }>,
  raw: LuaData,
  lastGood: () => unknown,
): { value: unknown; wrong: Wrong[] } {
  const isEmpty = Array.isArray(raw) && raw.length === 0;
  const source = isEmpty ? {} : raw;
  if (typeof source !== 'object' || Array.isArray(source) || Object.keys(source).length > MAX_ENTRIES) {
    return notRead(raw, lastGood(), notA('record'));
  }
  const values = new Map<string, unknown>();
  const wrong: Wrong[] = [];
  for (const [name, item] of Object.entries(source)) {
    const key = rule.key.safeParse(name);
    const parsed = rule.entry.safeParse(item);
    if (!key.success) wrong.push({ entry: name, seen: name, isKept: false, issue: key.error.issues[0] });
    else if (parsed.success) values.set(key.data, parsed.data);
    else {
      const kept = entryOf<unknown>(lastGood(), key.data);
      wrong.push({ entry: name, seen: item, isKept: kept !== undefined, issue: parsed.error.issues[0] });
      if (kept !== undefined) values.set(key.data, kept);
    }
  }
  return { value: Object.fromEntries(values), wrong };
}

function notRead(raw: unknown, last: unknown, issue: z.core.$ZodIssue | undefined): { value: unknown; wrong: Wrong[] } {
  return { value: last, wrong: [{ seen: raw, isKept: last !== undefined, issue }] };
}

function entryOf<Entry = string>(map: unknown, key: string): Entry | undefined {
  if (typeof map !== 'object' || map === null || !Object.hasOwn(map, key)) return undefined;
  return (map as Record<string, Entry>)[key];
}

function notA(expected: 'array' | 'record'): z.core.$ZodIssue {
  return { code: 'invalid_type', expected, path: [], message: '', input: undefined };
}

function readOverride(
  source: Readonly<Record<string, LuaData>>,
  key: string,
  lines: TokenLines,
  problems: OrganizationProblem[],
): boolean {
  const overrideKey = `${key}${OVERRIDE_SUFFIX}`;
  const raw = Object.hasOwn(source, overrideKey) ? source[overrideKey] : undefined;
  if (raw === undefined || typeof raw === 'boolean') return raw === true;
  const text = phrase('organization.problem.overrideIgnored', { key });
  const valid = phrase('organization.valid.boolean');
  const line = lastLine(lines, overrideKey);
  problems.push(
    problem({ kind: 'bad-value', severity: 'error', text, key: overrideKey, seen: seenAs(raw), valid, line }),
  );
  return false;
}
