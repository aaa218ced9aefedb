/** The hint for a result's mode, "*" as fallback; appended to the result so that it steers the model's next step. */
export function hintFor(
  hints: Readonly<Record<string, string>> | undefined,
  mode: string | undefined,
): string | undefined {
  if (!hints) return undefined;
  return (mode !== undefined && Object.hasOwn(hints, mode) ? hints[mode] : undefined) ?? hints['*'];
}

export function withHint(content: string, hint: string | undefined): string {
  return hint ? `${content}\n\nsystem_hint: ${hint}` : content;
}
