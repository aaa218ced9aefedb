import { z } from 'zod';
import type { Block, Message } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import { requirementsFrom, taintFrom } from '../../store/chat-rows.ts';
import { exportedChatSchema } from './export-format.ts';
import { EntryError, headOf, type ImportedChat, importedTitle, inTreeOrder } from './imported-chat.ts';

/** A chat that Confidant exported. Requirements that cannot be read become the strictest. */
export function readOwnChat(value: unknown): ImportedChat {
  const parsed = exportedChatSchema.safeParse(value);
  if (!parsed.success) throw new EntryError(phrase('errors.import.wrongShape'), z.prettifyError(parsed.error));
  const { messages, workspace, title, requirements, taint, headMessageId, ...fields } = parsed.data;
  const ordered = inTreeOrder(messages.map((message) => settled({ ...message, chatId: fields.id })));
  return {
    chat: {
      ...fields,
      title: importedTitle(title),
      requirements: requirementsFrom(JSON.stringify(requirements) ?? ''),
      taint: taint == null ? null : taintFrom(JSON.stringify(taint)),
      headMessageId: headOf(ordered, headMessageId),
    },
    workspace,
    messages: ordered,
  };
}

/** Nothing runs in a file: what was under way when it was written was cut off. */
function settled(message: Message): Message {
  const blocks = message.blocks.map((block): Block => {
    if (block.type !== 'tool-call' || !['queued', 'waiting', 'running'].includes(block.call.state)) return block;
    return { ...block, call: { ...block.call, state: 'cancelled', approval: undefined, progress: undefined } };
  });
  return { ...message, blocks, status: message.status === 'streaming' ? 'incomplete' : message.status };
}
