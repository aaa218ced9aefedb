import type { Reply } from './scenario.ts';

/** The end of a conversation as the scripted model sees it, whatever wire API it came by. */
export interface Exchange {
  /** The person's last message. */
  question: string;
  /** Results of the calls made since then, in order. */
  results: { tool: string; content: string }[];
  /** Names of the tools on offer. */
  tools: string[];
}

/** What the scripted model does; undefined leaves it to the next rule. */
export type Rule = (exchange: Exchange) => Reply | undefined;

export interface CallRule {
  /** Part of the question, in any case. */
  ifQuestionContains: string;
  call: string;
  arguments: unknown;
  /** Default: quotes the beginning of the result. */
  answer?: (result: string) => string;
}

/** "If the question contains X, call Y with these arguments, then answer from its result." */
export function callRule(rule: CallRule): Rule {
  return ({ question, results, tools }) => {
    if (!question.toLowerCase().includes(rule.ifQuestionContains.toLowerCase())) return undefined;
    const result = results.findLast(({ tool }) => tool === rule.call);
    if (result) return { text: rule.answer?.(result.content) ?? `The tool says: ${excerpt(result.content)}` };
    return tools.includes(rule.call) ? { calls: [{ name: rule.call, arguments: rule.arguments }] } : undefined;
  };
}

/** A question that asks to search: `web_search`, then `read_web_page` with the first address found, then a quotation. */
export const searchAndRead: Rule = ({ question, results, tools }) => {
  if (!/\b(search|find|look up|suche|finde)\b/i.test(question)) return undefined;
  const found = results.find(({ tool }) => tool === 'web_search');
  if (!found) {
    return tools.includes('web_search')
      ? { calls: [{ name: 'web_search', arguments: { query: question } }] }
      : { text: 'There is no tool to search the web with.' };
  }
  const read = results.find(({ tool }) => tool === 'read_web_page');
  if (read) return { text: `The page says: “${excerpt(read.content)}”` };
  const address = /https?:\/\/[^\s"'<>()\]\\]+/.exec(found.content)?.[0];
  if (!address || !tools.includes('read_web_page')) return { text: `The search found: ${excerpt(found.content)}` };
  return { calls: [{ name: 'read_web_page', arguments: { url: address } }] };
};

/** Says the question back; the last rule of every list. */
export const echo: Rule = ({ question, results }) => ({
  text: results.length > 0 ? `Result: ${excerpt(results.at(-1)?.content ?? '')}` : `You said: ${question}`,
});

export const DEFAULT_RULES: readonly Rule[] = [searchAndRead, echo];

/** The first sentence of a result: of a page (or the first of several) its text, without headings and marks around it. */
export function excerpt(result: string, maxCharacters = 160): string {
  const inside = result.replace(/^<\/?data [^>]*>$/gm, '').trim();
  const text = pageText(inside) ?? inside;
  const line = text
    .split('\n')
    .map((candidate) => candidate.trim())
    .find((candidate) => /[a-zäöü]{3,}.*\s/i.test(candidate) && !/^[#{[<"|]/.test(candidate));
  return (line ?? text).slice(0, maxCharacters);
}

function pageText(json: string): string | undefined {
  try {
    return contentIn(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** The first text under `content`, however deep it stands. */
function contentIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('content' in value && typeof value.content === 'string') return value.content;
  for (const part of Object.values(value)) {
    const found = contentIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
