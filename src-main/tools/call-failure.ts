import { type Phrase, phrase } from '#shared/phrase.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import type { Log } from '../log/log.ts';
import { SecretStoreError, unreadSecretPhrase } from '../secrets/secret-store.ts';
import { ToolArgumentError, ToolBlockedError, ToolFailedError } from './errors.ts';

/** How a call ended that did not succeed: what the model gets and what the person sees. */
export interface CallFailure {
  state: 'blocked' | 'error' | 'cancelled';
  content: string;
  reason: Phrase | undefined;
  destination?: ToolCall['destination'];
}

const NOTHING_SENT = { kind: 'nothing-sent' } as const;

/** A block is told to the model as plain text, everything else as a failed execution; a defect of ours is only logged. */
export function callFailure(error: unknown, toolName: string, isCancelled: boolean, log: Log): CallFailure {
  if (isCancelled) {
    return { state: 'cancelled', content: 'The user stopped this answer.', reason: phrase('policy.call.cancelled') };
  }
  if (error instanceof ToolBlockedError) {
    const { message, reason, destination = NOTHING_SENT } = error;
    return { state: 'blocked', content: message, reason, destination };
  }
  if (error instanceof ToolArgumentError) {
    const reason = error.reason ?? phrase('policy.call.badArguments');
    const content = `Tool execution failed: ${error.message}`;
    return { state: 'error', content, reason, destination: NOTHING_SENT };
  }
  if (error instanceof ToolFailedError) {
    const { message, reason = phrase('policy.call.failed'), destination } = error;
    return { state: 'error', content: `Tool execution failed: ${message}`, reason, destination };
  }
  if (error instanceof SecretStoreError) {
    const content =
      'Tool execution failed: the key it needs cannot be read, because the keyring of the user is locked or does not ' +
      'answer. Go on without it, and tell the user.';
    return { state: 'error', content, reason: unreadSecretPhrase(error), destination: NOTHING_SENT };
  }
  // A defect of ours: the model gets no internals, the log has the stack.
  log.error('tool-failed', error, { tool: toolName });
  return {
    state: 'error',
    content: 'Tool execution failed: an internal error occurred. Go on without this call.',
    reason: phrase('policy.call.internalError'),
  };
}
