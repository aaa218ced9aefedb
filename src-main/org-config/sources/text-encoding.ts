import { isUtf8 } from 'node:buffer';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { problem } from '../format/problem.ts';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Lua reads bytes; texts in them are UTF-8. A byte order mark is taken away, as Lua's own file reader does. UTF-16 cannot be
 * Lua and is refused by name, since its symptom ("unexpected symbol") would not help anybody. Other bytes that are no UTF-8
 * (Windows-1252 from an old editor) stay, and the first line with one is reported.
 */
export function checkEncoding(bytes: Uint8Array): { source: Uint8Array | undefined; problems: OrganizationProblem[] } {
  const source = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? bytes.subarray(3) : bytes;
  if (isUtf16(source)) {
    const text = phrase('organization.problem.utf16');
    return { source: undefined, problems: [problem({ kind: 'not-loaded', severity: 'error', text })] };
  }
  const line = firstBrokenLine(source);
  if (line === undefined) return { source, problems: [] };
  const text = phrase('organization.problem.notUtf8');
  return { source, problems: [problem({ kind: 'note', severity: 'warning', text, line })] };
}

/** A mark of UTF-16, or every second byte of the beginning a zero, which no text in UTF-8 has. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const beginning = bytes.subarray(0, 64);
  const zeros = beginning.filter((byte) => byte === 0).length;
  return beginning.length >= 4 && zeros >= beginning.length / 3;
}

function firstBrokenLine(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined;
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}
