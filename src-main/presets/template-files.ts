import fs from 'node:fs/promises';
import path from 'node:path';
import { MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import type { Attachment } from '#shared/chat/message.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { AttachmentDesk } from '../chats/attachment-desk.ts';
import { AttachmentError } from '../chats/text-file.ts';
import { isInside } from '../is-inside.ts';
import type { PluginOrigin } from '../org-config/combine.ts';
import { fileName } from './preset-library.ts';

/** Of one file; a longer one is refused before it fills memory. */
export const MAX_TEMPLATE_FILE_BYTES = 5_000_000;
/** A file may lie on a drive of the network that does not answer. */
const TIMEOUT_MS = 10_000;

export interface TemplateFiles {
  files: readonly string[];
  /** Of the plugin. */
  folder: string;
  origin: PluginOrigin;
}

export interface AttachedFiles {
  attachments: Attachment[];
  refused: Array<{ name: string; reason: Phrase }>;
}

/**
 * Reads the files of a template for a question. A relative path lies in the plugin's folder, and nowhere else, links
 * included. An absolute one is for those whom the organization trusts with it: what a person was handed by somebody else must
 * not pick files of their computer. Each file that cannot be read says why; the others go along.
 */
export async function attachTemplateFiles(
  { files, folder, origin }: TemplateFiles,
  desk: Pick<AttachmentDesk, 'addFile'>,
  signal: AbortSignal,
): Promise<AttachedFiles> {
  const attached: AttachedFiles = { attachments: [], refused: [] };
  for (const [index, file] of files.entries()) {
    const name = fileName(file);
    const refuse = (reason: Phrase) => attached.refused.push({ name, reason });
    if (index >= MAX_ATTACHMENTS) {
      refuse(phrase('presets.file.tooMany', { maximum: MAX_ATTACHMENTS }));
      continue;
    }
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const bytes = await inTime(readTemplateFile(file, folder, origin), timeout);
      attached.attachments.push(await desk.addFile(name, bytes, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted) refuse(phrase('presets.file.noAnswer', { name }));
      else if (error instanceof AttachmentError) refuse(error.reason);
      else refuse(phrase('presets.file.unreadable', { name }));
    }
  }
  return attached;
}

async function readTemplateFile(file: string, folder: string, origin: PluginOrigin): Promise<Uint8Array> {
  const name = fileName(file);
  // Written on Windows, read anywhere.
  const isAbsolute = path.isAbsolute(file) || path.win32.isAbsolute(file);
  if (isAbsolute && origin !== 'organization') throw new AttachmentError(phrase('presets.file.notLocal', { name }));
  const wanted = isAbsolute ? file : path.join(folder, ...file.split(/[/\\]/));
  const real = await fs.realpath(wanted).catch(() => {
    throw new AttachmentError(phrase('presets.file.missing', { name }));
  });
  if (!isAbsolute && !isInside(await fs.realpath(folder), real)) {
    throw new AttachmentError(phrase('presets.file.outside', { name }));
  }
  // Asked before it is opened: a pipe or device would wait for whoever writes to it.
  if (!(await fs.stat(real)).isFile()) throw new AttachmentError(phrase('presets.file.noFile', { name }));
  await using handle = await fs.open(real);
  const { size } = await handle.stat();
  if (size > MAX_TEMPLATE_FILE_BYTES) {
    const megabytes = MAX_TEMPLATE_FILE_BYTES / 1_000_000;
    throw new AttachmentError(phrase('presets.file.tooLarge', { name, megabytes }));
  }
  const buffer = Buffer.alloc(size);
  const { bytesRead } = await handle.read(buffer, 0, size, 0);
  return new Uint8Array(buffer.subarray(0, bytesRead));
}

function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}
