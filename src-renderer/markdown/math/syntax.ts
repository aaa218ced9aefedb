import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    formula: 'formula';
    formulaText: 'formulaText';
  }
}

/** Longer ones stay text: no reader takes them in, and looking for an end must not take long. */
export const MAX_FORMULA_CHARACTERS = 2_000;

const DOLLAR = 36;
const BACKSLASH = 92;
/** Opening → closing letter behind a backslash: `\(…\)` within a line, `\[…\]` on its own. */
const CLOSING = new Map([
  [40, 41],
  [91, 93],
]);

const isLineEnding = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code !== null && (code < 0 || code === 32);
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;
const isLetter = (code: Code) =>
  code !== null && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 127);

/**
 * Formulas in Markdown: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. A dollar opens one only in front of something that is no blank,
 * and not behind a letter or digit ("US$5"); it closes one only behind something that is no blank and not in front of a digit
 * (Pandoc's rule), so that prices stay prices: "costs $5 and $6".
 *
 * One token `formula` around the whole, with a `formulaText` for each line of it, delimiters included.
 */
export const formulaSyntax: Extension = {
  text: { [DOLLAR]: construct('text'), [BACKSLASH]: construct('text') },
  flow: { [DOLLAR]: construct('flow'), [BACKSLASH]: construct('flow') },
};

/** `flow`: one that begins a line and has nothing behind it, whatever its lines look like ("= b", "- c"). */
function construct(place: 'text' | 'flow'): Construct {
  return {
    name: 'formula',
    concrete: place === 'flow',
    tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
      const { previous } = this;
      // Typed for a context that is read while the tokens are made.
      const isLazy = () => this.parser.lazy[this.now().line] === true;
      let length = 0;
      /** What ends it: two dollars, one, or a backslash and a letter. */
      let dollars = 0;
      let closing = 0;
      let last: Code = null;

      const take = (code: Code) => {
        effects.consume(code);
        last = code;
        length += 1;
      };

      return start;

      function start(code: Code): State | undefined {
        if (code === DOLLAR && place === 'text' && (isLetter(previous) || isDigit(previous) || previous === DOLLAR)) {
          return nok(code);
        }
        effects.enter('formula');
        effects.enter('formulaText');
        take(code);
        if (code === BACKSLASH) return openedByBackslash;
        dollars = 1;
        return openedByDollar;
      }

      function openedByBackslash(code: Code): State | undefined {
        const letter = CLOSING.get(code ?? 0);
        if (letter === undefined || (place === 'flow' && code !== 91)) return nok(code);
        closing = letter;
        take(code);
        return content;
      }

      function openedByDollar(code: Code): State | undefined {
        if (dollars === 1 && code === DOLLAR) {
          dollars = 2;
          take(code);
          return openedByDollar;
        }
        if (code === DOLLAR || (dollars === 1 && (isSpace(code) || place === 'flow'))) return nok(code);
        return content(code);
      }

      function content(code: Code): State | undefined {
        if (code === null || length > MAX_FORMULA_CHARACTERS) return nok(code);
        if (isLineEnding(code)) {
          effects.exit('formulaText');
          effects.enter('lineEnding');
          effects.consume(code);
          effects.exit('lineEnding');
          last = code;
          length += 1;
          return lineStart;
        }
        if (code === BACKSLASH) {
          take(code);
          return behindBackslash;
        }
        if (code === DOLLAR && dollars > 0) {
          const isClosing = dollars === 2 || !isSpace(last);
          take(code);
          if (dollars === 2) return secondDollar;
          return isClosing ? closedByDollar : content;
        }
        take(code);
        return content;
      }

      function lineStart(code: Code): State | undefined {
        if (place === 'flow' && isLazy()) return nok(code);
        if (isLineEnding(code) || code === null) return nok(code);
        effects.enter('formulaText');
        return content(code);
      }

      function behindBackslash(code: Code): State | undefined {
        if (code === null || isLineEnding(code)) return content(code);
        take(code);
        return closing !== 0 && code === closing ? closed : content;
      }

      function secondDollar(code: Code): State | undefined {
        if (code !== DOLLAR) return content(code);
        take(code);
        return closed;
      }

      function closedByDollar(code: Code): State | undefined {
        return isDigit(code) || code === DOLLAR ? content(code) : closed(code);
      }

      function closed(code: Code): State | undefined {
        // In a line of its own nothing may follow; else it is one within a paragraph.
        if (place === 'flow' && code !== null && !isLineEnding(code)) {
          if (!isSpace(code)) return nok(code);
          take(code);
          return closed;
        }
        effects.exit('formulaText');
        effects.exit('formula');
        return ok(code);
      }
    },
  };
}
