import { type ImportProblem, type ImportReport, MAX_IMPORT_PART_CHARACTERS } from '#shared/chat/exchange.ts';
import { ImportDecoder } from '#shared/chat/import-decoder.ts';
import type { RequestInput } from '#shared/ipc/contract.ts';
import { phrase } from '#shared/phrase.ts';
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
  const unreadable: ImportProblem[] = [];
  try {
    for (const { path, file } of files) {
      const decoder = new ImportDecoder();
      for (let start = 0; start === 0 || start < file.size; start += SLICE_BYTES) {
        await control.whilePaused();
        control.signal.throwIfAborted();
        const end = Math.min(file.size, start + SLICE_BYTES);
        const isLast = end === file.size;
        const bytes = await readSlice(file, start, end);
        if (!bytes) {
          unreadable.push({ file: path.slice(-300), reason: phrase('errors.import.noAccess') });
          break;
        }
        const text = decoder.decode(bytes, isLast);
        const { isDamaged, readAs } = decoder;
        const chats = await sendPart(ipc, importId, path, { text, isLast, isDamaged, ...(readAs && { readAs }) });
        doneBytes += end - start;
        control.onProgress({ path, doneBytes, totalBytes, chats });
      }
    }
    const report = await ipc.call('chats.import-finish', { importId });
    return unreadable.length === 0 ? report : { ...report, problems: [...unreadable, ...report.problems] };
  } catch (error) {
    await ipc.call('chats.cancel-exchange', { id: importId }).catch(() => undefined);
    throw error;
  }
}

/** Nothing when the file cannot be read: it is gone, locked, or was changed since it was chosen. */
async function readSlice(file: File, start: number, end: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer());
  } catch {
    return undefined;
  }
}

type Part = Pick<RequestInput<'chats.import-part'>, 'text' | 'isLast' | 'isDamaged' | 'readAs'>;

async function sendPart(ipc: Ipc, importId: string, path: string, { text, ...part }: Part): Promise<number> {
  let chats = 0;
  for (let from = 0; from === 0 || from < text.length; from += MAX_IMPORT_PART_CHARACTERS) {
    const isLast = part.isLast && from + MAX_IMPORT_PART_CHARACTERS >= text.length;
    ({ chats } = await ipc.call('chats.import-part', {
      importId,
      file: path.slice(-4_000),
      ...part,
      text: text.slice(from, from + MAX_IMPORT_PART_CHARACTERS),
      isLast,
    }));
  }
  return chats;
}
