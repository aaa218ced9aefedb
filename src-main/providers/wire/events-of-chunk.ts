import type { AnswerItem } from '../answer-stream.ts';
import type { RoundEvent } from '../provider-adapter.ts';

/**
 * The events of one network chunk, neighbouring pieces of text put together (fewer steps for everyone after). What came
 * before an error in the same chunk is yielded before the error is thrown: it was part of the answer.
 */
export function* eventsOfChunk(
  items: readonly AnswerItem[],
  take: (item: AnswerItem) => RoundEvent[],
): Generator<RoundEvent> {
  const events: RoundEvent[] = [];
  try {
    for (const item of items) for (const event of take(item)) add(event, events);
  } finally {
    yield* events;
  }
}

function add(event: RoundEvent, events: RoundEvent[]): void {
  const last = events.at(-1);
  if (last && (event.type === 'text' || event.type === 'reasoning') && last.type === event.type) {
    events[events.length - 1] = { type: event.type, delta: last.delta + event.delta };
  } else {
    events.push(event);
  }
}
