import { useEffect, useRef, useState } from 'react';
import { MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import type { Attachment } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import { type Problem, problemOf } from '../../state/ipc.ts';
import { useIpc } from '../../state/state.tsx';
import { fileBeginning } from '../../ui/file-beginning.ts';

/** One thing added to the question, and how far reading it has come. */
export interface PendingAttachment {
  key: string;
  /** The address of a page, the name of a file. */
  label: string;
  state: 'reading' | 'read' | 'failed';
  attachment?: Attachment;
  problem?: Problem;
}

export interface Attachments {
  pending: readonly PendingAttachment[];
  isFull: boolean;
  /** Nothing is sent before everything is read or taken away. */
  isReading: boolean;
  addPage(address: string): void;
  /** As many as there is room for. */
  addFiles(files: readonly File[]): void;
  /** Files of the last time for which there was no room. */
  leftOut: number;
  remove(key: string): void;
  /** Ids of what was read, for the question they go with. */
  ids: readonly string[];
  clear(): void;
  /** What was read before: of a question that was taken back. */
  putBack(attachments: readonly Attachment[]): void;
  /** Puts what a template brings in the place of what another one brought. */
  give(ids: readonly string[], pending: readonly PendingAttachment[]): void;
}

/** What belongs to a draft while its chat is not on the screen, and after the window was closed. */
export interface KeptAttachments {
  readonly attachments: readonly Attachment[];
  keep(attachments: readonly Attachment[]): void;
}

type Read = (options: { signal: AbortSignal }) => Promise<Attachment | { problem: Problem }>;

export const asPending = (attachment: Attachment): PendingAttachment => ({
  key: attachment.id,
  label: attachment.name,
  state: 'read',
  attachment,
});

/**
 * What the person adds to the next question. Removing one that is still read cancels the reading, and so does leaving the
 * chat; what was read is there again when they come back.
 */
export function useAttachments(kept?: KeptAttachments): Attachments {
  const ipc = useIpc();
  const [pending, setPending] = useState<readonly PendingAttachment[]>(() => kept?.attachments.map(asPending) ?? []);
  const [leftOut, setLeftOut] = useState(0);
  const reading = useRef(new Map<string, AbortController>());
  const place = useRef(kept);

  useEffect(() => {
    const controllers = reading.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  useEffect(() => {
    place.current?.keep(pending.flatMap(({ attachment }) => attachment ?? []));
  }, [pending]);

  const change = (key: string, values: Partial<PendingAttachment>) =>
    setPending((before) => before.map((entry) => (entry.key === key ? { ...entry, ...values } : entry)));

  const add = async (label: string, read: Read) => {
    const key = crypto.randomUUID();
    const controller = new AbortController();
    reading.current.set(key, controller);
    setPending((before) => [...before, { key, label, state: 'reading' }]);
    try {
      const given = await read({ signal: controller.signal });
      change(key, 'problem' in given ? { state: 'failed', ...given } : { state: 'read', attachment: given });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: problemOf(error) ?? undefined });
    } finally {
      reading.current.delete(key);
    }
  };
  const addFile = (file: File) =>
    add(file.name, async (options) => {
      const picked = await fileBeginning(file).catch(() => null);
      if (!picked) return { problem: { text: phrase('chat.attachment.unreadable') } };
      return ipc.call('attachments.add-file', picked, options);
    });

  return {
    pending,
    isFull: pending.length >= MAX_ATTACHMENTS,
    isReading: pending.some(({ state }) => state === 'reading'),
    leftOut,
    addPage: (url) => {
      setLeftOut(0);
      void add(url, (options) => ipc.call('attachments.add-page', { url }, options));
    },
    addFiles: (files) => {
      const room = Math.max(0, MAX_ATTACHMENTS - pending.length);
      setLeftOut(Math.max(0, files.length - room));
      for (const file of files.slice(0, room)) void addFile(file);
    },
    remove: (key) => {
      setLeftOut(0);
      reading.current.get(key)?.abort();
      setPending((before) => before.filter((entry) => entry.key !== key));
    },
    ids: pending.flatMap(({ attachment }) => attachment?.id ?? []),
    clear: () => {
      setLeftOut(0);
      setPending([]);
    },
    putBack: (attachments) => setPending((before) => [...attachments.map(asPending), ...before]),
    give: (ids, given) =>
      setPending((before) => [...given, ...before.filter(({ key }) => !ids.includes(key))].slice(0, MAX_ATTACHMENTS)),
  };
}
