/** Letters of scripts that put no blanks between words: Thai, Lao, Burmese, Khmer, kana, and Han with its extensions. */
const UNSPACED =
  '[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3041-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{3ffff}]';
const ANY = new RegExp(UNSPACED, 'u');
const EACH = new RegExp(UNSPACED, 'gu');
const RUNS = new RegExp(`${UNSPACED}+`, 'gu');

/** The same text with every such letter as a word of its own, so that a part of what stands together can be looked up. */
export const withSpaces = (text: string): string => (ANY.test(text) ? text.replace(EACH, ' $& ') : text);

/** What is written together in such scripts, in order, and the text without it. */
export function unspacedRuns(text: string): { runs: string[]; rest: string } {
  if (!ANY.test(text)) return { runs: [], rest: text };
  return { runs: text.match(RUNS) ?? [], rest: text.replace(RUNS, ' ') };
}
