/** A closing bracket at the end of a text, until `finishLine` sees what follows. Page text cannot contain it. */
const OPEN_BRACKET_END = '\u0001';

/** The last step of a line of Markdown, when no more text can follow. */
export function finishLine(line: string): string {
  if (!line.includes(OPEN_BRACKET_END)) return line;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: OPEN_BRACKET_END
  return line.replace(/\u0001(?=[([:])/g, '\\]').replaceAll(OPEN_BRACKET_END, ']');
}

/** Punctuation that could begin or end something in Markdown wherever it stands in a text. */
const RISKY = /[\\`*_[\]<&~]/;

/**
 * Text of a page as Markdown that reads as exactly this text. Only what would be taken for markup is escaped, so that
 * prose and footnote marks like "[1]" stay as they are.
 */
export function escapeText(text: string): string {
  if (!RISKY.test(text)) return text;
  return (
    text
      .replace(/\\(?=[!-/:-@[-`{-~]|$)|[`*~]/g, '\\$&')
      // Inside of a word an underscore is only an underscore (GFM, 6.2).
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      // What makes brackets a link is what follows them; at the end that is known only when the line is complete.
      .replace(/\](?=[([:])/g, '\\]')
      .replace(/\]$/, OPEN_BRACKET_END)
      .replace(/<(?=[A-Za-z/!?]|$)/g, '\\<')
      .replace(/&(?=#?\w{1,40};)/g, '\\&')
  );
}

/** Inside of a link's text brackets must not end it. */
export function escapeLinkText(markdown: string): string {
  return markdown
    .replaceAll(OPEN_BRACKET_END, ']')
    .replace(/(\\*)([[\]])/g, (all: string, slashes: string, bracket: string) =>
      // After an odd number of backslashes the bracket is escaped already; after an even one those escape each other.
      slashes.length % 2 === 1 ? all : `${slashes}\\${bracket}`,
    );
}

const BLOCK_START = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+$|(?:-[ \t]*){2,}$|\|)/;

/** At the start of a line some signs begin a heading, a list or a quotation. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => (BLOCK_START.test(line) ? `\\${line}` : line.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')))
    .join('\n');
}

/** Code between as many backticks as it takes, so that none inside ends it (CommonMark, 6.1). */
export function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  const fence = '`'.repeat(longestRun(text, '`') + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + padding + text + padding + fence;
}

export function codeBlock(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

/** A formula must not end where its dollars stand, nor smuggle a link or an image in. */
export function formula(tex: string, isDisplay: boolean): string {
  const text = tex
    .replace(/\s+/g, ' ')
    .replaceAll('$', '')
    .replace(/\](?=[([])/g, '] ')
    .trim();
  if (text === '') return '';
  return isDisplay ? `$$${text}$$` : `$${text}$`;
}

/** A link target that no sign inside ends: in angle brackets when it holds parentheses or blanks. */
export function linkTarget(url: string): string {
  return /[()\s]/.test(url) ? `<${url.replace(/[<>\s]/g, encodeURIComponent)}>` : url;
}

function longestRun(text: string, sign: string): number {
  let longest = 0;
  let current = 0;
  for (let at = text.indexOf(sign); at !== -1 && at < text.length; at += 1) {
    current = text[at] === sign ? current + 1 : 0;
    longest = Math.max(longest, current);
    if (current === 0) {
      const next = text.indexOf(sign, at);
      if (next === -1) break;
      at = next - 1;
    }
  }
  return longest;
}
