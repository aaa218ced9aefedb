import type { Block, Message } from '#shared/chat/message.ts';
import { type ChatRequirements, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { Source } from '#shared/source/source.ts';
import {
  headOf,
  type ImportedChat,
  importedTime,
  importedTitle,
  inTreeOrder,
  type LeftOut,
  stableId,
} from './imported-chat.ts';
import { isRecord, listOf, stringOf } from './loose-values.ts';

const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** The workspace a folder of AI Studio stands for; its name is in the file `name` of that folder. */
export const aiStudioWorkspaceId = (guid: string): string => stableId('ai-studio', 'workspace', guid.toLowerCase());

export function isAiStudioThread(value: Record<string, unknown>): boolean {
  const thread = withPlainNames(value);
  return typeof thread.chatid === 'string' && Array.isArray(thread.blocks);
}

/**
 * A `thread.json` of AI Studio: a list of blocks, no versions. It keeps no confidence, but the data security its data
 * sources demanded; that demand goes on here.
 */
export function readAiStudioThread(value: Record<string, unknown>, leftOut: LeftOut, now: number): ImportedChat {
  const thread = withPlainNames(value);
  const threadId = stringOf(thread.chatid)?.toLowerCase() ?? '';
  const chatId = stableId('ai-studio', threadId);
  const messages: Message[] = [];
  listOf(thread.blocks).forEach((raw, index) => {
    const block = isRecord(raw) ? withPlainNames(raw) : {};
    const role = roleOf(block.role);
    const blocks = role && isRecord(block.content) ? readContent(withPlainNames(block.content), leftOut) : [];
    if (!role) leftOut.add(`role: ${stringOf(block.role) ?? '?'}`);
    if (!role || blocks.length === 0) return;
    const id = stableId('ai-studio', threadId, String(index));
    messages.push({
      id,
      chatId,
      parentId: messages.at(-1)?.id ?? null,
      role,
      status: 'complete',
      createdAt: importedTime(Date.parse(stringOf(block.time) ?? ''), now),
      blocks: blocks.map((each, position) => ({ ...each, id: `${id}.${position}` })),
      sources: sourcesOf(block.content),
    });
  });
  const ordered = inTreeOrder(messages);
  const times = ordered.map(({ createdAt }) => createdAt);
  const createdAt = times[0] ?? now;
  const workspace = stringOf(thread.workspaceid);
  return {
    chat: {
      id: chatId,
      title: importedTitle(thread.name),
      titleIsByPerson: true,
      createdAt,
      updatedAt: times.at(-1) ?? now,
      providerId: null,
      toolSelection: null,
      requirements: requirementsOf(thread.datasecurity, createdAt),
      headMessageId: headOf(ordered, null),
      draft: '',
      pinnedAt: null,
      isTemporary: false,
      expiresAt: null,
    },
    workspace:
      workspace && workspace !== NO_WORKSPACE ? { id: aiStudioWorkspaceId(workspace), name: 'AI Studio' } : null,
    messages: ordered,
  };
}

/** Its versions have written names as `ChatId`, `chat_id` and `chatId`. */
function withPlainNames(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name.replaceAll('_', '').toLowerCase(), field]),
  );
}

function roleOf(role: unknown): Message['role'] | undefined {
  if (role === 'USER') return 'user';
  return role === 'AI' || role === 'AGENT' ? 'assistant' : undefined;
}

function requirementsOf(dataSecurity: unknown, at: number): ChatRequirements {
  if (dataSecurity !== 'SELF_HOSTED') return NO_REQUIREMENTS;
  return { ...NO_REQUIREMENTS, dataSecurity: 'SELF_HOSTED', dataSecurityReason: { sourceName: 'AI Studio', at } };
}

function readContent(content: Record<string, unknown>, leftOut: LeftOut): Block[] {
  const text = stringOf(content.text);
  if (text === undefined) {
    leftOut.add(stringOf(content.$type) ?? 'content');
    return [];
  }
  for (const _ of listOf(content.fileattachments)) leftOut.add('file attachment');
  for (const _ of listOf(content.toolinvocations)) leftOut.add('tool call');
  return text.trim() === '' ? [] : [{ type: 'text', id: '', text }];
}

const MAX_SOURCES = 1_000;

function sourcesOf(content: unknown): Source[] {
  const { sources } = isRecord(content) ? withPlainNames(content) : {};
  return listOf(sources)
    .slice(0, MAX_SOURCES)
    .flatMap((raw): Source[] => {
      const source = isRecord(raw) ? withPlainNames(raw) : {};
      const url = stringOf(source.url);
      if (!url || url.length > 8_000) return [];
      return [{ title: (stringOf(source.title) ?? url).slice(0, 1_000), url, origin: 'model' }];
    });
}
