import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PieceKind } from '#shared/user-tool/pieces.ts';
import type { ExampleView, WorkbenchPieces } from '#shared/user-tool/view.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';
import { createUnsavedKeeper, type Edited, editedAgain } from './unsaved-pieces.ts';

export interface WorkbenchState {
  /** Null until main has answered. */
  pieces: WorkbenchPieces | null;
  examples: readonly ExampleView[];
  problem: Problem | null;
  /** What was deleted last, for the way back. */
  deleted: { kind: PieceKind; id: string; name: string } | null;
  /** The piece that was just made here: writing its name comes next. */
  created: string | null;
  /** What is edited and not saved, by id: neither looking elsewhere nor a restart loses it. */
  edited: Readonly<Record<string, Edited>>;
}

export interface WorkbenchStore {
  store: StoreApi<WorkbenchState>;
  /** Reads the list once; it follows by itself from then on. */
  load(): Promise<void>;
  remove(piece: { kind: PieceKind; id: string; name: string }): Promise<void>;
  /** Brings back what was deleted; whether that worked. */
  restore(piece: { kind: PieceKind; id: string }): Promise<boolean>;
  /** Null when it could not be done; `problem` says why. */
  attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | null>;
  forgetDeleted(): void;
  /** `isUnsaved`: something in it differs from what is stored, and is kept over a restart. */
  setEdited(id: string, edited: Edited, isUnsaved: boolean): void;
}

/** What people have made in the Workbench. */
export function createWorkbenchStore(ipc: Ipc): WorkbenchStore {
  const store = createStore<WorkbenchState>(() => ({
    pieces: null,
    examples: [],
    problem: null,
    deleted: null,
    created: null,
    edited: {},
  }));
  const keep = createUnsavedKeeper(ipc);
  let isWanted = false;
  let hasUnsaved = false;

  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await work();
      store.setState({ problem: null });
      return answer;
    } catch (error) {
      store.setState({ problem: problemOf(error) });
      return null;
    }
  }

  async function load(): Promise<void> {
    isWanted = true;
    await attempt(async () => {
      const [pieces, { examples }] = await Promise.all([
        ipc.call('user-tools.list', {}),
        ipc.call('user-tools.examples', {}),
      ]);
      await loadUnsaved();
      store.setState({ pieces, examples });
    });
  }
  /** Once a window: from then on it knows better itself. What cannot be read is as if nothing had been edited. */
  async function loadUnsaved(): Promise<void> {
    if (hasUnsaved) return;
    const { unsaved } = await ipc.call('workbench.unsaved', {}).catch(() => ({ unsaved: [] }));
    if (hasUnsaved) return;
    hasUnsaved = true;
    const again = unsaved.map((piece): [string, Edited] => [piece.id, editedAgain(piece)]);
    store.setState(({ edited }) => ({ edited: { ...Object.fromEntries(again), ...edited } }));
  }
  const loadAgain = () => {
    if (isWanted) void load();
  };
  ipc.on('user-tools.changed', loadAgain);
  ipc.onReset(loadAgain);

  return {
    store,
    load,
    attempt,
    async remove({ kind, id, name }) {
      const done = await attempt(() => ipc.call('user-tools.delete', { kind, id }));
      if (done) store.setState({ deleted: { kind, id, name } });
    },
    async restore({ kind, id }) {
      const done = await attempt(() => ipc.call('user-tools.restore', { kind, id }));
      if (!done) return false;
      store.setState(({ deleted }) => (deleted?.id === id ? { deleted: null } : {}));
      return true;
    },
    forgetDeleted: () => store.setState({ deleted: null }),
    setEdited(id, edited, isUnsaved) {
      store.setState((state) => ({ edited: { ...state.edited, [id]: edited } }));
      keep(id, isUnsaved ? edited : null);
    },
  };
}
