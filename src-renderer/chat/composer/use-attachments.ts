import { useEffect, useRef, useState } from 'react';
import { MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import type { Attachment } from '#shared/chat/message.ts';
import { type Problem, problemOf } from '../../state/ipc.ts';
import { useIpc } from '../../state/state.tsx';

/** One thing added to the question, and how far reading it has come. */
export interface PendingAttachment {
  key: string;
  address: string;
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

export const asPending = (attachment: Attachment): PendingAttachment => ({
  key: attachment.id,
  address: attachment.address,
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

  const addPage = async (address: string) => {
    const key = crypto.randomUUID();
    const controller = new AbortController();
    reading.current.set(key, controller);
    setPending((before) => [...before, { key, address, state: 'reading' }]);
    try {
      const attachment = await ipc.call('attachments.add-page', { url: address }, { signal: controller.signal });
      change(key, { state: 'read', attachment });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: problemOf(error) ?? undefined });
    } finally {
      reading.current.delete(key);
    }
  };

  return {
    pending,
    isFull: pending.length >= MAX_ATTACHMENTS,
    isReading: pending.some(({ state }) => state === 'reading'),
    addPage: (address) => void addPage(address),
    remove: (key) => {
      reading.current.get(key)?.abort();
      setPending((before) => before.filter((entry) => entry.key !== key));
    },
    ids: pending.flatMap(({ attachment }) => attachment?.id ?? []),
    clear: () => setPending([]),
    putBack: (attachments) => setPending((before) => [...attachments.map(asPending), ...before]),
    give: (ids, given) =>
      setPending((before) => [...given, ...before.filter(({ key }) => !ids.includes(key))].slice(0, MAX_ATTACHMENTS)),
  };
}
