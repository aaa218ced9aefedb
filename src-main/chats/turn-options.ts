import type { Message } from '#shared/chat/message.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { Component } from '#shared/tool/definition.ts';
import type { EventHub } from '../ipc/event-hub.ts';
import type { Log } from '../log/log.ts';
import type { AdapterOptions } from '../providers/adapter-options.ts';
import type { ProviderAdapter } from '../providers/provider-adapter.ts';
import type { ProviderService } from '../providers/provider-service.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { ToolExecutor } from '../tools/executor.ts';
import type { ToolLimits } from '../tools/limits.ts';
import type { Offers } from '../tools/offers.ts';
import type { ToolPolicy } from '../tools/policy.ts';
import type { AttachmentDesk } from './attachment-desk.ts';
import type { ChatService } from './chat-service.ts';
import type { RequestLog } from './inspector/request-log.ts';
import type { SessionResults } from './session-results.ts';

/** What answers are made with. */
export interface TurnServiceDependencies {
  chats: ChatService;
  store: ChatStore;
  hub: EventHub;
  providers: ProviderService;
  offers: Offers;
  executor: ToolExecutor;
  results: SessionResults;
  requests: RequestLog;
  policy(): ToolPolicy;
  allowAlways(toolId: string, hash: string): void;
  createAdapter(options: AdapterOptions): ProviderAdapter;
  limits(): ToolLimits;
  allowParallelCalls(): boolean;
  attachments: AttachmentDesk;
  dataMark(chatId: string): string;
  tellsOfInjections?(): boolean;
  markAsData(text: string, chatId: string): string;
  log: Log;
  /** Servers repeat keys in their refusals: takes them out of what people see and what is stored. */
  withoutSecrets(text: string): string;
  /** Told of every answer that has ended, however it did; must not throw. */
  answered(answer: Message, instance: ProviderInstance): void;
  now(): number;
}

export interface StartedTurn {
  userMessageId: string;
  answerId: string;
  /** Resolves with the finished answer; never rejects. */
  done: Promise<Message>;
}

/** What a caller may choose for one turn; absent values come from the chat. */
export interface TurnOptions {
  component?: Component;
  selection?: readonly string[];
  allowParallelCalls?: boolean;
  /** The person's own instructions for this answer, part of the system prompt. */
  instructions?: string;
  /** What happens to calls that ask, where no person is there to answer. Absent: the person is asked. */
  approval?: 'all' | 'none';
  /** What was added to the question, by the ids of the attachment desk. */
  attachmentIds?: readonly string[];
}
