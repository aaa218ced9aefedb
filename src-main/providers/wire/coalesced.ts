import type { RoundEvent } from '../provider-adapter.ts';

/** The events of one network chunk with neighbouring pieces of text put together: fewer steps for everyone after. */
export function coalesced(events: readonly RoundEvent[]): RoundEvent[] {
  const joined: RoundEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (last && (event.type === 'text' || event.type === 'reasoning') && last.type === event.type) {
      joined[joined.length - 1] = { type: event.type, delta: last.delta + event.delta };
    } else {
      joined.push(event);
    }
  }
  return joined;
}
