import { type ChatRequirements, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { mayRunUnder } from '#shared/chat/tighten.ts';
import { type Phrase, type PhraseKey, phrase } from '#shared/phrase.ts';
import { type ConfidenceLevel, meetsConfidence, strictestConfidence } from '#shared/provider/confidence.ts';
import type { ManagedBy } from '#shared/settings/managed-by.ts';
import { expandSelection, normalizeSelection, type ToolCollection } from '#shared/tool/collection.ts';
import { type Component, isVisibleIn, type ToolFunction } from '#shared/tool/definition.ts';
import type { ApprovalMode, ToolAnswer, ToolGate } from '#shared/tool/view.ts';
import type { Log } from '../log/log.ts';
import type { ToolPolicy } from './policy.ts';
import type { ToolRegistry } from './registry.ts';
import { inSchemaMode } from './schema-mode.ts';
import type { ToolSettings } from './settings.ts';
import type { Activatable, RegisteredTool } from './tool.ts';

/** For whom and where the question is asked. */
export interface OfferQuery {
  component: Component;
  /** Null: no provider is chosen yet, so its gates are not asked. */
  provider: { confidence: ConfidenceLevel; supportsTools: boolean } | null;
  /** Collections switched on; null means the component's defaults. */
  selection: readonly string[] | null;
  requirements: ChatRequirements;
  /** An answer that was cut off goes on. Absent: no. */
  isContinuation?: boolean;
}

type Selection = Pick<OfferQuery, 'component' | 'selection'>;

/** A tool as this request offers it. */
export interface OfferedTool {
  registered: RegisteredTool;
  function: ToolFunction;
  instructions: string;
}

const OPEN: ToolAnswer = { offered: true };

/**
 * The one place that answers "may this tool be offered, and if not, which gate blocks it": requests, the window, the
 * command line and the executor all ask here, so they can never come to different answers.
 */
export class Offers {
  readonly #registry: ToolRegistry;
  readonly #settings: ToolSettings;
  readonly #policy: () => ToolPolicy;
  readonly #log: Pick<Log, 'error'>;

  constructor(registry: ToolRegistry, settings: ToolSettings, policy: () => ToolPolicy, log: Pick<Log, 'error'>) {
    this.#registry = registry;
    this.#settings = settings;
    this.#policy = policy;
    this.#log = log;
  }

  /**
   * "offered", or the first gate that blocks the tool, in the order of `TOOL_GATES`. A tool that fails while it is asked
   * is not available; it costs no other tool and no request.
   */
  async answer(registered: RegisteredTool, query: OfferQuery): Promise<ToolAnswer> {
    try {
      return await this.#answer(registered, query);
    } catch (error) {
      this.#log.error('offer-failed', error, { tool: registered.definition.id });
      return closed('not-available', phrase('policy.gate.defect'));
    }
  }

  /** The gates that nobody has to be asked about, as they are at this very moment. */
  answerNow(registered: RegisteredTool, query: OfferQuery): ToolAnswer {
    return this.#firstGates(registered, query) ?? this.#lastGates(registered, query) ?? OPEN;
  }

  async #answer(registered: RegisteredTool, query: OfferQuery): Promise<ToolAnswer> {
    const blocked = this.#firstGates(registered, query);
    if (blocked) return blocked;
    const problems = Object.entries(await this.#settings.problems(registered));
    if (problems.length > 0) return closed('not-configured', phrase('policy.gate.notConfigured'));
    return this.#lastGates(registered, query) ?? (await this.#offersNothing(registered, query)) ?? OPEN;
  }

  /**
   * What a request sends: every offered tool, the app's own in registry order and then those that people made in the order
   * they are linked, so that the beginning of requests stays the same.
   */
  async offered(query: OfferQuery): Promise<OfferedTool[]> {
    const offered: OfferedTool[] = [];
    for (const registered of this.#inOrder(query)) {
      if (!(await this.answer(registered, query)).offered) continue;
      try {
        const tool = await this.asOffered(registered, query);
        if (tool) offered.push(tool);
      } catch (error) {
        this.#log.error('offer-failed', error, { tool: registered.definition.id });
      }
    }
    return offered;
  }

  /** A tool as it would be offered if every gate were open; null when it has nothing to offer here. */
  async asOffered(
    registered: RegisteredTool,
    query: OfferQuery,
    schemaMode = this.#policy().schemaMode,
  ): Promise<OfferedTool | null> {
    const { definition, tool } = registered;
    const settings = this.#settings.plainValues(registered);
    const tailored = await this.#tailored(registered, query);
    if (tailored === null) return null;
    return {
      registered,
      function: inSchemaMode({ ...definition.function, ...tailored }, schemaMode),
      instructions: tool.resolveInstructions?.(settings, query.requirements) ?? definition.systemPromptInstructions,
    };
  }

  /** Collections that only "not selected" keeps from being offered here. */
  async activatable(query: OfferQuery): Promise<Activatable[]> {
    const found: Activatable[] = [];
    for (const collection of this.#registry.selectable) {
      // What people make or take in from a file reaches no model before a person links it.
      const isMade = collection.toolIds.some((id) => this.#registry.get(id)?.origin === 'made-here');
      if (isMade || this.isSelected(collection.id, query)) continue;
      const selection = [...this.selected(query), collection.id];
      const tools: Array<{ name: string; description: string }> = [];
      for (const toolId of collection.toolIds) {
        const registered = this.#registry.get(toolId);
        if (!registered || !(await this.answer(registered, { ...query, selection })).offered) continue;
        const { name, descriptionForLLM } = registered.definition.function;
        tools.push({ name, description: descriptionForLLM });
      }
      if (tools.length > 0) found.push({ collectionId: collection.id, tools });
    }
    return found;
  }

  /** Whether its calls run by themselves, ask, or never run: what the person set, else by what its tools do. */
  approvalMode(collection: ToolCollection): ApprovalMode {
    const { approvalByCollection } = this.#policy();
    const set = valuesOf(approvalByCollection, collection);
    if (set.includes('never')) return 'never';
    if (set.includes('ask')) return 'ask';
    if (set.length > 0) return 'auto';
    return this.changesSomething(collection) ? 'ask' : 'auto';
  }

  /** The organization that has locked this collection to asking first: no word of a person makes it run by itself. */
  lockedToAskBy(collection: ToolCollection): ManagedBy | undefined {
    const { approvalByCollection, managedEntry } = this.#policy();
    for (const id of namesOf(collection)) {
      if (!Object.hasOwn(approvalByCollection, id) || approvalByCollection[id] !== 'ask') continue;
      const entry = managedEntry?.('approval', id);
      if (entry?.state === 'locked') return entry.by;
    }
    return undefined;
  }

  /** Whether one of its tools writes, sends or deletes. */
  changesSomething(collection: ToolCollection): boolean {
    return collection.toolIds.some((id) => this.#registry.get(id)?.tool.changesSomething);
  }

  /** Whether what a chat requires keeps a tool out that it would offer in a chat that requires nothing. */
  isExcludedBy(requirements: ChatRequirements, registered: RegisteredTool): boolean {
    const { tool } = registered;
    if (!mayRunUnder(requirements.outbound, tool)) return true;
    const settings = this.#settings.plainValues(registered);
    const resolve = (chat: ChatRequirements) => tool.resolveFunction?.(settings, chat, []);
    try {
      return resolve(requirements) === null && resolve(NO_REQUIREMENTS) !== null;
    } catch {
      // What is wrong with it is the answer to the gates; it is not the chat that keeps it out.
      return false;
    }
  }

  collectionOf(registered: RegisteredTool): ToolCollection {
    return this.#registry.collectionOf(registered.definition.id);
  }

  /** The level a collection needs: the highest set for it or a member, else its own, else the one its tool declares. */
  minimumConfidence(collection: ToolCollection): ConfidenceLevel {
    const { minimumConfidenceById } = this.#policy();
    const set = valuesOf(minimumConfidenceById, collection);
    if (set.length > 0) return strictestConfidence(...set);
    if (collection.minimumConfidence !== undefined) return collection.minimumConfidence;
    const declared = collection.toolIds.map((id) => this.#registry.get(id)?.tool.minimumConfidence ?? 'NONE');
    return strictestConfidence(...declared);
  }

  /** The collections that a selection stands for. */
  selected(query: Selection): string[] {
    return normalizeSelection(this.#selection(query), this.#registry.selectable);
  }

  isSelected(collectionId: string, query: Selection): boolean {
    return this.selected(query).includes(collectionId);
  }

  /** A selection as it is stored, with this collection in it; links of tools that are not here now stay. */
  selectionWith(collectionId: string, query: Selection): string[] {
    return [...this.#selection(query), collectionId];
  }

  #selection({ selection, component }: Selection): readonly string[] {
    const { defaultSelection, defaultSelectionByComponent } = this.#policy();
    return selection ?? defaultSelectionByComponent[component] ?? defaultSelection;
  }

  #inOrder(query: OfferQuery): RegisteredTool[] {
    const links = new Map(this.selected(query).map((id, index) => [id, index]));
    const place = (registered: RegisteredTool) =>
      registered.origin === 'made-here'
        ? (links.get(this.#registry.collectionOf(registered.definition.id).id) ?? 0)
        : -1;
    return this.#registry.tools.toSorted((a, b) => place(a) - place(b));
  }

  #firstGates(registered: RegisteredTool, query: OfferQuery): ToolAnswer | undefined {
    const { definition, tool } = registered;
    const policy = this.#policy();
    const collection = this.collectionOf(registered);
    const names = namesOf(collection);
    const unavailable = tool.unavailable?.();
    if (unavailable) return closed('not-available', unavailable);
    const { allow, deny } = policy.startup;
    // What only asks for other tools needs no place in the allow list: those it can ask for have theirs.
    const isAllowed = !allow || tool.activates !== undefined || names.some((name) => allow.has(name));
    if (!isAllowed || names.some((name) => deny.has(name))) {
      return closed('startup-policy', phrase('policy.gate.startupPolicy'));
    }
    if (!policy.toolsEnabled) return closed('tools-disabled', saidBy(policy.toolsDisabledBy, 'toolsDisabled'));
    const disabledId = names.find((id) => policy.disabledIds.has(id));
    if (disabledId !== undefined) {
      const by = policy.managedEntry?.('disabled', disabledId)?.by;
      return closed('collection-disabled', saidBy(by, 'collectionDisabled'));
    }
    if (this.approvalMode(collection) === 'never') {
      const by = managerOf(policy, 'approval', collection, 'never');
      return closed('never-approved', saidBy(by, 'neverApproved'));
    }
    if (!isVisibleIn(definition, query.component))
      return closed('not-in-component', phrase('policy.gate.notInComponent'));
    if (query.isContinuation && tool.isOfferedOnContinue === false)
      return closed('continued-answer', phrase('pieces.gate.continuation'));
    const runs = expandSelection(this.#selection(query), this.#registry.selectable);
    if (tool.activation !== 'context' && !runs.includes(definition.id))
      return closed('not-selected', phrase('policy.gate.notSelected'));
    // Nothing selected is a person's "no tools in this chat": a model that takes none would refuse even one that only asks.
    if (tool.activation === 'context' && query.selection?.length === 0)
      return closed('not-selected', phrase('policy.gate.notSelected'));
    if (query.provider && !query.provider.supportsTools) {
      return closed('model-without-tools', phrase('policy.gate.modelWithoutTools'));
    }
    return undefined;
  }

  #lastGates(registered: RegisteredTool, query: OfferQuery): ToolAnswer | undefined {
    const { tool } = registered;
    const collection = this.collectionOf(registered);
    const needed = this.minimumConfidence(collection);
    if (query.provider && !meetsConfidence(query.provider.confidence, needed)) {
      const by = managerOf(this.#policy(), 'minimumConfidence', collection, needed);
      return closed('confidence-too-low', saidBy(by, 'confidenceTooLow', { needed, has: query.provider.confidence }));
    }
    if (!mayRunUnder(query.requirements.outbound, tool)) {
      return closed('outbound-restricted', phrase('policy.gate.outboundRestricted'));
    }
    return undefined;
  }

  async #offersNothing(registered: RegisteredTool, query: OfferQuery): Promise<ToolAnswer | undefined> {
    if ((await this.#tailored(registered, query)) !== null) return undefined;
    return closed('nothing-to-offer', phrase('policy.gate.nothingToOffer'));
  }

  async #tailored(registered: RegisteredTool, query: OfferQuery): Promise<Tailored | null | undefined> {
    const { tool } = registered;
    if (!tool.resolveFunction) return undefined;
    // Only a tool that offers itself can ask what else there is; this keeps the question from going round in circles.
    const activatable = tool.activation === 'context' ? await this.activatable(query) : [];
    return tool.resolveFunction(this.#settings.plainValues(registered), query.requirements, activatable);
  }
}

/** Every id that stands for a collection: a member's does as well, wherever it is stored. */
export function namesOf({ id, toolIds }: ToolCollection): string[] {
  return toolIds.includes(id) ? [...toolIds] : [id, ...toolIds];
}

/** Own values only: a tool may be called "constructor". */
function valuesOf<Value>(byId: Readonly<Record<string, Value>>, collection: ToolCollection): Value[] {
  return namesOf(collection).flatMap((id) => (Object.hasOwn(byId, id) ? (byId[id] ?? []) : []));
}

/** Who set this value for a collection, where that was an organization. */
function managerOf(
  policy: ToolPolicy,
  setting: 'minimumConfidence' | 'approval',
  collection: ToolCollection,
  value: string,
): ManagedBy | undefined {
  const values = setting === 'approval' ? policy.approvalByCollection : policy.minimumConfidenceById;
  const id = namesOf(collection).find((name) => Object.hasOwn(values, name) && values[name] === value);
  return id === undefined ? undefined : policy.managedEntry?.(setting, id)?.by;
}

/** Rules that a person or an organization sets, each with the words for both. */
const RULES = {
  toolsDisabled: ['policy.gate.toolsDisabled', 'policy.gate.toolsDisabledByOrganization'],
  collectionDisabled: ['policy.gate.collectionDisabled', 'policy.gate.collectionDisabledByOrganization'],
  neverApproved: ['policy.gate.neverApproved', 'policy.gate.neverApprovedByOrganization'],
  confidenceTooLow: ['policy.gate.confidenceTooLow', 'policy.gate.confidenceTooLowByOrganization'],
} as const satisfies Readonly<Record<string, readonly [PhraseKey, PhraseKey]>>;

/** A reason, and whose rule it is: what a person cannot change says whom to ask. */
function saidBy(
  by: ManagedBy | undefined,
  rule: keyof typeof RULES,
  facts: Readonly<Record<string, string>> = {},
): Phrase {
  const [own, managed] = RULES[rule];
  return by ? phrase(managed, { ...facts, name: by.name, version: by.version }) : phrase(own, facts);
}

type Tailored = Pick<ToolFunction, 'descriptionForLLM' | 'parameters'>;

function closed(gate: ToolGate, reason: Phrase): ToolAnswer {
  return { offered: false, gate, reason };
}
