import { isDeepStrictEqual } from 'node:util';
import { MAX_SOURCE_NAME_CHARACTERS, type RequirementReason } from '#shared/chat/requirements.ts';
import type { RaisedRequirements } from '#shared/chat/tighten.ts';
import type { ChatVariables } from '#shared/chat/variables.ts';
import type { Randomness } from '#shared/dice/roll-dice.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { Component } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import type { ToolCall, ToolDestination, ToolProgress } from '#shared/tool/trace.ts';
import type { TrialStep } from '#shared/tool/trial.ts';
import type { ToolAnswer } from '#shared/tool/view.ts';
import type { Guard } from '../guard/guard.ts';
import type { Log } from '../log/log.ts';
import { redactPhrase } from '../log/redact-phrase.ts';
import type { ModelToolCall } from '../providers/provider-adapter.ts';
import type { PageRetrieval } from '../web/page-retrieval.ts';
import type { ServiceFetch } from '../web/service-fetch.ts';
import { argumentsLeftOut, parseArguments, resultText, showArguments, showRawArguments } from './call-arguments.ts';
import { type CallFailure, callFailure } from './call-failure.ts';
import { ToolArgumentError, ToolBlockedError, ToolFailedError } from './errors.ts';
import { contentForModel, type ExecutedCall, failedCall } from './executed-call.ts';
import { hintFor } from './hints.ts';
import { SHOWN_MODEL_MESSAGE_CHARACTERS, SHOWN_SUMMARY_CHARACTERS, shorten } from './limits.ts';
import type { OfferQuery, Offers } from './offers.ts';
import type { ToolRegistry } from './registry.ts';
import { schemaHash } from './schema-hash.ts';
import type { ToolSettings } from './settings.ts';
import type { RegisteredTool, ToolContext, ToolResult } from './tool.ts';
import { type FilteredResult, filterUntrusted } from './untrusted.ts';

/** A call with an id of our own: servers repeat theirs from round to round, or leave them out. */
export interface AnswerCall extends ModelToolCall {
  id: string;
  /** Which call of its answer it is, beginning with 1. */
  ordinal: number;
}

/** What the executor needs to know of the answer a call belongs to. */
export interface AnswerScope {
  chatId: string;
  component: Component;
  provider(): ToolContext['provider'];
  signal: AbortSignal;
  /** Call names this answer has offered; anything else is refused, however the model came by the name. */
  isOffered(functionName: string): boolean;
  offeredNames(): readonly string[];
  /** With the requirements as they are now: an earlier call of the same answer may have tightened them. */
  offerQuery(): OfferQuery;
  isAddressGiven(url: string): boolean;
  activation: ToolContext['activation'];
  /** A copy of the chat's variables as they are now. */
  variables(): ChatVariables;
  /** The numbers that this call of the answer draws. */
  randomness(call: AnswerCall): Randomness;
  /** Whether the call may run; `wait` is called when the person has to be asked. False: they said no. */
  approve(registered: RegisteredTool, callId: string, wait: () => void): Promise<boolean>;
  /** Whose text has entered the chat and may stand in arguments: hosts, mailboxes, files. */
  mayContain(): string[];
  update(call: ToolCall): void;
  /** Tightens the chat; true when that changed anything. */
  raise(raised: RaisedRequirements, reason: RequirementReason): boolean;
  /**
   * The result as the model gets it, for the window ("Show all") and for what counts as given to the model. "outside": a
   * tool that brought something; "here": one that only worked with what the model passed to it.
   */
  keepResult(callId: string, text: string, from: { place: 'outside' | 'here'; args: JsonObject }): void;
  filtered(findings: FilteredResult['findings'], failed: boolean, toolId: string): void;
  /** Whose text tried to instruct the model in this chat, if any did. */
  taintedBy(): string | undefined;
  /** Told when a call comes to each of its steps. */
  reached?(step: TrialStep): void;
}

interface Dependencies {
  registry: ToolRegistry;
  offers: Offers;
  settings: ToolSettings;
  guard: Guard;
  pages: PageRetrieval;
  services: ServiceFetch;
  log: Log;
  /** Services repeat the key they were sent: takes it out of what the model and the person get. */
  withoutSecrets(text: string): string;
  /** Wraps text that others wrote so that the model takes it as data. */
  markAsData(text: string, chatId: string): string;
  now(): Date;
  timeZone: string;
  language(): string;
}

/** Runs one call: finds the tool, asks the gates again, reads the arguments, executes, filters, and words what went wrong. */
export class ToolExecutor {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  isParallelSafe(functionName: string): boolean {
    return this.#dependencies.registry.byFunctionName(functionName)?.tool.isParallelSafe ?? true;
  }

  /** How a call stands in the stream before it starts. */
  queued(call: AnswerCall): ToolCall {
    const registered = this.#dependencies.registry.byFunctionName(call.name);
    return {
      callId: call.id,
      toolId: registered?.definition.id ?? shorten(call.name, 200),
      ...(registered?.label && { toolName: registered.label.name }),
      state: 'queued',
      summary: '',
      arguments: showAny(call.argumentsText, registered),
    };
  }

  /** Never rejects: what goes wrong becomes the call's result. */
  async execute(call: AnswerCall, scope: AnswerScope): Promise<ExecutedCall> {
    const { now } = this.#dependencies;
    const startedAt = now().getTime();
    let shown: ToolCall = { ...this.queued(call), state: 'running', startedAt };
    const update = (changes: Partial<ToolCall>) => {
      shown = { ...shown, ...changes };
      scope.update(shown);
    };
    update({});
    try {
      const result = await this.#run(call, scope, update);
      update({ state: 'done', durationMs: now().getTime() - startedAt, progress: undefined });
      return result;
    } catch (error) {
      const failure = this.#withoutSecrets(callFailure(error, call.name, scope.signal.aborted, this.#dependencies.log));
      update({
        state: failure.state,
        durationMs: now().getTime() - startedAt,
        progress: undefined,
        approval: undefined,
        reason: failure.reason,
        modelMessage: shorten(failure.content, SHOWN_MODEL_MESSAGE_CHARACTERS),
        ...(failure.destination && { destination: failure.destination }),
      });
      return failedCall(call.callId, failure.content);
    }
  }

  /** A call that is answered without running: a limit was reached, or the answer was stopped. */
  refuse(
    call: AnswerCall,
    scope: AnswerScope,
    state: 'error' | 'cancelled',
    reason: Phrase,
    content: string,
  ): ExecutedCall {
    scope.update({ ...this.queued(call), state, reason, modelMessage: content, destination: { kind: 'nothing-sent' } });
    return failedCall(call.callId, content);
  }

  async #run(
    call: AnswerCall,
    scope: AnswerScope,
    update: (changes: Partial<ToolCall>) => void,
  ): Promise<ExecutedCall> {
    scope.reached?.('parse');
    const raw = parseArguments(call.argumentsText);
    const asked = await this.#prepare(call, raw, scope, update);
    const hasWaited = await this.#assertApproved(asked, call, raw, scope, update);
    // While the person thought about it, everything may have changed: the chat, the settings, the tool itself.
    const prepared = hasWaited ? await this.#prepare(call, raw, scope, update) : asked;
    if (hasWaited) assertAsShown(prepared, asked);
    const { registered, args, context } = prepared;
    const { definition, tool } = registered;
    scope.reached?.('run');
    // Nothing is awaited from here on: the keyring and the tool's own check may have taken their time.
    scope.signal.throwIfAborted();
    assertOpen(registered, this.#dependencies.offers.answerNow(registered, scope.offerQuery()));
    const returned = await tool.execute(args, context);
    scope.reached?.('result');
    const result = await this.#filtered(registered, returned, scope);
    scope.signal.throwIfAborted();
    // First of all: a result that is refused for its size still shows the model how it begins.
    const { sourceName, ...requirements } = result.requirements ?? {};
    const raised = scope.raise(requirements, {
      toolId: definition.id,
      callId: call.id,
      ...(sourceName && { sourceName: shorten(sourceName, MAX_SOURCE_NAME_CHARACTERS) }),
      at: this.#dependencies.now().getTime(),
    });
    const { withoutSecrets, markAsData } = this.#dependencies;
    const text = withoutSecrets(resultText(result.content)).trim() || 'The tool returned nothing.';
    const { content, cut } = contentForModel(text, {
      mark: (part) => (tool.returnsUntrustedContent ? markAsData(part, scope.chatId) : part),
      hint: hintFor(tool.hints, result.mode),
    });
    scope.keepResult(call.id, content, { place: tool.returnsUntrustedContent ? 'outside' : 'here', args: raw });
    update({
      resultCharacters: content.length,
      raisedRequirements: raised,
      ...(result.summary && { summary: shorten(result.summary, SHOWN_SUMMARY_CHARACTERS) }),
      ...(result.outcome && { outcome: result.outcome }),
      ...(result.roll && { roll: result.roll }),
      ...(result.destination && { destination: result.destination }),
    });
    return { callId: call.callId, content, isError: false, sources: result.sources ?? [], cut };
  }

  /** Everything that has to hold before the call may run, and what it runs with. */
  async #prepare(
    call: AnswerCall,
    raw: JsonObject,
    scope: AnswerScope,
    update: (changes: Partial<ToolCall>) => void,
  ): Promise<PreparedCall> {
    scope.reached?.('gates');
    const registered = this.#find(call.name, scope);
    await this.#assertOffered(registered, scope);
    const { tool } = registered;
    scope.reached?.('arguments');
    const args = tool.readArguments(raw);
    const values = await this.#dependencies.settings.values(registered);
    const destination = tool.destination(args, values);
    update({ summary: shorten(tool.summarize(args), SHOWN_SUMMARY_CHARACTERS), destination });
    const context = this.#context(call, scope, values, (progress) => update({ progress }));
    scope.reached?.('check');
    await tool.check?.(args, context);
    return { registered, schema: schemaHash(registered.definition.function), args, context, destination };
  }

  /** Every gate again: rounds may have passed since the tool was offered. */
  async #assertOffered(registered: RegisteredTool, scope: AnswerScope): Promise<void> {
    assertOpen(registered, await this.#dependencies.offers.answer(registered, scope.offerQuery()));
  }

  /** True when the person was asked and agreed; false when the call may run without asking. */
  async #assertApproved(
    { registered, args }: PreparedCall,
    call: AnswerCall,
    raw: JsonObject,
    scope: AnswerScope,
    update: (changes: Partial<ToolCall>) => void,
  ): Promise<boolean> {
    const { offers } = this.#dependencies;
    const { tool } = registered;
    let hasWaited = false;
    const isApproved = await scope.approve(registered, call.id, () => {
      hasWaited = true;
      const taintedBy = offers.changesSomething(offers.collectionOf(registered)) ? scope.taintedBy() : undefined;
      const askedBy = offers.lockedToAskBy(offers.collectionOf(registered));
      const inFull = argumentsLeftOut(raw, tool.sensitiveArguments);
      const activates = tool.activates?.(args);
      update({
        state: 'waiting',
        approval: {
          changesSomething: tool.changesSomething ?? false,
          ...(inFull !== undefined && { arguments: inFull }),
          mayContain: scope.mayContain(),
          ...(taintedBy !== undefined && { taintedBy }),
          ...(askedBy && { askedBy: askedBy.name }),
          ...(activates && { activates }),
        },
      });
    });
    if (!isApproved) {
      throw new ToolBlockedError('The user did not allow this call. Do not repeat it; go on without it or ask them.', {
        reason: phrase('policy.call.denied'),
        destination: { kind: 'nothing-sent' },
      });
    }
    if (hasWaited) update({ state: 'running', approval: undefined });
    return hasWaited;
  }

  #find(name: string, scope: AnswerScope): RegisteredTool {
    const registered = this.#dependencies.registry.byFunctionName(name);
    if (registered && scope.isOffered(name)) return registered;
    if (scope.isOffered(name)) {
      throw new ToolFailedError(`the tool ${name} was deleted while you were answering. Go on without it.`, {
        reason: phrase('pieces.call.gone'),
        destination: { kind: 'nothing-sent' },
      });
    }
    const names = scope.offeredNames();
    const available =
      names.length > 0 ? `Available tools: ${names.join(', ')}.` : 'No tools are available in this chat.';
    throw new ToolArgumentError(`There is no tool named "${shorten(name, 100)}" in this chat. ${available}`, {
      reason: phrase(registered ? 'policy.call.notOffered' : 'policy.call.unknownTool'),
      destination: { kind: 'nothing-sent' },
    });
  }

  #context(
    call: AnswerCall,
    scope: AnswerScope,
    settings: ToolContext['settings'],
    progress: (progress: ToolProgress) => void,
  ): ToolContext {
    const { pages, services, now, timeZone, language } = this.#dependencies;
    return {
      settings,
      chat: {
        id: scope.chatId,
        component: scope.component,
        get requirements() {
          return scope.offerQuery().requirements;
        },
        isAddressGiven: (url) => scope.isAddressGiven(url),
        variables: scope.variables(),
      },
      randomness: scope.randomness(call),
      activation: scope.activation,
      get provider() {
        return scope.provider();
      },
      signal: scope.signal,
      progress,
      pages,
      services,
      now,
      timeZone,
      language: language(),
    };
  }

  /** What others wrote passes the filter before anyone sees it: the model, the banner, the sources. */
  async #filtered({ definition, tool }: RegisteredTool, result: ToolResult, scope: AnswerScope): Promise<ToolResult> {
    if (!tool.returnsUntrustedContent) return result;
    const { guard } = this.#dependencies;
    const filtered = await filterUntrusted(result, definition.function.name, guard, scope.signal);
    if (filtered.findings.length > 0 || filtered.failed) {
      scope.filtered(filtered.findings, filtered.failed, definition.id);
    }
    return filtered.result;
  }

  #withoutSecrets(failure: CallFailure): CallFailure {
    const { withoutSecrets } = this.#dependencies;
    const { content, reason } = failure;
    return { ...failure, content: withoutSecrets(content), reason: reason && redactPhrase(reason, withoutSecrets) };
  }
}

interface PreparedCall {
  registered: RegisteredTool;
  /** Hash of its schema as it is now: a tool may be changed in place. */
  schema: string;
  args: unknown;
  context: ToolContext;
  destination: ToolDestination;
}

/** @throws {ToolBlockedError} when a gate is closed. */
function assertOpen({ definition }: RegisteredTool, answer: ToolAnswer): void {
  if (answer.offered) return;
  throw new ToolBlockedError(
    `The tool ${definition.function.name} may not be used now (${answer.gate}). ` +
      'Go on without it, and tell the user if that limits your answer.',
    { reason: answer.reason, destination: { kind: 'nothing-sent' } },
  );
}

/**
 * What the person agreed to is what runs: the same tool with the same schema, sending to the same place.
 *
 * @throws {ToolBlockedError} when it has become another one while they were asked.
 */
function assertAsShown(now: PreparedCall, shown: PreparedCall): void {
  if (now.schema === shown.schema && isDeepStrictEqual(now.destination, shown.destination)) return;
  throw new ToolBlockedError(
    'This tool was changed while the user was asked about the call, so it did not run. Call it again if it is still needed.',
    { reason: phrase('policy.call.changedWhileAsked'), destination: { kind: 'nothing-sent' } },
  );
}

function showAny(argumentsText: string, registered: RegisteredTool | undefined): string {
  let args: JsonObject;
  try {
    args = parseArguments(argumentsText);
  } catch {
    // What cannot be parsed cannot be masked either.
    return registered?.tool.sensitiveArguments?.length ? '' : showRawArguments(argumentsText);
  }
  return showArguments(args, registered?.tool.sensitiveArguments);
}
