import type { JsonValue } from '#shared/tool/json-schema.ts';
import type { Finding, Guard, GuardText } from '../guard/guard.ts';
import type { ToolResult } from './tool.ts';

export interface FilteredResult {
  result: ToolResult;
  /** What was found, by the page, mail or file it stood in. */
  findings: Array<{ source: string; finding: Finding }>;
  /** The filter did not run: the text passed unchanged and the person is told. */
  failed: boolean;
}

/**
 * Everything of a result that others wrote passes the injection filter: each string of its content (keys excepted, those
 * are the tool's own), the titles of its sources, the summary, and the name of what raised a requirement. A string of the
 * content belongs to the nearest `url` around it, so that the notice can name the page.
 */
export async function filterUntrusted(
  result: ToolResult,
  toolName: string,
  guard: Guard,
  signal: AbortSignal,
): Promise<FilteredResult> {
  const texts = new DistinctTexts();
  collect(result.content, toolName, texts);
  for (const { title, url } of result.sources ?? []) texts.add({ text: title, source: url });
  const whole = result.sources?.length === 1 ? (result.sources[0]?.url ?? toolName) : toolName;
  for (const text of [result.summary, result.requirements?.sourceName]) if (text) texts.add({ text, source: whole });

  const { results, failed } = await guard.filter(texts.list, signal);
  const findings = results.flatMap(({ findings }, index) =>
    findings.map((finding) => ({ source: texts.list[index]?.source ?? toolName, finding })),
  );
  const clean = (text: string, source: string) => results[texts.indexOf({ text, source })]?.text ?? text;
  return {
    result: {
      ...result,
      content: rebuild(result.content, toolName, clean),
      ...(result.sources && {
        sources: result.sources.map((source) => ({
          ...source,
          title: clean(source.title, source.url).slice(0, 1_000),
        })),
      }),
      ...(result.summary && { summary: clean(result.summary, whole) }),
      ...(result.requirements?.sourceName && {
        requirements: { ...result.requirements, sourceName: clean(result.requirements.sourceName, whole) },
      }),
    },
    findings,
    failed,
  };
}

/** A title stands in the content, in the sources and in the summary: it is looked at, and told of, once. */
class DistinctTexts {
  readonly list: GuardText[] = [];
  readonly #indexes = new Map<string, number>();

  add(text: GuardText): void {
    const key = keyOf(text);
    if (this.#indexes.has(key)) return;
    this.#indexes.set(key, this.list.length);
    this.list.push(text);
  }

  indexOf(text: GuardText): number {
    return this.#indexes.get(keyOf(text)) ?? -1;
  }
}

const keyOf = ({ text, source }: GuardText) => `${source}\n${text}`;

function collect(value: string | JsonValue, source: string, into: DistinctTexts): void {
  if (typeof value === 'string') into.add({ text: value, source });
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

function rebuild(
  value: string | JsonValue,
  source: string,
  clean: (text: string, source: string) => string,
): string | JsonValue {
  if (typeof value === 'string') return clean(value, source);
  if (Array.isArray(value)) return value.map((item) => rebuild(item, source, clean));
  if (typeof value === 'object' && value !== null) {
    const inner = sourceWithin(value) ?? source;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rebuild(child, inner, clean)]));
  }
  return value;
}
