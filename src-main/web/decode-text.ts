import { isAscii, isUtf8 } from 'node:buffer';
import { labelToName, legacyHookDecode } from '@exodus/bytes/encoding.js';
import sniffHtmlEncoding from 'html-encoding-sniffer';
import { MIMEType } from 'whatwg-mimetype';

/**
 * Most pages without any declaration are UTF-8 today. The WHATWG rules leave the last default to the user agent's
 * locale; windows-1252 stays the answer when the bytes are no valid UTF-8.
 */
const DEFAULT_ENCODING = 'utf-8';
const LEGACY_DEFAULT_ENCODING = 'windows-1252';

/** The charset parameter of a Content-Type header, or undefined when there is none or it names no known encoding. */
function charsetOf(contentType: string | undefined): string | undefined {
  const charset = contentType === undefined ? undefined : MIMEType.parse(contentType)?.parameters.get('charset');
  return charset !== undefined && labelToName(charset) !== null ? charset : undefined;
}

/**
 * Bytes of an HTML page to text by the WHATWG rules: byte order mark, then header, then `<meta>`, then a default. With one
 * exception: what reads as UTF-8 beyond ASCII is UTF-8 even if a `<meta>` says otherwise. No other encoding looks like it
 * by chance, while pages that were converted on their way or saved to a file keep the `<meta>` of their old encoding.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | undefined): string {
  return legacyHookDecode(bytes, encodingOfHtml(bytes, contentType));
}

function encodingOfHtml(bytes: Uint8Array, contentType: string | undefined): string {
  const charset = charsetOf(contentType);
  return sniffHtmlEncoding(bytes, {
    transportLayerEncodingLabel: charset ?? (isUtf8(bytes) && !isAscii(bytes) ? DEFAULT_ENCODING : undefined),
    defaultEncoding: defaultEncodingFor(bytes),
  });
}

/** Bytes of any other text: byte order mark, then header, then an XML declaration, then a default. */
export function decodePlainText(bytes: Uint8Array, contentType: string | undefined): string {
  return legacyHookDecode(bytes, encodingOfText(bytes, contentType));
}

function encodingOfText(bytes: Uint8Array, contentType: string | undefined): string {
  return charsetOf(contentType) ?? xmlDeclaredEncoding(bytes) ?? defaultEncodingFor(bytes);
}

/**
 * Whether the text is in one of the encodings that the Encoding Standard forbids, such as ISO-2022-KR: decoders put one
 * replacement character in the place of all of it.
 */
export function isInForbiddenEncoding(
  bytes: Uint8Array,
  contentType: string | undefined,
  kind: 'html' | 'text',
): boolean {
  const encoding = kind === 'html' ? encodingOfHtml(bytes, contentType) : encodingOfText(bytes, contentType);
  return labelToName(encoding) === 'replacement';
}

/** `<?xml … encoding="…"?>`; XML 1.0, appendix F. Only ASCII-compatible encodings can be read from there. */
function xmlDeclaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const label = /^<\?xml[^>]{1,150}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1];
  if (label === undefined) return undefined;
  const name = labelToName(label);
  return name === null || name.toUpperCase().startsWith('UTF-16') ? undefined : label;
}

/** Whether a text says nothing about its encoding and is no UTF-8, so that it is read as windows-1252. */
export function isReadAsWindows1252(bytes: Uint8Array): boolean {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isMarked && !isUtf8(bytes) && xmlDeclaredEncoding(bytes) === undefined;
}

function defaultEncodingFor(bytes: Uint8Array): string {
  return isUtf8(bytes) ? DEFAULT_ENCODING : LEGACY_DEFAULT_ENCODING;
}
