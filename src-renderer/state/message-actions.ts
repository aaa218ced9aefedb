import type { Message } from '#shared/chat/message.ts';
import { type Ipc, problemOf } from './ipc.ts';
import type { OpenChat } from './open-chat.ts';

/** What a person does to the messages of a chat. Each says above the composer why it failed, and answers whether it did. */
export interface MessageActions {
  /** A new version of an answer, or the first answer to a question; `providerId` for this answer alone. */
  answerAnew(messageId: string, providerId?: string): Promise<boolean>;
  continueAnswer(messageId: string): Promise<boolean>;
  /** Sends the question being edited as a new version. */
  sendEdited(): Promise<boolean>;
  showVersion(messageId: string): Promise<boolean>;
  remove(message: Message): Promise<boolean>;
  restore(messageId: string): Promise<boolean>;
  /** The id of the new chat; undefined when there is none. */
  branch(messageId: string): Promise<string | undefined>;
}

export function createMessageActions(ipc: Ipc, chat: OpenChat): MessageActions {
  const chatId = chat.id;
  /** Whatever was said before is over with the next action. */
  async function run<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
    chat.say(null);
    try {
      return await request();
    } catch (error) {
      const problem = problemOf(error);
      if (problem) chat.say({ kind: 'failed', problem });
      return undefined;
    }
  }
  const did = async (request: () => Promise<unknown>) => (await run(request)) !== undefined;

  return {
    answerAnew: (messageId, providerId) =>
      did(() => ipc.call('turns.regenerate', { chatId, messageId, ...(providerId !== undefined && { providerId }) })),
    continueAnswer: (messageId) => did(() => ipc.call('turns.retry', { chatId, messageId, mode: 'continue' })),
    async sendEdited() {
      const { editing } = chat.store.getState();
      if (!editing) return false;
      const isSent = await did(() => ipc.call('turns.edit', { chatId, ...editing, text: editing.text.trim() }));
      // A question that could not be sent stays in its field.
      if (isSent) chat.edit(null);
      return isSent;
    },
    showVersion: (messageId) => did(() => ipc.call('chats.show-version', { chatId, messageId })),
    async remove({ id, role }) {
      const isDone = await did(() => ipc.call('chats.delete-message', { chatId, messageId: id }));
      if (isDone) chat.say({ kind: 'deleted', messageId: id, role });
      return isDone;
    },
    restore: (messageId) => did(() => ipc.call('chats.restore-message', { chatId, messageId })),
    branch: async (messageId) => (await run(() => ipc.call('chats.branch', { chatId, messageId })))?.id,
  };
}
