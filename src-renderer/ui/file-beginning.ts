import { FILE_BYTES_READ, MAX_FILE_NAME_CHARACTERS } from '#shared/chat/attachment-limits.ts';
import type { PickedFile } from '#shared/ipc/areas/attachments.ts';

/** As much of a file as main looks at. Rejects when it cannot be read: a folder, one that is gone. */
export async function fileBeginning(file: File): Promise<PickedFile> {
  return {
    name: file.name.slice(0, MAX_FILE_NAME_CHARACTERS),
    content: await base64Of(file.slice(0, FILE_BYTES_READ)),
    isBeginning: file.size > FILE_BYTES_READ,
  };
}

function base64Of(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // data:…;base64,CONTENT
  reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
  reader.onerror = () => reject(reader.error ?? new Error('not readable'));
  reader.readAsDataURL(blob);
  return promise;
}
