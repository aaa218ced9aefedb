import type { Block, Message, MessageChange } from './message.ts';

/** Applies streamed changes to a message. Blocks that did not change keep their identity, so the window skips them. */
export function applyChanges(message: Message, changes: readonly MessageChange[]): Message {
  let { blocks } = message;
  let copied = false;
  const own = (): Block[] => {
    if (!copied) {
      blocks = [...blocks];
      copied = true;
    }
    return blocks;
  };
  let next = message;
  for (const change of changes) {
    if (change.op === 'set') {
      const { op: _, ...values } = change;
      next = { ...next, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
      continue;
    }
    const id = change.op === 'put-block' ? change.block.id : change.blockId;
    // Changes almost always concern the last block: searching from the end keeps a chunk's cost flat.
    const index = blocks.findLastIndex((block) => block.id === id);
    if (change.op === 'append') {
      const block = blocks[index];
      if (block && (block.type === 'text' || block.type === 'reasoning')) {
        own()[index] = { ...block, text: block.text + change.text };
      }
    } else if (change.op === 'put-block') {
      if (index < 0) own().push(change.block);
      else own()[index] = change.block;
    } else if (index >= 0) {
      own().splice(index, 1);
    }
  }
  return copied || next !== message ? { ...next, blocks } : message;
}
