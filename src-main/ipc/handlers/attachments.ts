import type { PickedFile } from '#shared/ipc/areas/attachments.ts';
import type { AttachmentDesk } from '../../chats/attachment-desk.ts';
import { AttachmentError, readTextBeginning, readTextFile, type TextFile } from '../../chats/text-file.ts';
import { PageRetrievalError } from '../../web/page-retrieval.ts';
import { HandlerError, type Handlers } from '../handler.ts';

type AttachmentHandlers = Pick<Handlers, 'attachments.add-page' | 'attachments.add-file'>;

export function attachmentHandlers(attachments: AttachmentDesk): AttachmentHandlers {
  return {
    'attachments.add-page': async ({ url }, { signal }) => {
      try {
        return await attachments.addPage(url, signal);
      } catch (error) {
        if (error instanceof PageRetrievalError) throw new HandlerError('failed', error.reason);
        throw error;
      }
    },
    'attachments.add-file': (file, { signal }) => attachments.addText(readPickedFile(file), signal),
  };
}

/**
 * The text of a file from the window.
 *
 * @throws {HandlerError} "refused" when it is no text.
 */
export function readPickedFile({ name, content, isBeginning }: PickedFile): TextFile {
  const bytes = Buffer.from(content, 'base64');
  try {
    return isBeginning ? readTextBeginning(name, bytes) : readTextFile(name, bytes);
  } catch (error) {
    if (error instanceof AttachmentError) throw new HandlerError('refused', error.reason);
    throw error;
  }
}
