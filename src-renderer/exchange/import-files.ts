import { type ImportReport, MAX_IMPORT_PART_CHARACTERS } from '#shared/chat/exchange.ts';
import type { Ipc } from '../state/ipc.ts';
import type { ChosenFile } from './chosen-files.ts';

export interface ImportProgress {
  /** Of the file that is read now. */
  path: string;
  doneBytes: number;
  totalBytes: number;
  /** Chats that are whole so far. */
  chats: number;
}

export interface ImportControl {
  signal: AbortSignal;
  /** Resolves at once, or when the person goes on. */
  whilePaused(): Promise<void>;
  onProgress(progress: ImportProgress): void;
}

/** Reads this many bytes at a time: small enough that pausing and stopping act at once. */
const SLICE_BYTES = 512 * 1024;

/** Sends the files to main, one after the other, a slice at a time. Rejects when stopped; what was imported stays. */
export async function importFiles(
  ipc: Ipc,
  files: readonly ChosenFile[],
  control: ImportControl,
): Promise<ImportReport> {
  const totalBytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const { importId } = await ipc.call('chats.import', {});
  let doneBytes = 0;
  try {
    for (const { path, file } of files) {
      const decoder = new TextDecoder();
      for (let start = 0; start === 0 || start < file.size; start += SLICE_BYTES) {
        await control.whilePaused();
        control.signal.throwIfAborted();
        const end = Math.min(file.size, start + SLICE_BYTES);
        const isLast = end === file.size;
        const text = decoder.decode(await file.slice(start, end).arrayBuffer(), { stream: !isLast });
        const chats = await sendPart(ipc, importId, path, text, isLast);
        doneBytes += end - start;
        control.onProgress({ path, doneBytes, totalBytes, chats });
      }
    }
    return await ipc.call('chats.import-finish', { importId });
  } catch (error) {
    await ipc.call('chats.cancel-exchange', { id: importId }).catch(() => undefined);
    throw error;
  }
}

async function sendPart(ipc: Ipc, importId: string, path: string, text: string, isLast: boolean): Promise<number> {
  let chats = 0;
  for (let from = 0; from === 0 || from < text.length; from += MAX_IMPORT_PART_CHARACTERS) {
    const part = text.slice(from, from + MAX_IMPORT_PART_CHARACTERS);
    const isEnd = isLast && from + MAX_IMPORT_PART_CHARACTERS >= text.length;
    ({ chats } = await ipc.call('chats.import-part', {
      importId,
      file: path.slice(-4_000),
      text: part,
      isLast: isEnd,
    }));
  }
  return chats;
}
