import { decodePlainText } from './decode-text.ts';
import type { ExtractedPage } from './extracted-page.ts';

/** Decoding more than this may take longer than a window should wait: it belongs into a thread. */
export const MAX_BYTES_READ_AT_ONCE = 128 * 1024;

/** A text document (plain, Markdown, JSON, XML, CSV, a feed …) as the server sent it, with line endings unified. */
export function readTextDocument(bytes: Uint8Array, contentType: string | undefined): ExtractedPage {
  const content = decodePlainText(bytes, contentType).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return { title: '', contentKind: 'text', content };
}
