import type { ProviderKindId, SelfHostedHost, WireApi } from '#shared/provider/kinds.ts';

/** A yes or no by model name: the first pattern that matches decides against `otherwise`. */
export interface ModelRule {
  otherwise: boolean;
  except: readonly RegExp[];
}

export interface CapabilityRules {
  tools: ModelRule;
  images: ModelRule;
  reasoning: ModelRule;
}

/** How a host that speaks one of the wire APIs differs from the one that defined it. */
export interface HostQuirks {
  /** False: answers 400 to `parallel_tool_calls`, so it is never sent. */
  takesParallelToolCallsParameter: boolean;
  /** False: answers 400 or 422 to `stream_options`; such hosts report usage by themselves. */
  takesStreamOptions: boolean;
  /** `content` of an assistant message that has only tool calls. */
  emptyContent: 'empty-string' | 'null' | 'absent';
  /** Mistral refuses call ids that are not nine letters or digits. */
  callIds: 'any' | 'nine-alphanumerics';
  /** Google refuses function names that begin with a digit or a dash. */
  toolNames: 'any' | 'begin-with-letter';
  /** Whether the host binds a call to its schema: OpenAI to a converted copy, Anthropic to the schema as it is. */
  strictTools: 'none' | 'converted' | 'as-written';
  /** Fields of its own answers that the host refuses to get back. */
  echoDrops: readonly string[];
}

export type ModelListing = { path: string } | { fixed: readonly string[] };

/** One kind of provider, all of it data. */
export interface ProviderKind {
  id: ProviderKindId;
  /** A proper name; kinds without one have `settings.kind.<id>.name`. */
  name?: string;
  /** ISO 3166 code of the operator's country. */
  country?: string;
  /** With path, without a slash at the end. Absent: the person enters the address. */
  baseUrl?: string;
  /** Added to an entered address without a path. */
  defaultPath: string;
  hosts?: Readonly<Record<SelfHostedHost, { name: string; baseUrl: string; quirks?: Partial<HostQuirks> }>>;
  needsKey: 'yes' | 'no' | 'optional';
  auth: 'bearer' | 'x-api-key';
  /** The first rule whose pattern matches the model id; the last one has none. */
  wireApis: readonly { models?: RegExp; wireApi: WireApi }[];
  models: ModelListing;
  capabilities: CapabilityRules;
  quirks: HostQuirks;
  /** Where a person gets a key. */
  keyPage?: string;
  available: boolean;
}
