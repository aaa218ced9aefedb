import type { ChatRequirements } from '#shared/chat/requirements.ts';
import type { RaisedRequirements } from '#shared/chat/tighten.ts';
import type { ChatVariables } from '#shared/chat/variables.ts';
import type { Randomness } from '#shared/dice/roll-dice.ts';
import type { RollTrace } from '#shared/dice/roll-trace.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { Source } from '#shared/source/source.ts';
import type { Component, ToolDefinition, ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import type { ToolDestination, ToolProgress } from '#shared/tool/trace.ts';
import type { OutboundData, ToolIcon, ToolLabel, ToolOrigin } from '#shared/tool/view.ts';
import type { PageRetrieval } from '../web/page-retrieval.ts';
import type { ServiceFetch } from '../web/service-fetch.ts';

/** The settings of one tool, defaults and the organization's values applied, secrets included. */
export type ToolSettingValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** A collection that is off in this chat and would be offered if a person turned it on. */
export interface Activatable {
  collectionId: string;
  /** Call names of its tools and what they do, for the model. */
  tools: ReadonlyArray<{ name: string; description: string }>;
}

/** What a tool may know about the chat it runs in, and nothing more. */
export interface ToolContext {
  readonly settings: ToolSettingValues;
  readonly chat: {
    readonly id: string;
    readonly component: Component;
    readonly requirements: ChatRequirements;
    /** Whether this address stands word for word in what the model was given (never in what it wrote itself). */
    isAddressGiven(url: string): boolean;
    /** What the person keeps for formulas: a copy. */
    readonly variables: ChatVariables;
  };
  /** Seeded for the answer and the place of the call in it: the same call of the same answer draws the same numbers. */
  readonly randomness: Randomness;
  readonly provider: { readonly id: string; readonly confidence: ConfidenceLevel; readonly isTrusted: boolean };
  readonly signal: AbortSignal;
  /** Collections a person could turn on here, and turning one on after the person has agreed to this very call. */
  readonly activation: {
    available(): Promise<readonly Activatable[]>;
    activate(collectionId: string): void;
  };
  /** What the call does right now, for its banner. */
  progress(progress: ToolProgress): void;
  /** Pages of the web, behind the address guard. */
  readonly pages: PageRetrieval;
  /** A service the person or the organization configured; only its own origin. */
  readonly services: ServiceFetch;
  now(): Date;
  /** IANA name of the person's zone. */
  readonly timeZone: string;
  /** BCP 47, the person's language. */
  readonly language: string;
}

export interface ToolResult {
  /** Text as it is, or a value that is serialized escaping only what JSON requires. Never empty. */
  content: string | JsonValue;
  sources?: Source[];
  /**
   * Raised for what actually reached the model, not for everything the tool looked at. `sourceName`: whose data demands
   * it, as the person knows it (a mailbox, a host, a data source).
   */
  requirements?: RaisedRequirements & { sourceName?: string };
  /** Where the data of this call went; absent: as `destination` said. */
  destination?: ToolDestination;
  /** A summary for the banner that is better than the one from the arguments, such as a page's title. */
  summary?: string;
  /** What came of it, for the person, where that is worth a word: that nothing was found, or how many pages were read. */
  outcome?: Phrase;
  /** What was rolled, exactly; stays in the trace. */
  roll?: RollTrace;
  /** Chooses a hint by action or mode ("*" as fallback); steers the model's next step, permits nothing. */
  mode?: string;
}

/** What a settings check found wrong, by field. */
export type ToolSettingsProblems = Readonly<Record<string, Phrase>>;

/**
 * A tool: reads its arguments, does its work, says where data goes. It knows no wire API, no window and no database.
 * Name, description and setting labels are phrases by convention: `tools.<id>.name`, `tools.<id>.description`,
 * `tools.<id>.settings.<field>.label` and `.description`.
 */
export interface Tool<Arguments = unknown> {
  readonly implementationKey: string;
  readonly icon: ToolIcon;
  /** Where its data goes; absent: `DEFAULT_OUTBOUND_DATA`, to whatever address the model chooses. */
  readonly outboundData?: OutboundData;
  /** True when the tool itself refuses, on every call, what the chat's outbound restriction forbids. */
  readonly enforcesOutboundRestriction?: boolean;
  /** True when results contain text that others wrote: it is filtered and marked as data before the model sees it. */
  readonly returnsUntrustedContent?: boolean;
  /** Whether several calls of one response may run together. */
  readonly isParallelSafe: boolean;
  readonly minimumConfidence: ConfidenceLevel;
  /** It writes, sends or deletes: it asks the person first unless they say otherwise. */
  readonly changesSomething?: boolean;
  /**
   * "context": it offers itself when there is something to offer; nobody selects it and it stands in no selection.
   * Absent: people select it.
   */
  readonly activation?: 'context';
  /** False: an answer that is continued does not offer it. */
  readonly isOfferedOnContinue?: boolean;
  /** Arguments that traces and banners show as "masked". */
  readonly sensitiveArguments?: readonly string[];
  readonly hints?: Readonly<Record<string, string>>;

  /** Undefined: available. Cheap, since it is asked whenever tools are listed. */
  unavailable?(): Phrase | undefined;
  checkSettings?(settings: ToolSettingValues): ToolSettingsProblems;
  /** Throws `ToolArgumentError` with words the model can correct itself from. */
  readArguments(raw: JsonObject): Arguments;
  /** What it was asked, for the banner, up to 300 characters. */
  summarize(args: Arguments): string;
  destination(args: Arguments, settings: ToolSettingValues): ToolDestination;
  /** What only the chat can tell is wrong with a call; asked before the person is. Throws like `readArguments`. */
  check?(args: Arguments, context: ToolContext): Promise<void>;
  /** Set for a call that turns on other tools: the person is asked about exactly that. */
  activates?(args: Arguments): { collectionId: string; reason: string };
  execute(args: Arguments, context: ToolContext): Promise<ToolResult>;

  /** Instructions that follow a setting; absent: those of the definition. */
  resolveInstructions?(settings: ToolSettingValues, chat: ChatRequirements): string;
  /** A function tailored to the chat, or null when there is nothing to offer; absent: that of the definition. */
  resolveFunction?(
    settings: ToolSettingValues,
    chat: ChatRequirements,
    activatable: readonly Activatable[],
  ): Pick<ToolFunction, 'descriptionForLLM' | 'parameters'> | null;
}

/** A tool together with what it promises. */
export interface RegisteredTool {
  readonly definition: ToolDefinition;
  readonly tool: Tool;
  /** Absent: it comes with the app. */
  readonly origin?: ToolOrigin;
  /** The names of tools that are not part of the app are no phrases; absent: those of the convention above. */
  readonly label?: ToolLabel;
}
