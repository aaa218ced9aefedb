import path from 'node:path';
import { applyChanges } from '#shared/chat/apply-changes.ts';
import { MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import { type Chat, MAX_USER_MESSAGE_CHARACTERS, type Message } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { ConfidantApp } from '../../../app.ts';
import { AttachmentError } from '../../../chats/text-file.ts';
import type { HubEvent } from '../../../ipc/event-hub.ts';
import { hasCapability } from '../../../providers/capabilities.ts';
import { chosenProvider } from '../chosen-provider.ts';
import { type CommandContext, CommandError, defineCommand, type OptionValues, UsageError } from '../command.ts';
import { readFileWhole } from '../input.ts';
import { lastEvent, type TurnEvent, TurnEvents } from '../turn-events.ts';
import { withApp } from '../with-app.ts';
import { showTurnEvent } from './chat-lines.ts';
import { readComponent } from './tools.ts';

/** Instructions of one's own are part of every request of the answer. */
const MAX_INSTRUCTIONS_CHARACTERS = 100_000;

/** Of one attached file; a longer one is refused before it fills memory. */
const MAX_ATTACHED_BYTES = 5_000_000;

const OPTIONS = {
  message: { type: 'string', short: 'm' },
  chat: { type: 'string' },
  provider: { type: 'string' },
  tools: { type: 'string' },
  component: { type: 'string' },
  parallel: { type: 'string' },
  template: { type: 'string' },
  profile: { type: 'string' },
  system: { type: 'string' },
  approve: { type: 'string' },
  attach: { type: 'string', multiple: true },
  'show-results': { type: 'boolean' },
  'cancel-after': { type: 'string' },
} as const;

export const chatCommand = defineCommand({
  usage:
    '--message TEXT [--chat ID] [--provider ID] [--tools a,b] [--component ID] [--template ID] [--profile ID] [--system TEXT] [--attach FILE…] [--parallel on|off] [--approve all|none] [--show-results] [--cancel-after MS]',
  options: OPTIONS,
  // Further files of --attach.
  maxPositionals: MAX_ATTACHMENTS,
  async run(values, positionals, context) {
    const question = readQuestion(values, positionals);
    return withApp(context, (app) => ask(question, app, context));
  },
});

type Question = ReturnType<typeof readQuestion>;

function readQuestion(values: OptionValues<typeof OPTIONS>, positionals: readonly string[]) {
  const text = values.message?.trim() ?? '';
  if (text === '') throw new UsageError(phrase('cli.chat.noMessage'));
  if (text.length > MAX_USER_MESSAGE_CHARACTERS) {
    throw new UsageError(phrase('cli.chat.tooLong', { maximum: MAX_USER_MESSAGE_CHARACTERS }));
  }
  const { parallel, 'cancel-after': cancelAfter } = values;
  if (parallel !== undefined && parallel !== 'on' && parallel !== 'off') {
    throw new UsageError(phrase('cli.chat.onOrOff', { option: '--parallel' }));
  }
  const approval = values.approve ?? 'none';
  if (approval !== 'all' && approval !== 'none') throw new UsageError(phrase('cli.chat.allOrNone'));
  const { system: instructions } = values;
  if (instructions !== undefined && instructions.length > MAX_INSTRUCTIONS_CHARACTERS) {
    throw new UsageError(phrase('cli.chat.tooLong', { maximum: MAX_INSTRUCTIONS_CHARACTERS }));
  }
  const files = [...(values.attach ?? []), ...positionals];
  const [stray] = positionals;
  if (values.attach === undefined && stray !== undefined) {
    throw new UsageError(phrase('cli.chat.strayFile', { given: stray }));
  }
  if (files.length > MAX_ATTACHMENTS) {
    throw new UsageError(phrase('cli.chat.tooManyFiles', { maximum: MAX_ATTACHMENTS }));
  }
  if (values.chat !== undefined && values.template !== undefined) {
    throw new UsageError(phrase('cli.chat.templateOfNewChat'));
  }
  if (cancelAfter !== undefined && !/^\d{1,9}$/.test(cancelAfter))
    throw new UsageError(phrase('cli.chat.milliseconds'));
  return {
    text,
    chatId: values.chat,
    providerId: values.provider,
    selection: values.tools?.split(',').flatMap((id) => id.trim() || []),
    component: readComponent(values.component),
    allowParallelCalls: parallel === undefined ? undefined : parallel === 'on',
    approval: approval as 'all' | 'none',
    templateId: wantedPreset(values.template),
    profileId: wantedPreset(values.profile),
    instructions,
    files,
    showsResults: values['show-results'] === true,
    cancelAfterMs: cancelAfter === undefined ? undefined : Number(cancelAfter),
  };
}

async function ask(question: Question, { hub, services }: ConfidantApp, context: CommandContext): Promise<number> {
  const { chats, turns, results } = services;
  const { signal, translate, output } = context;
  // First of all: what will not be sent, a tool that does not exist and a file that cannot be read leave no empty chat.
  const openInfo = services.providers.openInfoPhrase();
  if (openInfo) throw new CommandError('refused', openInfo);
  assertKnownTools(question.selection ?? [], services);
  const attached = await attach(question.files, services, signal);
  const chat = openChat(question, services);
  const attachmentIds = [...(await filesOfTemplate(question, chat, services, context)), ...attached];
  const started = await describeStart(question, chat.id, services);

  let isSaid = Promise.resolve();
  const emit = (event: TurnEvent) => {
    isSaid = isSaid.then(() => showTurnEvent(event, output));
  };
  const word = (text: Parameters<typeof lastEvent>[2]) => translate(text.key, text.params);
  const events = new TurnEvents({
    emit,
    word,
    ...(question.showsResults && { resultOf: (callId: string) => results.get(chat.id, callId) }),
    now: Date.now,
  });
  events.requirements(chat.requirements);
  // What is heard before the answer has an id waits for "started".
  const early: HubEvent[] = [];
  let hear: (event: HubEvent) => void = (event) => early.push(event);
  const stopListening = hub.subscribe((event) => hear(event));
  const stop = () => turns.stop(chat.id);
  let timer: NodeJS.Timeout | undefined;
  try {
    const { component, allowParallelCalls, selection, approval, instructions } = question;
    const turn = turns.send(chat.id, question.text, {
      component,
      // Nobody is there to be asked.
      approval,
      ...(instructions !== undefined && { instructions }),
      ...(selection && { selection }),
      ...(attachmentIds.length > 0 && { attachmentIds }),
      ...(allowParallelCalls !== undefined && { allowParallelCalls }),
    });
    emit({ type: 'started', chatId: chat.id, messageId: turn.answerId, ...started });
    hear = listenTo(chat.id, turn.answerId, events);
    for (const event of early) hear(event);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    if (question.cancelAfterMs !== undefined) timer = setTimeout(stop, question.cancelAfterMs);
    const last = lastEvent(await turn.done, word, phrase('policy.call.cancelled'));
    emit(last);
    await isSaid;
    return last.type === 'error' ? 1 : 0;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stopListening();
  }

  function openChat({ chatId, providerId }: Question, { providers }: ConfidantApp['services']) {
    const provider = providerId === undefined ? undefined : chosenProvider(providers, providerId);
    if (chatId === undefined) {
      const beginning = beginningOf(question, services);
      return chats.create({ providerId: provider?.id ?? null, temporary: false, workspaceId: null, beginning });
    }
    if (provider) {
      // A chat keeps the provider it has when the other may not see it.
      const { requirements } = chats.stored(chatId);
      const refusal = providers.refusal(provider, requirements);
      if (refusal) throw new CommandError('refused', providers.refusalPhrase(provider, requirements, refusal));
      chats.setProvider(chatId, provider.id);
    }
    if (question.profileId !== undefined) services.presets.setProfile(chatId, question.profileId);
    return chats.get(chatId);
  }
}

/** "none" is none, absent is what is preselected. */
const wantedPreset = (given: string | undefined): string | null | undefined => (given === 'none' ? null : given);

/** What is preselected is for chats; another component begins with what it is told alone. */
function beginningOf({ templateId, profileId, component }: Question, { presets }: ConfidantApp['services']) {
  const otherwise = component === 'chat' ? undefined : null;
  return presets.beginning({
    templateId: templateId === undefined ? otherwise : templateId,
    profileId: profileId === undefined ? otherwise : profileId,
  });
}

/** A new chat takes the files of its template along; what cannot be read is said, and the question goes without it. */
async function filesOfTemplate(
  { chatId }: Question,
  chat: Chat,
  { presets }: ConfidantApp['services'],
  { output, translate, signal }: CommandContext,
): Promise<string[]> {
  const { template } = chat.presets ?? {};
  if (chatId !== undefined || !template) return [];
  const { attachments, refused } = await presets.attachFiles(template.id, signal);
  for (const { reason } of refused) output.note(translate(reason.key, reason.params));
  return attachments.map(({ id }) => id);
}

/** Reads the files that go along with the question; text as it is, nothing else. */
async function attach(files: readonly string[], { attachments }: ConfidantApp['services'], signal: AbortSignal) {
  const ids: string[] = [];
  for (const file of files) {
    const bytes = await readFileWhole(file, MAX_ATTACHED_BYTES);
    try {
      ids.push((await attachments.addFile(path.basename(file), bytes, signal)).id);
    } catch (error) {
      if (error instanceof AttachmentError) throw new CommandError('unreadable-file', error.reason, { cause: error });
      throw error;
    }
  }
  return ids;
}

/** Follows one answer through the events that windows get as well. */
function listenTo(chatId: string, answerId: string, events: TurnEvents): (event: HubEvent) => void {
  let answer: Message | undefined;
  return (event) => {
    if (event.name === 'chat.changed' && event.payload.chat.id === chatId) {
      events.requirements(event.payload.chat.requirements);
    } else if (event.name === 'message.added' && event.payload.message.id === answerId) {
      answer = event.payload.message;
    } else if (event.name === 'message.changed' && event.payload.messageId === answerId && answer) {
      answer = applyChanges(answer, event.payload.changes);
      events.change(event.payload.changes, answer.blocks);
    }
  };
}

/** What offers itself follows from the chat; nobody names it. */
function assertKnownTools(selection: readonly string[], { registry }: ConfidantApp['services']): void {
  const known = new Set(registry.selectable.flatMap(({ id, toolIds }) => [id, ...toolIds]));
  const unknown = selection.find((id) => !known.has(id));
  if (unknown !== undefined) throw new CommandError('not-found', phrase('cli.chat.unknownTool', { given: unknown }));
}

/** Who answers with which tools. */
async function describeStart(question: Question, chatId: string, services: ConfidantApp['services']) {
  const { chats, providers, catalogue } = services;
  const chat = chats.stored(chatId);
  const instance = providers.choose(chat.providerId);
  const listed = await catalogue.list({
    component: question.component,
    provider: instance
      ? { confidence: providers.confidence(instance), supportsTools: hasCapability(instance, 'tools') }
      : null,
    selection: question.selection ?? chat.toolSelection,
    requirements: chat.requirements,
  });
  const collections = listed.filter(({ offersItself }) => !offersItself);
  const offered = collections.flatMap(({ tools }) => tools.filter(({ answer }) => answer.offered));
  return {
    provider: instance?.id ?? '',
    model: instance?.model.id ?? '',
    tools: offered.map(({ id }) => id),
  };
}
