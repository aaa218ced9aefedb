import type { ExportFormat } from '#shared/chat/exchange.ts';
import type { Ipc } from '../state/ipc.ts';

export interface ExportOrder {
  ids: readonly string[] | 'all';
  format: ExportFormat;
}

interface Exported {
  fileName: string;
  file: Blob;
}

const TYPES: Record<ExportFormat, string> = { json: 'application/json', markdown: 'text/markdown' };

/** Parts are put together into pieces of the file: a browser keeps those out of the window's memory. */
const PIECE_CHARACTERS = 4_000_000;

/** Gets an export from main part by part. @param onProgress told the characters there are so far */
export async function exportChats(
  ipc: Ipc,
  { ids, format }: ExportOrder,
  signal: AbortSignal,
  onProgress: (characters: number) => void,
): Promise<Exported> {
  const { exportId, fileName } = await ipc.call('chats.export', { ids: ids === 'all' ? ids : [...ids], format });
  const pieces: Blob[] = [];
  let piece = '';
  let characters = 0;
  try {
    for (let isLast = false; !isLast; ) {
      signal.throwIfAborted();
      const part = await ipc.call('chats.export-part', { exportId });
      isLast = part.isLast;
      piece += part.text;
      characters += part.text.length;
      if (piece.length >= PIECE_CHARACTERS || isLast) {
        pieces.push(new Blob([piece]));
        piece = '';
      }
      onProgress(characters);
    }
  } catch (error) {
    await ipc.call('chats.cancel-exchange', { id: exportId }).catch(() => undefined);
    throw error;
  }
  return { fileName, file: new Blob(pieces, { type: `${TYPES[format]};charset=utf-8` }) };
}
