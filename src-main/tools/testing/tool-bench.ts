import { type ChatRequirements, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { tighten, tightened } from '#shared/chat/tighten.ts';
import type { ToolSettingValue } from '#shared/settings/settings.ts';
import type { ToolCollection } from '#shared/tool/collection.ts';
import { type ToolDefinition, toolDefinitionSchema } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import type { Guard } from '../../guard/guard.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import { type AnswerScope, ToolExecutor } from '../executor.ts';
import type { LoopEvent, LoopInput } from '../loop.ts';
import { type OfferQuery, Offers } from '../offers.ts';
import type { ToolPolicy } from '../policy.ts';
import { seededRandomness } from '../randomness.ts';
import { ToolRegistry } from '../registry.ts';
import { type SettingSources, ToolSettings } from '../settings.ts';
import type { Tool, ToolContext, ToolResult } from '../tool.ts';

/** A secret that the bench takes out of what tools return. */
export const PLANTED_SECRET = 'sk-planted-in-the-bench';

export const OPEN_POLICY: ToolPolicy = {
  startup: { allow: undefined, deny: new Set() },
  toolsEnabled: true,
  disabledIds: new Set(),
  minimumConfidenceById: {},
  approvalByCollection: {},
  alwaysAllowed: {},
  defaultSelection: [],
  defaultSelectionByComponent: {},
  schemaMode: 'full',
};

export function definitionOf(id: string, changes: Partial<ToolDefinition> = {}): ToolDefinition {
  return toolDefinitionSchema.parse({
    schemaVersion: 1,
    id,
    implementationKey: id,
    visibleIn: {},
    function: {
      name: id,
      descriptionForLLM: `Does ${id}.`,
      parameters: { type: 'object', properties: {}, additionalProperties: true },
    },
    ...changes,
  });
}

export function toolOf(
  implementationKey: string,
  run: (args: JsonObject, context: ToolContext) => ToolResult | Promise<ToolResult>,
  changes: Partial<Tool<JsonObject>> = {},
): Tool {
  const tool: Tool<JsonObject> = {
    implementationKey,
    icon: 'wrench',
    outboundData: 'NONE',
    isParallelSafe: true,
    minimumConfidence: 'NONE',
    readArguments: (raw) => raw,
    summarize: (args) => JSON.stringify(args),
    destination: () => ({ kind: 'computer' }),
    execute: async (args, context) => run(args, context),
    ...changes,
  };
  return tool as Tool;
}

const passThroughGuard: Guard = {
  filter: async (texts) => ({
    results: texts.map(({ text }) => ({ text, findings: [], isFlagged: false })),
    failed: false,
  }),
};

export function memorySecrets(initial: Record<string, string> = {}): SecretStore & { values: Map<string, string> } {
  const values = new Map(Object.entries(initial));
  return {
    values,
    isPersistent: async () => true,
    get: async (owner) => {
      const value = values.get(owner);
      return value === undefined ? undefined : { value, place: 'keyring' };
    },
    set: async (owner, value) => {
      values.set(owner, value);
      return 'keyring';
    },
    delete: async (owner) => {
      values.delete(owner);
    },
  };
}

interface BenchOptions {
  policy?: Partial<ToolPolicy>;
  query?: Partial<OfferQuery>;
  guard?: Guard;
  person?: Record<string, ToolSettingValue>;
  /** In place of `person`. */
  sources?: () => SettingSources;
  secrets?: SecretStore;
  approve?: AnswerScope['approve'];
  taintedBy?: string;
  definitions?: Record<string, Partial<ToolDefinition>>;
  collections?: readonly ToolCollection[];
}

/** Everything between a provider and tools, real but for the tools themselves; all of them are selected. */
export function toolBench(tools: readonly Tool[], options: BenchOptions = {}) {
  const ids = tools.map((tool) => tool.implementationKey);
  const registry = new ToolRegistry(
    { definitions: ids.map((id) => definitionOf(id, options.definitions?.[id])), broken: [] },
    tools,
    options.collections,
  );
  const person: Record<string, ToolSettingValue> = { ...options.person };
  const settings = new ToolSettings({
    secrets: options.secrets ?? memorySecrets(),
    sources: options.sources ?? (() => ({ locked: {}, person, organizationDefaults: {} })),
    store: (changes) => {
      for (const [key, value] of Object.entries(changes)) {
        if (value === undefined) delete person[key];
        else person[key] = value;
      }
    },
  });
  const policy: ToolPolicy = { ...OPEN_POLICY, defaultSelection: ids, ...options.policy };
  const logged: string[] = [];
  const offers = new Offers(registry, settings, () => policy, { error: (event) => logged.push(event) });
  const executor = new ToolExecutor({
    registry,
    offers,
    settings,
    guard: options.guard ?? passThroughGuard,
    pages: { retrieve: () => Promise.reject(new Error('no pages here')) },
    services: { request: () => Promise.reject(new Error('no services here')) },
    log: { error: () => {}, warn: () => {}, info: () => {} } as never,
    withoutSecrets: (text) => text.replaceAll(PLANTED_SECRET, '[redacted]'),
    markAsData: (content) => `<data>${content}</data>`,
    now: () => new Date('2026-03-10T09:30:00Z'),
    timeZone: 'Europe/Berlin',
    language: () => 'en',
  });
  let requirements: ChatRequirements = options.query?.requirements ?? NO_REQUIREMENTS;
  const query = (): OfferQuery => ({
    component: 'chat',
    provider: { confidence: 'MEDIUM', supportsTools: true },
    selection: null,
    ...options.query,
    requirements,
  });
  const controller = new AbortController();
  const updates: ToolCall[] = [];
  const activated: string[] = [];
  const kept = new Map<string, string>();
  const findings: unknown[] = [];
  const scope: AnswerScope = {
    chatId: 'chat-1',
    component: 'chat',
    provider: () => ({ id: 'provider-1', confidence: 'MEDIUM', isTrusted: false }),
    signal: controller.signal,
    isOffered: (name) => ids.includes(name),
    offeredNames: () => ids,
    offerQuery: query,
    isAddressGiven: () => false,
    variables: () => ({}),
    randomness: ({ ordinal }) => seededRandomness(`bench/${ordinal}`),
    activation: { available: () => offers.activatable(query()), activate: (id) => activated.push(id) },
    approve: async (registered, callId, wait) => (options.approve ? options.approve(registered, callId, wait) : true),
    mayContain: () => ['forum.test'],
    update: (update) => updates.push(update),
    raise: (raised, reason) => {
      const before = requirements;
      requirements = tighten(before, raised, reason);
      return tightened(requirements, before).length > 0;
    },
    keepResult: (id, content) => kept.set(id, content),
    filtered: (found, failed) => findings.push({ found, failed }),
    taintedBy: () => options.taintedBy,
  };
  const events: LoopEvent[] = [];
  const loopInput = (adapter: LoopInput['adapter'], changes: Partial<LoopInput> = {}): LoopInput => ({
    adapter,
    executor,
    scope,
    limits: { maxCalls: 15, maxResultCharacters: 300_000 },
    allowParallelCalls: false,
    offer: async () => (await offers.offered(query())).map((tool) => tool.function),
    onEvent: (event) => events.push(event),
    ...changes,
  });
  return {
    registry,
    settings,
    policy,
    /** What went wrong in a tool while it was asked what it offers. */
    logged,
    offers,
    executor,
    scope,
    query,
    controller,
    updates,
    kept,
    activated,
    findings,
    events,
    loopInput,
    requirements: () => requirements,
    /** The last state of every call, in the order the calls came. */
    states: () => [...new Map(updates.map((update) => [update.callId, update])).values()],
  };
}
