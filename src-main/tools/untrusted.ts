import type { JsonValue } from '#shared/tool/json-schema.ts';
import type { Finding, Guard, GuardText } from '../guard/guard.ts';

export interface FilteredContent {
  content: string | JsonValue;
  /** What was found, by the page, mail or file it stood in. */
  findings: Array<{ source: string; finding: Finding }>;
  /** The filter did not run: the text passed unchanged and the person is told. */
  failed: boolean;
}

/**
 * Every string of a result that others wrote passes the injection filter, keys excepted: those are the tool's own.
 * A string belongs to the nearest `url` around it, so that the notice can name the page.
 */
export async function filterUntrusted(
  content: string | JsonValue,
  toolName: string,
  guard: Guard,
  signal: AbortSignal,
): Promise<FilteredContent> {
  const texts: GuardText[] = [];
  collect(content, toolName, texts);
  const { results, failed } = await guard.filter(texts, signal);
  const findings = results.flatMap((result, index) =>
    result.findings.map((finding) => ({ source: texts[index]?.source ?? toolName, finding })),
  );
  let next = 0;
  const replaced = rebuild(content, () => {
    const index = next++;
    return results[index]?.text ?? texts[index]?.text ?? '';
  });
  return { content: replaced, findings, failed };
}

function collect(value: string | JsonValue, source: string, into: GuardText[]): void {
  if (typeof value === 'string') into.push({ text: value, source });
  else if (Array.isArray(value)) for (const item of value) collect(item, source, into);
  else if (typeof value === 'object' && value !== null) {
    const inner = sourceWithin(value) ?? source;
    for (const child of Object.values(value)) collect(child, inner, into);
  }
}

/** The `url` of an object, or of the objects right inside it (a hit keeps its page's address one level down). */
function sourceWithin(value: { [key: string]: JsonValue }): string | undefined {
  if (typeof value.url === 'string') return value.url;
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null && !Array.isArray(child) && typeof child.url === 'string')
      return child.url;
  }
  return undefined;
}

/** Walks in the same order as `collect`. */
function rebuild(value: string | JsonValue, nextText: () => string): string | JsonValue {
  if (typeof value === 'string') return nextText();
  if (Array.isArray(value)) return value.map((item) => rebuild(item, nextText));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rebuild(child, nextText)]));
  }
  return value;
}
