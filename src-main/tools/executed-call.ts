import { phrase } from '#shared/phrase.ts';
import type { Source } from '#shared/source/source.ts';
import { ToolFailedError } from './errors.ts';
import { withHint } from './hints.ts';
import { MAX_SINGLE_RESULT_CHARACTERS, RESULT_PREVIEW_CHARACTERS, shorten } from './limits.ts';

export interface ExecutedCall {
  callId: string;
  /** What the model gets. Never empty. */
  content: string;
  isError: boolean;
  sources: Source[];
  /** As much of the content as fits, the marks around data whole; empty when not even they fit. */
  cut(maxCharacters: number): string;
}

interface Framing {
  /** Puts text that others wrote between marks; leaves ours as it is. */
  mark(text: string): string;
  hint: string | undefined;
}

/**
 * A result as the model gets it.
 *
 * @throws {ToolFailedError} with the beginning of the result when it is longer than one call may return.
 */
export function contentForModel(text: string, { mark, hint }: Framing): Pick<ExecutedCall, 'content' | 'cut'> {
  if (text.length > MAX_SINGLE_RESULT_CHARACTERS) {
    const facts = { characters: text.length, maximum: MAX_SINGLE_RESULT_CHARACTERS };
    throw new ToolFailedError(
      `the result has ${facts.characters} characters, more than the ${facts.maximum} a call may return. ` +
        `Ask for less. It begins:\n${mark(shorten(text, RESULT_PREVIEW_CHARACTERS))}`,
      { reason: phrase('policy.call.resultTooLarge', facts) },
    );
  }
  const framed = (part: string) => withHint(mark(part), hint);
  const frame = framed('').length;
  return {
    content: framed(text),
    cut: (maxCharacters) => (maxCharacters > frame ? framed(shorten(text, maxCharacters - frame)) : ''),
  };
}

/** A call that brought nothing. What went wrong stands in the first line; an example of the result may follow. */
export function failedCall(callId: string, content: string): ExecutedCall {
  const [firstLine = ''] = content.split('\n', 1);
  const cut = (maxCharacters: number) => (maxCharacters > 0 ? shorten(firstLine, maxCharacters) : '');
  return { callId, content, isError: true, sources: [], cut };
}
