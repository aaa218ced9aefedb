/**
 * About how many tokens a text costs: tokenizers of current models average some four characters of European prose and
 * JSON, and about one and a half of Chinese, Japanese or Korean. Shown to people as an estimate, never used for a limit.
 */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide / 1.5);
}
