import { decodePlainText } from './decode-text.ts';
import type { ExtractedPage } from './extracted-page.ts';

/** A text document (plain, Markdown, JSON, XML, CSV, a feed …) as the server sent it, with line endings unified. */
export function readTextDocument(bytes: Uint8Array, contentType: string | undefined): ExtractedPage {
  const content = decodePlainText(bytes, contentType).replace(/\r\n?/g, '\n');
  return { title: '', contentKind: 'text', content };
}
