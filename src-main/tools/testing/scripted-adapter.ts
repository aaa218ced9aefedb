import type {
  ModelToolResult,
  ProviderAdapter,
  ReplayTranscript,
  RoundEvent,
  RoundRequest,
} from '../../providers/provider-adapter.ts';

export type ScriptedRound = RoundEvent[] | ((request: RoundRequest) => RoundEvent[] | AsyncIterable<RoundEvent>);

/** A provider that plays rounds from a list and remembers what it was sent; after the last round it ends with text. */
export class ScriptedAdapter implements ProviderAdapter {
  readonly wireApi = 'CHAT_COMPLETIONS';
  readonly requests: RoundRequest[] = [];
  readonly results: ModelToolResult[][] = [];
  readonly #rounds: ScriptedRound[];

  constructor(...rounds: ScriptedRound[]) {
    this.#rounds = rounds;
  }

  async *startRound(request: RoundRequest): AsyncIterable<RoundEvent> {
    this.requests.push(request);
    const round = this.#rounds[this.requests.length - 1] ?? [
      { type: 'text', delta: 'the end' },
      { type: 'done', stopReason: 'end' },
    ];
    yield* typeof round === 'function' ? round(request) : round;
  }

  recordToolResults(results: readonly ModelToolResult[]): void {
    this.results.push([...results]);
  }

  transcript(): ReplayTranscript {
    return { wireApi: this.wireApi, providerId: 'scripted', model: 'scripted', items: [] };
  }
}

let nextCall = 0;

export function call(name: string, args: unknown = {}, callId = `call_${nextCall++}`): RoundEvent {
  return {
    type: 'tool-call',
    call: { callId, name, argumentsText: typeof args === 'string' ? args : JSON.stringify(args) },
  };
}

export const text = (delta: string): RoundEvent => ({ type: 'text', delta });
export const done = (stopReason: 'end' | 'tool-calls' | 'length' = 'end'): RoundEvent => ({ type: 'done', stopReason });
