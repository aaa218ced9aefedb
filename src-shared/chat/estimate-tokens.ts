/** Chinese, Japanese and Korean, by the first or only unit of a character. */
const isWide = (unit: number): boolean =>
  (unit >= 0x3040 && unit <= 0x30ff) || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7af);

/**
 * About how many tokens a text costs: tokenizers of current models average some four characters of European prose and
 * JSON, and about one and a half of Chinese, Japanese or Korean. Shown to people as an estimate, never used for a limit.
 * @param wide how many of the characters are of these scripts
 */
export function estimateTokens(characters: number, wide: number): number {
  return Math.ceil((characters - wide) / 4 + wide / 1.5);
}

/** How many of the characters from `start` up to `end` are of these scripts. In a book of them a list of matches takes ten times as long. */
export function countWide(text: string, start = 0, end = text.length): number {
  let count = 0;
  for (let index = start; index < end; index += 1) if (isWide(text.charCodeAt(index))) count += 1;
  return count;
}

export const tokensOfText = (text: string): number => estimateTokens(text.length, countWide(text));
