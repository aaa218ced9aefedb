/** Limits of one answer; the organization may lower them. */
export interface ToolLimits {
  /** Calls that run in one answer. */
  maxCalls: number;
  /** Characters of all results of one answer together. */
  maxResultCharacters: number;
}

export const DEFAULT_TOOL_LIMITS: ToolLimits = { maxCalls: 15, maxResultCharacters: 300_000 };

/** A single result above this is answered as an error with a preview, so that one call cannot use up the answer. */
export const MAX_SINGLE_RESULT_CHARACTERS = 150_000;
export const RESULT_PREVIEW_CHARACTERS = 2_000;

/** What a model may send as the arguments of one call. */
export const MAX_ARGUMENTS_CHARACTERS = 200_000;
export const MAX_ARGUMENTS_DEPTH = 32;

/** What the window shows of arguments and of the model's messages. */
export const SHOWN_ARGUMENTS_CHARACTERS = 20_000;
export const SHOWN_MODEL_MESSAGE_CHARACTERS = 4_000;
export const SHOWN_SUMMARY_CHARACTERS = 300;

/** Cuts without splitting a surrogate pair; the ellipsis tells that something is missing. */
export function shorten(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
