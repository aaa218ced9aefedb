/** The API's limit of tools in strict mode per request. */
export const MAX_STRICT_TOOLS = 20;

/** The most a model may write, which the API wants to be told; the first pattern that matches counts. */
const OUTPUT_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/claude-3-(haiku|sonnet|opus)|claude-(2|instant)/, 4_096],
  [/claude-3-5-/, 8_192],
  [/claude-opus-4(-0|-1)?(-\d{8})?$/, 32_000],
];
const OUTPUT_LIMIT_OF_NEWER = 64_000;

/** @see https://docs.claude.com/en/docs/about-claude/models/overview */
export function maxOutputTokens(model: string): number {
  return OUTPUT_LIMITS.find(([pattern]) => pattern.test(model))?.[1] ?? OUTPUT_LIMIT_OF_NEWER;
}

/** Strict tools came with the models of version 4.5; older ones refuse the field. */
export function takesStrictTools(model: string): boolean {
  const [, major, minor] = /claude-[a-z]+-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/.exec(model) ?? [];
  if (major === undefined) return false;
  return Number(major) > 4 || (Number(major) === 4 && Number(minor ?? 0) >= 5);
}
