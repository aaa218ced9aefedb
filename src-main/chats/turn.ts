import type { Message } from '#shared/chat/message.ts';
import type { ChatRequirements, RequirementReason } from '#shared/chat/requirements.ts';
import type { ChatTaint } from '#shared/chat/taint.ts';
import type { RaisedRequirements, RequirementKind } from '#shared/chat/tighten.ts';
import { phrase } from '#shared/phrase.ts';
import type { PresetTexts } from '#shared/preset/preset.ts';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { Component, ToolFunction } from '#shared/tool/definition.ts';
import type { Log } from '../log/log.ts';
import {
  type HistoryItem,
  type ProviderAdapter,
  ProviderError,
  type ReplayTranscript,
} from '../providers/provider-adapter.ts';
import type { AnswerScope, ToolExecutor } from '../tools/executor.ts';
import type { ToolLimits } from '../tools/limits.ts';
import { type LoopEvent, type LoopOutcome, runToolLoop } from '../tools/loop.ts';
import type { OfferedTool, OfferQuery, Offers } from '../tools/offers.ts';
import { seededRandomness } from '../tools/randomness.ts';
import { AnswerMeter } from './answer-meter.ts';
import { endNotice, problemNotice, raisedNotice, redactNotice } from './answer-notices.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { filterNotices, taintOf } from './filter-notices.ts';
import type { GivenAddresses } from './given-addresses.ts';
import type { AnswerRecorder } from './inspector/request-log.ts';
import { systemPrompt } from './system-prompt.ts';

/** Who answers: everything of the provider that a turn needs to know. */
export interface TurnProvider {
  id: string;
  name: string;
  modelId: string;
  confidence: ConfidenceLevel;
  supportsTools: boolean;
  isTrusted: boolean;
}

export interface TurnInput {
  chatId: string;
  component: Component;
  /** As it stands now: its confidence may be lowered while it answers. */
  provider(): TurnProvider;
  /** Collections switched on; null means the component's defaults. */
  selection(): readonly string[] | null;
  history: readonly HistoryItem[];
  /** A question carries marked text, so the mark has to be explained even without tools. */
  hasMarkedData: boolean;
  /** What the chat keeps of its template and profile, for the system prompt. */
  presets?: PresetTexts;
  /** The person's own for this answer, for the system prompt. */
  instructions?: string;
  /** What a continuation asks for; not part of the chat. */
  closingQuestion?: string;
  signal: AbortSignal;
}

export interface TurnDependencies {
  offers: Offers;
  executor: ToolExecutor;
  limits(): ToolLimits;
  allowParallelCalls(): boolean;
  /** The sentence of the system prompt that explains how data from outside is marked in this chat. */
  dataMark(chatId: string): string;
  /** False: an organization does not want people told of what was made harmless. Absent: they are told. */
  tellsOfInjections?(): boolean;
  /** Made once per answer. `beforeRequest` is asked before every request leaves, retries included. */
  createAdapter(options: {
    systemPrompt: string;
    history: readonly HistoryItem[];
    beforeRequest(): void;
    /** Asked for every request: tools that the provider runs itself know no outbound restriction. */
    allowsProviderNativeTools(): boolean;
  }): Promise<ProviderAdapter>;
  /** Throws a ProviderError "refused-by-policy" when this provider may not see the chat as it is now. */
  checkProvider(requirements: ChatRequirements): void;
  requirements(): ChatRequirements;
  /** What the person keeps for formulas in this chat, as a copy. */
  variables: AnswerScope['variables'];
  /** Makes the chat require more, for good; says what it requires more than before. */
  tighten(raised: RaisedRequirements, reason: RequirementReason): RequirementKind[];
  /** Notes that text from outside tried to instruct the model in this chat. */
  taint(taint: ChatTaint): void;
  taintedBy: AnswerScope['taintedBy'];
  saveTranscript(transcript: ReplayTranscript): void;
  keepResult(callId: string, text: string): void;
  /** Keeps the requests of this answer for the inspector. */
  recorder: AnswerRecorder;
  /** Turns a collection on for this chat; the person has agreed. */
  activate(collectionId: string): void;
  approve: AnswerScope['approve'];
  /** Whose text has entered the chat before this answer. */
  mayContain(): string[];
  given: GivenAddresses;
  log: Log;
  /** Servers repeat keys in their refusals: takes them out of what people see and what is stored. */
  withoutSecrets(text: string): string;
  now(): number;
}

/** Makes one answer, from the question to the last word. Never rejects: what goes wrong becomes part of the answer. */
export async function runTurn(
  input: TurnInput,
  writer: AnswerWriter,
  dependencies: TurnDependencies,
): Promise<Message> {
  const meter = new AnswerMeter(dependencies.now);
  const reporter = loopReporter(writer, meter, dependencies.recorder, input.provider().name);
  try {
    const query = (): OfferQuery => ({
      component: input.component,
      provider: input.provider(),
      selection: input.selection(),
      requirements: dependencies.requirements(),
      isContinuation: input.closingQuestion !== undefined,
    });
    const firstOffer = await dependencies.offers.offered(query());
    const isMarkUsed = firstOffer.length > 0 || input.hasMarkedData;
    const mark = isMarkUsed ? dependencies.dataMark(input.chatId) : undefined;
    const system = systemPrompt({
      tools: firstOffer,
      modelId: input.provider().modelId,
      ...(mark !== undefined && { dataMark: mark }),
      ...(input.presets && { presets: input.presets }),
      ...(input.instructions !== undefined && { personInstructions: input.instructions }),
    });
    dependencies.given.addText(system);
    const history = input.closingQuestion
      ? [...input.history, { role: 'user' as const, text: input.closingQuestion }]
      : input.history;
    for (const item of history) if (item.role === 'user') dependencies.given.addMessage(item.text);
    const adapter = await dependencies.createAdapter({
      systemPrompt: system,
      history,
      beforeRequest: () => dependencies.checkProvider(dependencies.requirements()),
      allowsProviderNativeTools: () => dependencies.requirements().outbound === 'UNRESTRICTED',
    });
    const offer = new RoundOffer(dependencies.offers, query, firstOffer);
    const outcome = await runToolLoop({
      adapter,
      executor: dependencies.executor,
      scope: answerScope(input, writer, dependencies, offer, query),
      limits: dependencies.limits(),
      allowParallelCalls: dependencies.allowParallelCalls(),
      offer: () => offer.next(),
      onEvent: reporter.report,
    });
    writer.setFigures(meter.figures());
    finish(writer, outcome, input.provider().name, dependencies.withoutSecrets);
    if (writer.hasText) dependencies.saveTranscript(adapter.transcript());
    return writer.message;
  } catch (error) {
    reporter.endWait();
    writer.setFigures(meter.figures());
    return breakOff(error, { signal: input.signal, writer, providerId: input.provider().id, ...dependencies });
  }
}

interface BrokenAnswer {
  signal: AbortSignal;
  writer: AnswerWriter;
  providerId: string;
  log: Log;
  withoutSecrets(text: string): string;
}

/** Ends an answer that goes no further: as one that the person stopped, or with a notice that says why. Never throws. */
export function breakOff(error: unknown, { signal, writer, providerId, log, withoutSecrets }: BrokenAnswer): Message {
  if (signal.aborted) writer.finish('cancelled');
  else {
    if (!(error instanceof ProviderError)) log.error('turn-failed', error, { chat: writer.message.chatId });
    writer.putNotice(redactNotice(problemNotice(error, writer, providerId), withoutSecrets));
    writer.finish(writer.hasText ? 'incomplete' : 'failed');
  }
  return writer.message;
}

/** Ends an answer of which the provider has said all it will, with a notice where that is not a plain end. */
function finish(
  writer: AnswerWriter,
  outcome: LoopOutcome,
  providerName: string,
  withoutSecrets: TurnDependencies['withoutSecrets'],
): void {
  const notice = endNotice(outcome, writer.hasText, providerName);
  if (notice) writer.putNotice(redactNotice(notice, withoutSecrets));
  const isIncomplete = notice !== undefined && outcome.stopReason !== 'refusal';
  writer.finish(writer.hasText ? (isIncomplete ? 'incomplete' : 'complete') : 'failed');
}

/** The tools of each round. The first round uses what the system prompt was made from. */
class RoundOffer {
  readonly #offers: Offers;
  readonly #query: () => OfferQuery;
  #current: readonly OfferedTool[];
  #isFirst = true;

  constructor(offers: Offers, query: () => OfferQuery, first: readonly OfferedTool[]) {
    this.#offers = offers;
    this.#query = query;
    this.#current = first;
  }

  async next(): Promise<ToolFunction[]> {
    if (!this.#isFirst) this.#current = await this.#offers.offered(this.#query());
    this.#isFirst = false;
    return this.#current.map((tool) => tool.function);
  }

  get names(): string[] {
    return this.#current.map((tool) => tool.function.name);
  }
}

function answerScope(
  input: TurnInput,
  writer: AnswerWriter,
  dependencies: TurnDependencies,
  offer: RoundOffer,
  offerQuery: () => OfferQuery,
): AnswerScope {
  return {
    chatId: input.chatId,
    component: input.component,
    provider: input.provider,
    signal: input.signal,
    isOffered: (name) => offer.names.includes(name),
    offeredNames: () => offer.names,
    offerQuery,
    isAddressGiven: (url) => dependencies.given.isGiven(url),
    variables: dependencies.variables,
    // The seed of an answer is its id: stored with it, and another one for every version.
    randomness: ({ ordinal }) => seededRandomness(`${writer.message.id}/${ordinal}`),
    activation: {
      available: () => dependencies.offers.activatable(offerQuery()),
      activate: dependencies.activate,
    },
    approve: dependencies.approve,
    mayContain: () => hostsOf([...dependencies.mayContain(), ...writer.message.sources.map(({ url }) => url)]),
    update: (call) => writer.putToolCall(call),
    raise: (raised, reason) => {
      const kinds = dependencies.tighten(raised, reason);
      for (const kind of kinds) writer.putNotice(raisedNotice(kind, dependencies.requirements()));
      return kinds.length > 0;
    },
    keepResult: (callId, text, { place, args }) => {
      dependencies.keepResult(callId, text);
      // A formula could put an address together from parts that the model made up: no echo, and yet the model's own.
      if (place === 'outside') dependencies.given.addToolResult(text, args);
    },
    filtered: (findings, failed, toolId) => {
      // A filter that did not run is told in any case: then nothing was made harmless.
      const told = dependencies.tellsOfInjections?.() === false ? [] : findings;
      for (const notice of filterNotices(told, failed)) writer.putNotice(notice);
      const source = taintOf(findings);
      if (source !== undefined) dependencies.taint({ source, toolId, at: dependencies.now() });
    },
    taintedBy: dependencies.taintedBy,
  };
}

const MAX_NAMED_HOSTS = 20;

function hostsOf(sources: readonly string[]): string[] {
  return [...new Set(sources.map(hostOf))].slice(0, MAX_NAMED_HOSTS);
}

function hostOf(source: string): string {
  return URL.parse(source)?.host || source;
}

/** Streams what the loop reports into the answer. */
function loopReporter(writer: AnswerWriter, meter: AnswerMeter, recorder: AnswerRecorder, providerName: string) {
  let retryNotice: string | undefined;
  /** The countdown goes as soon as the wait is over, however it ended. */
  const endWait = () => {
    if (retryNotice !== undefined) writer.removeBlock(retryNotice);
    retryNotice = undefined;
  };
  const report = (event: LoopEvent): void => {
    if (event.type !== 'retry') endWait();
    switch (event.type) {
      case 'round':
        meter.round();
        recorder.round();
        return;
      case 'text':
        meter.text();
        recorder.firstText();
        writer.append('text', event.delta);
        return;
      case 'reasoning':
        meter.reasoning();
        writer.append('reasoning', event.delta);
        return;
      case 'usage':
        meter.usage(event.usage);
        recorder.usage(event.usage);
        return;
      case 'source':
        writer.addSources([event.source]);
        return;
      case 'tool-sources':
        writer.addSources(event.sources);
        return;
      case 'limit':
        writer.putNotice({
          tone: 'neutral',
          text: phrase(event.limit === 'calls' ? 'turn.limit.calls' : 'turn.limit.characters'),
        });
        return;
      case 'retry':
        retryNotice = writer.putNotice(
          {
            tone: 'neutral',
            text: {
              ...event.reason,
              params: { ...event.reason.params, attempt: event.attempt, maxAttempts: event.maxAttempts },
            },
            retryAt: meter.now() + event.afterMs,
            actions: ['try-again', 'choose-provider'],
          },
          retryNotice,
        );
        return;
      default:
        event satisfies never;
        throw new Error(`unknown event for ${providerName}`);
    }
  };
  return { report, endWait };
}
