import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ToolDraft } from '#shared/user-tool/draft.ts';
import type { PieceBodies, PieceKind } from '#shared/user-tool/pieces.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import type { ExampleView, WorkbenchPieces } from '#shared/user-tool/view.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

/** An edited tool with every step back. `base` is what was stored when editing began: only what differs from it is sent. */
export interface EditedTool {
  base: UserTool;
  draft: ToolDraft;
  past: ReadonlyArray<{ draft: ToolDraft; place: string | undefined }>;
}

/** An edited dice piece or formula. */
export interface EditedPiece {
  base: PieceBodies['dice' | 'formula'];
  body: PieceBodies['dice' | 'formula'];
}

export interface WorkbenchState {
  /** Null until main has answered. */
  pieces: WorkbenchPieces | null;
  examples: readonly ExampleView[];
  problem: Problem | null;
  /** What was deleted last, for the way back. */
  deleted: { kind: PieceKind; id: string; name: string } | null;
  /** What is edited and not saved, by id, as long as the window is open: looking elsewhere loses nothing. */
  editedTools: Readonly<Record<string, EditedTool>>;
  editedPieces: Readonly<Record<string, EditedPiece>>;
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
}

/** What people have made in the Workbench. */
export function createWorkbenchStore(ipc: Ipc): WorkbenchStore {
  const store = createStore<WorkbenchState>(() => ({
    pieces: null,
    examples: [],
    problem: null,
    deleted: null,
    editedTools: {},
    editedPieces: {},
  }));
  let isWanted = false;

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
      store.setState({ pieces, examples });
    });
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
  };
}
