import { useMemo } from 'react';
import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import type { Block, Message } from '#shared/chat/message.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useOpenChatState } from '../state/state.tsx';

/** Messages are never changed in place, so what was counted once is good as long as the object lives. */
const counted = new WeakMap<Message, number>();

/** Of what goes out again with the next question: calls do, their results do not. */
function tokensOfBlock(block: Block): number {
  if (block.type === 'text' || block.type === 'attachment') return tokensOfText(block.text);
  return block.type === 'tool-call' ? tokensOfText(block.call.arguments) : 0;
}

function tokensOfMessage(message: Message): number {
  let tokens = counted.get(message);
  if (tokens === undefined) {
    tokens = message.blocks.reduce((sum, block) => sum + tokensOfBlock(block), 0);
    counted.set(message, tokens);
  }
  return tokens;
}

/** About what the visible branch costs; counted when a message comes or an answer ends, not while it streams. */
export function useHistoryTokens(chat: OpenChat, isAnswering: boolean): number {
  const messageIds = useOpenChatState(chat, (state) => state.messageIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when an answer ends
  return useMemo(
    () =>
      messageIds.reduce((sum, id) => {
        const message = chat.message(id);
        return sum + (message ? tokensOfMessage(message) : 0);
      }, 0),
    [chat, messageIds, isAnswering],
  );
}
