import { MAX_ATTACHMENT_CHARACTERS } from '#shared/chat/attachment-limits.ts';
import { WINDOWS_1252 } from '#shared/chat/import-decoder.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import { sniffKind } from '../web/content-kind.ts';
import { isReadAsWindows1252 } from '../web/decode-text.ts';
import { readTextDocument } from '../web/text-document.ts';
import { truncatePlainText } from '../web/truncate.ts';

/** Why a file cannot go along with a question. */
export class AttachmentError extends Error {
  readonly reason: Phrase;
  constructor(reason: Phrase) {
    super(reason.key);
    this.name = 'AttachmentError';
    this.reason = reason;
  }
}

export interface TextFile {
  /** As the person knows it. */
  name: string;
  /** At most `MAX_ATTACHMENT_CHARACTERS`. */
  text: string;
  /** The file was longer. */
  isTruncated: boolean;
  /** It names no encoding and is no UTF-8: it was taken for this one. */
  readAs?: typeof WINDOWS_1252;
}

/**
 * A text document as it is.
 *
 * @throws {AttachmentError} when it is no text, or empty.
 */
export function readTextFile(name: string, bytes: Uint8Array): TextFile {
  if (sniffKind(bytes, undefined, undefined) === 'binary') {
    throw new AttachmentError(phrase('errors.attachment.binary', { name: name.slice(0, 300) }));
  }
  const { content } = readTextDocument(bytes, undefined);
  // The model would take it for the whole document, and the person for one that was read.
  if (content.trim() === '') throw new AttachmentError(phrase('errors.attachment.empty', { name: name.slice(0, 300) }));
  return {
    name,
    ...truncatePlainText(content, MAX_ATTACHMENT_CHARACTERS),
    ...(isReadAsWindows1252(bytes) && { readAs: WINDOWS_1252 }),
  };
}

/** The same of the beginning of a longer file. Without the last character: half of one would be no UTF-8. */
export function readTextBeginning(name: string, bytes: Uint8Array): TextFile {
  let end = bytes.length - 1;
  while (end > bytes.length - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return { ...readTextFile(name, bytes.subarray(0, Math.max(0, end))), isTruncated: true };
}
