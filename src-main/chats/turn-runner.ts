import type { Message } from '#shared/chat/message.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ApprovalAnswer } from '#shared/tool/view.ts';
import { exampleHistory, sentPresets } from '../presets/preset-prompt.ts';
import { hasCapability } from '../providers/capabilities.ts';
import type { RegisteredTool } from '../tools/tool.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { ApprovalDesk } from './approval-desk.ts';
import { isCallApproved } from './approvals.ts';
import { GivenAddresses } from './given-addresses.ts';
import { hasAttachments, historyInTurns } from './history.ts';
import { breakOff, runTurn } from './turn.ts';
import type { TurnOptions, TurnServiceDependencies } from './turn-options.ts';

const CONTINUE_INSTRUCTION =
  'Your last answer was cut off. Continue it exactly where it stopped, without repeating anything and without a preface.';

interface AnswerToRun {
  chatId: string;
  /** Who answers, whatever its settings become meanwhile. */
  instance: ProviderInstance;
  writer: AnswerWriter;
  options: TurnOptions;
  signal: AbortSignal;
  /** Hears the person's wish not to wait for the next attempt. */
  retryNow: EventTarget;
  /** The answer was cut off and goes on. */
  isContinuation: boolean;
}

/** Runs the turn of an answer: with what the chat holds at its beginning, and with what the chat says while it lasts. */
export class TurnRunner {
  readonly #dependencies: TurnServiceDependencies;
  /** Addresses given to the model, per chat, for this session. */
  readonly #given = new Map<string, GivenAddresses>();
  readonly #desk: ApprovalDesk;

  constructor(dependencies: TurnServiceDependencies) {
    this.#dependencies = dependencies;
    this.#desk = new ApprovalDesk((chatId) => dependencies.chats.setWaiting(chatId, this.#desk.isWaiting(chatId)));
  }

  /** Resolves with the answer as it ended; never rejects, also when the chat itself cannot be read. */
  async run(answer: AnswerToRun): Promise<Message> {
    try {
      return await this.#run(answer);
    } catch (error) {
      return breakOff(error, { ...answer, providerId: answer.instance.id, ...this.#dependencies });
    }
  }

  async #run({ chatId, instance, writer, options, signal, retryNow, isContinuation }: AnswerToRun): Promise<Message> {
    const { chats, providers, store, results, requests, offers, executor, log } = this.#dependencies;
    const chat = chats.stored(chatId);
    const presets = chats.presetTexts(chatId);
    const example = exampleHistory(presets.template);
    const recorder = requests.recorder(
      { chatId, messageId: writer.message.id },
      instance,
      sentPresets(chat.presets, example),
    );
    const earlier = (await chats.branchInTurns(chat)).filter(
      (message) => isContinuation || message.id !== writer.message.id,
    );
    const given = this.#givenFor(chatId, earlier);
    const component = options.component ?? 'chat';
    // A selection given for one turn stays with it: what is turned on meanwhile joins it there.
    const own = options.selection ? [...options.selection] : undefined;
    const selection = () => own ?? chats.stored(chatId).toolSelection;
    const activate = (collectionId: string) => {
      if (own) own.push(collectionId);
      else {
        const { toolSelection } = chats.stored(chatId);
        chats.setTools(chatId, offers.selectionWith(collectionId, { component, selection: toolSelection }));
      }
    };
    const history = await historyInTurns(
      earlier,
      (id) => store.getTranscript(id),
      (text) => this.#dependencies.markAsData(text, chatId),
    );
    return runTurn(
      {
        chatId,
        component,
        provider: () => ({
          id: instance.id,
          name: instance.name,
          modelId: instance.model.id,
          supportsTools: hasCapability(instance, 'tools'),
          ...providers.standing(instance),
        }),
        selection,
        history: [...example, ...history],
        presets,
        hasMarkedData: hasAttachments(earlier),
        instructions: options.instructions,
        ...(isContinuation && { closingQuestion: CONTINUE_INSTRUCTION }),
        signal,
      },
      writer,
      {
        offers,
        executor,
        limits: this.#dependencies.limits,
        allowParallelCalls: () => options.allowParallelCalls ?? this.#dependencies.allowParallelCalls(),
        dataMark: this.#dependencies.dataMark,
        tellsOfInjections: () => this.#dependencies.tellsOfInjections?.() !== false,
        createAdapter: async (request) =>
          this.#dependencies.createAdapter({
            instance,
            apiKey: await providers.keyFor(instance),
            retryNow,
            observe: recorder.observe,
            ...request,
          }),
        // The instance that requests go to, not what its settings have become: a kind that was changed meanwhile must not
        // lend its confidence to an address that was never asked about.
        checkProvider: (requirements) => providers.assertMaySee(instance, requirements),
        requirements: () => chats.stored(chatId).requirements,
        variables: () => ({ ...chats.stored(chatId).variables }),
        tighten: (raised, reason) => chats.tighten(chatId, raised, reason),
        taint: (taint) => chats.taint(chatId, taint),
        taintedBy: () => chats.stored(chatId).taint?.source,
        saveTranscript: (transcript) => {
          try {
            store.saveTranscript(writer.message.id, transcript);
          } catch (error) {
            // The answer is whole without it; later turns then send its text.
            log.error('save-failed', error, { chat: chatId });
          }
        },
        keepResult: (callId, text) => results.keep(chatId, callId, text),
        recorder,
        activate,
        approve: (registered, callId, wait) => this.#approve(registered, chatId, callId, wait, options, signal),
        mayContain: () => earlier.flatMap((message) => message.sources.map(({ url }) => url)),
        given,
        log,
        withoutSecrets: this.#dependencies.withoutSecrets,
        now: this.#dependencies.now,
      },
    );
  }

  #approve(
    registered: RegisteredTool,
    chatId: string,
    callId: string,
    wait: () => void,
    options: TurnOptions,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { chats, offers, policy, allowAlways, log } = this.#dependencies;
    // A full disk must not undo what the person has just allowed: it runs, and the next call asks again.
    const remembering = (remember: (toolId: string, hash: string) => void) => (toolId: string, hash: string) => {
      try {
        remember(toolId, hash);
      } catch (error) {
        log.error('approval-not-kept', error, { tool: toolId });
      }
    };
    return isCallApproved(registered, {
      offers,
      policy,
      allowAlways: remembering(allowAlways),
      isTainted: () => Boolean(chats.stored(chatId).taint),
      allowedInChat: () => chats.stored(chatId).approvals ?? {},
      allowInChat: remembering((toolId, hash) => chats.allowTool(chatId, toolId, hash)),
      ask: async () => {
        if (options.approval) return options.approval === 'all' ? 'once' : 'deny';
        wait();
        return this.#desk.ask(chatId, callId, signal);
      },
    });
  }

  /** The person's word on a waiting call; false when none waits there. */
  answerApproval(chatId: string, callId: string, answer: ApprovalAnswer): boolean {
    return this.#desk.answer(chatId, callId, answer);
  }

  #givenFor(chatId: string, messages: readonly Message[]): GivenAddresses {
    const given = this.#given.get(chatId) ?? new GivenAddresses();
    this.#given.set(chatId, given);
    for (const message of messages) {
      if (message.role !== 'user') continue;
      for (const block of message.blocks) if (block.type === 'text') given.addMessage(block.text);
    }
    return given;
  }
}
