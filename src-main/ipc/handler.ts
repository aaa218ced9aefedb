import type { IpcErrorBody, ParsedInput, RequestName, RequestOutput } from '#shared/ipc/contract.ts';
import type { Phrase } from '#shared/phrase.ts';

export interface RequestContext {
  /** Aborts when the window cancels this request or goes away. */
  signal: AbortSignal;
}

/** One function for every request of the contract, on input that has been checked. */
export type Handlers = {
  [Name in RequestName]: (
    input: ParsedInput<Name>,
    context: RequestContext,
  ) => RequestOutput<Name> | Promise<RequestOutput<Name>>;
};

/** What a handler throws to say no: the window shows `text`, and `detail` behind "Details". Neither holds a secret. */
export class HandlerError extends Error {
  readonly code: IpcErrorBody['code'];
  readonly text: Phrase;
  readonly detail: string | undefined;
  constructor(code: IpcErrorBody['code'], text: Phrase, options: { detail?: string; cause?: unknown } = {}) {
    super(`${code}: ${text.key}`, { cause: options.cause });
    this.name = 'HandlerError';
    this.code = code;
    this.text = text;
    this.detail = options.detail;
  }
}
