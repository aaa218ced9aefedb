import type { Block, Message } from '#shared/chat/message.ts';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { phrase } from '#shared/phrase.ts';
import {
  EntryError,
  headOf,
  type ImportedChat,
  importedTime,
  importedTitle,
  inTreeOrder,
  type LeftOut,
  MAX_MESSAGES_PER_CHAT,
  stableId,
} from './imported-chat.ts';
import { isRecord, listOf, stringOf } from './loose-values.ts';

/**
 * One conversation of a ChatGPT data export (`conversations.json`). There is no published schema; what is relied on: the
 * object `mapping` of nodes `{message, parent}`, a message's `author.role`, `content.content_type`, `content.parts` and
 * `create_time` in seconds, and the conversation's `current_node`.
 */
export function readChatGptConversation(value: Record<string, unknown>, leftOut: LeftOut, now: number): ImportedChat {
  if (!isRecord(value.mapping)) throw new EntryError(phrase('errors.import.wrongShape'), 'mapping');
  const nodes = new Map(Object.entries(value.mapping).filter((entry) => isRecord(entry[1]))) as Nodes;
  if (nodes.size > MAX_MESSAGES_PER_CHAT) {
    throw new EntryError(phrase('errors.import.tooManyMessages', { maximum: MAX_MESSAGES_PER_CHAT }));
  }
  const conversation =
    stringOf(value.conversation_id) ?? stringOf(value.id) ?? JSON.stringify([value.title, value.create_time]);
  const chatId = stableId('chatgpt', conversation);
  const createdAt = importedTime(seconds(value.create_time), now);

  /** What became of each node: the message it is shown as, or the one above it when nothing of it is shown. */
  const shownAs = new Map<string, string | null>();
  const messages = new Map<string, Message>();
  for (const nodeId of parentsFirst(nodes)) {
    const node = nodes.get(nodeId);
    const parentId = shownAs.get(stringOf(node?.parent) ?? '') ?? null;
    const read = isRecord(node?.message) ? readMessage(node.message, leftOut) : undefined;
    if (!read) {
      shownAs.set(nodeId, parentId);
      continue;
    }
    const id = stableId('chatgpt', conversation, nodeId);
    shownAs.set(nodeId, id);
    const time = isRecord(node?.message) ? seconds(node.message.create_time) : undefined;
    messages.set(id, {
      id,
      chatId,
      parentId,
      role: read.role,
      status: 'complete',
      createdAt: importedTime(time, now, createdAt),
      blocks: read.blocks.map((block, index) => ({ ...block, id: `${id}.${index}` })),
      sources: [],
      ...(read.model !== undefined && {
        provider: { id: 'chatgpt', name: 'ChatGPT', model: read.model, confidence: 'UNKNOWN' },
      }),
    });
  }
  const inTime = [...messages.values()].sort((a, b) => a.createdAt - b.createdAt);
  const { merged, mergedInto } = mergeAnswers(inTreeOrder(inTime));
  const current = shownAs.get(stringOf(value.current_node) ?? '') ?? null;
  return {
    chat: {
      id: chatId,
      title: importedTitle(value.title),
      titleIsByPerson: true,
      createdAt,
      updatedAt: importedTime(seconds(value.update_time), now, createdAt),
      providerId: null,
      toolSelection: null,
      requirements: NO_REQUIREMENTS,
      headMessageId: headOf(merged, current === null ? null : (mergedInto.get(current) ?? current)),
      draft: '',
      pinnedAt: null,
      isTemporary: false,
      expiresAt: null,
    },
    workspace: null,
    messages: merged,
  };
}

type Nodes = Map<string, Record<string, unknown>>;

const seconds = (value: unknown): number | undefined => (typeof value === 'number' ? value * 1_000 : undefined);

/** Node ids, each after its parent. A node whose parent is missing begins the conversation; a circle is cut open. */
function parentsFirst(nodes: Nodes): string[] {
  const placed = new Set<string>();
  for (const start of nodes.keys()) {
    const way: string[] = [];
    const onWay = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && nodes.has(at) && !placed.has(at) && !onWay.has(at)) {
      way.push(at);
      onWay.add(at);
      at = stringOf(nodes.get(at)?.parent);
    }
    for (const id of way.reverse()) placed.add(id);
  }
  return [...placed];
}

/** More pieces than any answer had; what goes on longer is a message of its own. */
const MAX_MERGED_BLOCKS = 500;

/** Thoughts, and text before and after a tool call, are messages of their own there; here they are one answer. */
function mergeAnswers(ordered: readonly Message[]): { merged: Message[]; mergedInto: Map<string, string> } {
  const replies = Map.groupBy(ordered, ({ parentId }) => parentId);
  const mergedInto = new Map<string, string>();
  const merged = new Map<string, Message>();
  for (const message of ordered) {
    const parentId = message.parentId === null ? null : (mergedInto.get(message.parentId) ?? message.parentId);
    const parent = parentId === null ? undefined : merged.get(parentId);
    const isOnlyReply = replies.get(message.parentId)?.length === 1;
    const hasRoom = (parent?.blocks.length ?? 0) < MAX_MERGED_BLOCKS;
    if (parent?.role === 'assistant' && message.role === 'assistant' && isOnlyReply && hasRoom) {
      merged.set(parent.id, { ...parent, blocks: [...parent.blocks, ...message.blocks] });
      mergedInto.set(message.id, parent.id);
    } else merged.set(message.id, { ...message, parentId });
  }
  return { merged: [...merged.values()], mergedInto };
}

interface ReadMessage {
  role: Message['role'];
  blocks: Block[];
  model?: string;
}

/** What is shown of a message; undefined when nothing is (system messages, what tools said, hidden ones). */
function readMessage(message: Record<string, unknown>, leftOut: LeftOut): ReadMessage | undefined {
  const role = isRecord(message.author) ? stringOf(message.author.role) : undefined;
  const content = isRecord(message.content) ? message.content : {};
  const metadata = isRecord(message.metadata) ? message.metadata : {};
  const type = stringOf(content.content_type) ?? '?';
  if (metadata.is_visually_hidden_from_conversation === true || role === 'system') return undefined;
  if (role !== 'user' && role !== 'assistant') {
    leftOut.add(role === 'tool' ? `tool: ${type}` : `role: ${role}`);
    return undefined;
  }
  // What an assistant writes to a tool is a call, not an answer.
  const recipient = stringOf(message.recipient) ?? 'all';
  if (role === 'assistant' && recipient !== 'all') {
    leftOut.add(`tool call: ${recipient}`);
    return undefined;
  }
  const model = role === 'assistant' ? (stringOf(metadata.model_slug) ?? '').slice(0, 300) : undefined;
  const { blocks, missing } = readContent(type, content);
  for (const what of missing) leftOut.add(what);
  for (const block of blocks) {
    if (block.type === 'text') block.text = withReferences(block.text, metadata.content_references, leftOut);
  }
  if (blocks.length === 0 && role === 'user' && missing.length > 0) {
    // The answer to it must not stand there without a question.
    const text = phrase('errors.import.partLeftOut', { what: missing.join(', ').slice(0, 200) });
    blocks.push({ type: 'notice', id: '', tone: 'neutral', text });
  }
  if (blocks.length === 0) return undefined;
  return { role, blocks, ...(model !== undefined && { model }) };
}

function readContent(type: string, content: Record<string, unknown>): { blocks: Block[]; missing: string[] } {
  const text = (value: string): Block[] => (value.trim() === '' ? [] : [{ type: 'text', id: '', text: value }]);
  switch (type) {
    case 'text':
    case 'multimodal_text': {
      const missing: string[] = [];
      const texts = listOf(content.parts).flatMap((part) => {
        if (typeof part === 'string') return [part];
        if (isRecord(part) && part.content_type === 'audio_transcription' && typeof part.text === 'string') {
          return [part.text];
        }
        missing.push(isRecord(part) ? (stringOf(part.content_type) ?? '?') : '?');
        return [];
      });
      return { blocks: text(texts.join('\n\n')), missing };
    }
    case 'code': {
      const language = stringOf(content.language) ?? '';
      const fenced = `\`\`\`\`${/^[\w+-]{1,20}$/.test(language) && language !== 'unknown' ? language : ''}\n`;
      const code = stringOf(content.text) ?? '';
      return { blocks: code.trim() === '' ? [] : text(`${fenced}${code}\n\`\`\`\``), missing: [] };
    }
    case 'thoughts': {
      const thoughts = listOf(content.thoughts).flatMap((thought) =>
        isRecord(thought) ? [[stringOf(thought.summary), stringOf(thought.content)].filter(Boolean).join('\n\n')] : [],
      );
      const whole = thoughts.filter(Boolean).join('\n\n');
      return { blocks: whole === '' ? [] : [{ type: 'reasoning', id: '', text: whole }], missing: [] };
    }
    default:
      return { blocks: [], missing: [type] };
  }
}

/** Characters that stand for no letter (U+E200 …) enclose what refers to a source, as "cite turn0search1". */
const REFERENCE = /\ue200[^\ue200\ue201]{0,2000}\ue201/g;
const MAX_REFERENCES = 1_000;

/** References become the links that the file has for them (`alt`, Markdown); of others nobody could read anything. */
function withReferences(text: string, references: unknown, leftOut: LeftOut): string {
  if (!text.includes('\ue200')) return text;
  const links = new Map<string, string>();
  for (const reference of listOf(references).slice(0, MAX_REFERENCES)) {
    const { matched_text: matched, alt } = isRecord(reference) ? reference : {};
    if (typeof matched === 'string' && typeof alt === 'string' && alt !== '') links.set(matched, alt);
  }
  return text.replace(REFERENCE, (matched) => {
    const link = links.get(matched);
    if (link === undefined) leftOut.add('citation');
    return link ?? '';
  });
}
