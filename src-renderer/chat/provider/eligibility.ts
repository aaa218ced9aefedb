import type { ChatRequirements } from '#shared/chat/requirements.ts';
import { type ConfidenceLevel, meetsConfidence } from '#shared/provider/confidence.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import { usePhrase } from '../../i18n.ts';
import { useConfidenceWord } from '../../ui/confidence.tsx';

/**
 * Why a provider may not answer in this chat, worded for its row; null when it may. Main asks the same again before a
 * request leaves.
 */
export function useEligibility(requirements: ChatRequirements): (provider: ProviderView) => string | null {
  const { t, say, format } = usePhrase();
  const word = useConfidenceWord();
  const needs = (level: ConfidenceLevel) => {
    const at = requirements.confidenceReason?.at;
    return at === undefined
      ? t('chat.provider.needsLevel', { level: word(level) })
      : t('chat.provider.needsLevelSince', { level: word(level), time: format.time(at) });
  };
  return (provider) => {
    if (provider.unusable) return say(provider.unusable);
    if (!meetsConfidence(provider.confidence, requirements.confidence)) return needs(requirements.confidence);
    const isOwn = provider.kind === 'SELF_HOSTED' || provider.kind === 'DEMO';
    if (requirements.dataSecurity === 'SELF_HOSTED' && !isOwn) return t('chat.provider.needsSelfHosted');
    return null;
  };
}
