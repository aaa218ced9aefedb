import { useToolName } from '../chat/banner/tool-identity.ts';
import { usePhrase, type Wording } from '../i18n.ts';
import type { Layer } from './layers.ts';
import type { Step } from './steps.ts';

/** "12 ms" where tenths of a second would say nothing. */
export const shortDuration = (ms: number, format: Wording['format']): string =>
  ms < 100 ? `${format.number(Math.round(ms))} ms` : format.duration(ms);

/** What a request is the answer to: the question, the calls before it, a title. */
export function useStepName(): (step: Step) => string {
  const { t } = usePhrase();
  const toolName = useToolName();
  return ({ request, callsBefore }) => {
    if (request.purpose === 'title') return t('inspector.step.title');
    const [call, ...more] = callsBefore;
    if (!call) return t(request.round === 1 ? 'inspector.step.question' : 'inspector.step.next');
    if (more.length > 0) return t('inspector.step.afterCalls', { count: callsBefore.length });
    return t(call.state === 'blocked' ? 'inspector.step.afterBlock' : 'inspector.step.afterCall', {
      name: toolName(call.toolId),
    });
  };
}

/** Names of tools are those the model knows: that is what stands in the request. */
export function useLayerName(): (layer: Layer) => string {
  const { t } = usePhrase();
  return ({ kind, names, items }) => {
    const name = names.join(', ');
    if (kind === 'tools' || kind === 'history' || kind === 'example')
      return t(`inspector.layer.${kind}`, { count: items.length });
    if (kind === 'call' || kind === 'result' || kind === 'refusal') return t(`inspector.layer.${kind}`, { name });
    return t(`inspector.layer.${kind}`);
  };
}
