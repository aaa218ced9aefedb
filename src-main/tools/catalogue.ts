import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import type { ToolCollection } from '#shared/tool/collection.ts';
import {
  type CollectionView,
  DEFAULT_OUTBOUND_DATA,
  type SettingProvenance,
  type ToolView,
} from '#shared/tool/view.ts';
import { namesOf, type OfferQuery, type Offers } from './offers.ts';
import type { ToolPolicy } from './policy.ts';
import type { ToolRegistry } from './registry.ts';
import { inSchemaMode } from './schema-mode.ts';
import type { ToolSettings } from './settings.ts';
import type { RegisteredTool } from './tool.ts';

/** All collections with the gate that blocks each, for the window and the command line. */
export class ToolCatalogue {
  readonly #registry: ToolRegistry;
  readonly #offers: Offers;
  readonly #settings: ToolSettings;
  readonly #policy: () => ToolPolicy;

  constructor(registry: ToolRegistry, offers: Offers, settings: ToolSettings, policy: () => ToolPolicy) {
    this.#registry = registry;
    this.#offers = offers;
    this.#settings = settings;
    this.#policy = policy;
  }

  async list(query: OfferQuery): Promise<CollectionView[]> {
    return Promise.all(this.#registry.collections.map((collection) => this.#view(collection, query)));
  }

  /** Estimated cost of a tool's definition and instructions in every request; 0 for one that is not there. */
  tokens(toolId: string): number {
    const registered = this.#registry.get(toolId);
    return registered ? this.#tokens(registered) : 0;
  }

  #tokens({ definition }: RegisteredTool): number {
    const sent = inSchemaMode(definition.function, this.#policy().schemaMode);
    return tokensOfText(JSON.stringify(sent)) + tokensOfText(definition.systemPromptInstructions);
  }

  async #view(collection: ToolCollection, query: OfferQuery): Promise<CollectionView> {
    const members = collection.toolIds.flatMap((id) => this.#registry.get(id) ?? []);
    const tools = await Promise.all(members.map((member) => this.#toolView(member, query)));
    const policy = this.#policy();
    const { origin, label } = members[0] ?? {};
    return {
      id: collection.id,
      ...(origin && { origin }),
      ...(label && members.length === 1 && { label }),
      icon: tools[0]?.icon ?? 'wrench',
      ...(!this.#registry.selectable.includes(collection) && { offersItself: true }),
      isSelected: this.#offers.isSelected(collection.id, query),
      isEnabled: !namesOf(collection).some((id) => policy.disabledIds.has(id)),
      enabledFrom: enabledFrom(collection, policy),
      approval: this.#offers.approvalMode(collection),
      approvalFrom: provenanceOf(collection, policy, 'approval', policy.approvalByCollection),
      minimumConfidence: this.#offers.minimumConfidence(collection),
      minimumConfidenceFrom: provenanceOf(collection, policy, 'minimumConfidence', policy.minimumConfidenceById),
      // A collection is as usable as its most usable tool.
      answer: (tools.find((tool) => tool.answer.offered) ?? tools[0])?.answer ?? { offered: true },
      tokens: tools.reduce((sum, tool) => sum + tool.tokens, 0),
      tools,
    };
  }

  async #toolView(registered: RegisteredTool, query: OfferQuery): Promise<ToolView> {
    const { definition, tool, origin, label } = registered;
    return {
      id: definition.id,
      ...(origin && { origin }),
      ...(label && { label }),
      icon: tool.icon,
      outboundData: tool.outboundData ?? DEFAULT_OUTBOUND_DATA,
      minimumConfidence: tool.minimumConfidence,
      answer: await this.#offers.answer(registered, query),
      isExcludedByChat: this.#offers.isExcludedBy(query.requirements, registered),
      tokens: this.#tokens(registered),
      // A tool that fails to check its settings must not take the list of all others with it.
      settings: await this.#settings.views(registered).catch(() => []),
    };
  }
}

function enabledFrom(collection: ToolCollection, { managedEntry, disabledIds }: ToolPolicy): SettingProvenance {
  const ids = namesOf(collection);
  const [managed] = ids.flatMap((id) => managedEntry?.('disabled', id) ?? []);
  if (managed) return { origin: managed.state === 'locked' ? 'locked' : 'organization-default', by: managed.by };
  return { origin: ids.some((id) => disabledIds.has(id)) ? 'person' : 'built-in' };
}

/** Locked before the person's own, that before an organization's default, as values are looked up. */
function provenanceOf(
  collection: ToolCollection,
  { managedEntry }: ToolPolicy,
  setting: 'minimumConfidence' | 'approval',
  byId: Readonly<Record<string, unknown>>,
): SettingProvenance {
  const ids = namesOf(collection);
  const managed = ids.flatMap((id) => managedEntry?.(setting, id) ?? []);
  const locked = managed.find(({ state }) => state === 'locked');
  if (locked) return { origin: 'locked', by: locked.by };
  if (managed[0]) return { origin: 'organization-default', by: managed[0].by };
  return { origin: ids.some((id) => Object.hasOwn(byId, id)) ? 'person' : 'built-in' };
}
