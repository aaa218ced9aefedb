import path from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, phrase } from '#shared/phrase.ts';
import { findPlugins } from '../../org-config/sources/find-plugins.ts';
import { dataDir } from '../data-dir.ts';
import { createTranslate, languageOf, type Translate } from '../translate.ts';
import { COMMON_OPTIONS, type Command, type CommandContext, CommandError, UsageError } from './command.ts';
import { COMMANDS, type CommandName, isCommandName } from './commands.ts';
import { createOutput, type Output } from './output.ts';

export interface CommandLine {
  stdout: Writable;
  stderr: Writable;
  stdin: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

/** Runs one command line (without the program's own name) and resolves to its exit code: 0 done, 1 failed, 2 wrong. */
export async function runCommandLine(args: readonly string[], streams: CommandLine): Promise<number> {
  const common = readCommonOptions(args);
  const language = common.language ?? languageOf(Intl.DateTimeFormat().resolvedOptions().locale);
  const translate = createTranslate(language);
  const output = createOutput(streams, common.isJson);
  try {
    if (common.wrongLanguage) throw new UsageError(phrase('cli.usage.language', { given: common.wrongLanguage }));
    const { name } = common;
    if (name === undefined) {
      if (!common.wantsHelp) throw new UsageError(phrase('cli.usage.noCommand'));
      await output.line(await overview(translate));
      return 0;
    }
    if (!isCommandName(name)) throw new UsageError(phrase('cli.usage.unknownCommand', { name }));
    const command = await COMMANDS[name]();
    if (common.wantsHelp) {
      await output.line(`${formOf(name, command)}\n\n${translate(`cli.command.${name}`)}`);
      return 0;
    }
    const { values, positionals } = parse(command, args, name);
    // What an unset variable of a script leaves; resolved, it would be whatever folder the script stands in.
    if (values['data-dir'] === '') throw new UsageError(phrase('cli.usage.emptyDataDir'));
    const orgConfig = values['org-config'];
    // Left out by mistake, rules that were meant to hold would not.
    if (orgConfig === '') throw new UsageError(phrase('cli.usage.emptyOrgConfig'));
    if (typeof orgConfig === 'string') await assertHoldsConfiguration(path.resolve(orgConfig));
    const context: CommandContext = {
      output,
      input: streams.stdin,
      dataDir: typeof values['data-dir'] === 'string' ? path.resolve(values['data-dir']) : dataDir(),
      ...(typeof orgConfig === 'string' && { orgConfig: path.resolve(orgConfig) }),
      language,
      translate,
      signal: streams.signal,
    };
    return await command.run(values, positionals, context);
  } catch (error) {
    return report(error, output, translate);
  }
}

/** A mistyped folder would leave out rules that were meant to hold as well. */
async function assertHoldsConfiguration(folder: string): Promise<void> {
  const places = await findPlugins({ folder, origin: 'organization' }).catch(() => []);
  if (places.length === 0) throw new UsageError(phrase('cli.usage.noOrgConfig', { folder }));
}

/** What every command has in common, read leniently: it decides how the rest is reported. */
function readCommonOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: COMMON_OPTIONS,
    strict: false,
    allowPositionals: true,
  });
  const asksForHelp = positionals[0] === 'help';
  const language: Language | undefined = LANGUAGES.find((known) => known === values.lang);
  return {
    name: asksForHelp ? positionals[1] : positionals[0],
    language,
    wrongLanguage: values.lang !== undefined && !language ? String(values.lang) : undefined,
    isJson: values.json === true,
    wantsHelp: values.help === true || asksForHelp,
  };
}

function parse(command: Command, args: readonly string[], name: CommandName) {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    const options = { ...COMMON_OPTIONS, ...command.options };
    parsed = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    // Node words which option is wrong and how, in English.
    const detail = error instanceof Error ? error.message : String(error);
    throw new UsageError(phrase('cli.usage.wrongOption', { detail, form: formOf(name, command) }));
  }
  // The command's own name comes first, wherever options stand.
  const positionals = parsed.positionals.slice(1);
  if (positionals.length > command.maxPositionals) {
    const given = positionals[command.maxPositionals] ?? '';
    throw new UsageError(phrase('cli.usage.tooMany', { given, form: formOf(name, command) }));
  }
  return { values: parsed.values as Parameters<Command['run']>[0], positionals };
}

function formOf(name: string, command: Command): string {
  return `confidant ${name} ${command.usage}`;
}

async function overview(translate: Translate): Promise<string> {
  const names = Object.keys(COMMANDS) as CommandName[];
  const entries = await Promise.all(
    names.map(async (name) => `  ${name} ${(await COMMANDS[name]()).usage}\n      ${translate(`cli.command.${name}`)}`),
  );
  return [translate('cli.overview'), '', ...entries, '', translate('cli.options')].join('\n');
}

async function report(error: unknown, output: Output, translate: Translate): Promise<number> {
  if (error instanceof UsageError) {
    output.note(`${translate(error.text.key, error.text.params)}\n${translate('cli.usage.seeHelp')}`);
    return 2;
  }
  const text = error instanceof CommandError ? error.text : phrase('cli.failed', { detail: String(error) });
  const message = translate(text.key, text.params);
  if (output.isJson) {
    await output.event({ type: 'error', code: error instanceof CommandError ? error.code : 'failed', message });
  }
  output.note(message);
  return 1;
}
