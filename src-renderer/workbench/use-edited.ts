import { useCallback, useMemo } from 'react';
import { changedParts, draftOf, type ToolDraft, toolOf } from '#shared/user-tool/draft.ts';
import type { PieceBodies, PieceKind } from '#shared/user-tool/pieces.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import { useWindowState, useWorkbench } from '../state/state.tsx';
import type { Edited } from '../state/unsaved-pieces.ts';

/** More steps back than anyone takes. */
const MAX_STEPS = 200;

/** How a kind of piece is edited: in a draft of its own shape, compared with and turned into what is stored. */
export interface Editing<Body extends object, Draft extends object> {
  kind: PieceKind;
  draftOf(body: Body): Draft;
  bodyOf(draft: Draft): Body;
  /** The parts that differ, each whole; none when nothing does. */
  changes(stored: Body, draft: Draft): Partial<Body>;
  /** A draft as it will be once it is stored. */
  settled(draft: Draft): Draft;
}

export interface Editor<Body extends object, Draft extends object> {
  draft: Draft;
  body: Body;
  /** The parts a person edited, each whole; none when nothing was. */
  changes: Partial<Body>;
  isChanged: boolean;
  /** `place` joins changes of one place into one step: a word typed there is undone at once. */
  change(next: (draft: Draft) => Draft, place?: string): void;
  undo(): void;
  canUndo: boolean;
  /** Goes back to what is stored. */
  startOver(): void;
  /** `sent` is stored now: editing goes on from there, with the steps before it. */
  settle(sent: Draft): void;
}

/** A piece while it is edited, with every step back to where it began. Kept while the person looks at something else. */
export function useEdited<Body extends object, Draft extends object>(
  { id, body: stored }: { id: string; body: Body },
  editing: Editing<Body, Draft>,
): Editor<Body, Draft> {
  const { workbench } = useWindowState();
  // What is kept under the id of a piece has the shapes of its kind.
  const kept = useWorkbench((state) => state.edited[id]) as Edited<Body, Draft> | undefined;
  const edited = useMemo(() => current(kept, stored, editing), [kept, stored, editing]);
  const update = useCallback(
    (next: (before: Edited<Body, Draft>) => Edited<Body, Draft>) => {
      const before = current(workbench.store.getState().edited[id] as typeof kept, stored, editing);
      const after = next(before);
      if (after !== before) workbench.setEdited(id, after, isEdited(after, editing));
    },
    [workbench, id, stored, editing],
  );
  const change = useCallback<Editor<Body, Draft>['change']>(
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
    () =>
      update(({ past, ...before }) => ({
        ...before,
        draft: past.at(-1)?.draft ?? before.draft,
        past: past.slice(0, -1),
      })),
    [update],
  );
  const startOver = useCallback(() => update(() => fresh(stored, editing)), [update, stored, editing]);
  const settle = useCallback(
    (sent: Draft) => {
      const { edited: all, pieces } = workbench.store.getState();
      const before = all[id] as Edited<Body, Draft> | undefined;
      const lists = pieces && [...pieces.tools, ...pieces.dice, ...pieces.formulas];
      const base = lists?.find((piece) => piece.id === id)?.body as Body | undefined;
      if (!before || !base) return;
      // What was typed while it was being saved stays.
      const draft = before.draft === sent ? editing.settled(sent) : before.draft;
      const after = { ...before, base, draft };
      workbench.setEdited(id, after, isEdited(after, editing));
    },
    [workbench, id, editing],
  );
  const { draft, past, base } = edited;
  const body = useMemo(() => editing.bodyOf(draft), [editing, draft]);
  const changes = useMemo(() => editing.changes(base, draft), [editing, base, draft]);
  const isChanged = Object.keys(changes).length > 0;
  return { draft, body, changes, isChanged, change, undo, canUndo: past.length > 0, startOver, settle };
}

const isEdited = <Body extends object, Draft extends object>(
  { base, draft }: Edited<Body, Draft>,
  editing: Editing<Body, Draft>,
): boolean => Object.keys(editing.changes(base, draft)).length > 0;

const fresh = <Body extends object, Draft extends object>(
  stored: Body,
  { kind, draftOf: draftFrom }: Editing<Body, Draft>,
): Edited<Body, Draft> => ({ kind, base: stored, draft: draftFrom(stored), past: [] });

/** What nobody has edited follows what another window saves. */
function current<Body extends object, Draft extends object>(
  kept: Edited<Body, Draft> | undefined,
  stored: Body,
  editing: Editing<Body, Draft>,
): Edited<Body, Draft> {
  if (!kept) return fresh(stored, editing);
  const isBehind = Object.keys(editing.changes(stored, editing.draftOf(kept.base))).length > 0;
  return isBehind && !isEdited(kept, editing) ? fresh(stored, editing) : kept;
}

/** A roll knows its field by key while it is edited, and every action keeps its pick; see `ToolDraft`. */
export const TOOL_EDITING: Editing<UserTool, ToolDraft> = {
  kind: 'tool',
  draftOf,
  bodyOf: toolOf,
  changes: changedParts,
  // Names and choices are stored without blanks around them.
  settled: (draft) => ({
    ...draft,
    name: draft.name.trim(),
    fields: draft.fields.map((field) => ({ ...field, choices: field.choices.map((choice) => choice.trim()) })),
  }),
};

/** Edited as what it is. */
const asItIs = <Kind extends 'dice' | 'formula'>(
  kind: Kind,
): Editing<PieceBodies[Kind], PieceBodies[Kind]> & { kind: Kind } => ({
  kind,
  draftOf: (body) => body,
  bodyOf: (draft) => draft,
  changes: changedValues,
  settled: (draft) => draft,
});

/** Another type of dice piece has other parts: then all of them are new. */
function changedValues<Body extends PieceBodies['dice' | 'formula']>(stored: Body, draft: Body): Partial<Body> {
  if ('type' in stored && 'type' in draft && stored.type !== draft.type) return draft;
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(draft).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(before.get(part)),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}

export const DICE_EDITING = asItIs('dice');
export const FORMULA_EDITING = asItIs('formula');

export type ToolEditor = Editor<UserTool, ToolDraft>;
