import { draftOf } from '#shared/user-tool/draft.ts';
import type { PieceKind } from '#shared/user-tool/pieces.ts';
import type { UnsavedPiece } from '#shared/user-tool/unsaved.ts';
import type { Ipc } from './ipc.ts';

/** How long after the last change it is kept: a crash loses at most that. */
const KEEP_AFTER_MS = 300;

/**
 * An edited piece with every step back. `base` is what was stored when editing began: only what differs from it is sent.
 * `place` names what a step changed; changes of one place in a row are one step.
 */
export interface Edited<Base = object, Draft = object> {
  kind: PieceKind;
  base: Base;
  draft: Draft;
  past: ReadonlyArray<{ draft: Draft; place: string | undefined }>;
}

/** Editing goes on where it was when the window was closed; of the steps back, the one to what is stored is left. */
export function editedAgain({ kind, base, draft }: UnsavedPiece): Edited {
  const first = kind === 'tool' ? draftOf(base) : base;
  return { kind, base, draft, past: [{ draft: first, place: undefined }] };
}

/** Brings what is edited to main a moment after the last change of each piece; null when nothing of it is unsaved. */
export function createUnsavedKeeper(ipc: Ipc): (id: string, edited: Edited | null) => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const send = async (id: string, edited: Edited | null) => {
    if (!edited) return ipc.call('workbench.drop-unsaved', { id });
    const { kind, base, draft } = edited;
    return ipc.call('workbench.keep-unsaved', { kind, id, base, draft } as UnsavedPiece);
  };
  return (id, edited) => {
    clearTimeout(timers.get(id));
    // What cannot be kept stays in the window, and saving it says what is wrong.
    const run = () => void send(id, edited).catch(() => undefined);
    timers.set(id, setTimeout(run, KEEP_AFTER_MS));
  };
}
