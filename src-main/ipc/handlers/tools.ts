import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { phrase } from '#shared/phrase.ts';
import type { ChatService } from '../../chats/chat-service.ts';
import { dataMark } from '../../chats/data-mark.ts';
import type { SessionResults } from '../../chats/session-results.ts';
import { sharedInstructions } from '../../chats/system-prompt.ts';
import { hasCapability } from '../../providers/capabilities.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import type { ToolCatalogue } from '../../tools/catalogue.ts';
import type { ToolRegistry } from '../../tools/registry.ts';
import type { ToolSettings } from '../../tools/settings.ts';
import type { EventHub } from '../event-hub.ts';
import { HandlerError, type Handlers } from '../handler.ts';
import { withKeyring } from './providers.ts';

interface Dependencies {
  registry: ToolRegistry;
  catalogue: ToolCatalogue;
  toolSettings: ToolSettings;
  providers: ProviderService;
  chats: ChatService;
  results: SessionResults;
  hub: EventHub;
}

type ToolHandlers = Pick<Handlers, 'tools.list' | 'tools.save-settings' | 'tools.result'>;

export function toolHandlers({
  registry,
  catalogue,
  toolSettings,
  providers,
  chats,
  results,
  hub,
}: Dependencies): ToolHandlers {
  return {
    'tools.list': async ({ component, providerId, chatId, selection }) => {
      const chat = chatId === null ? undefined : chats.stored(chatId);
      const instance = providerId === null ? undefined : providers.get(providerId);
      const collections = await catalogue.list({
        component,
        provider: instance
          ? { confidence: providers.confidence(instance), supportsTools: hasCapability(instance, 'tools') }
          : null,
        selection: chat ? chat.toolSelection : selection,
        requirements: chat?.requirements ?? NO_REQUIREMENTS,
      });
      const hasTools = collections.some(({ isSelected, answer }) => isSelected && answer.offered);
      const instructions = sharedInstructions(
        { modelId: instance?.model.id ?? '', ...(hasTools && { dataMark: dataMark(chatId ?? '') }) },
        hasTools,
      );
      return { collections, broken: [...registry.broken], instructionTokens: tokensOfText(instructions) };
    },
    'tools.save-settings': async ({ toolId, values }) => {
      const registered = registry.get(toolId);
      if (!registered) throw new HandlerError('not-found', phrase('turn.toolNotFound'));
      const problems = await withKeyring(() => toolSettings.save(registered, values));
      hub.emit('tools.changed', {});
      return { problems };
    },
    'tools.result': ({ chatId, callId }) => {
      const text = results.get(chatId, callId);
      return { kept: text !== undefined, text: text ?? '' };
    },
  };
}
