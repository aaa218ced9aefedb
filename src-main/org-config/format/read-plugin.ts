import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { ENTRY_FILE, type EvaluationSuccess, type LuaData } from '../lua/evaluation.ts';
import { type KnownTools, unknownTools } from './known-tools.ts';
import { boundedProblems, lastLine, problem, seenAs, type TokenLines } from './problem.ts';
import { HEADER_NAMES, type PluginHeader, readHeader } from './read-header.ts';
import { OBJECT_LISTS, type PluginObjects, readPluginObjects } from './read-objects.ts';
import { type PluginSettings, readPluginSettings } from './read-settings.ts';

/** A plugin that was understood. Plain data: it is kept on disk as the last good state. */
export interface PluginContent {
  header: PluginHeader;
  settings: PluginSettings;
  objects: PluginObjects;
}

export interface ReadPlugin {
  /** Absent: it cannot be used at all, `problems` say why. */
  content: PluginContent | undefined;
  problems: OrganizationProblem[];
}

/** The globals that an evaluation has to bring along. */
export const PLUGIN_GLOBALS: readonly string[] = [...HEADER_NAMES, 'CONFIG'];

/**
 * From evaluated Lua to what a plugin says. Nothing it holds can make this throw.
 *
 * @param lines of the file, where problems find their place.
 * @param lastGood what it said before; asked only when something cannot be read.
 */
export function readPlugin(
  evaluation: EvaluationSuccess,
  lines: TokenLines,
  lastGood: () => PluginContent | undefined,
  tools: KnownTools,
): ReadPlugin {
  const { globals } = evaluation;
  const { header, problems } = readHeader(globals, lines);
  const inFile = (found: readonly OrganizationProblem[]) =>
    boundedProblems(found).map((one) => ({ file: ENTRY_FILE, ...one }));
  if (!header) return { content: undefined, problems: inFile(problems) };
  if (header.TYPE !== 'CONFIGURATION') {
    const text = phrase('organization.problem.otherType', { type: header.TYPE });
    return {
      content: undefined,
      problems: inFile([problem({ kind: 'not-loaded', severity: 'info', text, key: 'TYPE' })]),
    };
  }
  const config = asTable(globals.CONFIG);
  if (globals.CONFIG === undefined || !config) {
    const text = phrase('organization.problem.noConfig');
    problems.push(problem({ kind: 'note', severity: 'warning', text, key: 'CONFIG', line: lastLine(lines, 'CONFIG') }));
  }
  const source = asTable(config?.SETTINGS);
  if (config?.SETTINGS !== undefined && !source) {
    const valid = phrase('organization.valid.table');
    const text = phrase('organization.problem.partIgnored', { key: 'SETTINGS' });
    const seen = seenAs(config.SETTINGS);
    problems.push(
      problem({
        kind: 'bad-value',
        severity: 'error',
        text,
        key: 'SETTINGS',
        seen,
        valid,
        line: lastLine(lines, 'SETTINGS'),
      }),
    );
  }
  // A part that is no table says nothing; what it said before stays.
  const settings =
    config?.SETTINGS !== undefined && !source
      ? { settings: lastGood()?.settings ?? {}, problems: [] }
      : readPluginSettings(source ?? {}, lines, () => lastGood()?.settings ?? {}, tools);
  const objects = readPluginObjects(config ?? {}, lines);
  for (const { ToolIds: ids = [] } of objects.objects.CHAT_TEMPLATES ?? []) {
    problems.push(...unknownTools('CHAT_TEMPLATES.ToolIds', ids, lines, tools));
  }
  for (const part of Object.keys(config ?? {})) {
    if (part === 'SETTINGS' || OBJECT_LISTS.includes(part)) continue;
    const text = phrase('organization.problem.unknownPart', { key: part });
    problems.push(problem({ kind: 'unknown-key', severity: 'info', text, key: part, line: lastLine(lines, part) }));
  }
  for (const path of evaluation.dropped) {
    const text = phrase('organization.problem.notData', { key: path });
    problems.push(problem({ kind: 'note', severity: 'warning', text, key: path }));
  }
  return {
    content: { header, settings: settings.settings, objects: objects.objects },
    problems: inFile([...problems, ...settings.problems, ...objects.problems]).toSorted(
      (a, b) => (a.line ?? 0) - (b.line ?? 0),
    ),
  };
}

/** A table with names; Lua's empty table is one, too. */
function asTable(data: LuaData | undefined): Record<string, LuaData> | undefined {
  if (Array.isArray(data)) return data.length === 0 ? {} : undefined;
  return typeof data === 'object' ? data : undefined;
}
