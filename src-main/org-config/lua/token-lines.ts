const MAX_TOKENS = 20_000;
const MAX_TOKEN_CHARACTERS = 200;
const MAX_LINES_PER_TOKEN = 200;

/** A comment, a string, a name, or the end of a line. Only for source that Lua has compiled: there every bracket ends. */
const TOKEN =
  /--\[(=*)\[[\s\S]*?\]\1\]|--[^\n]*|\[(=*)\[([\s\S]*?)\]\2\]|"((?:\\[\s\S]|[^"\\\n])*)"|'((?:\\[\s\S]|[^'\\\n])*)'|([A-Za-z_]\w*)|\n/g;

/** The lines (from 1) on which a string or a name stands, outside of comments: how a problem finds its place in the file. */
export function tokenLines(source: Uint8Array): Record<string, number[]> {
  const text = new TextDecoder().decode(source);
  const lines = new Map<string, number[]>();
  let line = 1;
  for (const match of text.matchAll(TOKEN)) {
    const [all, , , long, double, single, name] = match;
    const token = long ?? double ?? single ?? name;
    if (token !== undefined && token !== '' && token.length <= MAX_TOKEN_CHARACTERS) {
      const known = lines.get(token);
      if (known) {
        if (known.length < MAX_LINES_PER_TOKEN) known.push(line);
      } else if (lines.size < MAX_TOKENS) lines.set(token, [line]);
    }
    line += countLineEnds(all);
  }
  return Object.fromEntries(lines);
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
