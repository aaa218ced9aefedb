import { phrase } from '#shared/phrase.ts';
import { type ConfidantApp, createApp } from '../../app.ts';
import { HandlerError } from '../../ipc/handler.ts';
import { StoreError } from '../../store/store-error.ts';
import { openNodePlatform } from '../node-platform.ts';
import { type CommandContext, CommandError } from './command.ts';

/**
 * Runs a command with the whole application behind it, and closes that whatever happens. What start-up had to work around
 * is said first: a damaged file is moved aside once, and nobody else would hear of it.
 */
export async function withApp<Result>(
  {
    dataDir,
    orgConfig,
    language,
    output,
    translate,
  }: Pick<CommandContext, 'dataDir' | 'orgConfig' | 'language' | 'output' | 'translate'>,
  use: (app: ConfidantApp) => Promise<Result>,
): Promise<Result> {
  let app: ConfidantApp | undefined;
  try {
    app = await createApp(await openNodePlatform({ shell: 'cli', dataDir, orgConfig, language }));
    for (const { text, detail } of app.services.notices()) {
      const words = translate(text.key, text.params);
      output.note(detail === undefined ? words : `${words}\n${detail}`);
    }
    return await use(app);
  } catch (error) {
    throw inWords(error);
  } finally {
    await app?.close();
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof HandlerError) return new CommandError(error.code, error.text, { cause: error });
  if (!(error instanceof StoreError)) return error;
  const text =
    error.code === 'in-use' ? phrase('cli.store.inUse') : phrase('cli.store.failed', { detail: error.message });
  return new CommandError(error.code, text, { cause: error });
}
