import type { Message } from '#shared/chat/message.ts';
import type { EventName, EventPayload } from '#shared/ipc/contract.ts';
import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { EventHub } from '../../ipc/event-hub.ts';
import type { AdapterOptions } from '../../providers/adapter-options.ts';
import type { ProviderAdapter } from '../../providers/provider-adapter.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import { newDataFolder } from '../../store/chat-fixtures.ts';
import { openChatStore } from '../../store/open-chat-store.ts';
import { ScriptedAdapter } from '../../tools/testing/scripted-adapter.ts';
import { OPEN_POLICY, toolBench } from '../../tools/testing/tool-bench.ts';
import { BranchService } from '../branch-service.ts';
import { ChatService } from '../chat-service.ts';
import { RequestLog } from '../inspector/request-log.ts';
import { SessionResults } from '../session-results.ts';
import { TurnService } from '../turn-service.ts';
import { WorkspaceService } from '../workspace-service.ts';

const instance = (id: string): ProviderInstance => ({
  id,
  kind: 'SELF_HOSTED',
  name: `Provider ${id}`,
  model: { id: 'scripted' },
});

/**
 * The services of chats over a real store, with providers "a" and "b" that play what `adapters` makes. Provider "b" may
 * see nothing that requires any confidence.
 */
export function chatBench() {
  const folder = newDataFolder();
  const opened = openChatStore(folder.dataDir);
  const { store } = opened;
  const hub = new EventHub();
  const events: string[] = [];
  hub.subscribe(({ name }) => events.push(name));
  const clock = { now: 1_000_000 };
  const now = () => (clock.now += 1);
  const lifetime: { ms: number | null } = { ms: 1_000 };
  const logged: string[] = [];
  const log = { error: (what: string) => logged.push(what), warn: () => {}, info: () => {} } as never;
  const asked: AdapterOptions[] = [];
  const adapters: { next(): ProviderAdapter } = { next: () => new ScriptedAdapter() };

  const ended: { answer: Message; instance: ProviderInstance }[] = [];
  let onEnded: (answer: Message) => void = () => {};
  const instances = [instance('a'), instance('b')];
  const refusal: ProviderService['refusal'] = ({ id }, { confidence }) =>
    id === 'b' && confidence !== 'NONE' ? 'confidence-too-low' : undefined;
  const providers = {
    instances,
    get: (id: string) => instances.find((each) => each.id === id),
    choose: (id: string | null) => instances.find((each) => each.id === id) ?? instances[0],
    refusal,
    openInfoPhrase: () => undefined,
    refusalPhrase: () => phrase('turn.noProvider'),
    assertMaySee: () => {},
    confidence: () => 'MEDIUM',
    standing: () => ({ confidence: 'MEDIUM', isSelfHosted: true, isTrusted: false }),
    keyFor: async () => undefined,
  } as unknown as ProviderService;

  const chats = new ChatService({ store, hub, temporaryLifetime: () => lifetime.ms, now });
  const branches = new BranchService({ chats, store, hub, now });
  const workspaces = new WorkspaceService({ chats, store, hub, now });
  const { offers, executor } = toolBench([]);
  const requests = new RequestLog({
    withoutSecrets: (text) => text,
    redact: (text) => text,
    changed: (chatId, messageId) => hub.emit('inspector.changed', { chatId, messageId }),
  });
  const attachments = { find: () => [], forget: () => {} };
  const turns = new TurnService({
    chats,
    store,
    hub,
    providers,
    offers,
    executor,
    results: new SessionResults(),
    requests,
    policy: () => OPEN_POLICY,
    allowAlways: () => {},
    createAdapter: (options) => {
      asked.push(options);
      return adapters.next();
    },
    limits: () => ({ maxCalls: 15, maxResultCharacters: 300_000 }),
    allowParallelCalls: () => false,
    attachments: attachments as never,
    dataMark: () => '',
    markAsData: (text) => text,
    answered: (answer, instance) => {
      ended.push({ answer, instance });
      onEnded(answer);
    },
    log,
    withoutSecrets: (text) => text,
    now,
  });

  return {
    store,
    dataDir: folder.dataDir,
    databaseFile: opened.file,
    search: opened.search,
    hub,
    events,
    clock,
    now,
    lifetime,
    log,
    logged,
    asked,
    /** Answers that have ended. */
    ended,
    onEnded(call: (answer: Message) => void) {
      onEnded = call;
    },
    adapters,
    attachments,
    providers,
    chats,
    branches,
    workspaces,
    requests,
    turns,
    /** A new chat with questions and answers; resolves with their ids, questions first. */
    async chatWith(...questions: string[]) {
      const { id } = chats.create({ providerId: 'a', temporary: false, workspaceId: null });
      const messageIds: string[] = [];
      for (const question of questions) {
        const turn = await turns.send(id, question);
        await turn.done;
        messageIds.push(turn.userMessageId, turn.answerId);
      }
      return { id, messageIds };
    },
    /** Payloads of an event from now on. */
    heard<Name extends EventName>(name: Name): EventPayload<Name>[] {
      const payloads: EventPayload<Name>[] = [];
      hub.subscribe((event) => {
        if (event.name === name) payloads.push(event.payload as EventPayload<Name>);
      });
      return payloads;
    },
    async close() {
      await turns.close();
      await opened.search.close();
      store.close();
      folder.remove();
    },
  };
}
