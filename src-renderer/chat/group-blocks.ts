import type { Block } from '#shared/chat/message.ts';
import type { ToolCall, ToolCallState } from '#shared/tool/trace.ts';

/** A call that waits for the person's word, with what they need to know to give it. */
export type WaitingCall = ToolCall & { approval: NonNullable<ToolCall['approval']> };

const isWaitingForWord = (call: ToolCall): call is WaitingCall =>
  call.state === 'waiting' && call.approval !== undefined;

type CallBlock = Extract<Block, { type: 'tool-call' }>;

/** What is drawn one after another: neighbouring tool calls share one card. */
export type Segment =
  | { type: 'calls'; id: string; calls: readonly ToolCall[] }
  /** A call that waits for the person: the card takes its banner's place. */
  | { type: 'approval'; id: string; call: WaitingCall }
  | { type: 'block'; id: string; block: Exclude<Block, CallBlock> };

export function groupBlocks(blocks: readonly Block[]): Segment[] {
  const segments: Segment[] = [];
  let calls: ToolCall[] | null = null;
  for (const block of blocks) {
    if (block.type === 'tool-call' && isWaitingForWord(block.call)) {
      calls = null;
      segments.push({ type: 'approval', id: block.id, call: block.call });
    } else if (block.type === 'tool-call') {
      if (calls) calls.push(block.call);
      else {
        calls = [block.call];
        segments.push({ type: 'calls', id: block.id, calls });
      }
    } else if (block.type !== 'text' || block.text.trim() !== '') {
      // White space between two rounds is no reason to cut a card in two.
      calls = null;
      segments.push({ type: 'block', id: block.id, block });
    }
  }
  return segments;
}

/** From so many on, finished calls are one line. */
export const FOLD_FROM = 5;

const FINISHED: ReadonlySet<ToolCallState> = new Set(['done', 'blocked', 'error', 'cancelled']);

export const isFinished = (call: ToolCall): boolean => FINISHED.has(call.state);

export const canFold = (calls: readonly ToolCall[]): boolean => calls.length >= FOLD_FROM && calls.every(isFinished);

export function countByState(calls: readonly ToolCall[]): Partial<Record<ToolCallState, number>> {
  const counts: Partial<Record<ToolCallState, number>> = {};
  for (const { state } of calls) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** The time the calls took together, milliseconds. */
export const totalDuration = (calls: readonly ToolCall[]): number =>
  calls.reduce((sum, call) => sum + (call.durationMs ?? 0), 0);
