import type { UnsavedPieces } from '../../workbench/unsaved-pieces.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import type { Handlers } from '../handler.ts';

type WorkbenchHandlers = Pick<Handlers, Extract<keyof Handlers, `workbench.${string}`>>;

export function workbenchHandlers(workbench: Workbench, unsaved: UnsavedPieces): WorkbenchHandlers {
  return {
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
