import { createParser } from 'eventsource-parser';
import { MAX_STREAM_LINE_BYTES } from './limits.ts';

export interface ServerSentEvent {
  /** The `event:` field; absent on most servers that speak Chat Completions. */
  name: string | undefined;
  data: string;
}

export class StreamLineTooLongError extends Error {
  constructor() {
    super(`a line of the stream is longer than ${MAX_STREAM_LINE_BYTES} bytes`);
    this.name = 'StreamLineTooLongError';
  }
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The events of a `text/event-stream` body, all that one chunk of the network completed at a time (a batch keeps the cost
 * of a stream with thousands of tiny events low). Comments and keep-alives yield nothing.
 *
 * More lenient than the standard in one point: an event that the server did not end with a blank line before it closed
 * the connection still counts, as several servers leave it out after their last event.
 */
export async function* readServerSentEvents(
  chunks: AsyncIterable<Uint8Array>,
  maxLineBytes = MAX_STREAM_LINE_BYTES,
): AsyncGenerator<ServerSentEvent[]> {
  let batch: ServerSentEvent[] = [];
  let isOverLimit = false;
  const parser = createParser({
    maxBufferSize: maxLineBytes,
    onEvent: ({ event, data }) => batch.push({ name: event, data }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') isOverLimit = true;
    },
  });
  const decoder = new TextDecoder('utf-8');
  // The parser forgets lines of unknown fields without counting them; an endless one must end all the same.
  let openLineBytes = 0;

  const feed = (text: string): ServerSentEvent[] => {
    parser.feed(text);
    if (isOverLimit) throw new StreamLineTooLongError();
    const events = batch;
    batch = [];
    return events;
  };

  for await (const chunk of chunks) {
    const lineEnd = Math.max(chunk.lastIndexOf(LINE_FEED), chunk.lastIndexOf(CARRIAGE_RETURN));
    openLineBytes = lineEnd < 0 ? openLineBytes + chunk.length : chunk.length - 1 - lineEnd;
    if (openLineBytes > maxLineBytes) throw new StreamLineTooLongError();
    const events = feed(decoder.decode(chunk, { stream: true }));
    if (events.length > 0) yield events;
  }
  const last = feed(`${decoder.decode()}\n\n`);
  if (last.length > 0) yield last;
}
