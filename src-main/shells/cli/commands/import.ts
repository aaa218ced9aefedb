import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { MAX_IMPORT_PART_CHARACTERS } from '#shared/chat/exchange.ts';
import { ImportDecoder } from '#shared/chat/import-decoder.ts';
import { phrase } from '#shared/phrase.ts';
import type { ExchangeService } from '../../../chats/exchange/exchange-service.ts';
import { CommandError, defineCommand, UsageError } from '../command.ts';
import { withApp } from '../with-app.ts';
import { filesToImport } from './files-to-import.ts';

/** Of all files together; a larger one is more likely the wrong file than somebody's chats. */
const MAX_FILE_BYTES = 4 * 1024 ** 3;
const MAX_PATHS = 100;

export const importCommand = defineCommand({
  usage: 'FILE|FOLDER…',
  options: {},
  maxPositionals: MAX_PATHS,
  async run(_values, paths, context) {
    if (paths.length === 0) throw new UsageError(phrase('cli.import.noFile'));
    const { output, signal, translate } = context;
    const files: string[] = [];
    for (const each of paths) files.push(...(await filesToImport(path.resolve(each))));
    return withApp(context, async ({ services: { exchange } }) => {
      const { importId } = await exchange.startImport();
      for (const file of files) await sendFile(exchange, importId, file, signal);
      const report = await exchange.finishImport(importId);
      if (output.isJson) await output.event({ type: 'imported', ...report });
      else {
        const { imported, updated, unchanged } = report;
        await output.line(translate('cli.import.done', { imported, updated, unchanged }));
        for (const { what, count } of report.leftOut)
          await output.line(translate('cli.import.leftOut', { what, count }));
      }
      for (const { file, entry, reason } of report.problems) {
        output.note([file, entry, translate(reason.key, reason.params)].filter(Boolean).join(': '));
      }
      const hasNothing = report.imported + report.updated + report.unchanged === 0;
      return hasNothing && report.problems.length > 0 ? 1 : 0;
    });
  },
});

function assertNotTooLong(bytes: number): void {
  if (bytes <= MAX_FILE_BYTES) return;
  throw new CommandError('bad-input', phrase('cli.input.tooLong', { megabytes: MAX_FILE_BYTES / 1024 ** 2 }));
}

async function sendFile(exchange: ExchangeService, importId: string, file: string, signal: AbortSignal): Promise<void> {
  try {
    assertNotTooLong((await stat(file)).size);
    const decoder = new ImportDecoder();
    let bytes = 0;
    const send = async (slice: Uint8Array, isLast: boolean) => {
      const text = decoder.decode(slice, isLast);
      const { isDamaged, readAs } = decoder;
      await exchange.importPart(importId, file, { text, isLast, isDamaged, readAs });
    };
    for await (const slice of createReadStream(file, { highWaterMark: MAX_IMPORT_PART_CHARACTERS / 2, signal })) {
      bytes += slice.length;
      // A device has no size, and may never end.
      assertNotTooLong(bytes);
      await send(slice, false);
    }
    await send(new Uint8Array(), true);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandError('unreadable-file', phrase('cli.input.unreadable', { detail: error.message }), {
      cause: error,
    });
  }
}
