/** Chinese, Japanese and Korean, by the first or only unit of a character. */
export const isWide = (unit: number): boolean =>
  (unit >= 0x3040 && unit <= 0x30ff) || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7af);

const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/**
 * About how many tokens a text costs: tokenizers of current models average some four characters of European prose and
 * JSON, and about one and a half of Chinese, Japanese or Korean. Shown to people as an estimate, never used for a limit.
 * @param wide how many of the characters are of these scripts
 */
export function estimateTokens(characters: number, wide: number): number {
  return Math.ceil((characters - wide) / 4 + wide / 1.5);
}

export const tokensOfText = (text: string): number => estimateTokens(text.length, text.match(WIDE)?.length ?? 0);
