import { newChatDraftSchema } from '#shared/chat/new-chat-draft.ts';
import type { draftRequests } from '#shared/ipc/areas/drafts.ts';
import type { AttachmentDesk } from '../../chats/attachment-desk.ts';
import type { ChatService } from '../../chats/chat-service.ts';
import type { QuestionQueue } from '../../chats/question-queue.ts';
import type { ChatStore } from '../../store/chat-store.ts';
import type { Handlers } from '../handler.ts';

type DraftHandlers = Pick<Handlers, keyof typeof draftRequests>;

const NEW_CHAT = 'new-chat';

interface Dependencies {
  chats: Pick<ChatService, 'stored'>;
  store: ChatStore;
  queue: QuestionQueue;
  attachments: AttachmentDesk;
}

/** What was written and is not sent yet. */
export function draftHandlers({ chats, store, queue, attachments }: Dependencies): DraftHandlers {
  return {
    'drafts.new-chat': () => ({
      draft: newChatDraftSchema.safeParse(store.getDraft(NEW_CHAT)).data ?? null,
      attachments: store.unsent(null).attachments ?? [],
    }),
    'drafts.save-new-chat': (draft) => {
      store.saveDraft(NEW_CHAT, draft);
      return {};
    },
    'drafts.save-edit': ({ chatId, editing }) => {
      chats.stored(chatId);
      store.saveEdit(chatId, editing);
      return {};
    },
    'drafts.set-attached': ({ chatId, attachmentIds }) => {
      attachments.place(chatId, attachmentIds, chatId === null ? [] : chats.stored(chatId).queued?.attachmentIds);
      return {};
    },
    'turns.queue': ({ chatId, ...question }) => {
      queue.add(chatId, question);
      return {};
    },
    'turns.send-queued': ({ chatId }) => {
      queue.sendNow(chatId);
      return {};
    },
    'turns.unqueue': ({ chatId }) => {
      const { text, attachmentIds } = queue.take(chatId);
      const found = attachmentIds.flatMap((id) => attachments.find([id]) ?? []);
      return { text, attachments: found.map(({ attachment }) => attachment) };
    },
  };
}
