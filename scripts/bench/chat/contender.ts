import type { OldMessage } from './workload.ts';

/** A chat in the page, as the benchmark drives it. */
export interface Contender {
  /** Shows an app with an empty chat; what comes after counts as opening a chat. */
  start(root: HTMLElement): void;
  /** What is stored: these messages, and behind them an answer that is still empty. Not measured. */
  prepare(messages: readonly OldMessage[]): void;
  /** Opens the chat. */
  open(): void;
  /** Nothing of the chat is on its way any more. */
  isWhole(): boolean;
  append(text: string): void;
  /** The field that a person types into. */
  composer(): HTMLElement | null;
}
