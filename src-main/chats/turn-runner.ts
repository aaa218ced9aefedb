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
import type { AnswerRecorder } from './inspector/request-log.ts';
import { breakOff, runTurn, type TurnDependencies } from './turn.ts';
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

  async #run(answer: AnswerToRun): Promise<Message> {
    const { chatId, instance, writer, options, signal, isContinuation } = answer;
    const { chats, providers, store } = this.#dependencies;
    const chat = chats.stored(chatId);
    const presets = chats.presetTexts(chatId);
    const example = exampleHistory(presets.template);
    const recorder = this.#dependencies.requests.recorder(
      { chatId, messageId: writer.message.id },
      instance,
      sentPresets(chat.presets, example),
    );
    const earlier = (await chats.branchInTurns(chat)).filter(
      (message) => isContinuation || message.id !== writer.message.id,
    );
    const history = await historyInTurns(
      earlier,
      (id) => store.getTranscript(id),
      (text) => this.#dependencies.markAsData(text, chatId),
    );
    const tools = this.#toolsOf(chatId, options);
    return runTurn(
      {
        chatId,
        component: tools.component,
        provider: () => ({
          id: instance.id,
          name: instance.name,
          modelId: instance.model.id,
          supportsTools: hasCapability(instance, 'tools'),
          ...providers.standing(instance),
        }),
        selection: tools.selection,
        history: [...example, ...history],
        presets,
        hasMarkedData: hasAttachments(earlier),
        instructions: options.instructions,
        ...(isContinuation && { closingQuestion: CONTINUE_INSTRUCTION }),
        signal,
      },
      writer,
      {
        ...this.#turnDependencies(answer, recorder),
        activate: tools.activate,
        mayContain: () => earlier.flatMap((message) => message.sources.map(({ url }) => url)),
        given: this.#givenFor(chatId, earlier),
      },
    );
  }

  /** A selection given for one turn stays with it: what is turned on meanwhile joins it there, and not the chat's. */
  #toolsOf(chatId: string, options: TurnOptions) {
    const { chats, offers } = this.#dependencies;
    const component = options.component ?? 'chat';
    const own = options.selection ? [...options.selection] : undefined;
    return {
      component,
      selection: () => own ?? chats.stored(chatId).toolSelection,
      activate: (collectionId: string) => {
        if (own) own.push(collectionId);
        else {
          const { toolSelection } = chats.stored(chatId);
          chats.setTools(chatId, offers.selectionWith(collectionId, { component, selection: toolSelection }));
        }
      },
    };
  }

  /** What the chat says while the turn lasts, asked anew each time, and where goes what the turn finds out. */
  #turnDependencies(
    answer: AnswerToRun,
    recorder: AnswerRecorder,
  ): Omit<TurnDependencies, 'activate' | 'mayContain' | 'given'> {
    const { chatId, instance, writer, options, retryNow } = answer;
    const { chats, providers, store, results, offers, executor, log, withoutSecrets, now } = this.#dependencies;
    return {
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
      approve: (registered, callId, wait) => this.#approve(registered, callId, wait, answer),
      log,
      withoutSecrets,
      now,
    };
  }

  #approve(
    registered: RegisteredTool,
    callId: string,
    wait: () => void,
    { chatId, options, signal }: AnswerToRun,
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
