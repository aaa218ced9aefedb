import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ModelView } from '#shared/tool/model-view.ts';
import type { Trial } from '#shared/tool/trial.ts';
import type { Decoded } from '#shared/user-tool/decode.ts';
import type { ChatService } from '../chats/chat-service.ts';
import { HandlerError } from '../ipc/handler.ts';
import { hasCapability } from '../providers/capabilities.ts';
import type { ProviderService } from '../providers/provider-service.ts';
import type { StoredChat } from '../store/chat-store.ts';
import type { ToolExecutor } from '../tools/executor.ts';
import type { OfferQuery, Offers } from '../tools/offers.ts';
import type { ToolRegistry } from '../tools/registry.ts';
import type { RegisteredTool, ToolContext } from '../tools/tool.ts';
import { modelView } from './model-view.ts';
import type { PieceLibrary } from './piece-library.ts';
import { tryTool } from './tool-trial.ts';

/** A tool that is there, or a draft; `toolId`: the tool that the draft will become. */
export type ToolSubject = { of: 'tool'; toolId: string } | { of: 'draft'; draft: unknown; toolId?: string };

/** Where a tool is looked at: as if in this chat and with this provider. */
export interface Place {
  providerId: string | null;
  chatId: string | null;
}

interface Dependencies {
  registry: ToolRegistry;
  library: PieceLibrary;
  providers: ProviderService;
  chats: ChatService;
  offersOf(registry: ToolRegistry): Offers;
  executorOf(registry: ToolRegistry, offers: Offers): ToolExecutor;
  now(): number;
}

/** Somebody whom nothing is known of: no provider is set up yet. */
const NOBODY: ToolContext['provider'] = { id: 'none', confidence: 'NONE', isTrusted: false };

/** Any tool, built in or made here, stored or still a draft: what a model sees of it, and what comes of calling it. */
export class Workbench {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async modelSees(subject: ToolSubject, place: Place): Promise<Decoded<ModelView>> {
    const found = this.#find(subject);
    if (!found.ok) return found;
    const { registered, offers } = found.value;
    const { query, provider } = this.#at(place, registered);
    const view = await modelView(registered, offers, query, provider);
    if (!view) throw new HandlerError('refused', phrase('policy.gate.nothingToOffer'));
    return { ok: true, value: view };
  }

  async try(
    subject: ToolSubject,
    place: Place,
    call: { argumentsText: string; seed?: string; signal: AbortSignal },
  ): Promise<Decoded<Trial>> {
    const found = this.#find(subject);
    if (!found.ok) return found;
    const { registered, offers, registry } = found.value;
    const executor = this.#dependencies.executorOf(registry, offers);
    const { now } = this.#dependencies;
    const trial = await tryTool({ executor, offers, now }, { registered, ...this.#at(place, registered), ...call });
    return { ok: true, value: trial };
  }

  #find(subject: ToolSubject): Decoded<{ registered: RegisteredTool; registry: ToolRegistry; offers: Offers }> {
    const { library, registry, offersOf } = this.#dependencies;
    if (subject.of === 'tool') {
      const registered = registry.get(subject.toolId);
      if (!registered) throw new HandlerError('not-found', phrase('turn.toolNotFound'));
      return { ok: true, value: { registered, registry, offers: offersOf(registry) } };
    }
    const draft = library.draft(subject.draft, subject.toolId);
    if (!draft.ok) return draft;
    const withDraft = registry.with(draft.value);
    return { ok: true, value: { registered: draft.value, registry: withDraft, offers: offersOf(withDraft) } };
  }

  #at({ chatId, providerId }: Place, { definition }: RegisteredTool): WhereTried {
    const { chats, providers } = this.#dependencies;
    const chat = chatId === null ? undefined : chats.stored(chatId);
    const provider = providerId === null ? undefined : providers.get(providerId);
    const query: OfferQuery = {
      component: 'chat',
      provider: provider
        ? { confidence: providers.confidence(provider), supportsTools: hasCapability(provider, 'tools') }
        : null,
      selection: [definition.id],
      requirements: chat?.requirements ?? NO_REQUIREMENTS,
    };
    const standing = provider ? { id: provider.id, ...providers.standing(provider) } : NOBODY;
    return { chat, provider, query, standing };
  }
}

interface WhereTried {
  chat: StoredChat | undefined;
  provider: ProviderInstance | undefined;
  query: OfferQuery;
  standing: ToolContext['provider'];
}
