import type { AppStore } from './app-store.ts';

/** Folds or unfolds a group of a list: of chats, of tools. The settings keep it, by the id of the group. */
export function foldGroup(app: AppStore, id: string, isFolded: boolean): void {
  const folded = app.store.getState().settings?.foldedGroupIds ?? [];
  const foldedGroupIds = [...folded.filter((other) => other !== id), ...(isFolded ? [id] : [])];
  void app.updateSettings({ foldedGroupIds }).catch(() => undefined);
}
