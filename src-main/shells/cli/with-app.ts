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
    await app.services.chatsChecked;
    for (const { text, detail } of app.services.notices()) {
      const words = translate(text.key, text.params);
      output.note(detail === undefined ? words : `${words}\n${detail}`);
    }
    return await use(app);
  } catch (error) {
    throw inWords(error, dataDir);
  } finally {
    await app?.close();
  }
}

/** What stands in the way, by its cause: another process, the folder, the disk, or the chats themselves. */
function inWords(error: unknown, folder: string): unknown {
  if (error instanceof HandlerError) return new CommandError(error.code, error.text, { cause: error });
  if (!(error instanceof StoreError)) return error;
  const { code, message: detail } = error;
  switch (code) {
    case 'in-use':
      return new CommandError(code, phrase('cli.store.inUse'), { cause: error });
    case 'not-writable':
      return new CommandError(code, phrase('cli.store.notWritable', { folder, detail }), { cause: error });
    case 'disk-full':
      return new CommandError(code, phrase('cli.store.diskFull', { folder }), { cause: error });
    default:
      return new CommandError(code, phrase('cli.store.failed', { detail }), { cause: error });
  }
}
