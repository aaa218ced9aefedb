import { answerFiguresSchema, type Block, blockSchema, type Message, messageSchema } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { Source } from '#shared/source/source.ts';
import { toolCallSchema } from '#shared/tool/trace.ts';
import { parseJson } from './chat-rows.ts';

export interface MessageRow {
  key: number;
  id: string;
  chat_id: string;
  parent_id: string | null;
  role: Message['role'];
  status: Message['status'];
  created_at: number;
  provider: string | null;
  figures: string | null;
}

export interface BlockRow {
  id: string;
  type: string;
  content: string;
}

export interface SourceRow {
  title: string;
  url: string;
  origin: Source['origin'];
}

/** Only fields that the schema names are stored: a tool's result stays in memory, whatever rides along on a call. */
const CALL_FIELDS = Object.keys(toolCallSchema.shape) as (keyof typeof toolCallSchema.shape)[];

export function blockToRow(block: Block): BlockRow {
  if (block.type === 'text' || block.type === 'reasoning') {
    return { id: block.id, type: block.type, content: block.text };
  }
  if (block.type === 'tool-call') {
    const call = Object.fromEntries(CALL_FIELDS.map((field) => [field, block.call[field]]));
    return { id: block.id, type: block.type, content: JSON.stringify({ call }) };
  }
  const { id, type, ...content } = block;
  return { id, type, content: JSON.stringify(content) };
}

function blockFromRow(row: BlockRow): Block {
  if (row.type === 'text' || row.type === 'reasoning') return { type: row.type, id: row.id, text: row.content };
  const content = parseJson(row.content);
  const fields = typeof content === 'object' && content !== null ? content : {};
  const block = blockSchema.safeParse({ ...fields, id: row.id, type: row.type }).data;
  // One unreadable part must not cost the chat.
  return block ?? { type: 'notice', id: row.id, tone: 'warn', text: phrase('chat.storedPartUnreadable') };
}

const providerSchema = messageSchema.shape.provider;

export function messageFromRows(row: MessageRow, blocks: readonly BlockRow[], sources: readonly SourceRow[]): Message {
  const provider = row.provider === null ? undefined : providerSchema.safeParse(parseJson(row.provider)).data;
  const figures = row.figures === null ? undefined : answerFiguresSchema.safeParse(parseJson(row.figures)).data;
  return {
    id: row.id,
    chatId: row.chat_id,
    parentId: row.parent_id,
    role: row.role,
    status: row.status,
    createdAt: row.created_at,
    blocks: blocks.map(blockFromRow),
    sources: sources.map(({ title, url, origin }) => ({ title, url, origin })),
    ...(provider && { provider }),
    ...(figures && { figures }),
  };
}

export const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
