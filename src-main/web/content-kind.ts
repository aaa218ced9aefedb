import { MIMEType } from 'whatwg-mimetype';

export type ContentKind = 'html' | 'text' | 'binary';

const TEXT_TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'application/ld+json',
  'application/ndjson',
  'application/x-ndjson',
  'application/jsonl',
  'application/xml',
  'application/yaml',
  'application/x-yaml',
  'application/toml',
  'application/javascript',
  'application/ecmascript',
  'application/x-javascript',
  'application/typescript',
  'application/sql',
  'application/x-sh',
  'application/x-tex',
  'application/graphql',
  'application/csv',
]);

/**
 * What the Content-Type header promises; undefined when it says nothing usable, so that the bytes must tell.
 * Binary types are refused on this alone, before their body is downloaded.
 */
export function promisedKind(contentType: string | undefined): ContentKind | undefined {
  const type = contentType === undefined ? null : MIMEType.parse(contentType);
  if (type === null || type.essence === 'unknown/unknown' || type.essence === '*/*') return undefined;
  if (type.isHTML() || type.essence === 'application/xhtml+xml') return 'html';
  if (type.type === 'image') return 'binary';
  if (type.type === 'text' || type.isXML() || type.subtype.endsWith('+json') || type.subtype.endsWith('+yaml'))
    return 'text';
  return TEXT_TYPES.has(type.essence) ? 'text' : 'binary';
}

/** First bytes of files that servers send under a false or missing type (WHATWG MIME Sniffing, section 6). */
const SIGNATURES: readonly string[] = [
  '\x89PNG\r\n\x1a\n',
  'GIF87a',
  'GIF89a',
  '\xff\xd8\xff',
  '%PDF-',
  '%!PS-Adobe-',
  'PK\x03\x04',
  'PK\x05\x06',
  '\x1f\x8b\x08',
  '7z\xbc\xaf\x27\x1c',
  'Rar!\x1a\x07',
  'BZh9',
  '\xfd7zXZ\x00',
  '\x28\xb5\x2f\xfd',
  'OggS\x00',
  'ID3\x03',
  'ID3\x04',
  'fLaC',
  'wOFF',
  'wOF2',
  '\x00\x00\x01\x00',
  '\x00\x01\x00\x00',
  '\x1a\x45\xdf\xa3',
  '\x7fELF',
  'MZ\x90\x00',
  '\xca\xfe\xba\xbe',
  '\x00asm',
  'SQLite format 3\x00',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
];

/** Byte order marks; what follows is text in that encoding. With two NULs behind it, the last is that of UTF-32. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NULs are what tells one mark from the other
const BYTE_ORDER_MARK = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe(?!\x00\x00))/;

const SNIFFED_BYTES = 1_445;

/** Above this share of control bytes nothing readable is left; pages with a stray NUL or two stay below. */
const MAX_CONTROL_SHARE = 0.05;

const HTML_START =
  /^\s*(?:<!--|<(?:!doctype\s+html|html|head|body|title|script|style|meta|link|div|p|h1|table|a|b|br|iframe|font)[\s/>])/i;

/** Corrects a promise by the bytes: a picture sent as text/html is binary, a page without a type is a page. */
export function sniffKind(
  bytes: Uint8Array,
  promised: ContentKind | undefined,
  contentType: string | undefined,
): ContentKind {
  const start = Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString('latin1');
  if (!BYTE_ORDER_MARK.test(start)) {
    if (SIGNATURES.some((signature) => start.startsWith(signature))) return 'binary';
    if (start.slice(4, 8) === 'ftyp' || /^RIFF.{4}(?:WEBP|WAVE|AVI )/s.test(start)) return 'binary';
    if (!/utf-?(?:16|32)/i.test(contentType ?? '') && controlShare(start) > MAX_CONTROL_SHARE) return 'binary';
  }
  return promised ?? (HTML_START.test(start) ? 'html' : 'text');
}

/** Share of binary data bytes as MIME Sniffing, section 3, names them. ESC counts not: ISO-2022-JP is full of it. */
function controlShare(start: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const controls = start.match(/[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  return start.length === 0 ? 0 : controls / start.length;
}
