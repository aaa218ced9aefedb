/** Stands where text was cut off, for the model and the person alike. */
export const TRUNCATION_MARKER = '[… truncated]';

export interface Truncated {
  text: string;
  isTruncated: boolean;
}

export function truncateText(text: string, maxCharacters: number): Truncated {
  if (text.length <= maxCharacters) return { text, isTruncated: false };
  return { text: `${text.slice(0, maxCharacters)}\n\n${TRUNCATION_MARKER}`, isTruncated: true };
}
