import type { Phrase } from '#shared/phrase.ts';
import type { ToolDestination } from '#shared/tool/trace.ts';

interface ToolErrorOptions {
  /** For the person; absent: the model's text is shown as it is. */
  reason?: Phrase;
  destination?: ToolDestination;
  cause?: unknown;
}

abstract class ToolError extends Error {
  abstract readonly code: string;
  readonly reason: Phrase | undefined;
  readonly destination: ToolDestination | undefined;
  constructor(messageForModel: string, options: ToolErrorOptions = {}) {
    super(messageForModel, { cause: options.cause });
    this.name = new.target.name;
    this.reason = options.reason;
    this.destination = options.destination;
  }
}

/** A rule forbids this call. Traced as BLOCKED; the message goes to the model as plain text. */
export class ToolBlockedError extends ToolError {
  readonly code = 'blocked';
}

/** The model's arguments cannot be used. Traced as ERROR; the message says how to do it right. */
export class ToolArgumentError extends ToolError {
  readonly code = 'bad-arguments';
}

/** The work failed (server down, page gone). Traced as ERROR and given to the model as "Tool execution failed: …". */
export class ToolFailedError extends ToolError {
  readonly code = 'failed';
}
