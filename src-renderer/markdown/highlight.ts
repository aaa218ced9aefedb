/** A stretch of code: plain, or with a class of highlight.js ("keyword") and stretches inside. */
export type CodeToken = string | { kind: string; children: CodeToken[] };

/** Longer code stays plain: colouring it would hold the window for longer than a frame. */
export const MAX_HIGHLIGHTED_CHARACTERS = 20_000;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Reads what highlight.js writes: spans with a class, and escaped text, nothing else. Goes through React as elements
 * instead of `innerHTML`. Returns null for anything unexpected, and the code stays plain.
 */
export function parseHighlighted(html: string): CodeToken[] | null {
  const root: CodeToken[] = [];
  const stack: CodeToken[][] = [root];
  let position = 0;
  for (const match of html.matchAll(/<span class="([\w\- ]*)">|<\/span>|[^<]+/g)) {
    if (match.index !== position) return null;
    position += match[0].length;
    const top = stack.at(-1);
    if (!top) return null;
    if (match[0] === '</span>') {
      stack.pop();
    } else if (match[1] !== undefined) {
      const children: CodeToken[] = [];
      top.push({ kind: match[1].split(' ')[0]?.replace(/^hljs-/, '') ?? '', children });
      stack.push(children);
    } else {
      top.push(decode(match[0]));
    }
  }
  return position === html.length && stack.length === 1 ? root : null;
}

/** Coloured code, or null when the language is unknown or the code too long. The highlighter loads on first use. */
export async function highlight(code: string, language: string): Promise<CodeToken[] | null> {
  if (code.length > MAX_HIGHLIGHTED_CHARACTERS) return null;
  const { default: highlighter } = await import('highlight.js/lib/common');
  if (!highlighter.getLanguage(language)) return null;
  return parseHighlighted(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
}
