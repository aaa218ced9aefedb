import type { JsonValue } from '#shared/tool/json-schema.ts';
import { isObject, numberAt, objectAt } from '../json-access.ts';
import { MAX_DETAIL_CHARACTERS } from '../limits.ts';
import { providerError, type RequestSubject } from '../provider-errors.ts';
import { errorFromRefusal, refusalFromJson } from '../status-errors.ts';

/** An error that a server sent inside the answer, as it came. */
export class ErrorInAnswer extends Error {
  readonly body: JsonValue;
  constructor(body: JsonValue) {
    super('the server sent an error inside its answer');
    this.name = 'ErrorInAnswer';
    this.body = body;
  }
}

/** More calls, or longer arguments, than the app takes. */
export class ToolCallsTooLargeError extends Error {
  constructor() {
    super('the model made too many calls, or one with too long arguments');
    this.name = 'ToolCallsTooLargeError';
  }
}

/** What went wrong while an answer was assembled, for the person; everything else stays as it is. */
export function assemblyError(error: unknown, subject: RequestSubject, offersTools: boolean): unknown {
  if (error instanceof ToolCallsTooLargeError) {
    return providerError('too-large', subject, { detail: error.message, cause: error });
  }
  if (!(error instanceof ErrorInAnswer)) return error;
  const refusal = refusalFromJson(error.body) ?? {
    words: JSON.stringify(error.body).slice(0, MAX_DETAIL_CHARACTERS),
    kinds: '',
  };
  return errorFromRefusal(refusal, subject, { status: statusInside(error.body), offersTools });
}

/** OpenRouter and others put the status of the host behind them into the error. */
function statusInside(body: JsonValue): number | undefined {
  if (!isObject(body)) return undefined;
  const error = objectAt(body, 'error') ?? body;
  const code = numberAt(error, 'code') ?? numberAt(error, 'status') ?? numberAt(body, 'status_code');
  return code !== undefined && code >= 400 && code < 600 ? code : undefined;
}
