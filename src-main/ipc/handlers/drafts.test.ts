import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewChatDraft } from '#shared/chat/new-chat-draft.ts';
import { AttachmentDesk } from '../../chats/attachment-desk.ts';
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
  draftHandlers({
    chats: bench.chats,
    store: bench.store,
    queue: new QuestionQueue(bench),
    attachments: attachments as AttachmentDesk,
  });

describe('the draft of a chat that does not exist yet', () => {
  it('is there as it was saved last', async () => {
    const { 'drafts.new-chat': read, 'drafts.save-new-chat': save } = handlers();
    expect(await read({}, context)).toEqual({ draft: null, attachments: [] });
    await save({ ...DRAFT, draft: 'Half' }, context);
    await save(DRAFT, context);
    expect(await read({}, context)).toEqual({ draft: DRAFT, attachments: [] });
  });

  it('is none when it cannot be read', async () => {
    bench.store.saveDraft('new-chat', { draft: 5 });
    expect(await handlers()['drafts.new-chat']({}, context)).toMatchObject({ draft: null });
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

describe('what stands beside a draft', () => {
  const guard = {
    filter: async (texts: readonly { text: string }[]) => ({
      results: texts.map(({ text }) => ({ text, findings: [] })),
    }),
  };
  const desk = () =>
    new AttachmentDesk({
      pages: {} as never,
      guard: guard as never,
      store: bench.store,
      tellsOfInjections: () => true,
    });
  const addFile = (to: AttachmentDesk) => to.addFile('a.txt', new TextEncoder().encode('tides'), context.signal);

  it('can be sent by an application that was started since, and is gone then', async () => {
    const { id: chatId } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    const before = desk();
    const { id } = await addFile(before);
    await handlers(before)['drafts.set-attached']({ chatId, attachmentIds: [id, 'gone'] }, context);
    const since = desk();
    expect(bench.chats.get(chatId).unsent?.attachments).toMatchObject([{ id, name: 'a.txt' }]);
    expect(since.find([id])).toMatchObject([{ text: 'tides' }]);
    since.forget([id]);
    expect([desk().find([id]), bench.chats.get(chatId).unsent]).toEqual([undefined, {}]);
  });

  it('stays with the question that waits for the answer to end', async () => {
    const { id: chatId } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    const before = desk();
    const { id } = await addFile(before);
    const attach = handlers(before)['drafts.set-attached'];
    await attach({ chatId, attachmentIds: [id] }, context);
    bench.store.updateChat(chatId, { queued: { text: 'and then?', attachmentIds: [id] } });
    await attach({ chatId, attachmentIds: [] }, context);
    expect(bench.chats.get(chatId).unsent).toEqual({});
    expect(await handlers(desk())['turns.unqueue']({ chatId }, context)).toMatchObject({ attachments: [{ id }] });
  });

  it('belongs to a chat that is there, as an edit does', async () => {
    const { 'drafts.set-attached': attach, 'drafts.save-edit': saveEdit } = handlers(desk());
    expect(() => attach({ chatId: 'gone', attachmentIds: [] }, context)).toThrow();
    expect(() => saveEdit({ chatId: 'gone', editing: null }, context)).toThrow();
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    await saveEdit({ chatId: id, editing: { messageId: 'q', text: 'Half' } }, context);
    expect(bench.chats.get(id).unsent).toEqual({ editing: { messageId: 'q', text: 'Half' } });
    await saveEdit({ chatId: id, editing: null }, context);
    expect(bench.chats.get(id).unsent).toEqual({});
  });
});
