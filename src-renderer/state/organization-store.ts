import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MandatoryInfo, OrganizationView } from '#shared/organization/view.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

export interface OrganizationState {
  /** Null until main has answered. */
  view: OrganizationView | null;
  problem: Problem | null;
  isChecking: boolean;
}

export interface OrganizationStore {
  store: StoreApi<OrganizationState>;
  load(): Promise<void>;
  /** Reads folders again and asks servers. */
  checkNow(): Promise<void>;
  /** Agrees to an information as it stands on the screen; a text that changed meanwhile is shown anew. */
  accept(info: MandatoryInfo): Promise<void>;
}

/** What the organization manages here: its configurations, their values and problems, what people have to agree to. */
export function createOrganizationStore(ipc: Ipc): OrganizationStore {
  const store = createStore<OrganizationState>(() => ({ view: null, problem: null, isChecking: false }));

  async function show(work: () => Promise<OrganizationView>): Promise<boolean> {
    try {
      store.setState({ view: await work(), problem: null });
      return true;
    } catch (error) {
      store.setState({ problem: problemOf(error) });
      return false;
    }
  }
  const load = async () => void (await show(() => ipc.call('organization.get', {})));

  ipc.on('organization.changed', () => void load());
  ipc.onReset(() => void load());
  ipc.onConnection((connection) => {
    if (connection === 'open' && store.getState().view === null) void load();
  });

  return {
    store,
    load,
    async checkNow() {
      store.setState({ isChecking: true });
      await show(() => ipc.call('organization.check-now', {}));
      store.setState({ isChecking: false });
    },
    async accept({ by, id, version }) {
      const isAccepted = await show(() =>
        ipc.call('organization.accept-info', { pluginId: by.pluginId, infoId: id, version }),
      );
      if (isAccepted) return;
      const { problem } = store.getState();
      await load();
      store.setState({ problem });
    },
  };
}

/** The next text the person has not agreed to as it stands now. */
export function openInfo(view: OrganizationView | null): MandatoryInfo | undefined {
  return view?.mandatoryInfos.find(({ acceptedAt }) => acceptedAt === undefined);
}
