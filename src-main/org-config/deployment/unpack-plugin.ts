import fs from 'node:fs/promises';
import path from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ENTRY_FILE } from '../lua/evaluation.ts';

const MIB = 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 32 * MIB;
const MAX_UNPACKED_BYTES = 64 * MIB;
const MAX_FILES = 500;
const MAX_PATH_CHARACTERS = 240;

export class ArchiveError extends Error {
  readonly code: 'not-an-archive' | 'bad-name' | 'too-large' | 'no-plugin';
  constructor(code: ArchiveError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ArchiveError';
    this.code = code;
  }
}

/**
 * Unpacks a plugin's archive into `folder`, which must not exist yet. Backslashes between names are accepted, as some Windows
 * tools write them. A name that leads elsewhere, a link, or more than a configuration needs refuses the archive as a whole;
 * what was written until then is the caller's to remove. `plugin.lua` may lie in the only folder of the archive.
 *
 * @throws {ArchiveError}
 */
export async function unpackPlugin(archive: Uint8Array, folder: string): Promise<void> {
  const files = await readFiles(archive);
  const prefix = files.has(ENTRY_FILE) ? '' : commonFolder([...files.keys()]);
  if (!files.has(`${prefix}${ENTRY_FILE}`)) throw new ArchiveError('no-plugin', `the archive holds no ${ENTRY_FILE}`);
  for (const [name, content] of files) {
    const file = path.join(folder, ...name.slice(prefix.length).split('/'));
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await fs.writeFile(file, content, { mode: 0o600, flag: 'wx' });
  }
}

async function readFiles(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let bytesLeft = MAX_UNPACKED_BYTES;
  try {
    const zip = await fromBufferPromise(Buffer.from(archive));
    if (zip.entryCount > MAX_FILES) throw new ArchiveError('too-large', `more than ${MAX_FILES} entries`);
    // One at a time, so that a bound is met before the next one is read. yauzl refuses absolute names and `..` by itself.
    for await (const entry of zip.eachEntry()) {
      const name = checkedName(entry);
      if (name.endsWith('/')) continue;
      const content = await contentOf(zip, entry, bytesLeft);
      bytesLeft -= content.byteLength;
      // On systems that do not tell case apart the second would overwrite the first.
      if ([...files.keys()].some((other) => isSamePlace(other.toLowerCase(), name.toLowerCase()))) {
        throw new ArchiveError('bad-name', 'two entries have the same name, or a file is a folder as well');
      }
      files.set(name, content);
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError('not-an-archive', 'no ZIP archive, damaged, or with names that lead out of it', {
      cause: error,
    });
  }
  return files;
}

function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

const UNIX = 3;
const FILE_TYPE_MASK = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/** Names that Windows takes for devices, whatever follows the dot. */
const DEVICE_NAME = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

function checkedName({ fileName, versionMadeBy, externalFileAttributes }: Entry): string {
  const parts = fileName.replace(/\/$/, '').split('/');
  // Colons make drives and alternate streams on Windows; names that end in dots or blanks (`..` is one) mean other
  // names there.
  const isPlain = parts.every(
    (part) => part !== '' && !/[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) && !DEVICE_NAME.test(part),
  );
  const isLink = versionMadeBy >> 8 === UNIX && ((externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK;
  if (!isPlain || isLink || fileName.length > MAX_PATH_CHARACTERS) {
    throw new ArchiveError('bad-name', 'a name in the archive leads out of its folder, or is a link');
  }
  return fileName;
}

async function contentOf(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new ArchiveError('too-large', 'the archive unpacks to too much');
  const chunks: Buffer[] = [];
  // yauzl ends a stream that gives more than its entry says.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** `office/` when everything lies in it, else nothing. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names[0]?.split('/') ?? [];
  return names.length > 0 && names.every((name) => name.startsWith(`${first}/`)) ? `${first}/` : '';
}
