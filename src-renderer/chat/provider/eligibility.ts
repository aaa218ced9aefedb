import type { ChatRequirements, RequirementReason } from '#shared/chat/requirements.ts';
import { type ProviderRefusal, refuseProvider } from '#shared/chat/tighten.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import { usePhrase } from '../../i18n.ts';
import { useApp } from '../../state/state.tsx';
import { useConfidenceWord } from '../../ui/confidence.tsx';
import type { ChatSetup } from '../chat-setup.ts';

/** Why a provider may not answer in this chat; undefined when it may. Main asks the same rule before a request leaves. */
export function useRefusal(requirements: ChatRequirements): (provider: ProviderView) => ProviderRefusal | undefined {
  const minimum = useApp((state) => state.settings?.globalMinimumConfidence ?? 'NONE');
  return (provider) => refuseProvider(provider, requirements, minimum);
}

/** Why a provider may not answer in this chat, worded for its row; null when it may. */
export function useEligibility(requirements: ChatRequirements): (provider: ProviderView) => string | null {
  const { t, format } = usePhrase();
  const word = useConfidenceWord();
  const minimum = useApp((state) => state.settings?.globalMinimumConfidence ?? 'NONE');
  const refusalOf = useRefusal(requirements);
  const needsLevel = (reason: RequirementReason | undefined) => {
    const level = word(requirements.confidence);
    if (!reason) return t('chat.provider.needsLevel', { level });
    const time = format.time(reason.at);
    return reason.sourceName
      ? t('chat.provider.needsLevelSource', { level, time, source: reason.sourceName })
      : t('chat.provider.needsLevelSince', { level, time });
  };
  return (provider) => {
    switch (refusalOf(provider)) {
      case 'below-global-minimum':
        return t('chat.provider.belowMinimum', { level: word(minimum) });
      case 'confidence-too-low':
        return needsLevel(requirements.confidenceReason);
      case 'data-security':
        return t('chat.provider.needsSelfHosted');
      case undefined:
        return null;
    }
  };
}

/** Whom to go on with where the chosen provider may not: the default one, else the first that may and has its key. */
export function useNextProvider({ provider, requirements }: ChatSetup): ProviderView | undefined {
  const providers = useApp((state) => state.providers);
  const defaultId = useApp((state) => state.defaultProviderId);
  const refusalOf = useRefusal(requirements);
  const usable = providers.filter(
    (other) =>
      other.id !== provider?.id &&
      refusalOf(other) === undefined &&
      other.keyState !== 'missing' &&
      other.keyState !== 'unreadable',
  );
  return usable.find(({ id }) => id === defaultId) ?? usable[0];
}

/** Whether it is this chat that rules a provider out, and not the minimum for everything. */
export const isRefusedByChat = (refusal: ProviderRefusal | undefined): boolean =>
  refusal !== undefined && refusal !== 'below-global-minimum';
