import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TemplateView } from '#shared/preset/template.ts';
import { type Attachments, asPending, type PendingAttachment } from '../chat/composer/use-attachments.ts';
import { problemOf } from '../state/ipc.ts';
import { usePresets, useWindowState } from '../state/state.tsx';

interface TemplateBeginning {
  /** Null: none. Undefined: this chat has begun. */
  template: TemplateView | null | undefined;
  draft: string;
  setDraft(draft: string): void;
  attachments: Attachments;
}

/**
 * Puts the question of a template into the composer and its files beside it. What the person wrote stays; what another
 * template put there, and nobody changed, goes.
 */
export function useTemplateBeginning({ template, draft, setDraft, attachments }: TemplateBeginning): void {
  const { ipc, newChat } = useWindowState();
  const { templates, isReady } = usePresets((state) => state);
  const isLoaded = useStore(newChat.store, (state) => state.isLoaded);
  const isNew = template !== undefined && isReady && isLoaded;
  const id = template?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each template that is chosen, not for every key
  useEffect(() => {
    if (!isNew) return;
    const filledFrom = newChat.store.getState().filledFrom ?? null;
    if (filledFrom === id) return;
    const before = templates.find((known) => known.id === filledFrom)?.userPrompt;
    if (draft.trim() === '' || draft === before) setDraft(template?.userPrompt ?? '');
    newChat.set({ filledFrom: id });
  }, [isNew, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each template that is chosen
  useEffect(() => {
    if (!isNew || (newChat.given?.templateId ?? null) === id) return undefined;
    const given = newChat.given?.ids ?? [];
    newChat.given = null;
    if (id === null || !template || template.attachments.length === 0) {
      if (given.length > 0) attachments.give(given, []);
      return undefined;
    }
    const asked = new AbortController();
    let isAnyRefused = false;
    const reading = template.attachments.map(
      ({ name }, index): PendingAttachment => ({ key: `reading ${index} ${id}`, label: name, state: 'reading' }),
    );
    const keys = reading.map(({ key }) => key);
    attachments.give(given, reading);
    const show = (pending: readonly PendingAttachment[]) => {
      if (asked.signal.aborted) return;
      isAnyRefused = pending.some(({ state }) => state === 'failed');
      newChat.given = { templateId: id, ids: pending.map(({ key }) => key) };
      attachments.give(keys, pending);
    };
    ipc.call('presets.attach-files', { templateId: id }, { signal: asked.signal }).then(
      ({ attachments: read, refused }) =>
        show([
          ...read.map(asPending),
          ...refused.map(
            ({ name, reason }, index): PendingAttachment => ({
              key: `refused ${index} ${id}`,
              label: name,
              state: 'failed',
              problem: { text: reason },
            }),
          ),
        ]),
      (error: unknown) =>
        show(reading.map((entry) => ({ ...entry, state: 'failed', problem: problemOf(error) ?? undefined }) as const)),
    );
    return () => {
      asked.abort();
      attachments.give(keys, []);
      // What could not be read is said again when the person comes back.
      if (isAnyRefused && newChat.given?.templateId === id) newChat.given = { ...newChat.given, templateId: '' };
    };
  }, [isNew, id]);
}
