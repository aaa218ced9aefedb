import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewChatDraft } from '#shared/chat/new-chat-draft.ts';
import type { AttachmentDesk } from '../../chats/attachment-desk.ts';
import { QuestionQueue } from '../../chats/question-queue.ts';
import { chatBench } from '../../chats/testing/chat-bench.ts';
import { draftHandlers } from './drafts.ts';

const DRAFT: NewChatDraft = {
  draft: 'Half a thou',
  providerId: 'a',
  toolSelection: ['web_search'],
  workspaceId: null,
  isTemporary: true,
};
const context = { signal: new AbortController().signal };

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(() => bench.close());

const handlers = (attachments: Partial<AttachmentDesk> = {}) =>
  draftHandlers({ store: bench.store, queue: new QuestionQueue(bench), attachments: attachments as AttachmentDesk });

describe('the draft of a chat that does not exist yet', () => {
  it('is there as it was saved last', async () => {
    const { 'drafts.new-chat': read, 'drafts.save-new-chat': save } = handlers();
    expect(await read({}, context)).toEqual({ draft: null });
    await save({ ...DRAFT, draft: 'Half' }, context);
    await save(DRAFT, context);
    expect(await read({}, context)).toEqual({ draft: DRAFT });
  });

  it('is none when it cannot be read', async () => {
    bench.store.saveDraft('new-chat', { draft: 5 });
    expect(await handlers()['drafts.new-chat']({}, context)).toEqual({ draft: null });
    bench.store.saveDraft('new-chat', null);
    expect(bench.store.getDraft('new-chat')).toBeNull();
  });
});

describe('a question that is taken back', () => {
  it('comes with its attachments, but for those that are gone', async () => {
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    bench.store.updateChat(id, { queued: { text: 'and then?', attachmentIds: ['page', 'gone'] } });
    const attachment = { id: 'page', kind: 'web-page', name: 'Page', address: 'https://p.test/' } as const;
    const read = { ...attachment, characters: 4, isTruncated: false, filteredPassages: 0 };
    const find: AttachmentDesk['find'] = ([wanted]) =>
      wanted === 'page' ? [{ attachment: read, text: 'text' }] : undefined;
    expect(await handlers({ find })['turns.unqueue']({ chatId: id }, context)).toEqual({
      text: 'and then?',
      attachments: [read],
    });
    expect(bench.chats.get(id).queued).toBeUndefined();
  });
});
