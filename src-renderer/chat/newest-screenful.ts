import type { Block, Message } from '#shared/chat/message.ts';

/** The least that a message takes, in CSS pixels: its head, its margins, what stands below its text. */
const MESSAGE_PX = 56;
const ROW_PX = 20;
/** More than fit into a row of the column, so that rows are rather counted too few. */
const ROW_CHARACTERS = 90;
/** A longer line may be code, which does not wrap, or an address, which is not shown. */
const MAX_ROWS_OF_LINE = 3;
/** A row of a tool call, of sources, of an attachment. Neighbours may be folded into one. */
const BLOCK_PX = 36;

/** Looks no further than this height. */
function leastTextHeight(text: string, enoughPx: number): number {
  let height = 0;
  for (let start = 0; start < text.length && height < enoughPx; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    height += Math.min(Math.ceil((end - start) / ROW_CHARACTERS), MAX_ROWS_OF_LINE) * ROW_PX;
    start = end + 1;
  }
  return height;
}

function leastHeight({ blocks }: Message, enoughPx: number): number {
  let height = MESSAGE_PX;
  let before: Block | undefined;
  for (const block of blocks) {
    if (block.type === 'text') height += leastTextHeight(block.text, enoughPx);
    else if (before === undefined || before.type === 'text') height += BLOCK_PX;
    before = block;
  }
  return height;
}

/**
 * How many of the newest messages fill so many pixels: heights are guessed too low rather than too high.
 * @param messageAt the message that many places before the end
 */
export function newestScreenful(
  count: number,
  messageAt: (fromEnd: number) => Message | undefined,
  heightPx: number,
): number {
  let height = 0;
  for (let shown = 0; shown < count; shown += 1) {
    if (height >= heightPx) return shown;
    const message = messageAt(shown);
    if (message) height += leastHeight(message, heightPx);
  }
  return count;
}
