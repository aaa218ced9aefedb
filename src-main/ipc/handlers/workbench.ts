import type { Workbench } from '../../workbench/workbench.ts';
import type { Handlers } from '../handler.ts';

type WorkbenchHandlers = Pick<Handlers, 'workbench.model-sees' | 'workbench.try'>;

export function workbenchHandlers(workbench: Workbench): WorkbenchHandlers {
  return {
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
