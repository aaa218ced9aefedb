/** What the scripted provider does with one request, byte by byte. Plays in order; each request takes the next one. */
export interface Scenario {
  /** Default 200. */
  status?: number;
  /** Default: `content-type: text/event-stream`. */
  headers?: Record<string, string>;
  /** Closes the connection instead of answering. */
  dropsAtOnce?: boolean;
  steps?: readonly Step[];
  /** Sends what the steps write in pieces of this many bytes, each in a write of its own. */
  bytesPerWrite?: number;
}

export type Step =
  /** Written as it is. */
  | string
  | Uint8Array
  /** Goes on when the test calls `release(name)`; nothing is guessed with sleeps. */
  | { waitFor: string }
  /** For what people look at: a pause between two pieces of text. */
  | { pauseMs: number }
  /** Breaks the connection off. */
  | { drop: true }
  /** Writes the same bytes again and again, at most `times`, until the other side hangs up. */
  | { repeat: string | Uint8Array; times: number };

/** One answer in words of no wire API; encoded for the one the request came by. */
export interface Reply {
  reasoning?: string;
  text?: string;
  calls?: readonly ReplyCall[];
  /** Default 12 in, 34 out. */
  usage?: { inputTokens: number; outputTokens: number };
  /** Default: "length" for nobody; the calls decide. */
  stop?: 'end' | 'length' | 'refusal';
  /** Waits for `release(name)` before the given share of the text (0 to 1) goes out. */
  holdAt?: { share: number; name: string };
  /** Between two words. */
  pauseMs?: number;
}

export interface ReplyCall {
  name: string;
  arguments: unknown;
  id?: string;
}

export function isReply(value: Scenario | Reply): value is Reply {
  return 'text' in value || 'calls' in value || 'reasoning' in value;
}

/** Server-sent events of JSON values; a string goes out as it is (`[DONE]`). */
export function sse(...values: unknown[]): string {
  return values.map((value) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`).join('');
}

/** Events as Responses and Anthropic name them: by the `type` of the value. */
export function namedSse(...values: { type: string; [field: string]: unknown }[]): string {
  return values.map((value) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`).join('');
}

/** A refusal with a JSON body. */
export function refuses(status: number, body: unknown, headers: Record<string, string> = {}): Scenario {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    steps: [typeof body === 'string' ? body : JSON.stringify(body)],
  };
}

/** Text as a model streams it: word by word, blanks kept. */
export function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** The steps of a reply's text, with its hold and pauses. */
export function textSteps(reply: Reply, encode: (piece: string) => string): Step[] {
  const pieces = words(reply.text ?? '');
  const holdBefore = reply.holdAt ? Math.floor(pieces.length * reply.holdAt.share) : -1;
  return pieces.flatMap((piece, index): Step[] => [
    ...(index === holdBefore && reply.holdAt ? [{ waitFor: reply.holdAt.name }] : []),
    ...(reply.pauseMs && index > 0 ? [{ pauseMs: reply.pauseMs }] : []),
    encode(piece),
  ]);
}
