import type { Message } from '#shared/chat/message.ts';

/** The least that a message takes, in CSS pixels: its head, its margins, what stands below its text. */
const MESSAGE_PX = 56;
const LINE_PX = 24;
/** More than fit into a line of the column, so that lines are rather counted too few. */
const LINE_CHARACTERS = 90;
/** A row of a tool call, of sources, of an attachment. */
const BLOCK_PX = 36;

function leastHeight({ blocks }: Message): number {
  return blocks.reduce(
    (sum, block) => sum + (block.type === 'text' ? Math.ceil(block.text.length / LINE_CHARACTERS) * LINE_PX : BLOCK_PX),
    MESSAGE_PX,
  );
}

/**
 * How many of the newest messages fill so many pixels for certain: heights are guessed too low, never too high.
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
    if (message) height += leastHeight(message);
  }
  return count;
}
