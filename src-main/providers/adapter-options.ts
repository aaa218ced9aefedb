import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { HistoryItem } from './provider-adapter.ts';
import type { ProviderTransport, RequestHooks } from './transport.ts';

/** What an adapter needs for the making of one answer. */
export interface AdapterOptions extends RequestHooks {
  instance: ProviderInstance;
  /** From the keyring; never stored by the adapter longer than it lives. */
  apiKey: string | undefined;
  /** "" sends none. */
  systemPrompt: string;
  /** Oldest first; the last one is the question. */
  history: readonly HistoryItem[];
  /** The policy check before every HTTP request, repetitions included; throws a `ProviderError` to stop it. */
  beforeRequest: () => void;
  /** Ends the wait before a repetition when `RETRY_NOW` is dispatched. */
  retryNow?: EventTarget;
  /** How often a round may be sent at most; absent: `MAX_REQUESTS_PER_ROUND`. */
  maxRequestsPerRound?: number;
  /** Absent: the app's own, over HTTP. */
  transport?: ProviderTransport;
  /**
   * Whether tools that the provider runs itself (named in the instance's additional parameters) may be offered. They send
   * what the model chooses to whom the provider chooses, so a chat with an outbound restriction leaves them out. Asked for
   * every request, since a call can tighten the chat in the middle of an answer. Absent: never.
   */
  allowsProviderNativeTools?: () => boolean;
}
