import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { knownTools } from '../../../org-config/apply/known-tools.ts';
import { type ConfigurationReport, checkConfiguration } from '../../../org-config/check-configuration.ts';
import { createEvaluator } from '../../../org-config/lua/create-evaluator.ts';
import { shownValue } from '../../../org-config/shown-value.ts';
import { builtInTools } from '../../../tools/built-in.ts';
import { builtInDefinitionsFolder, readDefinitionFiles } from '../../../tools/definition-files.ts';
import { ToolRegistry } from '../../../tools/registry.ts';
import { type CommandContext, CommandError, defineCommand, UsageError } from '../command.ts';
import { acceptInfo, showInfos } from './config-infos.ts';

export const configCommand = defineCommand({
  usage: 'check FILE|FOLDER | infos | accept ID VERSION',
  options: {},
  maxPositionals: 3,
  async run(_values, [action, target, version], context) {
    if (action === 'infos' && target === undefined) return showInfos(context);
    if (action === 'accept' && target && version) return acceptInfo(target, version, context);
    if (action !== 'check' || target === undefined || target === '' || version !== undefined)
      throw new UsageError(phrase('cli.usage.configCheck'));
    const reports = await check(target);
    if (reports.length === 0) throw new CommandError('not-found', phrase('cli.config.nothing', { folder: target }));
    for (const report of reports) await (context.output.isJson ? showAsEvents(report, context) : show(report, context));
    return reports.some(({ problems }) => problems.some(({ severity }) => severity === 'error')) ? 1 : 0;
  },
});

async function check(target: string): Promise<ConfigurationReport[]> {
  const evaluator = createEvaluator();
  const registry = new ToolRegistry(readDefinitionFiles(builtInDefinitionsFolder), builtInTools);
  try {
    return await checkConfiguration(target, { evaluator, tools: knownTools(registry) });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new CommandError('unreadable-file', phrase('cli.input.unreadable', { detail }), { cause: error });
  } finally {
    await evaluator.close();
  }
}

async function show({ file, content, problems }: ConfigurationReport, { output, translate }: CommandContext) {
  if (content) {
    const { NAME: name, VERSION: version, ID: id } = content.header;
    await output.line(translate('cli.config.plugin', { file, name, version, id }));
    for (const [key, { value, mayBeOverridden }] of Object.entries(content.settings)) {
      const state = translate(mayBeOverridden ? 'cli.config.default' : 'cli.config.locked');
      await output.line(`  ${key} = ${JSON.stringify(shownValue(value))} (${state})`);
    }
    for (const [list, objects] of Object.entries(content.objects)) {
      if (objects.length > 0)
        await output.line(`  ${list}: ${translate('cli.config.count', { count: objects.length })}`);
    }
  } else await output.line(translate('cli.config.unusable', { file }));
  for (const problem of problems) await output.line(lineOf(file, problem, translate));
}

const SEVERITIES = {
  error: 'cli.config.severity.error',
  warning: 'cli.config.severity.warning',
  info: 'cli.config.severity.info',
} as const;

/** `plugin.lua:41: error: …`, which editors understand. */
function lineOf(file: string, problem: OrganizationProblem, translate: CommandContext['translate']): string {
  const { severity, text, line, key, seen, valid } = problem;
  const place = [placeOf(file, problem), ...(line === undefined ? [] : [line])].join(':');
  const words = translate(text.key, text.params);
  const details = [
    ...(key === undefined || words.includes(key) ? [] : [key]),
    ...(seen === undefined ? [] : [translate('cli.config.seen', { seen })]),
    ...(valid === undefined ? [] : [translate('cli.config.valid', { valid: translate(valid.key, valid.params) })]),
  ];
  return `${place}: ${translate(SEVERITIES[severity])}: ${words}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
}

/** The file itself by the name it was given, others by theirs. */
function placeOf(file: string, problem: OrganizationProblem): string {
  return problem.file === undefined || problem.file === 'plugin.lua' ? file : problem.file;
}

async function showAsEvents({ file, content, problems }: ConfigurationReport, { output, translate }: CommandContext) {
  await output.event({
    type: 'plugin',
    file,
    usable: content !== undefined,
    ...(content && { id: content.header.ID, name: content.header.NAME, version: content.header.VERSION }),
  });
  for (const [key, { value, mayBeOverridden }] of Object.entries(content?.settings ?? {})) {
    await output.event({
      type: 'setting',
      key,
      value: shownValue(value),
      state: mayBeOverridden ? 'default' : 'locked',
    });
  }
  for (const [list, objects] of Object.entries(content?.objects ?? {})) {
    for (const { Id: id } of objects) await output.event({ type: 'object', list, id });
  }
  for (const { text, valid, kind, severity, line, key, seen, ...problem } of problems) {
    await output.event({
      type: 'problem',
      kind,
      severity,
      file: placeOf(file, { ...problem, text, kind, severity }),
      ...(line !== undefined && { line }),
      ...(key !== undefined && { key }),
      ...(seen !== undefined && { seen }),
      ...(valid && { valid: translate(valid.key, valid.params) }),
      message: translate(text.key, text.params),
    });
  }
}
