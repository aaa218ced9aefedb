import { useCallback, useMemo } from 'react';
import { changedParts, draftOf, type ToolDraft, toolOf } from '#shared/user-tool/draft.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { useWindowState, useWorkbench } from '../state/state.tsx';
import type { EditedTool } from '../state/workbench-store.ts';

/** More steps back than anyone takes. */
const MAX_STEPS = 200;

export interface Editor {
  draft: ToolDraft;
  tool: UserTool;
  /** The parts a person edited, each whole; none when nothing was. */
  changes: Partial<UserTool>;
  /** `place` joins changes of one place into one step: a word typed there is undone at once. */
  change(next: (draft: ToolDraft) => ToolDraft, place?: string): void;
  undo(): void;
  canUndo: boolean;
  /** Goes back to what is stored. */
  startOver(): void;
  /** `sent` is stored now: editing goes on from there, with the steps before it. */
  settle(sent: ToolDraft): void;
}

/** A tool while it is edited, with every step back to where it began. Kept while the person looks at something else. */
export function useDraft({ id, body: stored }: UserToolView): Editor {
  const { store } = useWindowState().workbench;
  const kept = useWorkbench((state) => state.editedTools[id]);
  const edited = useMemo(() => current(kept, stored), [kept, stored]);
  const update = useCallback(
    (next: (before: EditedTool) => EditedTool) =>
      store.setState(({ editedTools }) => {
        const before = current(editedTools[id], stored);
        const after = next(before);
        return after === before ? {} : { editedTools: { ...editedTools, [id]: after } };
      }),
    [store, id, stored],
  );
  const change = useCallback<Editor['change']>(
    (next, place) =>
      update((before) => {
        const { draft, past } = before;
        const changed = next(draft);
        if (changed === draft) return before;
        const isSamePlace = place !== undefined && past.at(-1)?.place === place;
        return {
          ...before,
          draft: changed,
          past: isSamePlace ? past : [...past, { draft, place }].slice(-MAX_STEPS),
        };
      }),
    [update],
  );
  const undo = useCallback(
    () => update(({ base, draft, past }) => ({ base, draft: past.at(-1)?.draft ?? draft, past: past.slice(0, -1) })),
    [update],
  );
  const startOver = useCallback(() => update(() => fresh(stored)), [update, stored]);
  const settle = useCallback(
    (sent: ToolDraft) =>
      store.setState(({ editedTools, pieces }) => {
        const before = editedTools[id];
        const base = pieces?.tools.find((tool) => tool.id === id)?.body;
        if (!before || !base) return {};
        // What was typed while it was being saved stays.
        const draft = before.draft === sent ? asStored(sent) : before.draft;
        return { editedTools: { ...editedTools, [id]: { ...before, base, draft } } };
      }),
    [store, id],
  );
  const { draft, past, base } = edited;
  const tool = useMemo(() => toolOf(draft), [draft]);
  const changes = useMemo(() => changedParts(base, draft), [base, draft]);
  return { draft, tool, changes, change, undo, canUndo: past.length > 0, startOver, settle };
}

const fresh = (stored: UserTool): EditedTool => ({ base: stored, draft: draftOf(stored), past: [] });

/** What nobody has edited follows what another window saves. */
function current(kept: EditedTool | undefined, stored: UserTool): EditedTool {
  if (!kept) return fresh(stored);
  const isFollowing = Object.keys(changedParts(kept.base, kept.draft)).length === 0;
  const isBehind = Object.keys(changedParts(stored, draftOf(kept.base))).length > 0;
  return isFollowing && isBehind ? fresh(stored) : kept;
}

/** Names and choices are stored without blanks around them. */
const asStored = (draft: ToolDraft): ToolDraft => ({
  ...draft,
  name: draft.name.trim(),
  fields: draft.fields.map((field) => ({ ...field, choices: field.choices.map((choice) => choice.trim()) })),
});
