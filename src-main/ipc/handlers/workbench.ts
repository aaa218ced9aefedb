import { COUNTED_DAYS } from '#shared/tool/call-counts.ts';
import type { ChatStore } from '../../store/chat-store.ts';
import type { UnsavedPieces } from '../../workbench/unsaved-pieces.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import type { Handlers } from '../handler.ts';

type WorkbenchHandlers = Pick<Handlers, Extract<keyof Handlers, `workbench.${string}`>>;

interface Dependencies {
  workbench: Workbench;
  unsaved: UnsavedPieces;
  store: Pick<ChatStore, 'countCalls'>;
  now(): number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export function workbenchHandlers({ workbench, unsaved, store, now }: Dependencies): WorkbenchHandlers {
  return {
    'workbench.call-counts': ({ toolIds }) => store.countCalls(toolIds, now() - COUNTED_DAYS * DAY_MS),
    'workbench.unsaved': () => ({ unsaved: unsaved.list() }),
    'workbench.keep-unsaved': (piece) => {
      unsaved.keep(piece);
      return {};
    },
    'workbench.drop-unsaved': ({ id }) => {
      unsaved.drop(id);
      return {};
    },
    'workbench.model-sees': async ({ subject, ...place }) => {
      const seen = await workbench.modelSees(subject, place);
      return seen.ok ? { ok: true, view: seen.value } : seen;
    },
    'workbench.try': async ({ subject, providerId, chatId, argumentsText, seed }, { signal }) => {
      const call = { argumentsText, signal, ...(seed !== undefined && { seed }) };
      const tried = await workbench.try(subject, { providerId, chatId }, call);
      return tried.ok ? { ok: true, trial: tried.value } : tried;
    },
  };
}
