import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Attachment, Message } from '#shared/chat/message.ts';
import type { HistoryItem, ReplayTranscript } from '../providers/provider-adapter.ts';
import { inBatches } from './copy-messages.ts';

/**
 * A question as a provider gets it: what was attached stands before it, marked as data, so that the question comes last.
 */
function questionText(message: Message, markAsData: (text: string) => string): string {
  const attached = message.blocks.flatMap((block) =>
    block.type === 'attachment' ? [markAsData(`${headOf(block.attachment)}\n\n${block.text}`)] : [],
  );
  return [...attached, messageText(message)].join('\n\n');
}

const headOf = ({ name, address }: Attachment) => (address === '' ? name : `${name}\n${address}`);

export function hasAttachments(messages: readonly Message[]): boolean {
  return messages.some(({ blocks }) => blocks.some((block) => block.type === 'attachment'));
}

/** The text of a message: its text blocks, in order. */
export function messageText(message: Message): string {
  return message.blocks
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n\n')
    .trim();
}

/**
 * Earlier messages as a provider gets them. Answers without text (failed, stopped at once) are left out: they were none.
 * `transcriptOf` is asked only for complete answers; an adapter replays it when provider and model are still the same.
 */
function toHistory(
  messages: readonly Message[],
  transcriptOf: (messageId: string) => ReplayTranscript | undefined,
  markAsData: (text: string) => string,
): HistoryItem[] {
  return messages.flatMap((message): HistoryItem[] => {
    const text = messageText(message);
    if (text === '') return [];
    if (message.role === 'user') return [{ role: 'user', text: questionText(message, markAsData) }];
    const replay = message.status === 'complete' ? transcriptOf(message.id) : undefined;
    return [{ role: 'assistant', text, ...(replay && { replay }) }];
  });
}

/** The same of a chat that may be long, a few messages in each turn of the event loop: every transcript is read from disk. */
export async function historyInTurns(...[messages, ...rest]: Parameters<typeof toHistory>): Promise<HistoryItem[]> {
  const history: HistoryItem[] = [];
  for (const batch of inBatches(messages)) {
    if (history.length > 0) await nextTurn();
    history.push(...toHistory(batch, ...rest));
  }
  return history;
}

/** Titles before a better one exists: the first words of the question. */
export function titleFromQuestion(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= 60) return line;
  const cut = line.slice(0, 60);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > 30 ? cut.slice(0, atWord) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
