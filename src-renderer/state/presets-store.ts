import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PresetKind } from '#shared/preset/preset.ts';
import type { ProfileBody, ProfileView } from '#shared/preset/profile.ts';
import type { TemplateBody, TemplateFiles, TemplateView } from '#shared/preset/template.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

export type PresetDraft =
  /** Without files: those it has stay. */
  { kind: 'template'; body: TemplateBody; files?: TemplateFiles } | { kind: 'profile'; body: ProfileBody };

export interface PresetsState {
  /** False until main has answered. */
  isReady: boolean;
  templates: readonly TemplateView[];
  profiles: readonly ProfileView[];
  /** Why the last change did not happen. */
  problem: Problem | null;
  /** What was deleted last, for the way back. */
  deleted: { kind: PresetKind; id: string; name: string } | null;
}

export interface PresetsStore {
  store: StoreApi<PresetsState>;
  load(): Promise<void>;
  /** Creates, or changes the one with this id. Rejects with what keeps it from being stored. */
  save(draft: PresetDraft, id?: string): Promise<string>;
  // Neither of these rejects; `problem` says what went wrong.
  remove(preset: { kind: PresetKind; id: string; name: string }): Promise<void>;
  /** Brings back what was deleted last. */
  restore(): Promise<void>;
  forgetDeleted(): void;
}

/** Templates and profiles: the organization's and the person's own. */
export function createPresetsStore(ipc: Ipc): PresetsStore {
  const store = createStore<PresetsState>(() => ({
    isReady: false,
    templates: [],
    profiles: [],
    problem: null,
    deleted: null,
  }));

  async function attempt(work: () => Promise<Partial<PresetsState>>): Promise<void> {
    try {
      store.setState({ problem: null, ...(await work()) });
    } catch (error) {
      store.setState({ problem: problemOf(error) });
    }
  }
  const load = () => attempt(async () => ({ ...(await ipc.call('presets.list', {})), isReady: true }));

  ipc.on('presets.changed', () => void load());
  // Which collections the tools of a template belong to.
  ipc.on('tools.changed', () => void load());
  ipc.onReset(() => void load());

  return {
    store,
    load,
    async save(draft, id) {
      const saved = await ipc.call('presets.save', { ...draft, ...(id !== undefined && { id }) });
      await load();
      return saved.id;
    },
    remove: (preset) =>
      attempt(async () => {
        await ipc.call('presets.delete', { kind: preset.kind, id: preset.id });
        return { deleted: preset };
      }),
    async restore() {
      const { deleted } = store.getState();
      if (!deleted) return;
      await attempt(async () => {
        await ipc.call('presets.restore', { kind: deleted.kind, id: deleted.id });
        return { deleted: null };
      });
    },
    forgetDeleted: () => store.setState({ deleted: null }),
  };
}
