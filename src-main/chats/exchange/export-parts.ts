import type { ExportFormat } from '#shared/chat/exchange.ts';
import type { Language } from '#shared/phrase.ts';
import type { ChatStore, StoredChat } from '../../store/chat-store.ts';
import { inBatches } from '../copy-messages.ts';
import { EXPORT_FORMAT_NAME, EXPORT_VERSION, exportedChat, exportedMessage } from './export-format.ts';
import { chatToMarkdown } from './markdown.ts';

export interface ExportOrder {
  /** Absent: every chat. */
  ids?: readonly string[];
  format: ExportFormat;
  /** Of headings in Markdown. */
  language: Language;
  now: number;
}

/** The text of an export, piece by piece, holding one chat at a time. */
export function exportParts(store: ChatStore, order: ExportOrder): Generator<string> {
  return order.format === 'json' ? jsonParts(store, order) : markdownParts(store, order);
}

function* jsonParts(store: ChatStore, { ids, now }: ExportOrder): Generator<string> {
  const workspaces = new Map(store.listWorkspaces().map((workspace) => [workspace.id, workspace]));
  const head = {
    format: EXPORT_FORMAT_NAME,
    version: EXPORT_VERSION,
    exportedAt: new Date(now).toISOString(),
    // Those of single chats stand with the chats.
    workspaces: ids ? [] : [...workspaces.values()].map(({ id, name }) => ({ id, name })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"chats":[`;
  let separator = '\n';
  for (const chat of selected(store, ids)) {
    const whole = { ...chat, presetTexts: store.presetTexts(chat.id) };
    const fields = exportedChat(whole, workspaces.get(chat.workspaceId ?? ''));
    yield `${separator}${JSON.stringify(fields).slice(0, -1)},"messages":[`;
    separator = ',\n';
    let between = '';
    for (const batch of inBatches(store.messages(chat.id))) {
      yield between + batch.map((message) => JSON.stringify(exportedMessage(message))).join(',\n');
      between = ',\n';
    }
    yield ']}';
  }
  yield '\n]}\n';
}

function* markdownParts(store: ChatStore, { ids, language }: ExportOrder): Generator<string> {
  let separator = '';
  for (const chat of selected(store, ids)) {
    const messages = chat.headMessageId ? store.branch(chat.id, chat.headMessageId) : [];
    yield `${separator}${chatToMarkdown(chat.title, messages, language)}\n`;
    separator = '\n---\n\n';
  }
}

/** Oldest first, so that an import adds them in the order in which they came to be. */
function selected(store: ChatStore, ids: readonly string[] | undefined): StoredChat[] {
  const wanted = ids && new Set(ids);
  return store
    .listChats()
    .filter(({ id }) => wanted === undefined || wanted.has(id))
    .reverse();
}
