import { z } from 'zod';
import type { Block, Message } from '#shared/chat/message.ts';
import {
  CHAT_VARIABLE_LIMITS,
  type ChatVariables,
  chatVariableNameSchema,
  chatVariableValueSchema,
} from '#shared/chat/variables.ts';
import { phrase } from '#shared/phrase.ts';
import { requirementsFrom, taintFrom } from '../../store/chat-rows.ts';
import { exportedChatSchema } from './export-format.ts';
import { EntryError, headOf, type ImportedChat, inTreeOrder, type LeftOut } from './imported-chat.ts';
import { isRecord } from './loose-values.ts';

/** A chat that Confidant exported. Requirements that cannot be read become the strictest. */
export function readOwnChat(value: unknown, leftOut: LeftOut): ImportedChat {
  const parsed = exportedChatSchema.safeParse(value);
  if (!parsed.success) throw new EntryError(phrase('errors.import.wrongShape'), z.prettifyError(parsed.error));
  const { messages, workspace, requirements, taint, variables, headMessageId, ...fields } = parsed.data;
  const ordered = inTreeOrder(messages.map((message) => settled({ ...message, chatId: fields.id })));
  return {
    chat: {
      ...fields,
      requirements: requirementsFrom(JSON.stringify(requirements) ?? ''),
      taint: taint == null ? null : taintFrom(JSON.stringify(taint)),
      variables: readVariables(variables, leftOut),
      headMessageId: headOf(ordered, headMessageId),
    },
    workspace,
    messages: ordered,
  };
}

/** Those that a chat can have; a file written before there were any has none. */
function readVariables(value: unknown, leftOut: LeftOut): ChatVariables {
  const kept: [string, ChatVariables[string]][] = [];
  for (const [name, given] of Object.entries(isRecord(value) ? value : {})) {
    const read = chatVariableValueSchema.safeParse(given);
    const isNamed = chatVariableNameSchema.safeParse(name).success;
    if (read.success && isNamed && kept.length < CHAT_VARIABLE_LIMITS.variables) kept.push([name, read.data]);
    else leftOut.add('variable');
  }
  return Object.fromEntries(kept);
}

/** Nothing runs in a file: what was under way when it was written was cut off. */
function settled(message: Message): Message {
  const blocks = message.blocks.map((block): Block => {
    if (block.type !== 'tool-call' || !['queued', 'waiting', 'running'].includes(block.call.state)) return block;
    return { ...block, call: { ...block.call, state: 'cancelled', approval: undefined, progress: undefined } };
  });
  return { ...message, blocks, status: message.status === 'streaming' ? 'incomplete' : message.status };
}
